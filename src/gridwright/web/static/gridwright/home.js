// @ts-check
// Asks whether a table waits for somebody: when the stream of a member says so, and now and then, as long as the page
// is seen.

import { find } from "./dom.js";

const PERIOD = find("#bell") ? 60_000 : 20_000; // milliseconds

const look = () => {
  if (!document.hidden) htmx.trigger("#lists", "look");
};

setInterval(look, PERIOD);
document.addEventListener("notices", look);
document.addEventListener("visibilitychange", look);
