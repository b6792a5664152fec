// @ts-check
// The strip over the board: what a round has brought, and what the others did while one was away.

import { closest, find, findAll, get } from "./dom.js";

const STAYS = 6000; // milliseconds that the strip is shown on its own
const AWAY = 600_000; // milliseconds after which one has been away
const MANY = 5; // actions of others that are worth a summary
const SEEN = "gridwright.rounds"; // the last action of the round that was shown, by table
const LEFT = "gridwright.left"; // when a table was last looked at, and where it stood
const LETTERS = "gridwright.keys"; // single letters can be switched off
const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

const table = location.pathname;
let remaining = 0; // milliseconds until the strip closes; 0 while it stays
let startedAt = 0;
let timer = 0;
let isSwallowing = false; // the press that closed the strip must not reach the board

/** The strip that is shown, of whichever kind. */
const shown = () => find(".summary.is-shown") ?? find("#away");

/** @param {string} key */
function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function store(key, value) {
  localStorage.setItem(key, JSON.stringify({ ...stored(key), [table]: value }));
}

// Showing and closing

/** @param {boolean} isTimed */
function show(isTimed) {
  const strip = find("details#summary");
  if (!strip) return false;
  find("#away")?.remove();
  strip.setAttribute("open", "");
  strip.classList.add("is-shown");
  strip.classList.toggle("is-timed", isTimed);
  strip.classList.toggle("is-pinned", !isTimed);
  remaining = isTimed ? STAYS : 0;
  chooseSide();
  run();
  return true;
}

/** On high maps a strip covers some of the board: the half with fewer of the new houses. */
function chooseSide() {
  const board = find("#board")?.getBoundingClientRect();
  if (!board) return;
  const middle = (board.top + board.bottom) / 2;
  const plates = findAll("#prices [data-ring]").map(({ dataset }) => find(`#board [data-city="${CSS.escape(dataset.ring ?? "")}"]`));
  const centres = plates.flatMap((plate) => (plate ? [plate.getBoundingClientRect()] : [])).map(({ top, bottom }) => (top + bottom) / 2);
  const above = centres.filter((centre) => centre < middle).length;
  shown()?.classList.toggle("is-low", above > centres.length - above);
}

function run() {
  clearTimeout(timer);
  if (!remaining) return;
  startedAt = performance.now();
  timer = setTimeout(close, remaining);
}

function hold() {
  if (!remaining || shown()?.classList.contains("is-held")) return;
  clearTimeout(timer);
  remaining = Math.max(remaining - (performance.now() - startedAt), 1);
  shown()?.classList.add("is-held");
}

function release() {
  const strip = shown();
  if (!strip?.classList.contains("is-held") || strip.matches(":hover, :focus-within")) return;
  strip.classList.remove("is-held");
  run();
}

function close() {
  clearTimeout(timer);
  remaining = 0;
  const strip = shown();
  if (!strip) return false;
  const hadFocus = strip.contains(document.activeElement);
  if (strip.id === "away") strip.remove();
  else strip.classList.remove("is-shown", "is-timed", "is-held", "is-pinned");
  if (hadFocus) find("#act")?.focus();
  return true;
}

/** Whether bots act at once, and whoever sits here wants to be told nothing on the way. */
const isAtOnce = () => find("#menu .tempo-choice [value=at_once]:checked") !== null;

/**
 * Show a round that is over and was not shown yet: for a while, or until my first action; at once only by R.
 * A coach who speaks explains it, and points at what the strip would cover.
 */
function showNew() {
  const strip = find("details#summary[data-new]");
  if (!strip || stored(SEEN)[table] === strip.dataset.end) return;
  store(SEEN, strip.dataset.end);
  if (find("#coach:not([hidden])")) return;
  const isMine = get("#state").dataset.turn === "mine";
  if (!isAtOnce()) show(!isMine);
  if (isMine) strip.classList.remove("is-pinned");
  speak(strip.dataset.say ?? "");
}

const spoken = Object.assign(document.createElement("p"), { className: "unseen" });
spoken.setAttribute("role", "status");
document.body.append(spoken);

/** @param {string} text */
function speak(text) {
  spoken.textContent = text;
}

document.addEventListener("parts", ({ detail }) => {
  for (const { old, part } of detail) {
    if (part.id !== "summary" || !old.classList.contains("is-shown")) continue;
    const isSame = old.dataset.end === part.dataset.end;
    const isDone = "new" in old.dataset && !("new" in part.dataset) && !old.classList.contains("is-pinned");
    if (!isSame || isDone) close();
    else part.classList.add(...["is-shown", "is-timed", "is-held", "is-pinned", "is-low"].filter((name) => old.classList.contains(name)));
    if (isSame && !isDone) part.setAttribute("open", "");
  }
});
document.addEventListener("parts:shown", showNew);

document.addEventListener("click", (event) => {
  const { summary } = closest(event, "[data-summary]")?.dataset ?? {};
  if (summary === "close") close();
  if (summary !== "keep") return;
  clearTimeout(timer);
  remaining = 0;
  shown()?.classList.add("is-pinned");
  shown()?.classList.remove("is-timed", "is-held");
});
for (const name of /** @type {const} */ (["pointerover", "focusin"])) {
  document.addEventListener(name, (event) => {
    if (closest(event, ".summary")) hold();
    else release();
  });
}

// A press on the board closes the strip, and does nothing else.
/** @param {Event} event */
function swallow(event) {
  if (event.type === "pointerdown") {
    isSwallowing = Boolean(shown() && closest(event, "#board") && close());
  }
  if (!isSwallowing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === "click") isSwallowing = false;
}
for (const name of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"]) {
  window.addEventListener(name, swallow, true);
}

// Since my last turn

async function showSince() {
  const { since } = find("#summary")?.dataset ?? {};
  const address = since ?? `${table}/since`;
  const response = await fetch(address);
  if (!response.ok) return;
  const box = document.createElement("template");
  box.innerHTML = await response.text();
  const strip = find("#away", box.content);
  if (!strip) return;
  close();
  get("#main").append(strip);
  strip.classList.add("is-shown");
  chooseSide();
  speak([...strip.querySelectorAll("h2, li")].map((line) => line.textContent).join(". "));
}

/** How many actions the page shows. */
const version = () => Number(get("#panel").dataset.version);

/** Look whether much has happened since this page was last seen. */
function comeBack() {
  const { at = Date.now(), version: before = version() } = stored(LEFT)[table] ?? {};
  const isAway = Date.now() - at >= AWAY && version() - before >= MANY;
  leave();
  if (isAway && find("#panel .act-foot")) showSince();
}

const leave = () => store(LEFT, { at: Date.now(), version: version() });

document.addEventListener("visibilitychange", () => {
  if (document.hidden) leave();
  else setTimeout(comeBack, 1500); // once the page has caught up
});
setInterval(() => {
  if (!document.hidden) leave();
}, 60_000);

// What was passed over by a skip, or at once, is told when my turn comes.

const isMyTurn = () => get("#state").dataset.turn === "mine";
let hasSkipped = false;
let lastOwn = isMyTurn() ? version() : NaN; // where the table stood when it was last my turn

document.addEventListener("click", (event) => {
  if (closest(event, "#panel [name=way][value=skip]")) hasSkipped = true;
});
document.addEventListener("parts:shown", () => {
  if (!isMyTurn()) return;
  if ((hasSkipped || isAtOnce()) && version() - lastOwn >= MANY) showSince();
  hasSkipped = false;
  lastOwn = version();
});

// Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (find("dialog[open]")) return;
  if (event.key === "Escape") {
    if (!find("#panel .guard") && close()) event.preventDefault();
    return;
  }
  if (event.target instanceof Element && event.target.matches(TYPING)) return;
  if (localStorage.getItem(LETTERS) === "off") return;
  const key = event.key.toLowerCase();
  if (key === "r") toggle(() => show(false), "summary");
  if (key === "s") toggle(showSince, "away");
});

/**
 * @param {() => unknown} open
 * @param {string} id
 */
function toggle(open, id) {
  if (shown()?.id === id) close();
  else open();
}

comeBack();
showNew();
