// @ts-check
// Says now and then that somebody looks at this page, so that nobody at the table counts as away, and leads from a
// question to the line of the log that it is about.

import { closest, find } from "./dom.js";
import { open } from "./phone.js";

const PERIOD = 60_000; // milliseconds

setInterval(() => {
  const address = find("script[data-here]")?.dataset.here;
  if (address && !document.hidden) fetch(address).catch(() => {}); // without a connection there is nobody to tell
}, PERIOD);

document.addEventListener("click", (event) => {
  const link = closest(event, "[data-go]");
  if (!link) return;
  open(link.dataset.go ?? "");
  const opener = find("#log .open[aria-expanded=false]");
  if (opener && opener.offsetParent !== null) opener.click(); // where the log is one line
});
