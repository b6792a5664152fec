// @ts-check
// The log follows what happens, unless somebody reads farther up.

import { closest, find, findAll, get } from "./dom.js";

const NEAR_END = 24; // pixels from the end that count as the end

let isFollowing = true;
let lastRead = 0; // the number of the last action that was read

const lines = () => find("#log .lines");
const isVisible = () => (lines()?.getClientRects().length ?? 0) > 0;
const numbers = () => findAll("#log li[data-index]").map((line) => Number(line.dataset.index));
const lastNumber = () => Number(findAll("#log li[data-index]").at(-1)?.dataset.index ?? 0);

function count() {
  if (isFollowing && isVisible()) lastRead = lastNumber();
  lastRead = Math.min(lastRead, lastNumber()); // the table may have gone back
  const unread = numbers().filter((number) => number > lastRead).length;
  const chip = get("#log .newer");
  chip.hidden = !unread || isFollowing;
  chip.textContent = (get("#main").dataset.new ?? "").replace("#", String(unread));
  const badge = get(".badge");
  badge.hidden = !unread || isVisible();
  badge.textContent = String(unread);
}

export function follow() {
  const box = lines();
  if (!box) return;
  if (isFollowing) box.scrollTop = box.scrollHeight;
  label();
  count();
  box.addEventListener("scroll", () => {
    isFollowing = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    count();
  });
}

function label() {
  const { classList } = get("#main");
  const since = find("#log .since");
  if (since) since.textContent = (classList.contains("since-mine") ? since.dataset.all : since.dataset.mine) ?? "";
  const button = get("#log .open");
  const isOpen = classList.contains("log-open");
  button.setAttribute("aria-expanded", String(isOpen));
  button.textContent = (isOpen ? button.dataset.close : button.dataset.open) ?? "";
}

document.addEventListener("click", (event) => {
  if (closest(event, "#log .since")) {
    event.preventDefault();
    get("#main").classList.toggle("since-mine");
  } else if (closest(event, "#log .open")) get("#main").classList.toggle("log-open");
  else if (!closest(event, "#log .newer")) return;
  isFollowing = true;
  follow();
});

export function startLog() {
  lastRead = lastNumber();
  follow();
}
