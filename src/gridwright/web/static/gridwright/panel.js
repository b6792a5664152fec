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

// Steppers: the number between them is what is sent.
document.addEventListener("click", (event) => {
  const button = closest(event, "#panel .step[type=button]");
  /** @type {HTMLInputElement | null | undefined} */
  const field = button?.parentElement?.querySelector("input[type=number]");
  if (!button || !field) return;
  const wanted = Number(field.value) + Number(button.dataset.step);
  field.value = String(Math.min(Math.max(wanted, Number(field.min)), Number(field.max)));
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
