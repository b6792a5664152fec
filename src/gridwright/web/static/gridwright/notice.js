// Says that it is my turn where somebody asked for it: by a note of the browser, by a soft tone.

const main = () => document.getElementById("main");
const isOn = (name) => localStorage.getItem(`gridwright.${name}`) === "on";
const isMyTurn = () => document.getElementById("state").dataset.turn === "mine";
let wasMine = isMyTurn();

function paint() {
  for (const button of document.querySelectorAll("[data-switch]")) {
    button.setAttribute("aria-pressed", String(isOn(button.dataset.switch)));
  }
}

async function turn(name) {
  let on = !isOn(name);
  if (on && name === "notify") on = (await Notification.requestPermission()) === "granted";
  localStorage.setItem(`gridwright.${name}`, on ? "on" : "off");
  if (on && name === "tone") sound();
  paint();
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
  if (button) turn(button.dataset.switch);
});
document.addEventListener("parts:shown", () => {
  const isMine = isMyTurn();
  if (isMine && !wasMine) {
    if (isOn("tone")) sound();
    if (isOn("notify") && document.hidden) new Notification(main().dataset.turnNote);
  }
  wasMine = isMine;
});
paint();
