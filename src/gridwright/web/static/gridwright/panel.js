// @ts-check
// The panel in a browser with script: reasons and parts of prices appear in place.

import { closest, find, findAll, get } from "./dom.js";

// A choice that is refused shows its reason in the panel and sends nothing.
document.addEventListener("click", (event) => {
  const choice = closest(event, "#panel [aria-disabled=true]");
  const reason = choice?.parentElement && find(".why", choice.parentElement);
  const alert = find("#panel .refused");
  if (!reason || !alert) return;
  event.preventDefault();
  alert.replaceChildren(...[...reason.childNodes].map((node) => node.cloneNode(true)));
  alert.hidden = false;
});

// A bid that is typed is tried out at once, like one that is pressed: what is shown is what is bid.
document.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement | null} */ (closest(event, "#bid"));
  if (!field?.value) return;
  field.value = String(Math.min(Math.max(Math.floor(Number(field.value)), Number(field.min)), Number(field.max)));
  if (field.value !== field.defaultValue) get("#bid-typed button").click();
});

/**
 * Show the parts of the price of the choice under the pointer or the focus.
 *
 * @param {Event} event
 */
function showParts(event) {
  for (const other of findAll("#panel .breakdown:not([hidden])")) other.hidden = true;
  const choice = closest(event, "#panel .choice");
  const parts = choice && find(".breakdown", choice);
  if (!parts) return;
  parts.hidden = false;
  parts.classList.remove("is-left");
  const edge = get("#panel").getBoundingClientRect().right;
  parts.classList.toggle("is-left", parts.getBoundingClientRect().right > edge);
}
document.addEventListener("pointerover", showParts);
document.addEventListener("focusin", showParts);
