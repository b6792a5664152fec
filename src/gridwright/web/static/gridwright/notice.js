// @ts-check
// Says what happens, for those who want it: by a notification of the browser, by soft sounds.

import { closest, findAll, get } from "./dom.js";
import { isOn, play } from "./sounds.js";

export { isOn } from "./sounds.js";

const isMyTurn = () => get("#state").dataset.turn === "mine";
let wasMyTurn = isMyTurn();
/** @param {"sold" | "steps"} what */
const countOf = (what) => Number(get("#state").dataset[what] ?? 0);
let counts = { sold: countOf("sold"), steps: countOf("steps") };

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
  if (isWanted && name === "tone") play("turn");
  showSwitches();
}

/** @param {string} note */
export function notify(note) {
  const { name = "" } = get("#main").dataset;
  try {
    const notification = new Notification(note, { tag: location.pathname, body: name });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    // some phones allow notifications only to installed applications; the title of the page says it too
  }
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-switch]");
  if (button) toggle(button);
});
document.addEventListener("parts:shown", () => {
  const now = { sold: countOf("sold"), steps: countOf("steps") };
  const isNewTurn = isMyTurn() && !wasMyTurn;
  // One sound at a time: the rarest is the news.
  if (now.steps > counts.steps) play("step");
  else if (isNewTurn) play("turn");
  else if (now.sold > counts.sold) play("sold");
  if (isNewTurn && isOn("notify") && document.hidden) notify(get("#main").dataset.turnNote ?? "");
  wasMyTurn = isMyTurn();
  counts = now;
  showSwitches();
});
showSwitches();

// The page of the end plays its moment for those who have seen the game run.
sessionStorage.setItem("gridwright.playing", location.pathname);
