// @ts-check
// Narrow screens: tabs, and a sheet with three heights.

import { closest, findAll, fire, get } from "./dom.js";

const HEIGHTS = ["peek", "half", "full"];
const DRAG = 24; // pixels from which on a press is a drag

let startY = NaN; // where the handle was pressed

/** @param {string} tab */
export function open(tab) {
  get("#main").dataset.tab = tab;
  for (const button of findAll(".tabs [data-tab]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  }
  fire("tab");
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

document.addEventListener("click", (event) => {
  const tab = closest(event, ".tabs [data-tab]")?.dataset.tab;
  if (tab) open(tab);
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

export function startTabs() {
  open(get(".tabs [data-tab]").dataset.tab ?? "");
}
