// @ts-check
// Reads a file into the field of a record: the server gets text only.

import { get } from "./dom.js";

/** @type {HTMLInputElement} */
const input = get("input[type=file]");
/** @type {HTMLTextAreaElement} */
const field = get("textarea[name=record]");
const label = input.closest("label");

if (label) label.hidden = false;
input.addEventListener("change", async () => {
  const file = input.files?.[0];
  if (file) field.value = await file.slice(0, Number(input.dataset.most) + 1).text();
});
