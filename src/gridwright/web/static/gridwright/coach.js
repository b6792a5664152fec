// @ts-check
// The coach of a lesson: rings around what its card shows, and one announcement for each card.

import { say } from "./captions.js";
import { find, findAll } from "./dom.js";

/** @type {Record<string, string>} */
const PLACES = {
  phases: "#bar .track, #bar .short",
  step: "#bar .ahead",
  seats: "#players, #strip",
  plants: "#market",
  cards: "#market",
  resources: "#fuel",
  fuel: "#fuel",
  labour: "#labour",
  map: "#board",
  board: "#company",
  panel: "#panel",
  forecast: "#panel .forecast",
  auction: "#panel .block, #panel .act-body",
};
/** @type {Record<string, (name: string) => string>} */
const NAMED = {
  plant: (name) => `#market [data-card="${name}"], #panel [data-card="${name}"]:not(button *)`,
  city: (name) => `#board > svg [data-city="${name}"]`,
  seat: (name) => `#players [data-letter="${name}"]`,
};

let lastCard = find("#coach")?.dataset.card ?? "";

/** @param {string} ring what a step shows: `plants`, or `plant:10` */
function placesOf(ring) {
  const [part = "", name = ""] = ring.split(":");
  const selector = name ? NAMED[part]?.(CSS.escape(name)) : PLACES[part];
  return selector ? findAll(selector) : [];
}

/** Ring what the card shows; where that is in another such place, the smaller one alone. */
function showRings() {
  for (const place of findAll(".is-ringed")) place.classList.remove("is-ringed");
  const rings = (find("#coach:not([hidden])")?.dataset.show ?? "").split(" ").filter(Boolean);
  const places = rings.flatMap(placesOf);
  for (const place of places) {
    if (!places.some((other) => other !== place && place.contains(other))) place.classList.add("is-ringed");
  }
}

/** Say a new card once, and keep the focus on its button if it was on the one before. */
function tell() {
  const card = find("#coach:not([hidden])");
  const now = card?.dataset.card ?? "";
  if (card && now !== lastCard) say(findAll(".coach-says p", card).map((sentence) => sentence.textContent).join(" "));
  lastCard = now;
}

document.addEventListener("parts:shown", () => {
  showRings();
  tell();
});
showRings();
