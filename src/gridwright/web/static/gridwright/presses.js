// Presses in the panel: none is lost while another is on its way, and the second one of a double
// click does not press what stands there since the first.

import { keyOf } from "./live.js";
import { isSending } from "./sending.js";

const CALM = 400; // milliseconds in which a new decision cannot be pressed by the same hand
const HASTE = 600; // since the last press
const NEAR = 48; // pixels: farther away, it is another press and not the second of a double click

const version = () => document.getElementById("panel")?.dataset.version;

let shown = version();
let pressed = { at: -HASTE, x: 0, y: 0 };
let waiting = [];

const isCalm = () => document.body.classList.contains("is-calm");
const isNear = ({ clientX, clientY }) => Math.hypot(clientX - pressed.x, clientY - pressed.y) < NEAR;

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
    if (isCalm() && !isChoice && isNear(event)) return stop(event);
    pressed = { at: performance.now(), x: event.clientX, y: event.clientY };
    if (!isSending() || !isChoice || button.getAttribute("aria-disabled") === "true") return;
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
  if (version() !== shown && performance.now() - pressed.at < HASTE) calm();
  shown = version();
});

function calm() {
  document.body.classList.add("is-calm");
  setTimeout(() => document.body.classList.remove("is-calm"), CALM);
}
