// @ts-check
// Soft sounds, made by the browser: off until somebody switches them on, and silent before the first press
// in a tab and while another page of ours is in front. Each says what the page shows as well.

import { closest, findAll } from "./dom.js";

const LOUDEST = 0.16; // of the highest gain: about −20 LUFS for tones of half a second
const ANSWER = 150; // milliseconds in which another page can say that it is in front

/** @typedef {{ at: number, from: number, to?: number, length: number, type?: OscillatorType, level?: number }} Note */

/** @type {Record<string, Note[]>} Frequencies in Hz, times in seconds */
const SOUNDS = {
  turn: [
    { at: 0, from: 523.25, length: 0.35 },
    { at: 0.16, from: 659.25, length: 0.5 },
  ],
  sold: [{ at: 0, from: 190, to: 90, length: 0.12, type: "triangle", level: 1.4 }],
  step: [{ at: 0, from: 196, to: 392, length: 0.9 }],
  seconds: [{ at: 0, from: 1320, length: 0.05, type: "triangle" }],
  end: [
    { at: 0, from: 261.63, length: 1.6, level: 0.6 },
    { at: 0.06, from: 329.63, length: 1.6, level: 0.6 },
    { at: 0.12, from: 392, length: 1.6, level: 0.6 },
  ],
};

/** @type {AudioContext | null} */
let audio = null;

/** @param {string} name */
export const isOn = (name) => localStorage.getItem(`gridwright.${name}`) === "on";
const volume = () => Number(localStorage.getItem("gridwright.volume") ?? 50) / 100;

const GESTURE = "gridwright.gesture"; // kept for the tab: the end of a game is another page

function noteGesture() {
  sessionStorage.setItem(GESTURE, "yes");
}
document.addEventListener("pointerdown", noteGesture, { capture: true, once: true });
document.addEventListener("keydown", noteGesture, { capture: true, once: true });

// Pages of ours know of each other

/* oxlint-disable unicorn/require-post-message-target-origin -- a channel has one origin */
const pages = "BroadcastChannel" in globalThis ? new BroadcastChannel("gridwright.front") : null;
let isOtherInFront = false;
pages?.addEventListener("message", ({ data }) => {
  if (data === "who" && !document.hidden) pages.postMessage("me");
  if (data === "me") isOtherInFront = true;
});

/** @param {number} milliseconds */
const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether another page of ours is in front; nobody has two pages in front, so a visible one need not ask. */
async function isCovered() {
  if (!document.hidden || !pages) return false;
  isOtherInFront = false;
  pages.postMessage("who");
  await pause(ANSWER);
  return isOtherInFront;
}

/** @param {string} name */
export async function play(name) {
  if (!isOn("tone") || !sessionStorage.getItem(GESTURE) || !volume()) return;
  if (await isCovered()) return;
  audio ??= new AudioContext();
  // A browser that does not believe in the press would play it much later: then it is left out.
  if (audio.state === "suspended") await Promise.race([audio.resume(), pause(ANSWER)]);
  if (audio.state !== "running") return;
  for (const note of SOUNDS[name] ?? []) sing(audio, note);
}

/**
 * @param {AudioContext} context
 * @param {Note} note
 */
function sing(context, { at, from, to = from, length, type = "sine", level = 1 }) {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(LOUDEST * level * volume(), start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

// The volume

function showVolume() {
  /** @type {HTMLInputElement[]} */
  const fields = findAll("[data-volume]");
  for (const field of fields) field.value = String(Math.round(volume() * 100));
}
document.addEventListener("change", (event) => {
  const field = /** @type {HTMLInputElement | null} */ (closest(event, "[data-volume]"));
  if (!field) return;
  localStorage.setItem("gridwright.volume", field.value);
  play("turn");
});
document.addEventListener("parts:shown", showVolume);
showVolume();
