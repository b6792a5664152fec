// @ts-check
// Listens to the table on this page and fetches the parts that have changed.
// An event is only a number: what was missed comes with the next one.

import { listensTo } from "./bell.js";
import { find, fire, get } from "./dom.js";
import { isOn } from "./notice.js";
import { digests, replaceParts, shownChange } from "./parts.js";
import { isSending, postCount } from "./sending.js";

const HIDDEN_PAUSE = 20_000; // milliseconds between two requests of a page that nobody sees
const SILENCE = 45_000; // milliseconds without a beat that count as a break
const PATIENCE = 20_000; // milliseconds that an answer may take
const LONGEST_PRESS = 2000; // milliseconds
const SLOW = 400; // milliseconds after which the panel says that it waits
const SHORTEST_RETRY = 2; // seconds
const LONGEST_RETRY = 30;

/** @type {EventSource | null} */
let stream = null;
let latestChange = 0;
let isFetching = false;
let heardAt = 0; // when the stream was last heard
let retryDelay = SHORTEST_RETRY;
let countdown = 0; // the timer of the next try; 0 while connected

// Fetching

export async function fetchParts() {
  if (isFetching || isSending()) return;
  isFetching = true;
  const slow = setTimeout(() => find("#panel")?.classList.add("is-slow"), SLOW);
  try {
    const posts = postCount(); // what is fetched before a form is sent is old when it arrives
    const address = `${get("#main").dataset.parts}?have=${encodeURIComponent(digests())}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.status === 404) location.reload(); // the table is gone, and its page says so
    if (!response.ok) throw new Error(String(response.status));
    const elsewhere = response.headers.get("HX-Redirect");
    if (elsewhere) location.assign(elsewhere);
    const html = await response.text();
    await Promise.race([press, pause(LONGEST_PRESS)]);
    if (posts === postCount()) replaceParts(html);
    showConnected();
    if (stream?.readyState === EventSource.CLOSED) listen(); // its token was old; now there is a new one
  } catch {
    retryLater();
  } finally {
    clearTimeout(slow);
    find("#panel")?.classList.remove("is-slow");
    isFetching = false;
  }
  if (shownChange() < latestChange && !countdown) setTimeout(fetchParts, 100);
}

// What is under a finger is not replaced: the press would be lost.
/** @type {Promise<void>} */
let press = Promise.resolve();
/** @type {() => void} */
let endPress = () => {};

/** @param {number} milliseconds */
const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

document.addEventListener("pointerdown", () => {
  endPress();
  press = new Promise((resolve) => {
    endPress = resolve;
  });
});
const endPressSoon = () => setTimeout(() => endPress(), 0); // after the click that follows
window.addEventListener("pointerup", endPressSoon);
window.addEventListener("pointercancel", endPressSoon);

// Listening

function listen() {
  stream?.close();
  stream = null;
  if (document.hidden && !isOn("notify") && !isOn("tone")) return;
  heardAt = Date.now();
  stream = new EventSource(`${get("#state").dataset.stream}${listensTo("&")}`);
  stream.addEventListener("open", showConnected);
  stream.addEventListener("beat", () => {
    heardAt = Date.now();
  });
  stream.addEventListener("version", (event) => {
    heardAt = Date.now();
    latestChange = Math.max(latestChange, Number(event.data));
    if (shownChange() < latestChange) fetchParts();
  });
  stream.addEventListener("bell", () => fire("bell"));
  stream.addEventListener("error", retryLater);
}

function showConnected() {
  retryDelay = SHORTEST_RETRY;
  clearInterval(countdown);
  countdown = 0;
  get("#connection").hidden = true;
  fire("connected");
}

function retryLater() {
  if (countdown) return;
  let seconds = retryDelay;
  retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY);
  countdown = setInterval(() => {
    showCountdown(seconds);
    seconds -= 1;
    if (seconds >= 0) return;
    clearInterval(countdown);
    countdown = 0;
    retry();
  }, 1000);
}

async function retry() {
  await fetchParts();
  if (!countdown && stream?.readyState !== EventSource.OPEN) listen();
}

/** @param {number} seconds */
function showCountdown(seconds) {
  const text = get("#connection [data-text]");
  text.textContent = (text.dataset.text ?? "").replace("#", String(seconds));
  get("#connection").hidden = false;
}

document.addEventListener("answered", () => {
  if (shownChange() < latestChange) fetchParts();
});
document.addEventListener("unsent", retryLater);

function startAgain() {
  listen();
  fetchParts();
}
document.addEventListener("visibilitychange", () => {
  listen();
  if (!document.hidden) fetchParts();
});
window.addEventListener("online", startAgain);
window.addEventListener("pageshow", (event) => {
  if (event.persisted) startAgain();
});
setInterval(() => {
  if (stream && Date.now() - heardAt > SILENCE) startAgain();
  else if (document.hidden) fetchParts();
}, HIDDEN_PAUSE);
listen();
