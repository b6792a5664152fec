// The board under pointer and keyboard: what the action panel offers for a city is shown on its
// plate, and a press on the plate presses it. Prices, ways and reasons are those of the panel.

import { centre, isSeen, setUpView, wasDragged } from "./view.js";

const SVG = "http://www.w3.org/2000/svg";
const AROUND = 9; // units between a halo's edge and its plate
const isNarrow = () => matchMedia("(max-width: 47.49em)").matches;

let current = ""; // the city that is pointed at
let home = ""; // the city at which the keyboard enters the board

const board = () => document.querySelector("#board > svg");
const plate = (city) => board()?.querySelector(`[data-city="${CSS.escape(city)}"]`);
const plates = () => [...(board()?.querySelectorAll("[data-city]") ?? [])];
const inPanel = (selector) => document.querySelector(`#panel ${selector}`);
const choiceFor = (city) => inPanel(`[data-city="${CSS.escape(city)}"]`);
const isRefused = (choice) => choice.getAttribute("aria-disabled") === "true";

function placeOf(group) {
  const [x, y] = group.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  return { x, y };
}

function sizeOf(group) {
  const reach = group.querySelector("rect");
  return { w: Number(reach.getAttribute("width")), h: Number(reach.getAttribute("height")) };
}

function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// Pointing

function clear() {
  current = "";
  document.querySelectorAll("#board .pointed").forEach((piece) => piece.remove());
  document.querySelectorAll("#board .lit").forEach((badge) => badge.classList.remove("lit"));
  document.querySelectorAll(".is-pointed").forEach((piece) => piece.classList.remove("is-pointed"));
  const card = document.querySelector("#board .quote");
  if (card) card.hidden = true;
  hint();
}

// The command line says how the choice that is pointed at is written.
function hint(line) {
  const field = document.getElementById("command");
  if (!field) return;
  field.dataset.hint ??= field.placeholder;
  field.placeholder = line ?? field.dataset.hint;
}

export function point(city) {
  if (city === current) return;
  clear();
  const group = plate(city);
  const choice = choiceFor(city);
  if (!group || !choice) return;
  current = city;
  const refused = isRefused(choice);
  if (!refused) {
    group.classList.add("is-pointed");
    drawWay((choice.dataset.path ?? "").split(" ").filter(Boolean));
  }
  choice.classList.add("is-pointed");
  if (choice.name === "line") hint(choice.value);
  drawHalo(group, refused);
  explain(group, choice);
}

function drawHalo(group, refused) {
  const { x, y } = placeOf(group);
  const { w, h } = sizeOf(group);
  const halo = make("rect", {
    x: x - w / 2,
    y: y - h / 2,
    width: w,
    height: h,
    rx: AROUND + 4,
    class: `pointed ${refused ? "no-halo" : "pointed-halo"}`,
  });
  board().querySelector('[data-layer="halos"]').append(halo);
}

function drawWay(cities) {
  if (cities.length < 2) return;
  const points = cities.map((city) => placeOf(plate(city)));
  const d = `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
  const halos = board().querySelector('[data-layer="halos"]');
  for (const name of ["way-edge", "way"]) halos.before(make("path", { d, class: `pointed ${name}` }));
  cities.slice(1).forEach((city, index) => {
    const pair = [cities[index], city];
    for (const name of [pair, pair.toReversed()]) {
      board().querySelector(`[data-cost="${name.join(" ")}"]`)?.classList.add("lit");
    }
  });
}

// What the panel says about a choice stands beside it.
function beside(choice, name) {
  return choice.querySelector(name) ?? choice.parentElement.querySelector(name);
}

function bolt() {
  const mark = make("svg", { "aria-hidden": "true" });
  mark.append(make("use", { href: "#bolt" }));
  return mark;
}

function nameOf(group) {
  return group.querySelector("title").textContent.split(",")[0];
}

function explain(group, choice) {
  const card = document.querySelector("#board .quote");
  const heading = document.createElement("header");
  const price = document.createElement("b");
  heading.append(nameOf(group), price);
  price.textContent = choice.dataset.price ?? "";
  if (price.textContent) price.prepend(bolt());
  card.replaceChildren(heading);
  const rows = beside(choice, ".breakdown")?.cloneNode(true);
  if (rows) {
    rows.hidden = false;
    card.append(rows);
  }
  if (isRefused(choice)) {
    const reason = document.createElement("p");
    reason.className = "refused";
    reason.textContent = beside(choice, ".why")?.textContent ?? "";
    card.append(reason);
  }
  card.className = "quote";
  card.hidden = false;
  for (const where of ["", "at-top", "at-right", "at-right at-top"]) {
    card.className = `quote ${where}`;
    if (!touches(card.getBoundingClientRect(), group.getBoundingClientRect())) break;
  }
}

function touches(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

// Pressing

function press(city) {
  const choice = choiceFor(city);
  if (!choice) return;
  const selected = document.querySelector(".selected");
  if (isNarrow() && selected.dataset.city !== city) {
    select(city, choice);
    return;
  }
  unselect();
  choice.click();
}

function select(city, choice) {
  const box = document.querySelector(".selected");
  box.dataset.city = city;
  const [name, price] = [nameOf(plate(city)), choice.dataset.price ?? ""];
  const rows = [...(beside(choice, ".breakdown")?.querySelectorAll(".part") ?? [])];
  const amounts = rows.filter((row) => !row.matches(".is-total")).map((row) => row.querySelector("b").textContent);
  box.querySelector("p > b").textContent = name;
  box.querySelector("p > span").textContent = amounts.length > 1 ? amounts.join(" + ") : "";
  box.querySelector(".money").hidden = !price;
  box.querySelector(".money b").textContent = price;
  box.querySelector(".add").textContent = box.dataset.add.replace("#", name);
  box.querySelector(".why").textContent = box.dataset.why.replace("#", price);
  box.querySelector(".why").hidden = !rows.length;
  box.querySelector(".parts").replaceChildren(...rows.map((row) => row.cloneNode(true)));
  box.hidden = false;
  explainSelected(false);
}

function explainSelected(isOpen) {
  document.querySelector(".selected .why").setAttribute("aria-expanded", String(isOpen));
  document.querySelector(".selected .parts").hidden = !isOpen;
  point(document.querySelector(".selected").dataset.city);
}

function unselect() {
  const box = document.querySelector(".selected");
  box.hidden = true;
  delete box.dataset.city;
}

// A token of the market stands for all cheaper ones too.
function fuelChoice(token) {
  const row = token.closest("[data-fuel]");
  const tokens = [...row.querySelectorAll("[data-token]")].slice(1);
  const amount = tokens.indexOf(token.closest("[data-token]")) + 1;
  const fuel = CSS.escape(row.dataset.fuel);
  return inPanel(`[data-fuel="${fuel}"][data-amount="${amount}"]`) ?? inPanel(`[data-fuel="${fuel}"]`);
}

function choiceOf(target) {
  const card = target.closest("#market [data-card], #company [data-card], #company [data-pool]");
  if (card) return inPanel(`[data-card="${CSS.escape(card.dataset.card ?? card.dataset.pool)}"]`);
  const fuelCard = target.closest("#fuel [data-fuel-card]");
  if (fuelCard) {
    const { fuelCard: name, column } = fuelCard.dataset;
    return inPanel(`[data-fuel-card="${name}"][data-column="${column}"]`);
  }
  if (target.closest("#fuel [data-fuel]")) return fuelChoice(target);
  const region = target.closest("#board [data-region]");
  return region ? inPanel(`[data-region="${CSS.escape(region.dataset.region)}"]`) : null;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#board > svg:first-child") && wasDragged()) return;
  const city = event.target.closest("#board [data-city]");
  if (city && choiceFor(city.dataset.city)) press(city.dataset.city);
  else if (event.target.closest(".selected .add")) press(document.querySelector(".selected").dataset.city);
  else if (event.target.closest(".selected .why")) explainSelected(document.querySelector(".selected .parts").hidden);
  else if (!event.target.closest("#panel")) choiceOf(event.target)?.click();
});

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const city = event.target.closest?.("#board [data-city], #panel [data-city]");
  if (city) point(city.dataset.city);
  else if (current && event.target.closest?.("#board, #panel")) clear();
});
document.addEventListener("pointerout", (event) => {
  if (!event.relatedTarget?.closest?.("#board, #panel")) clear();
});
document.addEventListener("focusin", (event) => {
  const city = event.target.closest("#board [data-city], #panel [data-city]");
  if (city) point(city.dataset.city);
});

// The keyboard: one stop for the whole board

function enter(city) {
  const group = plate(city);
  if (!group) return;
  plate(home)?.setAttribute("tabindex", "-1");
  home = city;
  group.setAttribute("tabindex", "0");
  const { x, y } = placeOf(group);
  const shift = placeOf(group.closest("[transform]:not([data-city])"));
  if (!isSeen(x + shift.x, y + shift.y)) centre(x + shift.x, y + shift.y);
  group.focus({ preventScroll: true });
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function neighbour(group, [dx, dy]) {
  const here = placeOf(group);
  let best = null;
  let least = Infinity;
  for (const other of plates()) {
    const there = placeOf(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 0 || across > along * 2) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function inReach() {
  return [...document.querySelectorAll("#panel [data-city][data-price]")]
    .filter((choice) => !isRefused(choice) && plate(choice.dataset.city))
    .sort((one, other) => Number(one.dataset.price) - Number(other.dataset.price))
    .map((choice) => choice.dataset.city);
}

export function step(by) {
  const cities = [...new Set(inReach())];
  if (!cities.length) return;
  const place = cities.indexOf(current || home);
  enter(cities.at(place < 0 && by < 0 ? -1 : (place + by) % cities.length));
}

export function enterBoard() {
  enter(home);
}

document.addEventListener("keydown", (event) => {
  const group = event.target.closest?.("#board [data-city]");
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key in WAYS) {
    const next = neighbour(group, WAYS[event.key]);
    if (next) enter(next.dataset.city);
  } else if (event.key === "Enter" || event.key === " ") choiceFor(group.dataset.city)?.click();
  else if (event.key === "Delete") inPanel(`[data-out="${CSS.escape(group.dataset.city)}"]`)?.click();
  else if (event.key === "Escape") clear();
  else return;
  event.preventDefault();
});

// After every change of the page

export function setUpBoard() {
  if (!board()) return;
  setUpView();
  const again = current;
  current = "";
  const all = plates();
  if (!plate(home)) home = inReach()[0] ?? all[0]?.dataset.city ?? "";
  for (const group of all) {
    const choice = choiceFor(group.dataset.city);
    group.setAttribute("role", "button");
    group.setAttribute("tabindex", group.dataset.city === home ? "0" : "-1");
    group.setAttribute("aria-label", group.querySelector("title").textContent);
    group.classList.toggle("is-live", Boolean(choice));
    if (!choice || isRefused(choice)) group.setAttribute("aria-disabled", "true");
    else group.removeAttribute("aria-disabled");
  }
  const selected = document.querySelector(".selected");
  if (!choiceFor(selected.dataset.city ?? "")) unselect();
  clear();
  if (again && choiceFor(again)) point(again);
}

export function setUpMarkets() {
  const pieces = "#market [data-card], #company [data-card], #company [data-pool], #fuel [data-fuel], #fuel [data-fuel-card], #board [data-region]";
  for (const piece of document.querySelectorAll(pieces)) piece.classList.toggle("is-live", Boolean(choiceOf(piece)));
}
