// @ts-check
// A worker that wakes its page every second: browsers slow down the clocks of pages that nobody looks at, but not this.

setInterval(() => postMessage(""), 1000); // milliseconds
