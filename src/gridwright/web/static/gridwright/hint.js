// @ts-check
// Hints: ideas are tried by pointing at them, the card takes the focus, Escape puts it away.
// Asking, trying by number and using are forms and keys like all others of the panel.

import { closest, find } from "./dom.js";
import { isSending } from "./sending.js";

const REST = 250; // milliseconds that the pointer or the focus rests on an idea before it is tried
const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select";

let resting = 0; // the timer
let isCardShown = find("#panel .hint") !== null;

/** @param {Event} event */
function tryLater(event) {
  clearTimeout(resting);
  /** @type {HTMLButtonElement | null} */
  const idea = closest(event, "#panel .hint li:not(.is-tried) button");
  if (!idea) return;
  resting = setTimeout(() => {
    if (idea.isConnected && !isSending()) idea.click();
  }, REST);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") tryLater(event);
});
document.addEventListener("focusin", tryLater);
document.addEventListener("pointerdown", () => clearTimeout(resting)); // the press itself will try it

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || find("dialog[open]")) return;
  if (event.target instanceof Element && event.target.matches(TYPING)) return;
  if (event.key === "Escape") putAway(event);
  if (event.key.toLowerCase() === "h") sayOff();
});

/** @param {KeyboardEvent} event */
function putAway(event) {
  const button = find("#panel [data-hint-close]");
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Say that there are no hints here, where somebody wants one. */
function sayOff() {
  const reason = find("#no-hint");
  const alert = find("#panel .refused");
  if (!reason || !alert || localStorage.getItem("gridwright.keys") === "off") return;
  alert.textContent = reason.textContent;
  alert.hidden = false;
}

document.addEventListener("parts:shown", () => {
  const heading = find("#hint-heading");
  const isNew = heading !== null && !isCardShown;
  isCardShown = heading !== null;
  if (!isNew) return;
  const { activeElement } = document;
  const isElsewhere = activeElement?.closest("#log, dialog, input, textarea, select");
  if (!isElsewhere) heading.focus({ preventScroll: true });
});
