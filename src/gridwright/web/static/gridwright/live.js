// Listens to the table on this page and fetches the parts that have changed.
// An event is only a number: what was missed comes with the next one.

import { isOn } from "./notice.js";
import { count, isSending } from "./sending.js";

const HIDDEN_WAIT = 20000; // milliseconds between two looks of a page that nobody sees
const SILENCE = 45000; // milliseconds without a beat that count as a break
const PATIENCE = 20000; // milliseconds that an answer may take
const LONGEST_PRESS = 2000; // milliseconds
const LONGEST_WAIT = 30;

let source = null;
let latest = 0;
let isAsking = false;
let heard = 0; // when the stream was last heard
let letGo = null; // told when what is held is held no more
let wait = 2;
let timer = 0;

const main = () => document.getElementById("main");
const state = () => document.getElementById("state").dataset;
const shown = () => Number(state().change);
export const have = () =>
  [...document.querySelectorAll("[data-digest]")].map((part) => `${part.id}:${part.dataset.digest}`).join(" ");

// What a part had that its successor should have too

export function keyOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.dataset.amount) {
    return `[data-fuel="${CSS.escape(element.dataset.fuel)}"][data-amount="${element.dataset.amount}"]`;
  }
  for (const name of ["data-city", "data-region", "data-card", "data-zoom", "data-step", "data-key"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  if (element.name) {
    const value = element.matches("button, [type=radio]") ? `[value="${CSS.escape(element.value)}"]` : "";
    return `${element.localName}[name="${CSS.escape(element.name)}"]:not([type=hidden])${value}`;
  }
  return element.classList.length ? `${element.localName}.${CSS.escape(element.classList[0])}` : "";
}

function keep(part, isAnswer) {
  const focused = part.contains(document.activeElement) ? keyOf(document.activeElement) : "";
  const typed = [...part.querySelectorAll("input:not([type=hidden]), textarea")]
    .filter((field) => !isAnswer && field.value !== field.defaultValue)
    .map((field) => [keyOf(field), field.value]);
  const scrolled = [part, ...part.querySelectorAll(".lines, [data-scroll]")].map((box) => [box.scrollTop, box.scrollLeft]);
  const open = [...part.querySelectorAll("details[open]")].map((box) => box.querySelector("summary").textContent);
  return { focused, typed, scrolled, open, isOpen: !isAnswer && part.open === true };
}

function restore(part, kept) {
  for (const [key, value] of kept.typed) {
    const field = key && part.querySelector(key);
    if (field) field.value = value;
  }
  [part, ...part.querySelectorAll(".lines, [data-scroll]")].forEach((box, index) => {
    [box.scrollTop, box.scrollLeft] = kept.scrolled[index] ?? [0, 0];
  });
  for (const box of part.querySelectorAll("details")) {
    if (kept.open.includes(box.querySelector("summary").textContent)) box.open = true;
  }
  if (kept.isOpen) part.open = true;
  if (kept.focused) {
    const again = part.querySelector(kept.focused) ?? part.querySelector(".go, .finish button") ?? main();
    again.focus({ preventScroll: true });
  }
}

// Replaces what differs; an answer that another one has overtaken is left aside.
export function apply(html, isAnswer = false) {
  const box = document.createElement("template");
  box.innerHTML = html;
  const answer = box.content.querySelector("#parts");
  const now = answer?.querySelector("#state");
  if (!now || Number(now.dataset.change) < shown()) return;
  document.getElementById("state").replaceWith(now);
  document.title = now.dataset.title;
  const changed = [];
  for (const part of [...answer.children]) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    const kept = keep(old, isAnswer);
    document.dispatchEvent(new CustomEvent("part:leaves", { detail: old }));
    old.replaceWith(part);
    window.htmx?.process(part);
    changed.push({ old, part, kept });
  }
  document.dispatchEvent(new CustomEvent("parts", { detail: changed }));
  for (const { part, kept } of changed) restore(part, kept);
  document.dispatchEvent(new CustomEvent("parts:shown", { detail: changed }));
}

// Asking

async function ask() {
  if (isAsking || isSending()) return;
  isAsking = true;
  const slow = setTimeout(() => document.getElementById("panel")?.classList.add("is-slow"), 400);
  try {
    const asked = count(); // what was asked for before a form was sent is old when it has come
    const address = `${main().dataset.parts}?have=${encodeURIComponent(have())}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.status === 404) location.reload(); // the table is gone, and its page says so
    if (!response.ok) throw new Error(String(response.status));
    const elsewhere = response.headers.get("HX-Redirect");
    if (elsewhere) location.assign(elsewhere);
    const html = await response.text();
    await released();
    if (asked === count()) apply(html);
    connected();
    if (source?.readyState === EventSource.CLOSED) listen(); // its token was old; now there is a new one
  } catch {
    disconnected();
  } finally {
    clearTimeout(slow);
    document.getElementById("panel")?.classList.remove("is-slow");
    isAsking = false;
  }
  if (shown() < latest && !timer) setTimeout(ask, 100);
}

// What is under a finger is not replaced: the press would be lost.
let held = Promise.resolve();
const released = () => Promise.race([held, new Promise((go) => setTimeout(go, LONGEST_PRESS))]);

function listen() {
  source?.close();
  source = null;
  if (document.hidden && !isOn("notify") && !isOn("tone")) return;
  heard = Date.now();
  source = new EventSource(state().stream);
  source.addEventListener("open", connected);
  source.addEventListener("beat", () => {
    heard = Date.now();
  });
  source.addEventListener("version", (event) => {
    heard = Date.now();
    latest = Math.max(latest, Number(event.data));
    if (shown() < latest) ask();
  });
  source.addEventListener("error", disconnected);
}

// Being away

function connected() {
  wait = 2;
  clearInterval(timer);
  timer = 0;
  document.getElementById("connection").hidden = true;
  document.dispatchEvent(new CustomEvent("connected"));
}

function disconnected() {
  if (timer) return;
  let left = wait;
  wait = Math.min(wait * 2, LONGEST_WAIT);
  timer = setInterval(() => {
    tell(left);
    if (left-- > 0) return;
    clearInterval(timer);
    timer = 0;
    ask().then(() => {
      if (!timer && source?.readyState !== EventSource.OPEN) listen();
    });
  }, 1000);
}

function tell(seconds) {
  const box = document.getElementById("connection");
  const text = box.querySelector("[data-text]");
  text.textContent = text.dataset.text.replace("#", String(Math.max(seconds, 0)));
  box.hidden = false;
}

// Answers to forms

document.addEventListener("answer", (event) => apply(event.detail.html, true));
document.addEventListener("answered", () => {
  if (shown() < latest) ask();
});
document.addEventListener("unsent", disconnected);

document.addEventListener("visibilitychange", () => {
  listen();
  if (!document.hidden) ask();
});
function again() {
  listen();
  ask();
}
window.addEventListener("online", again);
window.addEventListener("pageshow", (event) => {
  if (event.persisted) again();
});
setInterval(() => {
  if (source && Date.now() - heard > SILENCE) again();
  else if (document.hidden) ask();
}, HIDDEN_WAIT);

document.addEventListener("pointerdown", () => {
  letGo?.();
  held = new Promise((go) => {
    letGo = go;
  });
});
for (const name of ["pointerup", "pointercancel"]) {
  window.addEventListener(name, () => setTimeout(() => letGo?.())); // after the click that follows
}
listen();
