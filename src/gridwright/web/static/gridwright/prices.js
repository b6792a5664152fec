// @ts-check
// Prices on the map: a switch for them, and what got cheaper blinks.

import { closest, find, findAll } from "./dom.js";

const SETTING = "gridwright.prices";
const BLINK = [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }];
const BLINKING = 200; // milliseconds

/** @type {Map<string, number>} */
let totals = new Map(); // that were shown last, by city

const isOn = () => localStorage.getItem(SETTING) !== "off";
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What the map says of a city on offer: its price, and the words for screen readers.
 *
 * @param {string} city
 */
export const priceOf = (city) => find(`#tag-${CSS.escape(city)}`)?.dataset;

function showSwitch() {
  document.documentElement.classList.toggle("no-prices", !isOn());
  for (const button of findAll("[data-prices]")) button.setAttribute("aria-pressed", String(isOn()));
}

/** After every change of the page. */
export function setUpPrices() {
  showSwitch();
  /** @type {Map<string, number>} */
  const now = new Map();
  for (const tag of findAll("#board [data-tag]")) {
    const city = tag.dataset.tag ?? "";
    const price = priceOf(city)?.price;
    if (price === undefined) continue;
    now.set(city, Number(price));
    if (Number(price) < (totals.get(city) ?? 0) && !isStill()) tag.animate(BLINK, BLINKING);
  }
  totals = now;
}

document.addEventListener("click", (event) => {
  if (!closest(event, "[data-prices]")) return;
  localStorage.setItem(SETTING, isOn() ? "off" : "on");
  showSwitch();
});
