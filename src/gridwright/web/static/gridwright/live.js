// Listens to the table on this page and fetches its main part when there is something new.

let source = null;
let latest = 0;

const main = () => document.querySelector("#main[data-stream]");
const shown = () => Number(main()?.dataset.change ?? 0);

function refresh() {
  const here = main();
  if (here && shown() < latest) {
    htmx.ajax("GET", here.dataset.here, { target: "#main", swap: "outerHTML" });
  }
}

function listen() {
  source?.close();
  const here = main();
  if (!here || document.hidden) return;
  source = new EventSource(here.dataset.stream);
  source.addEventListener("version", (event) => {
    latest = Math.max(latest, Number(event.data));
    refresh();
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) renew();
  });
}

// The token of an old page holds no more: its main part brings a new one.
function renew() {
  setTimeout(() => {
    latest = Math.max(latest, shown() + 1);
    refresh();
  }, 3000);
}

function isTyping() {
  const field = document.activeElement;
  return field?.matches("#main input:not([type=hidden])") && field.value !== field.defaultValue;
}

let kept = "";
document.addEventListener("htmx:beforeSwap", (event) => {
  kept = isTyping() && document.activeElement.name === "line" ? document.activeElement.value : "";
  if (event.detail.requestConfig.verb !== "get") kept = "";
});
document.addEventListener("htmx:afterSwap", () => {
  const field = document.querySelector("#main input[name=line]:not([type=hidden])");
  if (kept && field) {
    field.value = kept;
    field.focus();
  }
  if (source?.readyState === EventSource.CLOSED) listen();
});
document.addEventListener("htmx:sendError", () => setTimeout(refresh, 1000));
document.addEventListener("visibilitychange", listen);
window.addEventListener("online", listen);
listen();
