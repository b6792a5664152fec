// @ts-check
// Presses in the panel: while one is on its way, the next ones wait for its answer, so that a turn is
// ended with all that was chosen. The second press of a double click does not reach a button that has
// only appeared since the first, and nothing answers a question that has only just been asked.

import { closest, find } from "./dom.js";
import { keyOf } from "./parts.js";
import { isSending } from "./sending.js";

const CALM = 400; // milliseconds in which a new decision cannot be pressed by the same hand
const HASTE = 600; // milliseconds since the last press
const FINISH = ".finish .go";
const NEAR = 48; // pixels: farther away, it is another press and not the second of a double click

/** The decision that is shown: its version, and in a turn of several steps the step. */
function decision() {
  const panel = find("#panel");
  /** @type {HTMLButtonElement | null} */
  const button = find("#panel .finish .go");
  return panel && `${panel.dataset.version} ${button?.name === "step" ? button.value : ""}`;
}

let shownDecision = decision();
let lastPress = { time: -HASTE, x: 0, y: 0, selector: "" };
/** @type {string[]} */
let waiting = []; // selectors of the buttons

const isCalm = () => document.body.classList.contains("is-calm");
const isHasty = () => performance.now() - lastPress.time < HASTE;
/** @param {MouseEvent} event */
const isNear = ({ clientX, clientY }) => Math.hypot(clientX - lastPress.x, clientY - lastPress.y) < NEAR;

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * A selector that finds a button again after the answer. The one that finishes is the same with and without choices.
 *
 * @param {HTMLButtonElement} button
 */
const selectorOf = (button) => (button.matches(FINISH) && button.name !== "step" ? FINISH : keyOf(button));

/** Press the button that finishes as soon as what is on its way has brought it; return whether anything is. */
export function finishLater() {
  if (isSending()) waiting.push(FINISH);
  return isSending();
}

document.addEventListener(
  "click",
  (event) => {
    /** @type {HTMLButtonElement | null} */
    const button = closest(event, "#panel form button:not([type=button])");
    if (!button?.form) return;
    const fields = new FormData(button.form, button);
    const isChoice = button.form.action.endsWith("/draft") && fields.get("way") !== "out";
    const isNext = fields.get("way") === "next"; // one bot after the other, as quickly as somebody likes
    const selector = selectorOf(button);
    const isSame = event.detail === 0 ? selector === lastPress.selector : isNear(event); // keys are pressed nowhere
    const isSecond = (isCalm() && isNear(event)) || (isSending() && isHasty() && isSame);
    const isUnread = isCalm() && button.closest(".guard") !== null;
    if (isUnread || (isSecond && !isChoice && !isNext)) {
      stop(event);
      return;
    }
    lastPress = { time: performance.now(), x: event.clientX, y: event.clientY, selector };
    if (!isSending() || button.getAttribute("aria-disabled") === "true") return;
    stop(event);
    waiting.push(selector);
  },
  true,
);

document.addEventListener("answer", (event) => {
  if (!event.detail.isDone) waiting = [];
});
document.addEventListener("answered", () => {
  while (waiting.length && !isSending()) find(`#panel ${waiting.shift()}`)?.click();
});
document.addEventListener("parts:shown", ({ detail }) => {
  const isAsked = detail.some(({ part }) => part.id === "panel" && find(".guard", part) !== null);
  if (decision() === shownDecision && !isAsked) return;
  if (isAsked || isHasty()) calm();
  shownDecision = decision();
  waiting = []; // they were meant for the decision before
});

function calm() {
  document.body.classList.add("is-calm");
  setTimeout(() => document.body.classList.remove("is-calm"), CALM);
}
