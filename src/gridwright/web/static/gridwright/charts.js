// @ts-check
// Reads the values of a round out of a chart: where a pointer is, or by the arrow keys.

import { closest, findAll, get } from "./dom.js";

for (const figure of findAll(".charts figure")) {
  /** @type {SVGSVGElement} */
  const picture = get("svg", figure);
  const reading = get(".reading", figure);
  /** @type {SVGElement[]} */
  const columns = findAll("[data-round]", picture);
  let current = -1;

  /** @param {number} index */
  const read = (index) => {
    columns[current]?.classList.remove("is-read");
    current = Math.min(columns.length - 1, Math.max(0, index));
    const column = columns[current];
    column?.classList.add("is-read");
    reading.textContent = column ? get("title", column).textContent : "";
  };

  picture.tabIndex = 0;
  picture.addEventListener("pointerover", (event) => {
    /** @type {SVGElement | null} */
    const column = closest(event, "[data-round]");
    if (column) read(columns.indexOf(column));
  });
  picture.addEventListener("keydown", (event) => {
    const places = new Map([
      ["ArrowLeft", current - 1],
      ["ArrowRight", current + 1],
      ["Home", 0],
      ["End", columns.length - 1],
    ]);
    const index = places.get(event.key);
    if (index === undefined) return;
    event.preventDefault();
    read(index);
  });
}
