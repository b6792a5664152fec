// @ts-check
// Space goes on to my turn, or lets the next bot act; T takes the next tempo. Both are left alone where
// something is typed or pressed, and while a dialog is open. Space never scrolls the page of a table.

import { hide, say, skip } from "./captions.js";
import { closest, find, findAll, get } from "./dom.js";

const SETTING = "gridwright.keys";
const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSED = "button, a, summary, input, [role=button]";

const isMyTurn = () => get("#state").dataset.turn === "mine";

/** @param {string} selector */
function press(selector) {
  const button = find(selector);
  button?.click();
  return button !== null;
}

/** Let everything that moves be where it goes. */
function endMotion() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  hide();
}

function goOn() {
  if (isMyTurn()) return;
  if (!press("#panel .tempo-next") && !press("#panel .tempo-skip:not([aria-disabled=true])")) endMotion();
}

function nextTempo() {
  const form = find("#panel .tempo-choice") ?? find("#menu .tempo-choice");
  if (!form) return;
  /** @type {HTMLInputElement[]} */
  const choices = findAll("[type=radio]", form);
  const next = choices[(choices.findIndex((choice) => choice.checked) + 1) % choices.length];
  next?.click();
  say(`${form.dataset.heading}: ${next?.parentElement?.textContent.trim()}`);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  if (find("dialog[open]") || closest(event, TYPING)) return;
  if (event.key.toLowerCase() === "t") {
    if (event.repeat || localStorage.getItem(SETTING) === "off") return;
    event.preventDefault();
    nextTempo();
  } else if (event.key === " " && !closest(event, PRESSED)) {
    event.preventDefault();
    if (!event.repeat) goOn();
  } else if (event.key === "Enter" && !closest(event, PRESSED) && !event.repeat) press("#panel .tempo-next");
});
document.addEventListener("click", (event) => {
  if (closest(event, "#panel [name=way][value=skip]")) skip();
});

// The phase so far is read from its end.
document.addEventListener("parts:shown", () => {
  const body = find("#panel .act-body:has(.so-far):not(:has(.duel))");
  if (body) body.scrollTop = body.scrollHeight;
});

// When my turn comes while the focus is on the control, which is gone then, the heading gets it: whoever presses
// the same key once more must not end a turn that has just begun.
let isFocused = false;
document.addEventListener("focusin", (event) => {
  isFocused = closest(event, "#panel .tempo") !== null;
});
document.addEventListener("parts", () => {
  const wasFocused = isFocused;
  document.addEventListener("parts:shown", () => wasFocused && isMyTurn() && focusHeading(), { once: true });
});

function focusHeading() {
  const heading = get("#panel #act");
  heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
}
