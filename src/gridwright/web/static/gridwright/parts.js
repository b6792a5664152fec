// @ts-check
// The parts of a table's page: which of them the page has, and how newer ones take their places.

import { find, findAll, fire, get } from "./dom.js";

const HEADING = "#act"; // of the panel
const FIELDS = "input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea, select";
const SCROLLING = ".lines, [data-scroll]";
const KEYS = ["data-city", "data-region", "data-card", "data-zoom", "data-step", "data-key"];

/** The number of the last change of the table that the page shows. */
export const shownChange = () => Number(get("#state").dataset.change);

/** The digests of all parts of the page, as the server reads them. */
export const digests = () =>
  findAll("[data-digest]").map((part) => `${part.id}:${part.dataset.digest}`).join(" ");

/**
 * A selector that finds the same field or button again after its part was replaced; "" if there is none.
 *
 * @param {HTMLElement | SVGElement} element
 */
export function keyOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { amount, fuel = "" } = element.dataset;
  if (amount) return `[data-fuel="${CSS.escape(fuel)}"][data-amount="${amount}"]`;
  for (const name of KEYS) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  const { name, value } = /** @type {Partial<HTMLInputElement>} */ (element);
  if (name) {
    const choice = element.matches("button, [type=radio]") ? `[value="${CSS.escape(value ?? "")}"]` : "";
    return `${element.localName}[name="${CSS.escape(name)}"]:not([type=hidden])${choice}`;
  }
  const [style] = element.classList;
  return style ? `${element.localName}.${CSS.escape(style)}` : "";
}

/** @param {HTMLElement} box */
const summaryOf = (box) => get("summary", box).textContent;

/**
 * What the reader has done to a part: focus, text, scrolling, what is open. An answer to a form empties its fields.
 *
 * @param {HTMLElement} part
 * @param {boolean} isAnswer
 */
function stateOf(part, isAnswer) {
  const focused = /** @type {HTMLElement | SVGElement | null} */ (document.activeElement);
  const hasFocus = focused !== null && part.contains(focused);
  /** @type {(HTMLInputElement | HTMLTextAreaElement)[]} */
  const fields = isAnswer ? [] : findAll("input:not([type=hidden]), textarea", part);
  return {
    hasFocus,
    focus: hasFocus ? keyOf(focused) : "",
    isTyping: hasFocus && focused.matches(FIELDS),
    texts: fields.filter((field) => field.value !== field.defaultValue).map((field) => [keyOf(field), field.value]),
    scrolling: [part, ...findAll(SCROLLING, part)].map((box) => [box.scrollTop, box.scrollLeft]),
    summaries: findAll("details[open]", part).map(summaryOf),
    isOpen: !isAnswer && part instanceof HTMLDetailsElement && part.open,
  };
}

/**
 * @param {HTMLElement} part
 * @param {ReturnType<typeof stateOf>} state
 */
function restore(part, { texts, scrolling, summaries, isOpen }) {
  for (const [key, text] of texts) {
    /** @type {HTMLInputElement | null} */
    const field = key ? find(key, part) : null;
    if (field) field.value = text ?? "";
  }
  for (const [index, box] of [part, ...findAll(SCROLLING, part)].entries()) {
    const [top = 0, left = 0] = scrolling[index] ?? [];
    if (top) box.scrollTop = top;
    if (left) box.scrollLeft = left;
  }
  /** @type {HTMLDetailsElement[]} */
  const boxes = findAll("details", part);
  for (const box of boxes) if (summaries.includes(summaryOf(box))) box.open = true;
  if (isOpen) part.setAttribute("open", "");
}

// Focus

let lastControl = { kind: "", key: "" }; // of the last decision of mine that was left from inside the panel

/**
 * Where the focus goes when *part* has taken the place of a part that had it, or when it was nowhere.
 *
 * The panel names the kind of its decision. The same kind again: the same control, or the button that goes
 * on. Another kind: the heading, so that nobody presses what they have not read. A kind that comes again
 * after others have moved, such as the next bid: the control that was used last.
 *
 * @param {Replacement & { state: ReturnType<typeof stateOf> }} replacement
 * @returns {HTMLElement | SVGElement | null}
 */
function successorOf({ old, part, state: { hasFocus, focus, isTyping } }) {
  const same = () => (focus ? find(focus, part) : null);
  const [before = "", now = ""] = [old.dataset.decision, part.dataset.decision];
  if (before === now || isTyping) {
    if (!hasFocus) return null;
    const near = before === now ? find(".go, .finish button", part) : null;
    return same() ?? near ?? find("#act") ?? get("#main");
  }
  if (hasFocus && before.startsWith("mine") && focus !== HEADING) lastControl = { kind: before, key: focus };
  const again = now === lastControl.kind && lastControl.key ? find(lastControl.key, part) : null;
  return again ?? find(HEADING, part) ?? get("#main");
}

/** @param {(Replacement & { state: ReturnType<typeof stateOf> })[]} replacements */
function moveFocus(replacements) {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (!isNowhere) return; // a field, the log or a dialog keeps it
  if (find("dialog[open]")) return;
  const holder = replacements.find(({ state }) => state.hasFocus) ?? replacements.find(({ part }) => part.id === "panel");
  if (holder) successorOf(holder)?.focus({ preventScroll: true });
}

/**
 * Put the parts that the server has sent in their places; what is older than the page is left out.
 *
 * @param {string} html
 */
export function replaceParts(html, isAnswer = false) {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
  const box = find("#parts", content);
  const state = box && find("#state", box);
  if (!state || Number(state.dataset.change) < shownChange()) return;
  if ("unchanged" in state.dataset) {
    get("#state").dataset.stream = state.dataset.stream; // with a token that is valid for longer
    const times = find("#times", box);
    if (times) {
      find("#times")?.replaceWith(times);
      fire("times");
    }
    return;
  }
  if (state.dataset.rules !== get("#state").dataset.rules) {
    location.reload(); // the host has changed the table: other parts, on a page of another shape
    return;
  }
  get("#state").replaceWith(state);
  document.title = state.dataset.title ?? "";
  /** @type {(Replacement & { state: ReturnType<typeof stateOf> })[]} */
  const replacements = [];
  for (const part of findAll(":scope > *", box)) {
    const old = find(`#${part.id}`);
    if (!old) continue;
    replacements.push({ old, part, state: stateOf(old, isAnswer) });
  }
  // Only now, because to ask how far something is scrolled after a change lays out the whole page.
  for (const { old, part } of replacements) {
    old.replaceWith(part);
    globalThis.htmx?.process(part);
  }
  fire("parts", replacements);
  for (const replacement of replacements) restore(replacement.part, replacement.state);
  moveFocus(replacements);
  fire("parts:shown", replacements);
}
