// @ts-check
// Prices on the map: which kind of them is shown, a switch for all, and what got cheaper blinks.

import { closest, find, findAll, get } from "./dom.js";

const SETTING = "gridwright.prices";
const BLINK = [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }];
const BLINKING = 200; // milliseconds

/** @type {Map<string, number>} */
let totals = new Map(); // that were shown last, by city
let kindOfTotals = "1";

const isOn = () => localStorage.getItem(SETTING) !== "off";
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const hasKinds = () => Number(find("#turn-halos")?.dataset.kinds ?? 0) > 1;

/** The kind of prices on the map: one of those that the panel lists, the first by default. */
export const shownKind = () => (hasKinds() ? (get("#main").dataset.prices ?? "1") : "1");

/**
 * What the map says of a city on offer: its price, and the words for screen readers.
 *
 * @param {string} city
 */
export const priceOf = (city) => find(`#tag-${CSS.escape(city)} [data-kind="${shownKind()}"]`)?.dataset;

/**
 * Show the kind of prices that is pointed at in the panel, or the only one that is seen there;
 * return whether it is another one than before.
 *
 * @param {Event} [event]
 */
export function chooseKind(event) {
  if (!hasKinds()) return false;
  const seen = findAll("#panel [data-prices-of]").filter((kind) => kind.getClientRects().length);
  const kind = seen.length === 1 ? seen[0] : event && closest(event, "#panel [data-prices-of]");
  if (!kind || kind.dataset.pricesOf === shownKind()) return false;
  get("#main").dataset.prices = kind.dataset.pricesOf;
  return true;
}

function showSwitch() {
  document.documentElement.classList.toggle("no-prices", !isOn());
  for (const button of findAll("[data-switch-prices]")) button.setAttribute("aria-pressed", String(isOn()));
}

/** After every change of the page. */
export function setUpPrices() {
  showSwitch();
  chooseKind();
  /** @type {Map<string, number>} */
  const now = new Map();
  for (const tag of findAll("#board [data-tag]")) {
    const city = tag.dataset.tag ?? "";
    const price = priceOf(city)?.price;
    if (price === undefined) continue;
    now.set(city, Number(price));
    const isCheaper = kindOfTotals === shownKind() && Number(price) < (totals.get(city) ?? 0);
    if (isCheaper && !isStill()) tag.animate(BLINK, BLINKING);
  }
  totals = now;
  kindOfTotals = shownKind();
}

document.addEventListener("click", (event) => {
  if (!closest(event, "[data-switch-prices]")) return;
  localStorage.setItem(SETTING, isOn() ? "off" : "on");
  showSwitch();
});
