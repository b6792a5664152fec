// @ts-check
// The part of the board that is in view: zoom and place, by buttons, wheel, drag and pinch.

import { closest, find, findAll, get } from "./dom.js";

/** @typedef {{ x: number, y: number, w: number, h: number }} Box in units of the picture */
/** @typedef {{ x: number, y: number }} Point */

const LARGEST_ZOOM = 4; // times the size at which the whole board fits
const PLATE = { w: 48, h: 30 }; // units, half of a city's plate with its tag
const LEGIBLE = 0.6; // pixels per unit, below which names and prices cannot be read
const FIRST_SCALES = { least: 0.72, most: 0.92 }; // pixels per unit of a board that was not legible as a whole
const NEARLY_WHOLE = 0.97; // of its width: a view of all of it would be as small as the whole board
const AROUND = 60; // units around the network that is shown first
const DRAG = 5; // pixels from which on a press is a drag
const DRAWING = "#board > svg:first-child";

/** @type {Box} */
let whole; // the whole board
/** @type {Box} */
let view; // what is seen of it
/** @type {Map<number, PointerEvent>} */
const pointers = new Map();
let start = { view: { x: 0, y: 0, w: 0, h: 0 }, spread: 1, x: 0, y: 0 };
let hasMoved = false;
let hasBegun = false; // whether the first view was chosen, which takes a board that is seen

/** @returns {SVGSVGElement | null} */
const findBoard = () => find("#board > svg");
/** @returns {SVGSVGElement} */
const board = () => get("#board > svg");
export const wasDragged = () => hasMoved;

/** @param {Box} box */
function show(box) {
  view = box;
  const { clientWidth, clientHeight } = board(); // before anything changes, or the whole board is laid out for it
  const viewBox = `${box.x} ${box.y} ${box.w} ${box.h}`;
  if (board().getAttribute("viewBox") !== viewBox) board().setAttribute("viewBox", viewBox);
  /** @type {SVGSVGElement} */
  const map = get("#board .where");
  map.toggleAttribute("hidden", box.w >= whole.w * 0.98);
  map.setAttribute("viewBox", `0 0 ${whole.w} ${whole.h}`);
  const frame = get("rect", map);
  for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.w, height: box.h })) {
    frame.setAttribute(name, String(value));
  }
  const scale = Math.min(clientWidth / box.w, clientHeight / box.h);
  if (clientWidth) get("#board").classList.toggle("is-small", scale < LEGIBLE);
}

/**
 * The view of this width and corner, or the nearest one that is neither too large nor beyond the edge.
 *
 * @param {number} w
 * @param {number} x
 * @param {number} y
 * @returns {Box}
 */
function bounded(w, x, y) {
  const { clientWidth, clientHeight } = board();
  const ratio = clientHeight / Math.max(clientWidth, 1);
  const width = Math.min(Math.max(w, whole.w / LARGEST_ZOOM), whole.w);
  if (width >= whole.w) return { ...whole };
  const height = Math.min(width * Math.max(ratio, 0.2), whole.h);
  return { w: width, h: height, x: clamped(x, whole.w - width), y: clamped(y, whole.h - height) };
}

/**
 * @param {number} value
 * @param {number} most
 */
const clamped = (value, most) => Math.min(Math.max(value, 0), Math.max(most, 0));

/**
 * @param {number} clientX
 * @param {number} clientY
 * @returns {Point}
 */
function toUnits(clientX, clientY) {
  return new DOMPoint(clientX, clientY).matrixTransform(board().getScreenCTM()?.inverse());
}

/**
 * Change the width of the view by a factor; the point *at* stays where it is on the screen.
 *
 * @param {number} factor
 * @param {Point} at
 */
function zoom(factor, at) {
  const { w, h } = bounded(view.w * factor, 0, 0);
  const share = { x: (at.x - view.x) / view.w, y: (at.y - view.y) / view.h };
  show(bounded(view.w * factor, at.x - share.x * w, at.y - share.y * h));
}

/**
 * @param {number} x
 * @param {number} y
 */
export function centre(x, y, width = view.w) {
  const { w, h } = bounded(width, 0, 0);
  show(bounded(width, x - w / 2, y - h / 2));
}

/**
 * @param {number} x
 * @param {number} y
 */
export function isInView(x, y) {
  const [left, top] = [x - view.x, y - view.y];
  return left > PLATE.w && left < view.w - PLATE.w && top > PLATE.h && top < view.h - PLATE.h;
}

// A board that would be too small to read begins with the own network, or with where the game is.
function begin() {
  const { clientWidth, clientHeight } = board();
  const scale = Math.min(clientWidth / whole.w, clientHeight / whole.h);
  view = { ...whole };
  hasBegun = clientWidth > 0;
  show(view);
  if (!hasBegun || scale >= LEGIBLE) return;
  const own = `[data-house="${get("#board").dataset.me}"]`;
  const offered = findAll("#panel [data-city]:not([aria-disabled])").map(({ dataset }) => `[data-city="${dataset.city}"]`);
  const choices = [own, offered.join(", "), '[data-city][data-in-play="yes"]'];
  const pieces = choices.map((selector) => (selector ? findAll(selector, board()) : []));
  const boxes = (pieces.find(({ length }) => length) ?? []).map((piece) => piece.getBoundingClientRect());
  const from = toUnits(Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)));
  const to = toUnits(Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom)));
  const fits = Math.min(clientWidth / (to.x - from.x + 2 * AROUND), clientHeight / (to.y - from.y + 2 * AROUND));
  const first = Math.min(Math.max(fits, FIRST_SCALES.least), FIRST_SCALES.most);
  const middle = toUnits(
    mean(boxes.map((box) => box.x + box.width / 2)),
    mean(boxes.map((box) => box.y + box.height / 2)),
  );
  centre(middle.x, middle.y, Math.min(clientWidth / first, whole.w * NEARLY_WHOLE));
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function setUpView() {
  const drawing = findBoard();
  if (!drawing) return;
  if (!whole) {
    const [x = 0, y = 0, w = 0, h = 0] = drawing.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    whole = { x, y, w, h };
  }
  /** @type {SVGElement | null} */
  const land = find("[data-land]", drawing);
  if (land) {
    const copy = /** @type {SVGElement} */ (land.cloneNode());
    copy.setAttribute("transform", land.closest("[transform]")?.getAttribute("transform") ?? "");
    get("#board .where").prepend(copy);
  }
  if (hasBegun) show(view);
  else begin();
  sizes.disconnect();
  sizes.observe(drawing);
}

const sizes = new ResizeObserver(() => {
  if (!findBoard()?.clientWidth) return;
  if (hasBegun) show(bounded(view.w, view.x, view.y));
  else begin();
});

// By hand

document.addEventListener("click", (event) => {
  const direction = closest(event, "[data-zoom]")?.dataset.zoom;
  if (direction === "fit") show({ ...whole });
  else if (direction) zoom(direction === "in" ? 1 / 1.4 : 1.4, { x: view.x + view.w / 2, y: view.y + view.h / 2 });
});
document.addEventListener(
  "wheel",
  (event) => {
    if (!closest(event, DRAWING) || !(event.ctrlKey || matchMedia("(min-width: 66em)").matches)) return;
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, toUnits(event.clientX, event.clientY));
  },
  { passive: false },
);
document.addEventListener("dblclick", (event) => {
  if (closest(event, DRAWING) && !closest(event, "[data-city], [data-tag]")) zoom(0.5, toUnits(event.clientX, event.clientY));
});
document.addEventListener("pointerdown", (event) => {
  if (!closest(event, DRAWING) || event.button) return;
  pointers.set(event.pointerId, event);
  hasMoved = pointers.size > 1;
  start = { view: { ...view }, spread: spread(), x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (!pointers.has(event.pointerId)) return;
  pointers.set(event.pointerId, event);
  const [first, second] = pointers.values();
  if (first && second && pointers.size === 2) {
    const middle = toUnits((first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2);
    zoom((start.view.w * start.spread) / spread() / view.w, middle);
    return;
  }
  const [x, y] = [event.clientX - start.x, event.clientY - start.y];
  if (!hasMoved && Math.hypot(x, y) < DRAG) return;
  hasMoved = true;
  board().classList.add("is-dragged");
  const scale = start.view.w / board().clientWidth;
  show(bounded(start.view.w, start.view.x - x * scale, start.view.y - y * scale));
});
/** @param {PointerEvent} event */
function lift(event) {
  if (!pointers.delete(event.pointerId)) return;
  findBoard()?.classList.remove("is-dragged");
  const [rest] = pointers.values();
  if (rest) start = { view: { ...view }, spread: 1, x: rest.clientX, y: rest.clientY };
  setTimeout(() => {
    hasMoved = false; // after the click that ends a drag
  }, 0);
}
document.addEventListener("pointerup", lift);
document.addEventListener("pointercancel", lift);

/** The distance of two fingers; 1 for one. */
function spread() {
  const [first, second] = pointers.values();
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 1;
}
