// @ts-check
// The field for commands: the server says what a text may mean, and this carries out the line that is chosen.
// Without script there is a line in the panel instead.

import { closest, find, findAll, get } from "./dom.js";
import { openRules } from "./rules_beside.js";

const PAUSE = 80; // milliseconds of rest after which the list is asked for
const RULES = /^\/rules/u;
const LETTERS = "gridwright.keys"; // whether single letters act

/** @type {AbortController | null} */
let request = null;
let timer = 0;
let listed = ""; // the text that the list belongs to
/** @type {Promise<void>} */
let listing = Promise.resolve();
/** @type {HTMLElement | null} */
let opener = null;

/** @returns {HTMLDialogElement | null} */
const dialog = () => find("dialog#palette");
/** @returns {HTMLInputElement} */
const field = () => get("#palette-text");
const list = () => get("#palette-list");
const rows = () => findAll("#palette-list .palette-row");
const chosen = () => find("#palette-list [aria-selected=true]");

/** @param {string} text */
export function openPalette(text = "") {
  const box = dialog();
  if (!box || find("dialog:modal")) return false;
  opener = /** @type {HTMLElement | null} */ (document.activeElement);
  box.showModal();
  field().value = text;
  ask();
  field().focus();
  return true;
}

/** Ask the server for the list, now. */
function ask() {
  clearTimeout(timer);
  request?.abort();
  request = new AbortController();
  const { signal } = request;
  const text = field().value;
  listing = fetchList(text, signal);
}

/**
 * @param {string} text
 * @param {AbortSignal} signal
 */
async function fetchList(text, signal) {
  const address = `${dialog()?.dataset.commandsAt}?q=${encodeURIComponent(text)}`;
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(String(response.status));
    list().innerHTML = await response.text();
    refuse("");
    listed = text;
    // Before anything is typed, nothing is chosen: Enter alone never acts.
    choose(text.trim() ? (rows().find((row) => !isRefused(row)) ?? rows()[0]) : undefined);
  } catch {
    if (!signal.aborted) list().replaceChildren();
  }
}

/** @param {HTMLElement | undefined} row */
function choose(row) {
  chosen()?.removeAttribute("aria-selected");
  field().removeAttribute("aria-activedescendant");
  if (!row) return;
  row.setAttribute("aria-selected", "true");
  field().setAttribute("aria-activedescendant", row.id);
  row.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLElement} row */
const isRefused = (row) => row.getAttribute("aria-disabled") === "true";

/** @param {number} by */
function step(by) {
  const all = rows();
  const place = all.findIndex((row) => row === chosen());
  const from = place < 0 && by < 0 ? 0 : place;
  choose(all[(from + by + all.length) % all.length]);
}

function close() {
  dialog()?.close();
}

/** @param {HTMLElement} row */
function linesOf({ dataset }) {
  const lines = [];
  for (let number = 1; dataset[`line-${number}`] !== undefined; number += 1) lines.push(dataset[`line-${number}`] ?? "");
  return lines;
}

/**
 * Send lines: as a whole turn, or one by one as if each was typed.
 *
 * @param {string[]} lines
 * @param {boolean} isWhole
 */
function send(lines, isWhole) {
  /** @type {HTMLFormElement} */
  const form = get(isWhole ? ".palette-play" : ".palette-command");
  for (const old of findAll("input:not([name=csrfmiddlewaretoken])", form)) old.remove();
  /** @type {HTMLInputElement | null} */
  const plan = find("#panel [name=plan]");
  const fields = lines.map((line) => ["line", line]);
  fields.push(["version", find("#panel")?.dataset.version ?? ""]);
  if (plan) fields.push(["plan", plan.value]);
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.requestSubmit();
}

/**
 * Press a key for whoever listens to it, even if single letters are switched off.
 *
 * @param {string} key
 */
function pressKey(key) {
  const button = find(`#panel [data-key="${CSS.escape(key)}"]`) ?? (key === "f" ? find("#panel .go") : null);
  if (button) {
    button.click();
    return;
  }
  const letters = localStorage.getItem(LETTERS) ?? "on";
  localStorage.setItem(LETTERS, "on"); // whoever listens asks at once
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  localStorage.setItem(LETTERS, letters);
}

/** @param {string} what */
function press(what) {
  const [kind, name = ""] = what.trim() ? what.split(" ") : [what];
  if (kind === "switch") find(`[data-switch="${name}"]`)?.click();
  else if (kind === "city") find(`#panel [data-city="${CSS.escape(name)}"]`)?.focus();
  else pressKey(what);
}

/** @param {string} reason */
function refuse(reason) {
  const alert = get("#palette .palette-refusal");
  alert.textContent = `${reason} ${alert.dataset.unchanged}`;
  alert.hidden = !reason;
}

/** @param {HTMLElement} row */
function run(row) {
  const { press: what, show, address, themeName, whole } = row.dataset;
  if (isRefused(row)) {
    refuse(find("small", row)?.textContent.trim() ?? "");
    return;
  }
  const lines = linesOf(row);
  close();
  if (lines.length) send(lines, whole !== undefined);
  else if (what) press(what);
  else if (show) find(`#board [data-city="${CSS.escape(show)}"]`)?.focus();
  else if (themeName) find(`#menu [name=theme][value="${themeName}"]`)?.click();
  else if (address && RULES.test(address)) openRules(address);
  else if (address) location.assign(address);
}

/** @param {boolean} isFinishing */
async function enter(isFinishing) {
  if (field().value !== listed || request === null) ask();
  await listing;
  const whole = find("#palette-list [data-whole]");
  const row = isFinishing && whole ? whole : chosen();
  if (row) run(row);
  else if (field().value.trim() && !rows().length) sendTyped();
}

/** Let the table say what is wrong with a text that means nothing. */
function sendTyped() {
  const text = field().value.trim();
  close();
  send([text], false);
}

document.addEventListener("keydown", (event) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
  if (isShortcut && dialog()) {
    event.preventDefault();
    if (dialog()?.open) close();
    else openPalette();
    return;
  }
  if (event.target !== find("#palette-text") || event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") step(event.key === "ArrowDown" ? 1 : -1);
  else if (event.key === "Enter") enter(event.ctrlKey || event.metaKey);
  else return;
  event.preventDefault();
});
document.addEventListener("input", (event) => {
  if (event.target !== find("#palette-text")) return;
  clearTimeout(timer);
  timer = setTimeout(ask, PAUSE);
});
document.addEventListener("click", (event) => {
  const row = closest(event, ".palette-row");
  if (row) run(/** @type {HTMLElement} */ (row));
  else if (closest(event, "[data-commands]")) openPalette();
  else if (closest(event, "#palette .close") || event.target === dialog()) close();
});
document.addEventListener("pointermove", (event) => {
  const row = /** @type {HTMLElement | null} */ (closest(event, ".palette-row"));
  if (row && row !== chosen()) choose(row);
});
dialog()?.addEventListener("close", () => {
  request?.abort();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
});
