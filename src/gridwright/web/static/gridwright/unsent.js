// @ts-check
// Forms that did not arrive, in the order in which they were pressed. The browser keeps them for its
// table until they can be sent, so that neither a break nor a new page loses them.

import { fire } from "./dom.js";

/** @typedef {{ path: string, body: string, button: string }} Form with the selector of its button */

const PLACE = `gridwright.unsent.${location.pathname}`;
const ADDING = new Set(["add", "only", "put"]); // ways of a draft that can be sent one after the other
const OF_THE_PAGE = ["csrfmiddlewaretoken", "have"]; // fields that the page fills in when it sends

/** @type {Form[] | null} */
let unstored = null; // the forms, where the browser stores nothing

/** @returns {Form[]} */
export function all() {
  try {
    return unstored ?? JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {Form[]} forms */
function store(forms) {
  try {
    if (forms.length) localStorage.setItem(PLACE, JSON.stringify(forms));
    else localStorage.removeItem(PLACE);
    unstored = null;
  } catch {
    unstored = forms; // no room, or none allowed: it lasts as long as this page
  }
  fire("unsent:changed");
}

window.addEventListener("storage", () => fire("unsent:changed")); // another page of the table has sent them

/**
 * Whether a form means the same behind others: choices do. What plays a turn, or counts from what is shown, must
 * be pressed on what the server has answered.
 *
 * @param {Form} form
 */
function addsUp({ path, body }) {
  const fields = new URLSearchParams(body);
  return path.endsWith("/draft") && ADDING.has(fields.get("way") ?? "") && !fields.has("place") && !fields.has("step");
}

/**
 * Keep a form for later; return whether it could be put behind those that wait already.
 *
 * @param {string} path
 * @param {FormData} formData
 * @param {string} button
 */
export function add(path, formData, button) {
  const fields = new URLSearchParams(/** @type {any} */ (formData)); // a panel sends no files
  for (const name of OF_THE_PAGE) fields.delete(name);
  const form = { path, body: fields.toString(), button };
  const forms = all();
  if (forms.some((other) => other.button === button)) return true; // it waits already
  if (forms.length && ![...forms, form].every(addsUp)) return false;
  store([...forms, form]);
  return true;
}

export const shift = () => store(all().slice(1));
export const clear = () => store([]);
