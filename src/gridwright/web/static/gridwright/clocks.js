// @ts-check
// Counts down what the server has said (#times), from the moment of the fetch on, and asks for the parts of the page
// when the clock looks different: time is short, stands still, or is up. What happens then is decided by the server.

import { say } from "./captions.js";
import { find, findAll } from "./dom.js";
import { fetchParts } from "./live.js";
import { isOn, notify } from "./notice.js";
import { play } from "./sounds.js";

const SECOND = 1000; // milliseconds
const LAST = 10 * SECOND; // in which tenths are shown
const LATE = 200; // milliseconds after which the server knows for sure that the clock looks different
const PAUSE = 5 * SECOND; // between two requests, where the first has changed nothing

/** @typedef {{ days: string, hours: string }} Patterns of times, with #1 and #2 for the two numbers */

/**
 * How much time is left, as `countdown` of the server says it: "2 d 4 h", "8:34", "7.4", and "-1:02" when it is up.
 *
 * @param {number} milliseconds
 * @param {Patterns} patterns
 */
export function timeText(milliseconds, patterns) {
  const whole = Math.floor(Math.abs(milliseconds) / SECOND);
  if (milliseconds < 0) return (whole ? "-" : "") + figures(whole, patterns);
  if (milliseconds > 0 && milliseconds < LAST) return `${whole}.${Math.floor((milliseconds % SECOND) / 100)}`;
  return figures(whole, patterns);
}

/**
 * @param {number} seconds
 * @param {Patterns} patterns
 */
function figures(seconds, { days, hours }) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const ofDay = Math.floor(minutes / 60);
  if (ofDay >= 24) return filled(days, Math.floor(ofDay / 24), ofDay % 24);
  if (ofDay) return filled(hours, ofDay, minutes % 60);
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}

/**
 * @param {string} pattern
 * @param {number} more
 * @param {number} less
 */
const filled = (pattern, more, less) => pattern.replace("#1", String(more)).replace("#2", String(less));

// Counting

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
let fetchedAt = 0; // by the time of day, which goes on while a computer sleeps
let askedAt = 0; // when the parts were asked for last, because of the clock
let timer = 0;

/** @returns {HTMLElement | null} */
const findTimes = () => find("#times[data-days]");

/** @param {HTMLElement} seat */
function leftOf(seat, passed = 0) {
  const left = Number(seat.dataset.left) - ("runs" in seat.dataset ? passed : 0);
  return "overdue" in seat.dataset ? left : Math.max(0, left);
}

function tick() {
  clearTimeout(timer);
  const times = findTimes();
  if (!times) return;
  const { again, wait = "0", days = "", hours = "" } = times.dataset;
  const since = Date.now() - fetchedAt;
  const end = again === undefined ? Infinity : Number(again);
  const passed = Math.max(0, Math.min(since, end) - Number(wait));
  let running = NaN;
  for (const seat of findAll("[data-seat-time]", times)) {
    const left = leftOf(seat, passed);
    show(seat.dataset.seatTime ?? "", left, timeText(left, { days, hours }));
    if (!("runs" in seat.dataset)) continue;
    running = left;
    if (seat.dataset.seatTime === times.dataset.mine) warn(times, left);
  }
  if (since >= end + LATE && Date.now() - askedAt >= PAUSE) {
    askedAt = Date.now();
    fetchParts();
  }
  if (Number.isNaN(running) && again === undefined) return; // nothing moves
  const step = running > 0 && running < LAST && !isStill() ? SECOND / 10 : SECOND;
  timer = setTimeout(tick, (running > 0 ? running % step : 0) || step);
}

/**
 * @param {string} letter
 * @param {number} left
 * @param {string} text
 */
function show(letter, left, text) {
  for (const place of findAll(`[data-clock="${letter}"]`)) {
    if (place.textContent !== text) place.textContent = text;
  }
  /** @type {HTMLProgressElement[]} */
  const banks = findAll(`[data-bank="${letter}"]`);
  for (const bank of banks) bank.value = Math.max(0, left);
}

// Warnings

/** @type {Set<string>} */
const given = new Set(); // warnings since my time was last above their spans

/**
 * Whether a warning is due: my time falls below its span. Being above it with the free time of a turn does not count.
 *
 * @param {string} warning
 * @param {number} span
 * @param {number} left
 * @param {number} free
 */
function isDue(warning, span, left, free) {
  if (left >= span + free) given.delete(warning);
  if (left >= span || given.has(warning)) return false;
  given.add(warning);
  return true;
}

/**
 * @param {HTMLElement} times
 * @param {number} left
 */
function warn(times, left) {
  const { free, low = "0", lowNote = "", lowTitle = "" } = times.dataset;
  if (left < Number(low)) document.title = lowTitle;
  let sentence = "";
  for (const warning of findAll("[data-warning]", times).toReversed()) { // the shortest comes last
    const span = warning.dataset.warning ?? "";
    if (isDue(span, Number(span), left, Number(free))) sentence = warning.textContent ?? "";
  }
  say(sentence);
  if (isDue("seconds", LAST, left, Number(free))) play("seconds");
  if (isDue("low", Number(low), left, Number(free)) && isOn("notify") && document.hidden) notify(lowNote);
}

// Moments

/** Show moments as the clock of the reader has them, with the day where that is not today. */
function showMoments() {
  /** @type {HTMLTimeElement[]} */
  const places = findAll("#main time[datetime]:not(#chat time)"); // chat.js has its own
  for (const place of places) {
    const moment = new Date(place.dateTime);
    const isToday = moment.toDateString() === new Date().toDateString();
    const day = isToday ? {} : { weekday: /** @type {const} */ ("short") };
    place.textContent = moment.toLocaleString(document.documentElement.lang || undefined, {
      ...day,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  }
}

// Time-outs, for screen readers

const timeOut = () => find("#panel [data-told]")?.textContent?.replaceAll(/\s+/gu, " ").trim() ?? "";
let lastTimeOut = "";

function tellTimeOut() {
  const sentence = timeOut();
  if (sentence && sentence !== lastTimeOut) say(sentence);
  lastTimeOut = sentence || lastTimeOut;
}

function start(moment = Date.now()) {
  fetchedAt = moment;
  showMoments();
  tick();
}

/** When the page began to arrive: its scripts may have taken a while. */
function arrival() {
  const [page] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return page ? performance.timeOrigin + page.responseStart : Date.now();
}

document.addEventListener("parts:shown", () => {
  start();
  tellTimeOut();
});
document.addEventListener("times", () => start());
document.addEventListener("visibilitychange", tick);
start(arrival());
lastTimeOut = timeOut(); // a page that begins with it is read anyway
