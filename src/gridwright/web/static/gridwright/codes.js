// @ts-check
// Copies what stands on the page to the clipboard, and prints it.

import { closest, find, findAll } from "./dom.js";

/** @param {string} selector */
const text = (selector) =>
  findAll(selector)
    .map((element) => (element instanceof HTMLInputElement ? element.value : element.textContent))
    .join("\n");

document.addEventListener("click", async (event) => {
  if (closest(event, "[data-print]")) globalThis.print();
  const button = /** @type {HTMLElement | null} */ (closest(event, "[data-copy]"));
  if (!button) return;
  await navigator.clipboard.writeText(text(button.dataset.copy ?? ""));
  const status = find("[data-done]", button.parentElement ?? document);
  if (status) status.textContent = status.dataset.done ?? "";
});

if (navigator.clipboard) for (const button of findAll("[data-copy]")) button.hidden = false;
for (const button of findAll("[data-print]")) button.hidden = false;
