// @ts-check
// Narrow screens: tabs, and a sheet with three heights. The upper half shows what the phase is about,
// until somebody chooses a tab.

import { closest, find, findAll, fire, get } from "./dom.js";

const HEIGHTS = ["peek", "half", "full"];
const DRAG = 24; // pixels from which on a press is a drag
/** @type {Record<string, string>} */
const TABS = { plants: "market", fuel: "market", company: "market", labour: "market", players: "players" };

let startY = NaN; // where the handle was pressed
let subject = ""; // what the phase is about, as it was last shown

/**
 * @param {string} tab
 * @param {string} [view] the part of it that is wanted; all of it if there is none
 */
export function open(tab, view = "") {
  const { dataset } = get("#main");
  const wanted = find(`.tabs [data-tab="${tab}"]`) ? tab : "market"; // cards have no board
  dataset.tab = wanted;
  dataset.view = view;
  for (const button of findAll(".tabs [data-tab]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === wanted));
  }
  fire("tab");
}

/** Show what the panel is about, if that is another phase or step than before. */
function follow() {
  const { phase = "", view = "" } = get("#panel").dataset;
  if (subject === `${phase} ${view}`) return;
  subject = `${phase} ${view}`;
  open(TABS[view] ?? "board", view);
}

/** @param {number} by */
function raise(by) {
  const { dataset } = get("#main");
  const place = HEIGHTS.indexOf(dataset.sheet ?? "half") + by;
  dataset.sheet = HEIGHTS[Math.min(Math.max(place, 0), HEIGHTS.length - 1)];
}

/** From full height to the lowest, else one up. */
function cycle() {
  raise(get("#main").dataset.sheet === "full" ? -2 : 1);
}

/**
 * One kind of building at a time.
 *
 * @param {string} kind
 */
function choose(kind) {
  get("#main").dataset.kind = kind;
  for (const button of findAll("#panel [data-kind]")) {
    button.setAttribute("aria-pressed", String(button.dataset.kind === kind));
  }
}

document.addEventListener("click", (event) => {
  const tab = closest(event, ".tabs [data-tab]")?.dataset.tab;
  const kind = closest(event, "#panel [data-kind]")?.dataset.kind;
  if (tab) open(tab);
  else if (kind) choose(kind);
  else if (closest(event, ".strip li")) open("players");
  else if (closest(event, ".handle") && !event.detail) cycle(); // by the keyboard
});
document.addEventListener("pointerdown", (event) => {
  startY = closest(event, ".handle") ? event.clientY : NaN;
});
document.addEventListener("pointerup", (event) => {
  const distance = event.clientY - startY;
  startY = NaN;
  if (Number.isNaN(distance)) return;
  if (Math.abs(distance) < DRAG) cycle();
  else raise(distance > 0 ? -1 : 1);
});
document.addEventListener("parts", () => {
  follow();
  choose(get("#main").dataset.kind ?? "1");
});

export function startTabs() {
  follow();
  choose("1");
}
