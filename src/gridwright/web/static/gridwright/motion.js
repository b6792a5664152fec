// What has changed is shown for a moment: a plate flashes, numbers count, new cards come up.

const COUNTS = 250; // milliseconds
const STAYS = 1500;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function mark(element, name) {
  if (!element) return;
  element.classList.add(name);
  setTimeout(() => element.classList.remove(name), STAYS);
}

function count(element, from, to) {
  if (isStill()) {
    mark(element, "has-changed");
    return;
  }
  const began = performance.now();
  const tick = (now) => {
    const share = Math.min((now - began) / COUNTS, 1);
    element.textContent = String(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function byName(box, name) {
  return new Map([...box.querySelectorAll(`[${name}]`)].map((piece) => [piece.getAttribute(name), piece]));
}

function houses(old, part) {
  const before = byName(old, "data-city");
  for (const [city, plate] of byName(part, "data-city")) {
    const had = before.get(city)?.querySelectorAll("[data-house]").length ?? 0;
    if (plate.querySelectorAll("[data-house]").length > had) mark(plate.querySelector("g:last-of-type"), "is-new");
  }
}

function money(old, part) {
  const before = byName(old, "data-money");
  for (const [seat, text] of byName(part, "data-money")) {
    const [from, to] = [Number(before.get(seat)?.textContent), Number(text.textContent)];
    if (Number.isFinite(from) && Number.isFinite(to) && from !== to) count(text, from, to);
  }
}

function cards(old, part) {
  const before = byName(old, "data-card");
  for (const [word, card] of byName(part, "data-card")) if (!before.has(word)) mark(card, "has-changed");
}

function rows(old, part) {
  const before = byName(old, "data-fuel");
  for (const [fuel, row] of byName(part, "data-fuel")) {
    if (before.get(fuel)?.innerHTML !== row.innerHTML) mark(row, "has-changed");
  }
}

function stage(old, part) {
  const [before, now] = [old, part].map((bar) => bar.querySelector(".here")?.textContent);
  const banner = document.querySelector("#board .banner");
  if (before === now || !banner || !part.querySelector(".cities")) return;
  banner.textContent = now;
  banner.hidden = false;
  setTimeout(() => { banner.hidden = true; }, STAYS);
}

const SHOWN = { board: [houses], players: [money], company: [money], market: [cards], fuel: [rows, cards], bar: [stage] };

export function move(changed) {
  for (const { old, part } of changed) for (const show of SHOWN[part.id] ?? []) show(old, part);
}
