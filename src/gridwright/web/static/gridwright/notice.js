// Says that it is my turn where somebody asked for it: by a note of the browser, by a soft tone.

const main = () => document.getElementById("main");
export const isOn = (name) => localStorage.getItem(`gridwright.${name}`) === "on";
const isMyTurn = () => document.getElementById("state").dataset.turn === "mine";
let wasMine = isMyTurn();

function paint() {
  for (const button of document.querySelectorAll("[data-switch]")) {
    button.setAttribute("aria-pressed", String(isOn(button.dataset.switch)));
  }
}

async function turn(button) {
  const name = button.dataset.switch;
  let on = !isOn(name);
  if (on && name === "notify") {
    on = (await globalThis.Notification?.requestPermission()) === "granted";
    if (!on) button.textContent = button.dataset.refused;
  }
  localStorage.setItem(`gridwright.${name}`, on ? "on" : "off");
  if (on && name === "tone") sound();
  paint();
}

function note() {
  try {
    const shown = new Notification(main().dataset.turnNote, { tag: location.pathname, body: main().dataset.name });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow notes only to what is installed; the title says it too
  }
}

function sound() {
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
  const button = event.target.closest("[data-switch]");
  if (button) turn(button);
});
document.addEventListener("parts:shown", () => {
  const isMine = isMyTurn();
  if (isMine && !wasMine) {
    if (isOn("tone")) sound();
    if (isOn("notify") && document.hidden) note();
  }
  wasMine = isMine;
  paint();
});
paint();
