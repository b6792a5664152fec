// Goes through a game: the scrubber, its buttons and keys. Positions are fetched one at a time.

import "./menus.js";

const form = document.querySelector(".scrubber");
const slider = form.querySelector("input[type=range]");
const playing = form.querySelector("[data-go=play]");
const last = Number(form.dataset.last);
const places = (unit) => (form.dataset[unit] ?? "").split(",").map(Number);
const PAUSE = 700; // milliseconds between positions while it plays

let unit = form.dataset.by;
let wanted = Number(slider.value);
let shown = wanted;
let isFetching = false;
let timer = 0;

// Where the next or the previous unit begins.
function beyond(by, step) {
  if (by === "action") return Math.min(last, Math.max(0, wanted + step));
  const found = places(by);
  if (step > 0) return found.find((place) => place > wanted) ?? last;
  return found.findLast((place) => place < wanted) ?? 0;
}

function address(at) {
  return `${form.dataset.here}?at=${at}&by=${unit}`;
}

function go(at) {
  wanted = at;
  slider.value = at;
  fetchPosition();
}

function fetchPosition() {
  if (isFetching || wanted === shown) return;
  isFetching = true;
  const at = wanted;
  htmx.ajax("GET", address(at), { target: "#moment", swap: "outerHTML" }).finally(() => {
    isFetching = false;
    shown = at;
    fetchPosition();
  });
}

document.addEventListener("htmx:afterSettle", () => {
  const moment = document.querySelector("#moment");
  if (Number(moment.dataset.at) !== wanted) return;
  slider.setAttribute("aria-valuetext", moment.dataset.said);
  history.replaceState(null, "", address(wanted));
  showLine();
  if (!isPlaying()) return;
  clearTimeout(timer); // every part that was swapped settles for itself
  timer = setTimeout(step, PAUSE);
});

// The log shows the present line in its own box and does not move the page.
function showLine() {
  const line = document.querySelector("#log [aria-current]");
  const box = line?.closest("ol");
  if (box) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
}

const isPlaying = () => playing.getAttribute("aria-pressed") === "true";

function setPlaying(is) {
  clearTimeout(timer);
  playing.setAttribute("aria-pressed", String(is));
  playing.setAttribute("aria-label", is ? form.dataset.pause : form.dataset.play);
  if (!is) return;
  if (wanted === last) go(0);
  else step();
}

function step() {
  if (wanted === last) setPlaying(false);
  else go(beyond(unit, 1));
}

const ways = {
  first: () => go(0),
  last: () => go(last),
  "back-round": () => go(beyond("round", -1)),
  "on-round": () => go(beyond("round", 1)),
  back: () => go(beyond(unit, -1)),
  on: () => go(beyond(unit, 1)),
  play: () => setPlaying(!isPlaying()),
};

function choose(chip) {
  unit = chip.dataset.unit;
  form.querySelectorAll("[data-unit]").forEach((other) => other.removeAttribute("aria-current"));
  chip.setAttribute("aria-current", "true");
}

const isPlain = (event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;

document.addEventListener("click", (event) => {
  const found = event.target.closest("[data-go], [data-unit], #log a[data-at], [data-copy]");
  if (!found || !isPlain(event)) return;
  event.preventDefault();
  if (found.dataset.copy) copy(found);
  else if (found.dataset.unit) choose(found);
  else {
    if (found.dataset.go !== "play") setPlaying(false);
    if (found.dataset.go) ways[found.dataset.go]();
    else go(Number(found.dataset.at));
  }
});

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = button.dataset.copied;
}

slider.addEventListener("input", () => {
  setPlaying(false);
  go(Number(slider.value));
});

document.addEventListener("keydown", (event) => {
  const isField = event.target.closest("input:not([type=range]), select, textarea, summary");
  if (isField || event.defaultPrevented || event.altKey || event.metaKey) return;
  const by = event.ctrlKey ? "round" : event.shiftKey ? "turn" : "action";
  const isButton = event.target.closest("button, a");
  const keys = {
    ArrowLeft: () => go(beyond(by, -1)),
    ArrowRight: () => go(beyond(by, 1)),
    Home: ways.first,
    End: ways.last,
    " ": isButton ? null : ways.play,
  };
  const way = keys[event.key];
  if (!way) return;
  event.preventDefault();
  if (event.key !== " ") setPlaying(false);
  way();
});

form.addEventListener("submit", (event) => event.preventDefault());
playing.hidden = false;
form.querySelector(".keys").hidden = false;
if (navigator.clipboard) document.querySelectorAll("[data-copy]").forEach((button) => (button.hidden = false));
showLine();
