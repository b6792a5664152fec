// The page of a table: puts its scripts together.

import "./live.js";
import "./menus.js";
import "./notice.js";
import "./sending.js";
import "./presses.js";
import { enterBoard, setUpBoard, setUpMarkets, step } from "./board.js";
import { follow, startLog } from "./log.js";
import { move } from "./motion.js";
import { open, startTabs } from "./phone.js";

function setUp() {
  setUpBoard();
  setUpMarkets();
}

document.addEventListener("parts", (event) => {
  setUp();
  move(event.detail);
});
document.addEventListener("parts:shown", follow);
document.addEventListener("tab", follow);

function go(tab, place) {
  open(tab);
  place?.focus();
}

const KEYS = {
  n: () => step(1),
  p: () => step(-1),
  b: () => { open("board"); enterBoard(); },
  m: () => go("market", document.querySelector("#market")),
  l: () => go("log", document.querySelector("#log .lines")),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest("input, textarea, select")) return;
  if (localStorage.getItem("gridwright.keys") === "off") return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});

startTabs();
setUp();
startLog();
