// Keys of the table. Single letters can be switched off; typing and the browser's keys are left alone.

const SETTING = "gridwright.keys";
const areLettersOn = () => localStorage.getItem(SETTING) !== "off";
const isTyping = (target) =>
  target.matches?.("input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]");

function press(key, selector = `#panel [data-key="${CSS.escape(key)}"]`) {
  const found = document.querySelector(selector);
  if (found) found.click();
  return Boolean(found);
}

function goTo(selector) {
  const found = document.querySelector(selector);
  found?.focus();
  found?.select?.();
  return Boolean(found);
}

function act(key) {
  if (key === "Escape") return clear();
  if (key === "?") return list();
  if (key === "/" || key === ".") return goTo("#command");
  if (!areLettersOn()) return false;
  if (/^[1-9]$/.test(key)) return press(key);
  if (key === "f") return press("f", "#panel .go");
  return /^[a-z]$/.test(key) && press(key);
}

function clear() {
  for (const open of document.querySelectorAll("#panel .breakdown, #panel .refused")) open.hidden = true;
  if (isTyping(document.activeElement)) document.activeElement.blur();
  return false;
}

function list() {
  const dialog = document.querySelector("dialog#keys");
  if (!dialog) return false;
  const box = dialog.querySelector("[name=letters]");
  box.checked = areLettersOn();
  box.onchange = () => localStorage.setItem(SETTING, box.checked ? "on" : "off");
  if (!dialog.open) dialog.showModal();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (isTyping(event.target) && event.key !== "Escape") return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (act(key)) event.preventDefault();
});
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-keys]")) list();
});
