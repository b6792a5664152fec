// The log follows what happens, unless somebody reads farther up.

const NEAR = 24; // pixels from the end that count as the end

let isFollowing = true;
let seen = 0; // the number of the last action that was read

const main = () => document.getElementById("main");
const lines = () => document.querySelector("#log .lines");
const isShown = () => lines()?.getClientRects().length > 0;
const last = () => Number([...document.querySelectorAll("#log li")].at(-1)?.dataset.index ?? 0);

function unread() {
  return [...document.querySelectorAll("#log li")].filter((line) => Number(line.dataset.index) > seen).length;
}

function count() {
  if (isFollowing && isShown()) seen = last();
  seen = Math.min(seen, last()); // the table may have gone back
  const number = unread();
  const chip = document.querySelector("#log .newer");
  chip.hidden = !number || isFollowing;
  chip.textContent = main().dataset.new.replace("#", String(number));
  const badge = document.querySelector(".badge");
  badge.hidden = !number || isShown();
  badge.textContent = String(number);
}

export function follow() {
  const box = lines();
  if (!box) return;
  if (isFollowing) box.scrollTop = box.scrollHeight;
  label();
  count();
  box.addEventListener("scroll", () => {
    isFollowing = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    count();
  });
}

function label() {
  const since = document.querySelector("#log .since");
  if (since) since.textContent = main().classList.contains("since-mine") ? since.dataset.all : since.dataset.mine;
  const open = document.querySelector("#log .open");
  const isOpen = main().classList.contains("log-open");
  open.setAttribute("aria-expanded", String(isOpen));
  open.textContent = isOpen ? open.dataset.close : open.dataset.open;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#log .since")) {
    event.preventDefault();
    main().classList.toggle("since-mine");
  } else if (event.target.closest("#log .open")) main().classList.toggle("log-open");
  else if (!event.target.closest("#log .newer")) return;
  isFollowing = true;
  follow();
});

export function startLog() {
  seen = last();
  follow();
}
