// @ts-check
// Says that it is my turn, for those who want it: by a notification of the browser, by a soft tone.

import { closest, findAll, get } from "./dom.js";

/** @param {string} name */
export const isOn = (name) => localStorage.getItem(`gridwright.${name}`) === "on";
const isMyTurn = () => get("#state").dataset.turn === "mine";
let wasMyTurn = isMyTurn();

function showSwitches() {
  for (const button of findAll("[data-switch]")) {
    button.setAttribute("aria-pressed", String(isOn(button.dataset.switch ?? "")));
  }
}

/** @param {HTMLElement} button */
async function toggle(button) {
  const name = button.dataset.switch ?? "";
  let isWanted = !isOn(name);
  if (isWanted && name === "notify") {
    isWanted = (await globalThis.Notification?.requestPermission()) === "granted";
    if (!isWanted) button.textContent = button.dataset.refused ?? "";
  }
  localStorage.setItem(`gridwright.${name}`, isWanted ? "on" : "off");
  if (isWanted && name === "tone") sound();
  showSwitches();
}

function notify() {
  const { turnNote = "", name = "" } = get("#main").dataset;
  try {
    const notification = new Notification(turnNote, { tag: location.pathname, body: name });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    // some phones allow notifications only to installed applications; the title of the page says it too
  }
}

export function sound() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 523;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-switch]");
  if (button) toggle(button);
});
document.addEventListener("parts:shown", () => {
  if (isMyTurn() && !wasMyTurn) {
    if (isOn("tone")) sound();
    if (isOn("notify") && document.hidden) notify();
  }
  wasMyTurn = isMyTurn();
  showSwitches();
});
showSwitches();
