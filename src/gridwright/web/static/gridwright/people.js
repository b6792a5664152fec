// @ts-check
// Says now and then that somebody looks at this page, so that nobody at the table counts as away.

import { find } from "./dom.js";

const PERIOD = 60_000; // milliseconds

setInterval(() => {
  const address = find("script[data-here]")?.dataset.here;
  if (address && !document.hidden) fetch(address).catch(() => {}); // without a connection there is nobody to tell
}, PERIOD);
