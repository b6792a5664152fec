// @ts-check
// Keys of the table. Single letters can be switched off; typing and the browser's keys are left alone.

import { closest, find, findAll, get } from "./dom.js";
import { openPalette } from "./palette.js";
import { finishLater } from "./presses.js";

const SETTING = "gridwright.keys";
const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

const areLettersOn = () => localStorage.getItem(SETTING) !== "off";

/** @param {string} selector */
function press(selector) {
  const button = find(selector);
  button?.click();
  return button !== null;
}

/**
 * Do what a key stands for; return whether it stands for anything.
 *
 * @param {string} key
 */
function act(key) {
  if (key === "Escape") return clear();
  if (key === "?") return showKeys();
  if (key === "/" || key === ".") return openPalette();
  if (!areLettersOn()) return false;
  if (key === "f") return press("#panel .go") || finishLater();
  if (key === "+" || key === "-") return press(`#panel [data-step="bid${key}"]`);
  return /^[1-9a-z]$/u.test(key) && press(`#panel [data-key="${CSS.escape(key)}"]`);
}

function clear() {
  for (const box of findAll("#panel .breakdown, #panel .refused")) box.hidden = true;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  if (focused?.matches(TYPING)) focused.blur();
  return false;
}

function showKeys() {
  /** @type {HTMLDialogElement | null} */
  const dialog = find("dialog#keys");
  if (!dialog) return false;
  /** @type {HTMLInputElement} */
  const box = get("[name=letters]", dialog);
  box.checked = areLettersOn();
  if (!dialog.open) dialog.showModal();
  return true;
}

document.addEventListener("change", (event) => {
  const box = /** @type {HTMLInputElement | null} */ (closest(event, "dialog#keys [name=letters]"));
  if (box) localStorage.setItem(SETTING, box.checked ? "on" : "off");
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (event.key !== "Escape" && event.target instanceof Element && event.target.matches(TYPING)) return;
  if (find("dialog:modal") || closest(event, "dialog")) return;
  if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
});
document.addEventListener("click", (event) => {
  if (closest(event, "[data-keys]")) showKeys();
});

// The heading of the panel shows that it has the focus to those who use the keyboard.
document.addEventListener("keydown", () => document.documentElement.classList.add("by-keys"), true);
document.addEventListener("pointerdown", () => document.documentElement.classList.remove("by-keys"), true);
