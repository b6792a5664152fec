// @ts-check
// Chat and notes: what is said is sent and fetched by itself, so that neither waits for the game, and
// the field stays as it is while lines come in.

import { closest, find, findAll, fire, get } from "./dom.js";

const TAB = "gridwright.talk"; // the tab that was open
const READ = "gridwright.chat.read"; // the last line that was read, by table
const MOST_TABLES = 40; // that the browser remembers this of
const NEAR_END = 24; // pixels from the end that count as the end
const NOTE_PAUSE = 1500; // milliseconds after the last letter until notes are saved
const PERIOD = 5000; // milliseconds between two looks at the end of a game, where there is no stream
const LOOKS = 360; // half an hour
const PATIENCE = 20_000; // milliseconds that an answer may take

const talk = find(".talk");
const box = find(".talk-chat");
const { pathname } = location;

let isFollowing = true; // the latest lines, unless somebody reads farther up
let lastHeard = 0; // the line that was announced last
/** @type {Promise<unknown>} */
let sending = Promise.resolve(); // one form after the other
let sentText = ""; // that is on its way

const said = () => find("#chat .said");
/** @param {HTMLElement} line */
const numberOf = (line) => Number(line.dataset.line);
const lines = () => findAll("#chat li[data-line]");
const isVisible = () => !document.hidden && (said()?.getClientRects().length ?? 0) > 0;

// Tabs

/** @param {string} tab */
export function showTalk(tab) {
  if (!talk) return;
  const wanted = find(`[data-talk-tab="${tab}"]`, talk) ? tab : "log";
  talk.dataset.talk = wanted;
  sessionStorage.setItem(TAB, wanted);
  for (const button of findAll("[data-talk-tab]", talk)) {
    button.setAttribute("aria-pressed", String(button.dataset.talkTab === wanted));
  }
  fire("tab");
  follow();
}

/** @param {boolean} isOpen */
function unfold(isOpen) {
  get("#main").classList.toggle("log-open", isOpen); // where the log is one line
  fire("tab");
  follow();
}

document.addEventListener("click", (event) => {
  const tab = closest(event, "[data-talk-tab]")?.dataset.talkTab;
  if (tab) {
    showTalk(tab);
    unfold(true);
  } else if (closest(event, "[data-talk-shut]")) unfold(false);
  else if (closest(event, "[data-go=log]")) showTalk("log");
  if (talk && !closest(event, ".talk")) talk.classList.remove("is-writing");
});
document.addEventListener("focusin", (event) => {
  if (closest(event, ".talk :is(input, textarea)")) talk?.classList.add("is-writing");
  else if (!closest(event, ".talk")) talk?.classList.remove("is-writing");
});

/** Go to the chat, from wherever the page is: to its field, or to what else there is. */
function goToChat() {
  const tab = find(".tabs [data-tab=log]");
  if (tab && tab.offsetParent !== null) tab.click();
  showTalk("chat");
  unfold(true);
  (find("#chat-text") ?? find("#chat .phrases button") ?? said())?.focus();
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isTyping = closest(event, "input, textarea, select");
  if (event.key === "Escape" && isTyping?.closest(".talk")) {
    talk?.classList.remove("is-writing");
    get("#main").classList.remove("log-open");
  }
  if (isTyping || !talk || find("dialog:modal") || localStorage.getItem("gridwright.keys") === "off") return;
  if (event.key.toLowerCase() === "l") showTalk("log"); // which then gets the focus
  if (event.key.toLowerCase() !== "w" || !box) return;
  event.preventDefault();
  goToChat();
}
document.addEventListener("keydown", press, true);

// What was read

/** @returns {Record<string, number>} */
function readTables() {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {number} number */
function markRead(number) {
  const { [pathname]: before = 0, ...others } = readTables();
  if (number <= before) return;
  const kept = Object.entries(others).slice(1 - MOST_TABLES);
  localStorage.setItem(READ, JSON.stringify({ ...Object.fromEntries(kept), [pathname]: number }));
}

function count() {
  const numbers = lines().filter((line) => !("own" in line.dataset)).map(numberOf);
  if (isVisible() && isFollowing) markRead(numbers.at(-1) ?? 0);
  const read = readTables()[pathname] ?? 0;
  const unread = numbers.filter((number) => number > read).length;
  const badge = find(".talk-tabs .count");
  if (badge) {
    badge.hidden = !unread;
    get("span", badge).textContent = String(unread);
  }
  const small = find(".tabs .chat-count");
  if (!small) return;
  small.hidden = !unread || isVisible();
  small.textContent = String(unread);
}

function follow() {
  const list = said();
  if (!list) return;
  if (isFollowing) list.scrollTop = list.scrollHeight;
  count();
}

/** Times in the zone of the browser, with the day where that is not today. */
function showTimes() {
  const today = new Date().toDateString();
  /** @type {HTMLTimeElement[]} */
  const times = findAll("#chat time");
  for (const time of times) {
    const moment = new Date(time.dateTime);
    /** @type {Intl.DateTimeFormatOptions} */
    const day = moment.toDateString() === today ? {} : { day: "numeric", month: "short" };
    const style = { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
    time.textContent = moment.toLocaleString(document.documentElement.lang, /** @type {any} */ (style));
  }
}

/** Say new lines of others to screen readers; a list that is replaced as a whole is not read. */
function announce() {
  const heard = find(".heard", box ?? document);
  const fresh = lines().filter((line) => numberOf(line) > lastHeard);
  lastHeard = Math.max(lastHeard, ...lines().map(numberOf));
  const others = fresh.filter((line) => !("own" in line.dataset));
  if (!heard || !others.length) return;
  heard.replaceChildren(
    ...others.map((line) => {
      const text = `${get(".who", line).textContent}: ${get(".words", line).textContent}`;
      return Object.assign(document.createElement("p"), { textContent: text });
    }),
  );
}

function show() {
  showTimes();
  announce();
  follow();
  said()?.addEventListener("scroll", (event) => {
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    if (list.getClientRects().length) {
      isFollowing = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
    }
    count();
  });
}

document.addEventListener("parts:shown", ({ detail }) => {
  if (detail.some(({ part }) => part.id === "chat")) show();
  else count();
});
document.addEventListener("visibilitychange", count);
document.addEventListener("tab", follow);

// Sending and fetching

/** @param {string} html */
const messageIn = (html) => find("#main .message b", new DOMParser().parseFromString(html, "text/html"));

/** @param {string} [text] */
function refuse(text = "") {
  const refusal = find(".chat-refusal");
  if (!refusal) return;
  refusal.textContent = text;
  refusal.hidden = !text;
}

/** @param {string} html */
function replaceChat(html) {
  const old = find("#chat");
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
  const part = find("#chat", content);
  if (!old || !part) return;
  const { scrollTop } = get(".said", old);
  /** @type {HTMLButtonElement | null} */
  const pressed = find(".phrases button:focus", old);
  const hadList = old.contains(document.activeElement) && !pressed;
  old.replaceWith(part);
  get(".said", part).scrollTop = scrollTop;
  if (pressed) find(`.phrases [value="${CSS.escape(pressed.value)}"]`, part)?.focus({ preventScroll: true });
  else if (hadList) said()?.focus({ preventScroll: true });
  show();
}

/**
 * Send a form and show the chat as it is then; return whether that went well.
 *
 * @param {string} address
 * @param {FormData} fields
 */
async function send(address, fields) {
  fields.set("have", get("#chat").dataset.digest ?? "");
  const body = new URLSearchParams(/** @type {any} */ (fields));
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(address, { method: "POST", body, headers: { "HX-Request": "true" }, signal });
    const html = await response.text();
    if (response.ok) replaceChat(html);
    refuse(response.ok ? "" : messageIn(html)?.textContent?.trim() || box?.dataset.failed);
    return response.ok;
  } catch {
    refuse(box?.dataset.failed);
    return false;
  }
}

document.addEventListener("submit", async (event) => {
  /** @type {HTMLFormElement | null} */
  const form = closest(event, "form[data-say]");
  if (!form) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  /** @type {HTMLInputElement | null} */
  const field = find("[name=text]", form);
  const text = field?.value.trim() ?? "";
  if (field && (!text || text === sentText)) return; // the second press of a double one
  isFollowing = true;
  if (field) sentText = text;
  const answer = sending.then(() => send(form.action, fields));
  sending = answer;
  const isDone = await answer;
  if (!field) return;
  sentText = "";
  if (isDone && field.value.trim() === text) field.value = "";
});

// Whoever writes on has read why the last message was refused.
document.addEventListener("input", (event) => {
  if (closest(event, "form[data-say]")) refuse();
});

// The end of a game has no stream

let looks = 0;
async function look() {
  looks += 1;
  if (!document.hidden) {
    try {
      const address = `${box?.dataset.chat}?have=${get("#chat").dataset.digest}`;
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
      if (response.status === 200) replaceChat(await response.text());
    } catch {
      // without a connection there is nothing new
    }
  }
  if (looks < LOOKS) setTimeout(look, PERIOD);
}
if (box && !find("#state")) setTimeout(look, PERIOD);

// Somebody's name leads to what one may do about them

document.addEventListener("click", async (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = closest(event, "a[data-person]");
  /** @type {HTMLDialogElement | null} */
  const card = find("dialog.person-card");
  if (!link || !card || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const response = await fetch(link.href, { signal: AbortSignal.timeout(PATIENCE) });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    get("div", card).replaceChildren(...get("#people-card", page).childNodes);
    card.showModal();
  } catch {
    location.assign(link.href);
  }
});
document.addEventListener("submit", async (event) => {
  /** @type {HTMLFormElement | null} */
  const form = closest(event, "dialog.person-card form[data-relate]");
  if (!form) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  find("dialog.person-card")?.closest("dialog")?.close();
  await send(form.action, fields);
});

// Notes

/** @type {HTMLFormElement | null} */
const memo = find(".talk-memo form");
/** @type {HTMLTextAreaElement | null} */
const notes = memo && find("textarea", memo);
let noteTimer = 0;
let keptText = notes?.value ?? "";
let isKeeping = false;

async function keep() {
  if (!memo || !notes || isKeeping || notes.value === keptText) return;
  clearTimeout(noteTimer);
  isKeeping = true;
  const text = notes.value;
  const status = get("[role=status]", memo);
  let again = 0;
  try {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(memo)));
    const signal = AbortSignal.timeout(PATIENCE);
    const headers = { "HX-Request": "true" };
    const response = await fetch(memo.action, { method: "POST", body, headers, keepalive: true, signal });
    const answer = await response.text();
    if (response.ok) {
      keptText = text;
      /** @type {HTMLInputElement} */
      const seen = get("[name=seen]", memo);
      seen.value = answer;
    } else if (response.status === 429) again = PERIOD;
    status.textContent = (response.ok ? status.dataset.saved : messageIn(answer)?.textContent?.trim()) ?? "";
  } catch {
    status.textContent = memo.dataset.failed ?? "";
    again = PERIOD;
  }
  isKeeping = false;
  if (again || (keptText === text && notes.value !== text)) noteTimer = setTimeout(keep, again || NOTE_PAUSE);
}

notes?.addEventListener("input", () => {
  get("[role=status]", memo ?? document).textContent = "";
  clearTimeout(noteTimer);
  noteTimer = setTimeout(keep, NOTE_PAUSE);
});
notes?.addEventListener("blur", keep);
memo?.addEventListener("submit", (event) => {
  event.preventDefault();
  keep();
});
window.addEventListener("pagehide", keep);

showTalk(sessionStorage.getItem(TAB) ?? "log");
lastHeard = Math.max(0, ...lines().map(numberOf)); // what is on the page is read with the page
show();
