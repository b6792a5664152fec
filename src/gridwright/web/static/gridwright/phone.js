// Narrow screens: tabs, and a sheet with three heights.

const HEIGHTS = ["peek", "half", "full"];
const DRAGGED = 24; // pixels

const main = () => document.getElementById("main");
let from = null;

export function open(tab) {
  main().dataset.tab = tab;
  for (const button of document.querySelectorAll(".tabs [data-tab]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  }
  document.dispatchEvent(new Event("tab"));
}

function raise(by) {
  const place = HEIGHTS.indexOf(main().dataset.sheet ?? "half") + by;
  main().dataset.sheet = HEIGHTS[Math.min(Math.max(place, 0), HEIGHTS.length - 1)];
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".tabs [data-tab]");
  if (tab) open(tab.dataset.tab);
  else if (event.target.closest(".strip li")) open("players");
  else if (event.target.closest(".handle") && !event.detail) raise(main().dataset.sheet === "full" ? -2 : 1);
});
document.addEventListener("pointerdown", (event) => {
  from = event.target.closest(".handle") ? event.clientY : null;
});
document.addEventListener("pointerup", (event) => {
  if (from === null) return;
  const moved = event.clientY - from;
  from = null;
  if (Math.abs(moved) < DRAGGED) raise(main().dataset.sheet === "full" ? -2 : 1);
  else raise(moved > 0 ? -1 : 1);
});

export function startTabs() {
  open(document.querySelector(".tabs [data-tab]").dataset.tab);
}
