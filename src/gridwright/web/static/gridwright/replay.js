// @ts-check
// Goes through a game: the scrubber, its buttons and keys. Positions are fetched one at a time.

import { closest, find, findAll, get } from "./dom.js";
import "./menus.js";

const PAUSE = 700; // milliseconds between positions while it plays

const form = get(".scrubber");
/** @type {HTMLInputElement} */
const slider = get("input[type=range]", form);
const playButton = get("[data-go=play]", form);
const last = Number(form.dataset.last);

let unit = form.dataset.by ?? "action";
let wanted = Number(slider.value);
let shown = wanted;
let isFetching = false;
let timer = 0;

/**
 * Where the next unit begins, or with -1 the one before.
 *
 * @param {string} name
 * @param {number} direction
 */
function beginOf(name, direction) {
  if (name === "action") return Math.min(last, Math.max(0, wanted + direction));
  const places = (form.dataset[name] ?? "").split(",").map(Number);
  if (direction > 0) return places.find((place) => place > wanted) ?? last;
  return places.findLast((place) => place < wanted) ?? 0;
}

/** @param {number} at */
const addressOf = (at) => `${form.dataset.here}?at=${at}&by=${unit}`;

/** @param {number} at */
function go(at) {
  wanted = at;
  slider.value = String(at);
  fetchPosition();
}

async function fetchPosition() {
  if (isFetching || wanted === shown) return;
  isFetching = true;
  const at = wanted;
  try {
    await htmx.ajax("GET", addressOf(at), { target: "#moment", swap: "outerHTML" });
  } finally {
    isFetching = false;
    shown = at;
    fetchPosition();
  }
}

document.addEventListener("htmx:afterSettle", () => {
  const moment = get("#moment");
  if (Number(moment.dataset.at) !== wanted) return;
  slider.setAttribute("aria-valuetext", moment.dataset.said ?? "");
  history.replaceState(null, "", addressOf(wanted));
  showLine();
  if (!isPlaying()) return;
  clearTimeout(timer); // htmx settles every part that it has swapped
  timer = setTimeout(step, PAUSE);
});

// The log shows the present line in its own box and does not move the page.
function showLine() {
  const line = find("#log [aria-current]");
  const box = line?.closest("ol");
  if (line && box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
}

const isPlaying = () => playButton.getAttribute("aria-pressed") === "true";

/** @param {boolean} isOn */
function setPlaying(isOn) {
  clearTimeout(timer);
  playButton.setAttribute("aria-pressed", String(isOn));
  playButton.setAttribute("aria-label", (isOn ? form.dataset.pause : form.dataset.play) ?? "");
  if (!isOn) return;
  if (wanted === last) go(0);
  else step();
}

function step() {
  if (wanted === last) setPlaying(false);
  else go(beginOf(unit, 1));
}

const BUTTONS = new Map([
  ["first", () => go(0)],
  ["last", () => go(last)],
  ["back-round", () => go(beginOf("round", -1))],
  ["on-round", () => go(beginOf("round", 1))],
  ["back", () => go(beginOf(unit, -1))],
  ["on", () => go(beginOf(unit, 1))],
  ["play", () => setPlaying(!isPlaying())],
]);

/** @param {HTMLElement} chip */
function chooseUnit(chip) {
  unit = chip.dataset.unit ?? unit;
  for (const other of findAll("[data-unit]", form)) other.removeAttribute("aria-current");
  chip.setAttribute("aria-current", "true");
}

/** @param {HTMLElement} button */
async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  button.textContent = button.dataset.copied ?? "";
}

document.addEventListener("click", (event) => {
  const control = closest(event, "[data-go], [data-unit], a[data-at], [data-copy]");
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const button = control.dataset.go;
  if (control.dataset.copy) copy(control);
  else if (control.dataset.unit) chooseUnit(control);
  else {
    if (button !== "play") setPlaying(false);
    if (button) BUTTONS.get(button)?.();
    else go(Number(control.dataset.at));
  }
});

slider.addEventListener("input", () => {
  setPlaying(false);
  go(Number(slider.value));
});

/** @param {KeyboardEvent} event */
function unitOf(event) {
  if (event.ctrlKey) return "round";
  return event.shiftKey ? "turn" : "action";
}

document.addEventListener("keydown", (event) => {
  const isField = closest(event, "input:not([type=range]), select, textarea, summary");
  if (isField || event.defaultPrevented || event.altKey || event.metaKey) return;
  if (event.key === " ") {
    if (closest(event, "button, a")) return;
    event.preventDefault();
    setPlaying(!isPlaying());
    return;
  }
  const places = new Map([
    ["ArrowLeft", beginOf(unitOf(event), -1)],
    ["ArrowRight", beginOf(unitOf(event), 1)],
    ["Home", 0],
    ["End", last],
  ]);
  const place = places.get(event.key);
  if (place === undefined) return;
  event.preventDefault();
  setPlaying(false);
  go(place);
});

form.addEventListener("submit", (event) => event.preventDefault());
playButton.hidden = false;
get(".keys", form).hidden = false;
if (navigator.clipboard) for (const button of findAll("[data-copy]")) button.hidden = false;
showLine();
