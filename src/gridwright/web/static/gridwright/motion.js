// @ts-check
// Shows for a moment what has changed: houses drop in, numbers count, cards and panels slide.

import { find, findAll, get } from "./dom.js";

const COUNTING = 250; // milliseconds
const MARKED = 1500; // milliseconds
/** @type {KeyframeAnimationOptions} */
const SLIDE = { duration: 300, easing: "ease-out", composite: "add" };
const SWAP = { ...SLIDE, duration: 350 };
const DROP = { ...SLIDE, duration: 150 };
const FLIGHT = { duration: 450, easing: "ease-in-out" };

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {Element | null} element
 * @param {string} name
 */
function mark(element, name) {
  if (!element) return;
  element.classList.add(name);
  setTimeout(() => element.classList.remove(name), MARKED);
}

/**
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 */
function count(element, from, to) {
  if (isStill()) {
    mark(element, "has-changed");
    return;
  }
  const start = performance.now();
  /** @param {number} now */
  const tick = (now) => {
    const share = Math.min((now - start) / COUNTING, 1);
    element.textContent = String(Math.round(from + (to - from) * share));
    if (share < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/**
 * The pieces of a picture by the value of an attribute.
 *
 * @param {Element} box
 * @param {string} name
 */
function byAttribute(box, name) {
  return new Map(findAll(`[${name}]`, box).map((piece) => [piece.getAttribute(name), piece]));
}

/**
 * Where a piece stands in its picture, which may have left the page.
 *
 * @param {Element} piece
 */
function placeOf(piece) {
  let [x, y] = [0, 0];
  for (let node = /** @type {Node | null} */ (piece); node instanceof SVGGElement; node = node.parentNode) {
    const matrix = node.transform.baseVal.consolidate()?.matrix;
    if (matrix) [x, y] = [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
  }
  return { x, y };
}

/**
 * @param {Element} element
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {KeyframeAnimationOptions} timing
 */
function slide(element, from, to, timing) {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (!isStill() && (x || y)) element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], timing);
}

/** @typedef {(old: Element, part: Element) => void} Effect */

/** @type {Effect} */
function dropHouses(old, part) {
  const plates = byAttribute(old, "data-city");
  for (const [city, plate] of byAttribute(part, "data-city")) {
    const before = plates.get(city)?.querySelectorAll("[data-house]").length ?? 0;
    const added = findAll("[data-house]", plate).slice(before);
    if (!added.length) continue;
    mark(find("g:last-of-type", plate), "is-new");
    if (!isStill()) for (const house of added) house.animate([{ transform: "translateY(-14px)", opacity: 0 }, {}], DROP);
  }
}

/** @type {Effect} */
function countMoney(old, part) {
  const amounts = byAttribute(old, "data-money");
  for (const [seat, text] of byAttribute(part, "data-money")) {
    const [from, to] = [Number(amounts.get(seat)?.textContent ?? NaN), Number(text.textContent)];
    if (Number.isFinite(from) && Number.isFinite(to) && from !== to) count(text, from, to);
  }
}

// A card that somebody has won flies from where it was to their seat, on an arc.
/** @type {Effect} */
function flyCard(old, part) {
  const won = findAll("#news li").at(-1)?.dataset;
  if (won?.kind !== "won" || isStill()) return;
  const name = `[data-card="${CSS.escape(won.of ?? "")}"]`;
  const pictures = findAll(":scope > svg", part); // one of its sizes is seen
  const size = pictures.findIndex((each) => each.getClientRects().length > 0);
  const picture = pictures[size];
  const before = find(name, findAll(":scope > svg", old)[size] ?? old);
  const seat = find(`#players [data-letter="${won.letter}"]`);
  if (!before || !picture || !seat || find(name, part)) return;
  const frame = picture.getBoundingClientRect();
  const flying = /** @type {SVGElement} */ (picture.cloneNode(false));
  flying.setAttribute("class", "flying");
  flying.setAttribute("aria-hidden", "true");
  flying.append(before.cloneNode(true));
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) flying.style[side] = `${frame[side]}px`;
  document.body.append(flying);
  const from = get("[data-card]", flying).getBoundingClientRect();
  const to = seat.getBoundingClientRect();
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  flying.style.transformOrigin = `${from.left + from.width / 2 - frame.left}px ${from.top + from.height / 2 - frame.top}px`;
  const frames = [
    { transform: "none" },
    { transform: `translate(${x / 2}px, ${y / 2 - 60}px) rotate(-6deg)` },
    { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.3 },
  ];
  flying.animate(frames, FLIGHT).finished.finally(() => flying.remove());
}

/**
 * An effect on each picture of a market, which is there in several sizes.
 *
 * @param {Effect} effect
 * @returns {Effect}
 */
const inEverySize = (effect) => (old, part) => {
  const pictures = findAll(":scope > svg", old);
  for (const [index, picture] of findAll(":scope > svg", part).entries()) effect(pictures[index] ?? old, picture);
};

/** @type {Effect} */
function moveCards(old, picture) {
  const cards = byAttribute(old, "data-card");
  for (const [name, card] of byAttribute(picture, "data-card")) {
    const before = cards.get(name);
    if (before) slide(card, placeOf(before), placeOf(card), SLIDE);
    else {
      mark(card, "has-changed");
      slide(card, { x: 24, y: 0 }, { x: 0, y: 0 }, SLIDE); // from the deck, which is at the right
    }
  }
}

// A player who comes to another place in turn order slides there.
/** @type {Effect} */
function moveSeats(old, part) {
  const letters = findAll("[data-letter]", old).map((panel) => panel.dataset.letter);
  const panels = findAll("[data-letter]", part);
  if (letters.length !== panels.length) return;
  const places = panels.map((panel) => panel.getBoundingClientRect()); // before any of them is on its way
  for (const [index, panel] of panels.entries()) {
    const [from, to] = [places[letters.indexOf(panel.dataset.letter)], places[index]];
    if (from && to) slide(panel, from, to, SWAP);
  }
}

/** @type {Effect} */
function liftLastBid(old, part) {
  const bidders = new Set(findAll(".bidders li", old).map((bidder) => bidder.textContent));
  if (!bidders.size) return;
  for (const bidder of findAll(".bidders .is-leads", part)) {
    if (!bidders.has(bidder.textContent)) mark(bidder, "is-raised");
  }
}

/** @type {Effect} */
function markFuel(old, part) {
  const rows = byAttribute(old, "data-fuel");
  for (const [fuel, row] of byAttribute(part, "data-fuel")) {
    if (rows.get(fuel)?.innerHTML !== row.innerHTML) mark(row, "has-changed");
  }
}

// What others have done since the page was last seen

const SVG = "http://www.w3.org/2000/svg";
const FADING = 250; // milliseconds in which bought tokens fade, the first at once
const LIGHTING = 80; // milliseconds between plants that light up

const deeds = () => findAll("#news li").map(({ dataset }) => dataset);
const lastNumber = () => Math.max(0, ...deeds().map(({ number }) => Number(number)));
let shownNumber = lastNumber();
/** @type {DOMStringMap[]} */
let newDeeds = [];

/** The plants that a seat runs light up one after the other. */
function lightPlants() {
  for (const { letter = "", plants = "" } of newDeeds) {
    const chips = plants.split(" ").map((plant) => find(`#players [data-letter="${letter}"] [data-plant="${CSS.escape(plant)}"]`));
    for (const [index, chip] of chips.entries()) setTimeout(() => mark(chip, "is-lit"), isStill() ? 0 : LIGHTING * index);
  }
}

/**
 * What somebody has bought fades from the cheap end, with a ring in their colour.
 *
 * @type {Effect}
 */
function fadeTokens(old, picture) {
  const deed = newDeeds.findLast(({ kind }) => kind === "fuel");
  if (!deed || isStill()) return;
  for (const fuel of (deed.of ?? "").split(" ")) {
    const [before, row] = [old, picture].map((each) => find(`[data-fuel="${CSS.escape(fuel)}"]`, each));
    if (!before || !row) continue;
    const tokens = findAll("[data-token]", before).slice(1); // the first one names the row
    const bought = tokens.slice(0, Math.max(0, tokens.length + 1 - findAll("[data-token]", row).length));
    for (const [index, token] of bought.entries()) leave(token, row, deed.letter ?? "", index / bought.length);
  }
}

/**
 * @param {Element} token
 * @param {Element} row that it was in
 * @param {string} letter of the seat that has it now
 * @param {number} share of the time that it waits
 */
function leave(token, row, letter, share) {
  const ring = document.createElementNS(SVG, "circle");
  for (const [name, value] of Object.entries({ r: "14", fill: "none", "stroke-width": "4" })) ring.setAttribute(name, value);
  ring.style.stroke = `var(--seat-${letter.toLowerCase()})`;
  const leaving = /** @type {SVGElement} */ (token.cloneNode(true));
  delete leaving.dataset.token;
  leaving.append(ring);
  row.append(leaving);
  const timing = { duration: FADING / 2, delay: (share * FADING) / 2, fill: /** @type {const} */ ("both") };
  leaving.animate([{ opacity: 1 }, { opacity: 0 }], timing).finished.finally(() => leaving.remove());
}

/** @type {Effect} */
function announcePhase(old, part) {
  const phase = find(".here", part)?.textContent;
  const banner = find("#board .banner");
  if (phase === find(".here", old)?.textContent || !banner || !find(".cities", part)) return;
  banner.textContent = phase ?? "";
  banner.hidden = false;
  setTimeout(() => {
    banner.hidden = true;
  }, MARKED);
}

/** @type {Record<string, Effect[]>} */
const EFFECTS = {
  board: [dropHouses],
  players: [countMoney, moveSeats],
  panel: [liftLastBid],
  company: [countMoney],
  market: [flyCard, inEverySize(moveCards)],
  fuel: [inEverySize(markFuel), inEverySize(moveCards), inEverySize(fadeTokens)],
  bar: [announcePhase],
};

/** @param {Replacement[]} replacements */
export function showChanges(replacements) {
  const isSeen = find("#news")?.dataset.tempo !== "at_once";
  newDeeds = isSeen ? deeds().filter(({ number }) => Number(number) > shownNumber) : [];
  shownNumber = lastNumber();
  for (const { old, part } of replacements) for (const effect of EFFECTS[part.id] ?? []) effect(old, part);
  lightPlants();
}
