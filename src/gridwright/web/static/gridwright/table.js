// @ts-check
// The page of a table: puts its scripts together.

import "./captions.js";
import "./live.js";
import "./menus.js";
import "./notice.js";
import "./sending.js";
import "./presses.js";
import "./tempo.js";
import { enterBoard, setUpBoard, setUpMarkets, step } from "./board.js";
import { closest, find } from "./dom.js";
import { follow, startLog } from "./log.js";
import { showChanges } from "./motion.js";
import { open, startTabs } from "./phone.js";

function setUp() {
  setUpBoard();
  setUpMarkets();
}

document.addEventListener("parts", (event) => {
  setUp();
  showChanges(event.detail);
});
document.addEventListener("parts:shown", follow);
document.addEventListener("tab", follow);

/**
 * @param {string} tab
 * @param {string} selector
 */
function goTo(tab, selector) {
  open(tab);
  find(selector)?.focus();
}

const KEYS = new Map([
  ["n", () => step(1)],
  ["p", () => step(-1)],
  [
    "b",
    () => {
      open("board");
      enterBoard();
    },
  ],
  ["m", () => goTo("market", "#market")],
  ["l", () => goTo("log", "#log .lines")],
]);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (closest(event, "input, textarea, select")) return;
  if (localStorage.getItem("gridwright.keys") === "off") return;
  const act = KEYS.get(event.key.toLowerCase());
  if (!act) return;
  event.preventDefault();
  act();
});

startTabs();
setUp();
startLog();
