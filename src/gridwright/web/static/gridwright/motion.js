// What has changed is shown for a moment: houses drop in, numbers count, cards and panels slide.

const COUNTS = 250; // milliseconds
const STAYS = 1500;
const SLIDES = { duration: 300, easing: "ease-out", composite: "add" };
const SWAPS = { ...SLIDES, duration: 350 };

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

// Where a piece of a picture stands in it; pictures that were taken off the page can be asked too.
function placeOf(piece) {
  let [x, y, at] = [0, 0, piece];
  while (at && at.localName === "g") {
    const matrix = at.transform.baseVal.consolidate()?.matrix;
    if (matrix) [x, y] = [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
    at = at.parentNode;
  }
  return { x, y };
}

function slide(element, x, y, how) {
  if (!isStill() && (x || y)) element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], how);
}

function houses(old, part) {
  const before = byName(old, "data-city");
  for (const [city, plate] of byName(part, "data-city")) {
    const had = before.get(city)?.querySelectorAll("[data-house]").length ?? 0;
    const all = [...plate.querySelectorAll("[data-house]")];
    if (all.length <= had) continue;
    mark(plate.querySelector("g:last-of-type"), "is-new");
    if (!isStill()) for (const house of all.slice(had)) house.animate([{ transform: "translateY(-14px)", opacity: 0 }, {}], { ...SLIDES, duration: 250 });
  }
}

function money(old, part) {
  const before = byName(old, "data-money");
  for (const [seat, text] of byName(part, "data-money")) {
    const [from, to] = [Number(before.get(seat)?.textContent), Number(text.textContent)];
    if (Number.isFinite(from) && Number.isFinite(to) && from !== to) count(text, from, to);
  }
}

// A market may be there twice, for wide screens and for narrow ones.
function cards(old, part) {
  const pictures = (box) => [...box.querySelectorAll(":scope > svg")];
  pictures(part).forEach((picture, index) => sort(pictures(old)[index] ?? old, picture));
}

function sort(old, part) {
  const before = byName(old, "data-card");
  for (const [word, card] of byName(part, "data-card")) {
    const other = before.get(word);
    if (!other) {
      mark(card, "has-changed");
      slide(card, 24, 0, SLIDES); // from the deck, which is at the right
      continue;
    }
    const [from, to] = [placeOf(other), placeOf(card)];
    slide(card, from.x - to.x, from.y - to.y, SLIDES);
  }
}

// Who comes to another place in turn order slides there from where they stood.
function order(old, part) {
  const letters = [...old.querySelectorAll("[data-letter]")].map((panel) => panel.dataset.letter);
  const panels = [...part.querySelectorAll("[data-letter]")];
  if (letters.length !== panels.length) return;
  panels.forEach((panel) => {
    const [from, to] = [panels[letters.indexOf(panel.dataset.letter)], panel].map((one) => one?.getBoundingClientRect());
    if (from) slide(panel, from.x - to.x, from.y - to.y, SWAPS);
  });
}

// The last bid lifts.
function bids(old, part) {
  const before = new Set([...old.querySelectorAll(".bidders li")].map((bidder) => bidder.textContent));
  if (!before.size) return;
  for (const bidder of part.querySelectorAll(".bidders .is-leads")) {
    if (!before.has(bidder.textContent)) mark(bidder, "is-raised");
  }
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

const SHOWN = { board: [houses], players: [money, order], panel: [bids], company: [money], market: [cards], fuel: [rows, cards], bar: [stage] };

export function move(changed) {
  for (const { old, part } of changed) for (const show of SHOWN[part.id] ?? []) show(old, part);
}
