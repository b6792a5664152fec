// @ts-check
// The curve of an analysis leads to positions; what was fetched for another position is left alone.

import { closest, get } from "./dom.js";

/** @type {HTMLInputElement} */
const slider = get(".scrubber input[type=range]");

/**
 * How many actions were played where the curve was pressed.
 *
 * @param {SVGSVGElement} curve
 * @param {number} x
 */
function placeAt(curve, x) {
  const { left, width } = curve.getBoundingClientRect();
  const plot = get("[data-plot]", curve);
  const [start = 0, end = 1] = (plot.dataset.plot ?? "").split(" ").map(Number);
  const share = (((x - left) / width) * curve.viewBox.baseVal.width - start) / (end - start);
  return Math.round(Math.min(1, Math.max(0, share)) * Number(slider.max));
}

document.addEventListener("click", (event) => {
  /** @type {SVGSVGElement | null} */
  const curve = closest(event, ".curve > svg");
  if (!curve) return;
  slider.value = String(placeAt(curve, event.clientX));
  slider.dispatchEvent(new Event("input", { bubbles: true }));
});

document.addEventListener("htmx:oobBeforeSwap", ({ detail }) => {
  const part = detail.fragment.firstElementChild;
  const shown = part instanceof HTMLElement ? part.dataset.shown : undefined;
  if (shown !== undefined && shown !== slider.value) detail.shouldSwap = false;
});
