// Says now and then that somebody looks at this page, so that nobody at the table counts as away.

const EVERY = 60_000; // milliseconds

setInterval(() => {
  const here = document.querySelector("script[data-here]")?.dataset.here;
  if (here && !document.hidden) fetch(here).catch(() => {}); // without a connection there is nobody to tell
}, EVERY);
