// Presses in the panel: while one is on its way, the next ones wait for its answer, so that a turn is
// ended with all that was chosen. The second one of a double click does not press what stands there
// since the first.

import { keyOf } from "./live.js";
import { isSending } from "./sending.js";

const CALM = 400; // milliseconds in which a new decision cannot be pressed by the same hand
const HASTE = 600; // since the last press
const NEAR = 48; // pixels: farther away, it is another press and not the second of a double click

// Which decision is shown: of the table, and of a turn in steps which of them.
function decision() {
  const panel = document.getElementById("panel");
  return panel && `${panel.dataset.version} ${panel.querySelector(".finish .go")?.value ?? ""}`;
}

let shown = decision();
let pressed = { at: -HASTE, x: 0, y: 0 };
let waiting = [];

const isCalm = () => document.body.classList.contains("is-calm");
const isNear = ({ clientX, clientY }) => Math.hypot(clientX - pressed.x, clientY - pressed.y) < NEAR;
const isHasty = () => performance.now() - pressed.at < HASTE;

const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("#panel form button:not([type=button])");
    if (!button) return;
    const form = new FormData(button.form, button);
    const isChoice = button.form.action.endsWith("/draft") && form.get("way") !== "out";
    const isSecond = isNear(event) && (isCalm() || (isSending() && isHasty()));
    if (isSecond && !isChoice) return stop(event);
    pressed = { at: performance.now(), x: event.clientX, y: event.clientY };
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
  while (waiting.length && !isSending()) {
    document.querySelector(`#panel ${waiting.shift()}`)?.click();
  }
});
document.addEventListener("parts:shown", () => {
  if (decision() === shown) return;
  if (isHasty()) calm();
  shown = decision();
  waiting = []; // it was meant for the decision before
});

function calm() {
  document.body.classList.add("is-calm");
  setTimeout(() => document.body.classList.remove("is-calm"), CALM);
}
