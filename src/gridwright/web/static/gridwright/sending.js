// @ts-check
// Forms on their way: what comes back is shown in the order in which it was sent. What did not
// arrive waits, says so, and is sent after the break; the server plays nothing twice.

import { closest, find, findAll, fire, get } from "./dom.js";
import { digests, keyOf, replaceParts } from "./parts.js";
import * as unsent from "./unsent.js";

const PATIENCE = 20_000; // milliseconds that an answer may take
const SLOW = 400; // milliseconds after which the panel says that it waits
const LATER = new Set([408, 429, 503]); // the server could not take a form just now

let pending = 0; // forms whose answers are still on their way, and will bring what is new
let posts = 0; // forms sent since the page was opened
let lastAnswered = 0; // the number of the newest form whose answer is shown

export const isSending = () => pending > 0;
export const postCount = () => posts;

document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.verb === "post") detail.parameters.have = digests();
});
document.addEventListener("htmx:beforeRequest", (event) => {
  const { requestConfig } = event.detail;
  if (requestConfig.verb !== "post" || !unsent.all().length) return;
  event.preventDefault(); // it goes behind the forms that wait already
  keep(requestConfig);
});
document.addEventListener("htmx:beforeSend", ({ detail: { xhr, requestConfig } }) => {
  const number = countPost();
  setTimeout(() => {
    if (isSending()) find("#panel")?.classList.add("is-slow");
  }, SLOW);
  // We listen to the request itself: htmx fires its events at the form, which may have been replaced since.
  xhr.addEventListener("load", () => {
    if (isParts(xhr.responseText)) showAnswer(number, xhr.responseText, xhr.status < 400);
    else if (LATER.has(xhr.status)) keep(requestConfig);
    else if (xhr.status >= 400) explain(xhr.responseText, requestConfig);
  });
  xhr.addEventListener("error", () => keep(requestConfig));
  xhr.addEventListener("timeout", () => keep(requestConfig));
  xhr.addEventListener("loadend", () => {
    find("#panel")?.classList.remove("is-slow");
    endPost();
  });
});
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (!isParts(detail.xhr.responseText)) return;
  detail.shouldSwap = false;
  detail.isError = false;
});

function countPost() {
  pending += 1;
  posts += 1;
  return posts;
}

function endPost() {
  pending -= 1;
  fire("answered");
}

/** @param {string} html */
const isParts = (html) => /^\s*<div id="parts"/u.test(html);

/**
 * @param {number} number
 * @param {string} html
 * @param {boolean} isDone
 */
function showAnswer(number, html, isDone) {
  if (number < lastAnswered) return;
  lastAnswered = number;
  replaceParts(html, true);
  fire("answer", { isDone });
}

// What went wrong

/**
 * @param {string} html
 * @param {HtmxRequest} request
 */
function explain(html, request) {
  const message = messageIn(html);
  if (message) refuse(...message.childNodes);
  else keep(request); // not from our server, but from something on the way to it
}

/** @param {string} html */
const messageIn = (html) => find("#main .message", new DOMParser().parseFromString(html, "text/html"));

/** @param {(Node | string)[]} reason */
function refuse(...reason) {
  const alert = find("#panel .refused");
  if (!alert) return;
  alert.replaceChildren(...reason);
  alert.hidden = false;
}

/** @type {(Node | string)[]} */
let dropped = []; // why a choice that waited was left out: panels may come and go before it is read

document.addEventListener("parts:shown", () => {
  if (dropped.length) refuse(...dropped.map((each) => (typeof each === "string" ? each : each.cloneNode(true))));
});
document.addEventListener("click", () => {
  dropped = [];
});

// What waits

const texts = () => /** @type {Record<string, string>} */ (get("#connection").dataset);

/** @param {HtmxRequest} request */
function keep({ verb, path, formData, elt, triggeringEvent }) {
  if (verb !== "post") return;
  const button = triggeringEvent?.submitter ?? get("button", elt);
  const [style] = elt.classList;
  const form = style ? `.${CSS.escape(style)} ` : "";
  if (!unsent.add(path, formData, `${form}${keyOf(button)}`)) refuse(texts().sayFirst ?? "");
  fire("unsent");
}

function markUnsent() {
  for (const mark of findAll("#panel .waits")) mark.remove();
  for (const { button } of unsent.all()) {
    const mark = document.createElement("small");
    mark.className = "waits";
    mark.textContent = texts().sayWaits ?? "";
    find(`#panel ${button}`)?.append(" ", mark);
  }
  get("#connection button").hidden = !unsent.all().length;
}

document.addEventListener("unsent:changed", markUnsent);
document.addEventListener("parts:shown", markUnsent);
document.addEventListener("click", (event) => {
  if (closest(event, "#connection button")) unsent.clear();
});
markUnsent();

document.addEventListener("connected", () => {
  if (!unsent.all().length) return;
  // Several pages of a table in one browser have the same forms: one of them sends.
  if (navigator.locks) navigator.locks.request("gridwright.unsent", deliver);
  else deliver();
});

async function deliver() {
  let [form] = unsent.all();
  // One after the other: what follows is left out if this one is refused.
  // oxlint-disable-next-line no-await-in-loop
  while (form && !isSending() && (await send(form))) [form] = unsent.all();
}

/** @param {unsent.Form} form */
async function send({ path, body }) {
  const number = countPost();
  const fields = new URLSearchParams(body);
  /** @type {HTMLInputElement} */
  const token = get("[name=csrfmiddlewaretoken]");
  fields.set("csrfmiddlewaretoken", token.value);
  fields.set("have", digests());
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(path, { method: "POST", body: fields, headers: { "HX-Request": "true" }, signal });
    receive(number, response, await response.text());
    return true;
  } catch {
    fire("unsent");
    return false;
  } finally {
    endPost();
  }
}

/**
 * @param {number} number
 * @param {Response} response
 * @param {string} html
 */
function receive(number, response, html) {
  const elsewhere = response.headers.get("HX-Redirect");
  const message = messageIn(html);
  const isOurs = isParts(html) || elsewhere || message;
  if (!isOurs || LATER.has(response.status)) throw new Error(String(response.status));
  if (response.ok) unsent.shift();
  else unsent.clear();
  if (elsewhere) location.assign(elsewhere);
  if (!response.ok) dropped = [...(message?.childNodes ?? []), " ", texts().sayDropped ?? ""];
  if (isParts(html)) showAnswer(number, html, response.ok);
  else if (!response.ok) refuse(...dropped);
}
