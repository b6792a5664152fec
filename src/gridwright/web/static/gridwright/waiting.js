// @ts-check
// The waiting room: copies and shares the link, says that this page is open, and looks who else has come.

import { closest, find, findAll, get } from "./dom.js";
import { fetchParts } from "./live.js";
import { isOn, notify } from "./notice.js";
import { play } from "./sounds.js";

const PERIOD = 5000; // milliseconds between two looks
const BEAT = 10_000; // milliseconds between two signs of life
const SHOWN = 2000; // milliseconds that the button says "Copied"

const isWaiting = () => find("#panel.is-waiting") !== null;
let beatAt = 0;

function look() {
  if (!isWaiting()) return;
  const address = find("script[data-here]")?.dataset.here;
  if (address && Date.now() - beatAt >= BEAT) {
    beatAt = Date.now();
    fetch(address).catch(() => {}); // without a connection there is nobody to tell
  }
  if (!document.hidden) fetchParts();
}

// Copying

/** @param {HTMLInputElement} field */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus(); // only pages with HTTPS may copy: the rest is one key
    field.select();
    return false;
  }
}

document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-copy]");
  if (!button) return;
  /** @type {HTMLInputElement} */
  const field = get(`#${button.dataset.copy}`);
  if (!(await copy(field)) || button.dataset.label) return;
  button.dataset.label = button.textContent ?? "";
  button.textContent = button.dataset.copied ?? "";
  setTimeout(() => {
    button.textContent = button.dataset.label ?? "";
    delete button.dataset.label;
  }, SHOWN);
});

// Sharing

const canShare = () => typeof navigator.share === "function";

function showSharing() {
  for (const button of findAll("[data-share]")) button.hidden = !canShare();
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-share]");
  /** @type {HTMLInputElement[]} */
  const links = findAll(".invitation input");
  const link = links.find((field) => field.offsetParent !== null);
  if (button && link) navigator.share({ text: button.dataset.share, url: link.value }).catch(() => {});
});

// Who has come

/** @param {ParentNode} page */
const openSeats = (page) => findAll("#players [data-open]", page).map((seat) => seat.dataset.letter ?? "");
const noteOfStart = () => find("#panel.is-waiting")?.dataset.startNote ?? "";
let wereOpen = openSeats(document);
let startNote = noteOfStart(); // what somebody in another window is told when the game begins

function greet() {
  showSharing();
  const areOpen = openSeats(document);
  const taken = wereOpen.filter((letter) => !areOpen.includes(letter));
  wereOpen = areOpen;
  for (const letter of taken) {
    for (const seat of findAll(`#players [data-letter="${letter}"], [data-seat-row="${letter}"]`)) {
      seat.classList.add("has-come");
    }
  }
  if (taken.length > 0) play("turn");
  if (startNote && !isWaiting() && isOn("notify") && document.hidden) notify(startNote);
  startNote = noteOfStart();
}

// The time until who is missing loses the seat

function countDown() {
  const field = find("[data-counts-down]");
  if (!field) return;
  field.dataset.endsAt ??= String(Date.now() + Number(field.dataset.countsDown));
  const seconds = Math.max(0, Math.ceil((Number(field.dataset.endsAt) - Date.now()) / 1000));
  field.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

document.addEventListener("parts:shown", greet);
document.addEventListener("parts:shown", countDown);
setInterval(look, PERIOD);
setInterval(countDown, 1000);
countDown();
showSharing();
look();
