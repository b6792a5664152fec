// @ts-check
// Keeps the page of tables up to date: often while somebody waits here for a table, now and then otherwise. The part of
// the page that has the focus keeps it, because what is put in its place has the same id.

import { find } from "./dom.js";

const WAITING = 5000; // milliseconds between two looks of somebody who waits, whom the server would forget otherwise
const USUAL = 20_000;

const isWaiting = () => find("#seek-state[data-waits]") !== null;
let lookedAt = Date.now();

function look() {
  lookedAt = Date.now();
  htmx.trigger("#lists", "look");
}

const beat = new Worker(new URL("beat.js", import.meta.url)); // somebody may wait here and look at another page
beat.addEventListener("message", () => {
  const pause = Date.now() - lookedAt;
  if (isWaiting() ? pause >= WAITING : pause >= USUAL && !document.hidden) look();
});
document.addEventListener("notices", look);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) look();
});
