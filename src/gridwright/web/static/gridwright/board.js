// @ts-check
// The board under pointer and keyboard: what the action panel offers for a city is shown on its
// plate, and a press on the plate presses it. Prices, ways and reasons are those of the panel.

import { closest, find, findAll, get } from "./dom.js";
import { chooseKind, priceOf, setUpPrices, shownKind } from "./prices.js";
import { centre, isInView, setUpView, wasDragged } from "./view.js";

const SVG = "http://www.w3.org/2000/svg";
const ROUNDING = 13; // units, of the corners of a halo
const isNarrow = () => matchMedia("(max-width: 47.49em)").matches;

let current = ""; // the city that is pointed at
let home = ""; // the city at which the keyboard enters the board

/** @returns {SVGSVGElement | null} */
const findBoard = () => find("#board > svg");
/** @returns {SVGSVGElement} */
const board = () => get("#board > svg");
/** @type {(city: string) => SVGGElement | null} */
const plateOf = (city) => findBoard()?.querySelector(`[data-city="${CSS.escape(city)}"]`) ?? null;
/** @returns {SVGGElement[]} */
const plates = () => findAll("#board > svg [data-city]");
/** @type {(selector: string) => HTMLButtonElement | null} */
const inPanel = (selector) => find(`#panel ${selector}:is(button)`); // not the picture of a card
/** @param {string} city */
function choiceFor(city) {
  const choice = `[data-city="${CSS.escape(city)}"]`;
  return inPanel(`[data-prices-of="${shownKind()}"] ${choice}`) ?? inPanel(choice);
}
/** @param {Element} choice */
const isRefused = (choice) => choice.getAttribute("aria-disabled") === "true";
/** @param {HTMLElement | SVGElement} element a plate, a price tag or a choice of the panel */
const cityOf = ({ dataset }) => dataset.city ?? dataset.tag ?? "";
const PLACES = "#board [data-city], #board [data-tag]";

/** @param {Element} group */
function placeOf(group) {
  const [x = 0, y = 0] = group.getAttribute("transform")?.match(/-?[\d.]+/gu)?.map(Number) ?? [];
  return { x, y };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

// Pointing

function clear() {
  current = "";
  for (const piece of findAll("#board .pointed")) piece.remove();
  for (const badge of findAll("#board .lit")) badge.classList.remove("lit");
  for (const piece of findAll(".is-pointed")) piece.classList.remove("is-pointed");
  const card = find("#board .quote");
  if (card) card.hidden = true;
  hint();
}

/**
 * Let the command line say how the choice that is pointed at is written.
 *
 * @param {string} [line]
 */
function hint(line) {
  /** @type {HTMLInputElement | null} */
  const field = find("#command");
  if (!field) return;
  field.dataset.hint ??= field.placeholder;
  field.placeholder = line ?? field.dataset.hint;
}

/** @param {string} city */
function point(city) {
  if (city === current) return;
  clear();
  const plate = plateOf(city);
  const choice = choiceFor(city);
  if (!plate || !choice) return;
  current = city;
  if (!isRefused(choice)) {
    plate.classList.toggle("is-pointed", !choice.closest('[data-prices-of="2"]')); // sites have no slot
    drawWay((choice.dataset.path ?? "").split(" ").filter(Boolean));
  }
  choice.classList.add("is-pointed");
  if (choice.name === "line") hint(choice.value);
  if (triedLabel(city) === undefined) drawHalo(plate, isRefused(choice)); // else its dashed frame stays
  explain(plate, choice);
}

/**
 * @param {SVGGElement} plate
 * @param {boolean} isRed
 */
function drawHalo(plate, isRed) {
  const { x, y } = placeOf(plate);
  const reach = get("rect", plate);
  const [width, height] = [Number(reach.getAttribute("width")), Number(reach.getAttribute("height"))];
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: ROUNDING };
  get('[data-layer="halos"]', board()).append(make("rect", { ...box, class: `pointed ${isRed ? "no-halo" : "pointed-halo"}` }));
}

/** @param {string[]} cities */
function drawWay(cities) {
  if (cities.length < 2) return;
  const points = cities.map((city) => placeOf(get(`[data-city="${CSS.escape(city)}"]`, board())));
  const d = `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
  const halos = get('[data-layer="halos"]', board());
  for (const name of ["way-edge", "way"]) halos.before(make("path", { d, class: `pointed ${name}` }));
  for (const [index, city] of cities.slice(1).entries()) {
    for (const pair of [`${cities[index]} ${city}`, `${city} ${cities[index]}`]) {
      find(`[data-cost="${pair}"]`, board())?.classList.add("lit");
    }
  }
}

/**
 * What the panel says about a choice, in it or beside it.
 *
 * @param {HTMLElement} choice
 * @param {string} selector
 */
const beside = (choice, selector) => find(selector, choice) ?? find(selector, choice.parentElement ?? choice);

/** @param {SVGGElement} plate */
const nameOf = (plate) => plate.dataset.name ?? "";

/**
 * Open the card with the price and its parts, or the reason, in a corner where it does not cover the city.
 *
 * @param {SVGGElement} plate
 * @param {HTMLElement} choice
 */
function explain(plate, choice) {
  const card = get("#board .quote");
  const heading = document.createElement("header");
  const price = document.createElement("b");
  heading.append(nameOf(plate), price);
  price.textContent = choice.dataset.price ?? "";
  if (price.textContent) {
    const bolt = make("svg", { "aria-hidden": "true" });
    bolt.append(make("use", { href: "#bolt" }));
    price.prepend(bolt);
  }
  card.replaceChildren(heading);
  const rows = /** @type {HTMLElement | undefined} */ (beside(choice, ".breakdown")?.cloneNode(true));
  if (rows) {
    rows.hidden = false;
    card.append(rows);
  }
  if (isRefused(choice)) {
    const reason = document.createElement("p");
    reason.className = "refused";
    reason.textContent = choice.dataset.short ?? beside(choice, ".why")?.textContent ?? "";
    card.append(reason);
  }
  card.hidden = false;
  for (const corner of ["", "at-top", "at-right", "at-right at-top"]) {
    card.className = `quote ${corner}`;
    if (!overlaps(card.getBoundingClientRect(), plate.getBoundingClientRect())) break;
  }
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function overlaps(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

// Pressing

/** @param {string} city */
function press(city) {
  const choice = choiceFor(city);
  if (!choice) return;
  if (isNarrow() && get(".selected").dataset.city !== city) {
    select(city, choice);
    return;
  }
  unselect();
  choice.click();
}

/**
 * On narrow screens the first press only shows what the second one would do.
 *
 * @param {string} city
 * @param {HTMLElement} choice
 */
function select(city, choice) {
  const box = get(".selected");
  box.dataset.city = city;
  const plate = plateOf(city);
  const name = plate ? nameOf(plate) : "";
  const price = choice.dataset.price ?? "";
  const breakdown = beside(choice, ".breakdown");
  const rows = breakdown ? findAll(".part", breakdown) : [];
  const amounts = rows.filter((row) => !row.matches(".is-total")).map((row) => get("b", row).textContent);
  get("p > b", box).textContent = name;
  get("p > span", box).textContent = amounts.length > 1 ? amounts.join(" + ") : "";
  get(".money", box).hidden = !price;
  get(".money b", box).textContent = price;
  get(".add", box).textContent = (box.dataset.add ?? "").replace("#", name);
  get(".why", box).textContent = (box.dataset.why ?? "").replace("#", price);
  get(".why", box).hidden = !rows.length;
  get(".parts", box).replaceChildren(...rows.map((row) => row.cloneNode(true)));
  box.hidden = false;
  explainSelected(false);
}

/** @param {boolean} isOpen */
function explainSelected(isOpen) {
  get(".selected .why").setAttribute("aria-expanded", String(isOpen));
  get(".selected .parts").hidden = !isOpen;
  point(cityOf(get(".selected")));
}

function unselect() {
  const box = get(".selected");
  box.hidden = true;
  delete box.dataset.city;
}

/**
 * A token of the market stands for all cheaper ones too.
 *
 * @param {Element} token
 * @param {HTMLElement | SVGElement} row
 */
function fuelChoice(token, row) {
  const tokens = findAll("[data-token]", row).slice(1);
  const amount = tokens.findIndex((other) => other === token.closest("[data-token]")) + 1;
  const fuel = CSS.escape(row.dataset.fuel ?? "");
  return inPanel(`[data-fuel="${fuel}"][data-amount="${amount}"]`) ?? inPanel(`[data-fuel="${fuel}"]`);
}

/**
 * The choice of the panel that a piece of a market, a company or the board stands for.
 *
 * @param {Element} piece
 */
function choiceOf(piece) {
  /** @type {(selector: string) => SVGElement | null} */
  const around = (selector) => piece.closest(selector);
  const card = around("#market [data-card], #company [data-card], #company [data-pool]");
  if (card) return inPanel(`[data-card="${CSS.escape(card.dataset.card ?? card.dataset.pool ?? "")}"]`);
  const fuelCard = around("#fuel [data-fuel-card]");
  if (fuelCard) {
    const { fuelCard: name, column } = fuelCard.dataset;
    return inPanel(`[data-fuel-card="${name}"][data-column="${column}"]`);
  }
  const row = around("#fuel [data-fuel]");
  if (row) return fuelChoice(piece, row);
  const region = around("#board [data-region]");
  return region && inPanel(`[data-region="${CSS.escape(region.dataset.region ?? "")}"]`);
}

document.addEventListener("click", (event) => {
  if (closest(event, "#board > svg:first-child") && wasDragged()) return;
  const plate = closest(event, PLACES);
  if (plate && choiceFor(cityOf(plate))) press(cityOf(plate));
  else if (closest(event, ".selected .add")) press(cityOf(get(".selected")));
  else if (closest(event, ".selected .why")) explainSelected(Boolean(get(".selected .parts").hidden));
  else if (event.target instanceof Element && !closest(event, "#panel")) choiceOf(event.target)?.click();
});

/** @param {Event} event */
function pointAt(event) {
  if (chooseKind(event)) namePlates();
  const piece = closest(event, `${PLACES}, #panel [data-city]`);
  if (piece) point(cityOf(piece));
  return piece !== null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || pointAt(event)) return;
  if (current && closest(event, "#board, #panel")) clear();
});
document.addEventListener("pointerout", ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Element && relatedTarget.closest("#board, #panel"))) clear();
});
document.addEventListener("focusin", pointAt);
document.addEventListener("click", (event) => {
  if (!closest(event, "#panel")) return;
  setTimeout(() => {
    if (chooseKind()) namePlates(); // once the panel has hidden the other kinds
  });
});

// The keyboard: one stop for the whole board

/** @param {string} city */
function enter(city) {
  const plate = plateOf(city);
  if (!plate) return;
  plateOf(home)?.setAttribute("tabindex", "-1");
  home = city;
  plate.setAttribute("tabindex", "0");
  const place = placeOf(plate);
  const layer = plate.closest("[transform]:not([data-city])");
  const shift = layer ? placeOf(layer) : { x: 0, y: 0 };
  const [x, y] = [place.x + shift.x, place.y + shift.y];
  if (!isInView(x, y)) centre(x, y);
  plate.focus({ preventScroll: true });
}

/** @type {Map<string, [number, number]>} */
const DIRECTIONS = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/**
 * The nearest plate in a direction. What lies aside counts twice, and not at all beyond twice the way.
 *
 * @param {SVGGElement} plate
 * @param {[number, number]} direction
 */
function neighbour(plate, [dx, dy]) {
  const here = placeOf(plate);
  let nearest = null;
  let least = Infinity;
  for (const other of plates()) {
    const there = placeOf(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 0 || across > along * 2) continue;
    const distance = along + across * 2;
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

/** The cities that can be chosen, the cheapest first. */
function citiesInReach() {
  const choices = findAll("#panel [data-city][data-price]").filter((choice) => !isRefused(choice) && plateOf(cityOf(choice)));
  return choices.toSorted((one, other) => Number(one.dataset.price) - Number(other.dataset.price)).map(cityOf);
}

/**
 * Go to the next city in reach, or with -1 to the one before.
 *
 * @param {number} by
 */
export function step(by) {
  const cities = [...new Set(citiesInReach())];
  if (!cities.length) return;
  const place = cities.indexOf(current || home);
  enter(cities.at(place < 0 && by < 0 ? -1 : (place + by) % cities.length) ?? "");
}

export function enterBoard() {
  enter(home);
}

document.addEventListener("keydown", (event) => {
  const plate = /** @type {SVGGElement | null} */ (closest(event, "#board [data-city]"));
  if (!plate || event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = DIRECTIONS.get(event.key);
  if (direction) {
    const next = neighbour(plate, direction);
    if (next) enter(cityOf(next));
  } else if (event.key === "Enter" || event.key === " ") choiceFor(cityOf(plate))?.click();
  else if (event.key === "Delete") inPanel(`[data-out="${CSS.escape(cityOf(plate))}"]`)?.click();
  else if (event.key === "Escape") clear();
  else return;
  event.preventDefault();
});

// After every change of the page

/** @param {string} city */
const triedLabel = (city) => find(`[data-tried="${CSS.escape(city)}"]`)?.dataset.label;

function namePlates() {
  for (const plate of plates()) {
    const city = cityOf(plate);
    const label = priceOf(city)?.label ?? triedLabel(city) ?? get("title", plate).textContent;
    plate.setAttribute("aria-label", label);
  }
}

export function setUpBoard() {
  if (!findBoard()) return;
  setUpView();
  setUpPrices();
  const pointedCity = current;
  current = "";
  const all = plates();
  if (!plateOf(home)) home = citiesInReach()[0] ?? all[0]?.dataset.city ?? "";
  namePlates();
  for (const plate of all) {
    const choice = choiceFor(cityOf(plate));
    plate.setAttribute("role", "button");
    plate.setAttribute("tabindex", cityOf(plate) === home ? "0" : "-1");
    plate.classList.toggle("is-live", Boolean(choice));
    if (!choice || isRefused(choice)) plate.setAttribute("aria-disabled", "true");
    else plate.removeAttribute("aria-disabled");
  }
  if (!choiceFor(cityOf(get(".selected")))) unselect();
  clear();
  if (pointedCity && choiceFor(pointedCity)) point(pointedCity);
}

export function setUpMarkets() {
  const pieces = findAll(
    "#market [data-card], #company [data-card], #company [data-pool], #fuel [data-fuel], #fuel [data-fuel-card], #board [data-region]",
  );
  for (const piece of pieces) piece.classList.toggle("is-live", Boolean(choiceOf(piece)));
}
