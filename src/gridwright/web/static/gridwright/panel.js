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

// One's own money at a shared screen: it comes from the server while the button is held, and goes with it.
let isPeeking = false;

/** @param {Event} event */
async function peek(event) {
  /** @type {HTMLButtonElement | null} */
  const button = closest(event, "#panel [data-peek]");
  if (!button?.form || isPeeking) return;
  isPeeking = true;
  const { form } = button;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const response = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/plain" } });
  const amount = await response.text();
  const output = get("output", form);
  if (!isPeeking || !response.ok) return;
  output.textContent = amount;
  output.hidden = false;
}

function stopPeeking() {
  isPeeking = false;
  for (const output of findAll("#panel .peek output")) {
    output.textContent = "";
    output.hidden = true;
  }
}

document.addEventListener("pointerdown", peek);
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") peek(event);
});
for (const name of ["pointerup", "pointercancel", "keyup", "visibilitychange"]) document.addEventListener(name, stopPeeking);
document.addEventListener("contextmenu", (event) => {
  if (closest(event, "[data-peek]")) event.preventDefault(); // a long press on a touch screen
});
document.addEventListener(
  "click",
  (event) => {
    if (!closest(event, "[data-peek]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

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
