// @ts-check
// Asks now and then whether a table waits for somebody, as long as the page is seen.

const PERIOD = 20_000; // milliseconds

setInterval(() => {
  if (!document.hidden) htmx.trigger("#lists", "look");
}, PERIOD);
