// @ts-check
// Menus close when something else is pressed, and with Escape.

import { find, findAll, get } from "./dom.js";

document.addEventListener("click", (event) => {
  /** @type {HTMLDetailsElement[]} */
  const menus = findAll(".drop[open]");
  for (const menu of menus) if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  /** @type {HTMLDetailsElement | null} */
  const menu = find(".drop[open]");
  if (!menu || event.key !== "Escape") return;
  menu.open = false;
  get("summary", menu).focus();
});
