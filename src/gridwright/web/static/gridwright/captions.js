// @ts-check
// Says what others do, once and where it happens: a caption beside the city, card, market or seat. What
// they did comes with the page as a list (#news); screen readers hear it from one quiet line.

import { closest, find, findAll, get } from "./dom.js";
import { open } from "./phone.js";

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = 300; // milliseconds that a path takes to be drawn
const SPEAKING = 1500; // milliseconds between two announcements
const MY_TURN = 6000; // milliseconds that the last caption stays on my own turn
const GAP = 13; // pixels between a caption and what it points at
const MARGIN = 8; // pixels to the edge
const WIDEST = 340; // pixels
const ROWS = 5; // tried between the upper and the lower edge

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, side: string }} Spot */

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const isMyTurn = () => get("#state").dataset.turn === "mine";
const news = () => findAll("#news li");
/** @param {HTMLElement} item */
const numberOf = (item) => Number(item.dataset.number);
const lastNumber = () => Math.max(0, ...news().map(numberOf));

let lastTold = lastNumber();
let isSkipping = false; // somebody wants to see the end of it only
/** @type {HTMLElement | null} */
let caption = null;
let timer = 0;

// Where a caption goes

/**
 * @param {Box} one
 * @param {Box} other
 */
const meets = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Whether the line between two points runs through a box.
 *
 * @param {Box} box
 * @param {Point} from
 * @param {Point} to
 */
export function crosses(box, from, to) {
  let [enters, leaves] = [0, 1];
  const edges = [
    [from.x - to.x, from.x - box.left],
    [to.x - from.x, box.right - from.x],
    [from.y - to.y, from.y - box.top],
    [to.y - from.y, box.bottom - from.y],
  ];
  for (const [slope = 0, distance = 0] of edges) {
    if (slope === 0) {
      if (distance < 0) return false;
    } else if (slope < 0) enters = Math.max(enters, distance / slope);
    else leaves = Math.min(leaves, distance / slope);
  }
  return enters < leaves;
}

/** @type {(value: number, least: number, most: number) => number} */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/**
 * The first place for a caption that covers neither the path nor what must stay in sight: below, above, right or
 * left of its anchor, then along the edges, then in rows between them. Of the sides, one that covers nothing in play
 * comes first.
 *
 * @param {{ width: number, height: number }} size
 * @param {Box} anchor
 * @param {Box} bounds
 * @param {{ path: Point[], kept: Box[], played: Box[] }} around
 * @returns {Spot | null}
 */
export function placed({ width, height }, anchor, bounds, { path, kept, played }) {
  const [middleX, middleY] = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2];
  const across = within(middleX - width / 2, bounds.left + MARGIN, bounds.right - width - MARGIN);
  const along = within(middleY - height / 2, bounds.top + MARGIN, bounds.bottom - height - MARGIN);
  /** @type {Spot[]} */
  const sides = [
    { side: "below", left: across, top: anchor.bottom + GAP },
    { side: "above", left: across, top: anchor.top - GAP - height },
    { side: "right", left: anchor.right + GAP, top: along },
    { side: "left", left: anchor.left - GAP - width, top: along },
  ];
  /** @type {Spot[]} */
  const edges = [];
  const [first, last] = [bounds.top + MARGIN, bounds.bottom - height - MARGIN];
  const rows = Array.from({ length: ROWS }, (_, row) => first + ((last - first) * (row + 1)) / (ROWS + 1));
  for (const top of [last, first, along, ...rows.toReversed()]) {
    for (const left of [bounds.left + MARGIN, bounds.right - width - MARGIN, across]) edges.push({ side: "", left, top });
  }
  /** @param {Spot} spot */
  const boxOf = ({ left, top }) => ({ left, top, right: left + width, bottom: top + height });
  /** @param {Spot} spot */
  const isFree = (spot) => {
    const box = boxOf(spot);
    if (box.left < bounds.left || box.right > bounds.right || box.top < bounds.top || box.bottom > bounds.bottom) return false;
    if (meets(box, anchor) || kept.some((other) => meets(box, other))) return false;
    return path.slice(1).every((to, index) => !crosses(box, path[index] ?? to, to));
  };
  /** @param {Spot} spot */
  const isOpen = (spot) => !played.some((other) => meets(boxOf(spot), other));
  const free = [...sides, ...edges].filter(isFree);
  return free.find((spot) => spot.side && isOpen(spot)) ?? free[0] ?? null;
}

/** @param {Element} element */
const boxOf = (element) => element.getBoundingClientRect();
/** @param {Element | null} element */
const isSeen = (element) => Boolean(element && element.getClientRects().length && boxOf(element).width > 0);

/** @param {string} city */
const plateOf = (city) => (city ? find(`#board > svg [data-city="${CSS.escape(city)}"]`) : null);

/** @param {string} letter */
function seatOf(letter) {
  const panel = find(`#players [data-letter="${letter}"]`);
  if (isSeen(panel)) return panel;
  return find(`#strip use[href="#house-${letter.toLowerCase()}"]`)?.closest("li") ?? null;
}

/**
 * What a deed points at, and what is around it: on the board the path, my cities and everything on offer.
 *
 * @param {DOMStringMap} deed
 */
function sceneOf({ kind = "", of = "", letter = "", path = "" }) {
  const [first = ""] = of.split(" ");
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (kind === "city") {
    const plate = plateOf(first);
    const board = find("#board");
    if (plate && board && isSeen(plate) && meets(boxOf(plate), boxOf(board))) {
      const me = board.dataset.me ?? "";
      const plates = findAll("#board > svg [data-city]").filter((other) => other !== plate);
      const mine = plates.filter((other) => other.matches(".is-live") || (me && find(`[data-house="${me}"]`, other)));
      const played = plates.filter((other) => other.dataset.inPlay !== "no" && !find("[data-house]", other));
      const points = path.split(" ").map(plateOf).filter((stop) => stop !== null);
      return {
        anchor: plate,
        bounds: boxOf(board),
        around: { path: points.map(centreOf), kept: mine.map(boxOf), played: played.map(boxOf) },
      };
    }
  }
  const pieces = {
    card: `#market [data-card="${CSS.escape(first)}"]`,
    fuel: `#fuel [data-fuel="${CSS.escape(first)}"]`,
  };
  const anchor = (kind in pieces ? findAll(pieces[/** @type {"card" | "fuel"} */ (kind)]).find(isSeen) : null) ?? seatOf(letter);
  if (!anchor || !isSeen(anchor)) return null;
  // The bar and the panel stay in sight, and so do my offers; other seats and cards if there is room elsewhere.
  const kept = [...findAll("body > .top, #panel"), ...findAll("#board .is-live")].filter(isSeen).map(boxOf);
  const played = [...findAll("#log .latest"), ...findAll("#players [data-letter]"), ...findAll("#market [data-card]"), ...findAll("#strip li")];
  const others = played.filter((other) => other !== anchor && isSeen(other)).map(boxOf);
  return { anchor, bounds: page, around: { path: [], kept, played: others } };
}

/** @param {Element} element */
function centreOf(element) {
  const { left, right, top, bottom } = boxOf(element);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

// The caption

/**
 * @param {string} name
 * @param {string} [text]
 * @param {string} [style]
 */
function make(name, text = "", style = "") {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = style;
  return element;
}

/** @param {string} symbol */
function picture(symbol) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

/** @param {DOMStringMap} deed */
function drawn({ letter = "", name = "", text = "", detail = "", total = "" }) {
  const box = make("button", "", "caption");
  box.setAttribute("type", "button");
  box.setAttribute("tabindex", "-1");
  box.setAttribute("aria-hidden", "true"); // the quiet line says it
  box.style.setProperty("--mover", `var(--seat-${letter.toLowerCase()})`);
  box.append(picture(`house-${letter.toLowerCase()}`));
  const face = `face-${name.toLowerCase()}`;
  if (find(`#${CSS.escape(face)}`)) box.append(picture(face));
  const words = make("span", "", "caption-words");
  const line = make("span");
  line.append(make("b", name), ` ${text}`);
  words.append(line);
  if (detail) words.append(make("small", detail));
  box.append(words);
  if (total) {
    const sum = make("b", total, "caption-total");
    sum.prepend(picture("bolt"));
    box.append(sum);
  }
  return box;
}

/** @param {DOMStringMap} deed */
function show(deed) {
  hide();
  const scene = sceneOf(deed);
  if (!scene) return;
  mark(deed, scene.anchor);
  const box = drawn(deed);
  box.style.maxWidth = `${Math.min(WIDEST, innerWidth - 2 * MARGIN)}px`;
  document.body.append(box);
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const spot = placed(size, boxOf(scene.anchor), scene.bounds, scene.around);
  if (!spot) {
    box.remove();
    return;
  }
  box.style.left = `${spot.left}px`;
  box.style.top = `${spot.top}px`;
  box.classList.add(spot.side ? `is-${spot.side}` : "is-apart");
  const centre = centreOf(scene.anchor);
  const [from, length] = ["below", "above"].includes(spot.side) ? [centre.x - spot.left, size.width] : [centre.y - spot.top, size.height];
  box.style.setProperty("--tip", `${Math.max(16, Math.min(from, length - 16))}px`);
  caption = box;
  if (isMyTurn()) timer = setTimeout(hide, MY_TURN);
}

export function hide() {
  clearTimeout(timer);
  caption?.remove();
  caption = null;
  for (const piece of findAll("#board .moved")) piece.remove();
  for (const piece of findAll(".is-moved")) piece.classList.remove("is-moved");
  for (const piece of findAll("[data-cost].is-walked")) piece.classList.remove("is-walked");
}

// What has moved keeps a ring in the colour of its seat until the next action

/**
 * @param {DOMStringMap} deed
 * @param {Element} anchor
 */
function mark({ kind = "", letter = "", path = "", total = "" }, anchor) {
  const colour = `var(--seat-${letter.toLowerCase()})`;
  if (kind !== "city" || !anchor.matches("[data-city]")) {
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.style.setProperty("--mover", colour);
    anchor.classList.add("is-moved");
    if (kind === "seat" && !total) nod(anchor);
    return;
  }
  const halos = find("#board [data-layer=halos]");
  const plate = /** @type {SVGGElement} */ (anchor);
  if (!halos) return;
  const { x, y } = pointOf(plate);
  const reach = get("rect", plate);
  const [width, height] = [Number(reach.getAttribute("width")), Number(reach.getAttribute("height"))];
  const ring = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: x - width / 2, y: y - height / 2, width, height, rx: 9 })) {
    ring.setAttribute(name, String(value));
  }
  ring.setAttribute("class", "moved moved-ring");
  ring.style.setProperty("--mover", colour);
  halos.append(ring);
  drawPath(path.split(" ").filter(Boolean), colour, halos);
}

/** @param {Element} seat that has passed, or done nothing */
function nod(seat) {
  if (!isStill()) seat.animate([{}, { opacity: 0.35 }, {}], { duration: 400, easing: "ease-out" });
}

/** @param {Element} group */
function pointOf(group) {
  const [x = 0, y = 0] = group.getAttribute("transform")?.match(/-?[\d.]+/gu)?.map(Number) ?? [];
  return { x, y };
}

/**
 * @param {string[]} cities
 * @param {string} colour
 * @param {Element} halos
 */
function drawPath(cities, colour, halos) {
  const points = cities.map(plateOf).filter((plate) => plate !== null).map(pointOf);
  if (points.length < 2) return;
  const d = `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
  for (const name of ["moved-edge", "moved-way"]) {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", d);
    line.setAttribute("class", `moved ${name}`);
    line.style.setProperty("--mover", colour);
    halos.before(line);
    const length = line.getTotalLength();
    if (isStill()) continue;
    line.animate([{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} 0` }], { duration: DRAWN, easing: "ease-out" });
  }
  for (const [index, city] of cities.slice(1).entries()) {
    for (const pair of [`${cities[index]} ${city}`, `${city} ${cities[index]}`]) {
      const badge = find(`#board [data-cost="${pair}"]`);
      badge?.classList.add("is-walked");
      badge?.style.setProperty("--mover", colour);
    }
  }
}

// For screen readers: a polite line, at most one in a while, with all that has happened since

const quietLine = make("p", "", "unseen");
quietLine.id = "said";
quietLine.setAttribute("role", "status");
document.body.append(quietLine);
/** @type {string[]} */
let unspoken = [];
let spokenAt = -SPEAKING;
let speaking = 0;

/** @param {string} sentence */
export function say(sentence) {
  if (!sentence) return;
  unspoken.push(sentence);
  if (!speaking) speaking = setTimeout(speak, Math.max(0, spokenAt + SPEAKING - performance.now()));
}

function speak() {
  speaking = 0;
  spokenAt = performance.now();
  quietLine.textContent = unspoken.join(" ");
  unspoken = [];
}

// What is new

/** From now on nothing is shown until it is my turn. */
export function skip() {
  isSkipping = true;
  hide();
}

/** @param {Element[]} others */
const isElsewhere = (others) => document.hidden || others.length === 0;

function tell() {
  const last = lastNumber();
  const deeds = news().filter((item) => numberOf(item) > lastTold);
  const isBack = last < lastTold;
  lastTold = last;
  for (const deed of deeds) say(deed.textContent.trim());
  const { tempo } = get("#news").dataset;
  const isUnseen = isSkipping || tempo === "at_once";
  if (isMyTurn() || tempo === "step") isSkipping = false;
  const deed = deeds.at(-1);
  if (isBack || isUnseen) hide();
  else if (deed && !isElsewhere(deeds)) show(deed.dataset);
}

document.addEventListener("parts:shown", () => {
  if (find("#news")) tell();
});
document.addEventListener("htmx:beforeRequest", ({ detail: { requestConfig } }) => {
  if (requestConfig.verb === "post" && !requestConfig.path.endsWith("/tempo")) hide(); // now I act
});
document.addEventListener("click", (event) => {
  if (!closest(event, ".caption")) return;
  /** @type {HTMLButtonElement | null} */
  const next = find("#panel .tempo-next");
  if (next) next.click();
  else openLog();
});
addEventListener("resize", hide);
document.addEventListener("wheel", (event) => {
  if (closest(event, "#board")) hide();
}, { passive: true });
document.addEventListener("pointerdown", (event) => {
  if (closest(event, "#board, .zoom, .tabs")) hide(); // the board may be dragged away under it
});

function openLog() {
  open("log");
  get("#main").classList.add("log-open");
  const line = findAll("#log li[data-index]").at(-1);
  line?.scrollIntoView({ block: "nearest" });
  find("#log .lines")?.focus();
}
