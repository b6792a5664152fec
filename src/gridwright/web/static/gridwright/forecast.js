// @ts-check
// The forecast is spoken once it rests; the question before a wasted turn takes the focus and can be left.

import { closest, find, get } from "./dom.js";

const REST = 500; // milliseconds without a change before the forecast is spoken

const spoken = Object.assign(document.createElement("p"), { className: "unseen" });
spoken.setAttribute("role", "status");
document.body.append(spoken);

/** The forecast as one text, without the breaks of its lines. */
const forecastText = () => (find("#panel .forecast > span")?.textContent ?? "").replaceAll(/\s+/gu, " ").trim();

let timer = 0;
let lastText = forecastText();

function speakSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const text = forecastText();
    if (text && text !== lastText) spoken.textContent = text;
    lastText = text;
  }, REST);
}

function leaveGuard() {
  const guard = find("#panel .guard");
  if (!guard) return false;
  guard.remove();
  const row = get("#panel .go-row");
  row.hidden = false;
  find(".go", row)?.focus();
  return true;
}

document.addEventListener("parts:shown", ({ detail }) => {
  speakSoon();
  if (detail.some(({ part }) => part.id === "panel")) find("#panel .guard .keep")?.focus();
});
document.addEventListener("click", (event) => {
  if (closest(event, "#panel .guard .keep") && leaveGuard()) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !find("dialog[open]") && leaveGuard()) event.preventDefault();
});
