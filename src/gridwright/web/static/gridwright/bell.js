// @ts-check
// The bell at the top: counts what somebody has not looked at, here and in the title of the tab, and says it by a tone
// and a notification of the browser to who wants that. It listens to the stream of the person; on the page of a table
// that of the table tells (live.js). Other scripts wait for the event "notices".

import { find, fire } from "./dom.js";
import { isOn, play } from "./sounds.js";

const RETRY = 30_000; // milliseconds after which a stream that was refused is asked for again
const ACT = "/notifications/look";

/** @type {EventSource | null} */
let stream = null;
let isAsking = false;
let isNews = false; // that came while the last was asked for

const bell = () => find("#bell");
const count = () => Number(bell()?.dataset.count ?? 0);
const isTable = () => Boolean(find("#state"));
const shownTable = () => /^\/t\/([a-z0-9]{1,20})(?:\/|$)/u.exec(location.pathname)?.[1] ?? "";

/** What lets a stream tell of the person, to be put at the end of its address. */
export function listensTo(before = "?") {
  const person = bell()?.dataset.person;
  return person ? `${before}person=${encodeURIComponent(person)}` : "";
}

function listen() {
  stream?.close();
  stream = null;
  if (isTable() || !bell() || (document.hidden && !isOn("notify") && !isOn("tone"))) return;
  stream = new EventSource(`/me/events${listensTo()}`);
  stream.addEventListener("bell", look);
  stream.addEventListener("error", () => {
    if (stream?.readyState === EventSource.CLOSED) setTimeout(renew, RETRY); // its token was old
  });
}

async function renew() {
  await look();
  listen();
}

// Asking what is new; who looks at a table has seen what is told of it.
async function look() {
  if (isAsking) {
    isNews = true;
    return;
  }
  isAsking = true;
  const before = count();
  try {
    const table = document.hidden ? "" : shownTable();
    const token = find("#bell [name=csrfmiddlewaretoken]")?.getAttribute("value") ?? "";
    const fields = new URLSearchParams({ table, csrfmiddlewaretoken: token });
    const response = await fetch(ACT, { method: "POST", body: fields });
    if (response.ok) replace(await response.text());
  } catch {
    // the server is away: whoever listens for it comes back
  } finally {
    isAsking = false;
  }
  if (count() > before) tell();
  fire("notices");
  if (isNews) {
    isNews = false;
    look();
  }
}

/** @param {string} html */
function replace(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").querySelector("#bell");
  if (fresh) bell()?.replaceWith(fresh);
  showCount();
}

function tell() {
  const { latest = "", table = "" } = bell()?.dataset ?? {};
  if (isTable() && table === shownTable()) return; // its own page says so
  play("turn");
  if (!latest || !isOn("notify") || !document.hidden) return;
  try {
    const notification = new Notification(latest, { tag: table || "notices" });
    notification.addEventListener("click", () => {
      window.focus();
      location.assign(table ? `/t/${table}` : "/notifications");
    });
  } catch {
    // some phones allow notifications only to installed applications
  }
}

// The title of the tab, which scripts of tables write anew
let shown = "";
function showCount() {
  const own = document.title.startsWith(shown) ? document.title.slice(shown.length) : document.title;
  shown = count() ? `(${count()}) ` : "";
  if (document.title !== shown + own) document.title = shown + own;
}

document.addEventListener("bell", look);
document.addEventListener("parts:shown", showCount);
document.addEventListener("visibilitychange", () => {
  listen();
  if (!document.hidden && bell() && !isTable()) look();
});
window.addEventListener("pageshow", (event) => {
  if (event.persisted) renew();
});
if (bell()) {
  showCount();
  listen();
}
