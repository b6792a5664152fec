// @ts-check
// Presses in the panel: while one is on its way, the next ones wait for its answer, so that a turn is
// ended with all that was chosen. The second press of a double click does not reach a button that has
// only appeared since the first.

import { closest, find } from "./dom.js";
import { keyOf } from "./parts.js";
import { isSending } from "./sending.js";

const CALM = 400; // milliseconds in which a new decision cannot be pressed by the same hand
const HASTE = 600; // milliseconds since the last press
const NEAR = 48; // pixels: farther away, it is another press and not the second of a double click

/** The decision that is shown: its version, and in a turn of several steps the step. */
function decision() {
  const panel = find("#panel");
  /** @type {HTMLButtonElement | null} */
  const button = find("#panel .finish .go[name=step]"); // another value is no step: the button asks before a wasted turn
  return panel && `${panel.dataset.version} ${button?.value ?? ""}`;
}

let shownDecision = decision();
let lastPress = { time: -HASTE, x: 0, y: 0 };
/** @type {string[]} */
let waiting = []; // keys of the buttons

const isCalm = () => document.body.classList.contains("is-calm");
const isHasty = () => performance.now() - lastPress.time < HASTE;
/** @param {MouseEvent} event */
const isNear = ({ clientX, clientY }) => Math.hypot(clientX - lastPress.x, clientY - lastPress.y) < NEAR;

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener(
  "click",
  (event) => {
    /** @type {HTMLButtonElement | null} */
    const button = closest(event, "#panel form button:not([type=button])");
    if (!button?.form) return;
    const fields = new FormData(button.form, button);
    const isChoice = button.form.action.endsWith("/draft") && fields.get("way") !== "out";
    const isSecond = isNear(event) && (isCalm() || (isSending() && isHasty()));
    if (isSecond && !isChoice) {
      stop(event);
      return;
    }
    lastPress = { time: performance.now(), x: event.clientX, y: event.clientY };
    if (!isSending() || button.getAttribute("aria-disabled") === "true") return;
    stop(event);
    waiting.push(keyOf(button));
  },
  true,
);

document.addEventListener("answer", (event) => {
  if (!event.detail.isDone) waiting = [];
});
document.addEventListener("answered", () => {
  while (waiting.length && !isSending()) find(`#panel ${waiting.shift()}`)?.click();
});
document.addEventListener("parts:shown", () => {
  if (decision() === shownDecision) return;
  if (isHasty()) calm();
  shownDecision = decision();
  waiting = []; // they were meant for the decision before
});

function calm() {
  document.body.classList.add("is-calm");
  setTimeout(() => document.body.classList.remove("is-calm"), CALM);
}
