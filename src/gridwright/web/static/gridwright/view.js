// Which part of the board is seen: zoom and place, by buttons, wheel, drag and pinch.

const MOST = 4; // times larger than the whole
const SMALLEST = 0.6; // pixels of a unit, below which names cannot be read
const STARTS = 0.92;
const MOVED = 5; // pixels from which on a press is a drag

let whole = null; // the view of the whole board
let view = null; // what is seen of it
const pointers = new Map();
let start = null;
let hasMoved = false;

const svg = () => document.querySelector("#board > svg");
export const wasDragged = () => hasMoved;

function show() {
  const board = svg();
  board.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${view.h}`);
  const map = document.querySelector("#board .where");
  const isZoomed = view.w < whole.w * 0.98;
  map.toggleAttribute("hidden", !isZoomed);
  map.setAttribute("viewBox", `0 0 ${whole.w} ${whole.h}`);
  const seen = map.querySelector("rect");
  for (const [name, value] of Object.entries({ x: view.x, y: view.y, width: view.w, height: view.h })) {
    seen.setAttribute(name, value);
  }
}

function bounded(w, x, y) {
  const board = svg();
  const ratio = board.clientHeight / Math.max(board.clientWidth, 1);
  const width = Math.min(Math.max(w, whole.w / MOST), whole.w);
  if (width >= whole.w) return { ...whole };
  const height = Math.min(width * Math.max(ratio, 0.2), whole.h);
  const within = (value, size, all) => Math.min(Math.max(value, 0), Math.max(all - size, 0));
  return { w: width, h: height, x: within(x, width, whole.w), y: within(y, height, whole.h) };
}

function toUnits(clientX, clientY) {
  const point = new DOMPoint(clientX, clientY);
  return point.matrixTransform(svg().getScreenCTM().inverse());
}

function zoom(factor, at) {
  const middle = at ?? { x: view.x + view.w / 2, y: view.y + view.h / 2 };
  const next = bounded(view.w * factor, 0, 0);
  const share = { x: (middle.x - view.x) / view.w, y: (middle.y - view.y) / view.h };
  view = bounded(view.w * factor, middle.x - share.x * next.w, middle.y - share.y * next.h);
  show();
}

export function centre(x, y, width = view.w) {
  const next = bounded(width, 0, 0);
  view = bounded(width, x - next.w / 2, y - next.h / 2);
  show();
}

export function isSeen(x, y) {
  return x > view.x && x < view.x + view.w && y > view.y && y < view.y + view.h;
}

// Where the board is too small to be read it begins with my network, or with where the game is.
function begin() {
  const board = svg();
  const unit = Math.min(board.clientWidth / whole.w, board.clientHeight / whole.h);
  view = { ...whole };
  if (!board.clientWidth || unit >= SMALLEST) return;
  const marks = [`[data-house="${document.getElementById("board").dataset.me}"]`, "[data-halo]"];
  let plates = marks.map((mark) => [...board.querySelectorAll(mark)]).find((found) => found.length);
  plates ??= [...board.querySelectorAll('[data-city][data-in-play="yes"]')];
  const boxes = plates.map((plate) => plate.getBoundingClientRect());
  const middle = toUnits(
    boxes.reduce((sum, box) => sum + box.x + box.width / 2, 0) / boxes.length,
    boxes.reduce((sum, box) => sum + box.y + box.height / 2, 0) / boxes.length,
  );
  centre(middle.x, middle.y, board.clientWidth / STARTS);
}

export function setUpView() {
  const board = svg();
  if (!board) return;
  if (!whole) {
    const [x, y, w, h] = board.getAttribute("viewBox").split(" ").map(Number);
    whole = { x, y, w, h };
  }
  const land = board.querySelector("[data-land]");
  const map = document.querySelector("#board .where");
  if (land) {
    const copy = land.cloneNode();
    copy.setAttribute("transform", land.closest("[transform]")?.getAttribute("transform") ?? "");
    map.prepend(copy);
  }
  if (!view) begin();
  show();
  sizes.disconnect();
  sizes.observe(board);
}

// By hand

const onBoard = (event) => event.target.closest?.("#board > svg:first-child");

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (!button) return;
  if (button.dataset.zoom === "fit") {
    view = { ...whole };
    show();
  } else zoom(button.dataset.zoom === "in" ? 1 / 1.4 : 1.4);
});
document.addEventListener(
  "wheel",
  (event) => {
    if (!onBoard(event) || !(event.ctrlKey || matchMedia("(min-width: 75em)").matches)) return;
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, toUnits(event.clientX, event.clientY));
  },
  { passive: false },
);
document.addEventListener("pointerdown", (event) => {
  if (!onBoard(event) || event.button) return;
  pointers.set(event.pointerId, event);
  hasMoved = pointers.size > 1;
  start = { view: { ...view }, spread: spread(), x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (!pointers.has(event.pointerId)) return;
  pointers.set(event.pointerId, event);
  const scale = start.view.w / svg().clientWidth;
  if (pointers.size === 2) {
    const [first, second] = [...pointers.values()];
    const at = toUnits((first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2);
    zoom((start.view.w * start.spread) / spread() / view.w, at);
    return;
  }
  const [x, y] = [event.clientX - start.x, event.clientY - start.y];
  if (!hasMoved && Math.hypot(x, y) < MOVED) return;
  hasMoved = true;
  svg().classList.add("is-dragged");
  view = bounded(start.view.w, start.view.x - x * scale, start.view.y - y * scale);
  show();
});
for (const name of ["pointerup", "pointercancel"]) {
  document.addEventListener(name, (event) => {
    if (!pointers.delete(event.pointerId)) return;
    svg()?.classList.remove("is-dragged");
    const [left] = pointers.values();
    if (left) start = { view: { ...view }, spread: 1, x: left.clientX, y: left.clientY };
    setTimeout(() => {
      hasMoved = false; // after the click that ends a drag
    });
  });
}
document.addEventListener("dblclick", (event) => {
  if (onBoard(event) && !event.target.closest("[data-city]")) zoom(0.5, toUnits(event.clientX, event.clientY));
});
const sizes = new ResizeObserver(() => {
  if (!svg()?.clientWidth) return;
  view = bounded(view.w, view.x, view.y);
  show();
});

function spread() {
  const [first, second] = [...pointers.values()];
  return second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 1;
}
