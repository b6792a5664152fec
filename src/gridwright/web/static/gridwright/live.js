// Listens to the table on this page and fetches the parts that have changed.
// An event is only a number: what was missed comes with the next one.

const HIDDEN_WAIT = 20000; // milliseconds between two looks of a page that nobody sees
const LONGEST_WAIT = 30;

let source = null;
let latest = 0;
let isAsking = false;
let sent = 0; // forms whose answers are still on their way, and will bring what is new
let posts = 0; // all forms that were sent: what was asked for before one of them is old
let wait = 2;
let timer = 0;

const main = () => document.getElementById("main");
const state = () => document.getElementById("state").dataset;
const shown = () => Number(state().change);
const have = () =>
  [...document.querySelectorAll("[data-digest]")].map((part) => `${part.id}:${part.dataset.digest}`).join(" ");

// What a part had that its successor should have too

function keyOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  for (const name of ["data-city", "data-region", "data-card", "data-zoom", "data-step", "data-key", "name"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
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
  return { focused, typed, scrolled, open };
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
  if (kept.focused) {
    const again = part.querySelector(kept.focused) ?? part.querySelector(".go") ?? main();
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
  if (isAsking || sent > 0) return;
  isAsking = true;
  const slow = setTimeout(() => document.getElementById("panel")?.classList.add("is-slow"), 400);
  try {
    const asked = posts;
    const response = await fetch(`${main().dataset.parts}?have=${encodeURIComponent(have())}`);
    if (!response.ok) throw new Error(String(response.status));
    const elsewhere = response.headers.get("HX-Redirect");
    if (elsewhere) location.assign(elsewhere);
    const html = await response.text();
    if (asked === posts) apply(html);
    connected();
  } catch {
    disconnected();
  } finally {
    clearTimeout(slow);
    document.getElementById("panel")?.classList.remove("is-slow");
    isAsking = false;
  }
  if (shown() < latest && !timer) setTimeout(ask, 100);
}

function listen() {
  source?.close();
  source = null;
  if (document.hidden) return;
  source = new EventSource(state().stream);
  source.addEventListener("open", connected);
  source.addEventListener("version", (event) => {
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

// Forms

document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.verb === "post") event.detail.parameters.have = have();
});
document.addEventListener("htmx:beforeSwap", (event) => {
  const { xhr } = event.detail;
  if (!/^\s*<div id="parts"/.test(xhr.responseText)) return;
  event.detail.shouldSwap = false;
  event.detail.isError = false;
  apply(xhr.responseText, true);
});
document.addEventListener("htmx:beforeSend", () => {
  sent += 1;
  posts += 1;
});
document.addEventListener("htmx:afterRequest", () => {
  sent = Math.max(sent - 1, 0);
  if (shown() < latest) ask();
});
document.addEventListener("htmx:sendError", disconnected);

document.addEventListener("visibilitychange", () => {
  listen();
  if (!document.hidden) ask();
});
window.addEventListener("online", () => {
  ask();
  listen();
});
setInterval(() => {
  if (document.hidden) ask();
}, HIDDEN_WAIT);
listen();
