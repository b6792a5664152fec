// Forms on their way: what comes back is shown in the order in which it was sent. What did not
// arrive waits, says so, and is sent after the break; the server plays nothing twice.

import { have, keyOf } from "./live.js";
import * as unsent from "./unsent.js";

const PATIENCE = 20000; // milliseconds that an answer may take

let sent = 0; // forms whose answers are still on their way, and will bring what is new
let posts = 0; // all forms that were sent
let answered = 0; // the last of them whose answer is shown
const numbers = new WeakMap(); // of requests

export const isSending = () => sent > 0;
export const count = () => posts;

const tell = (name, detail = null) => document.dispatchEvent(new CustomEvent(name, { detail }));

document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.verb === "post") event.detail.parameters.have = have();
});
document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.requestConfig.verb !== "post" || !unsent.all().length) return;
  event.preventDefault(); // behind what waits already
  keep(event.detail);
});
document.addEventListener("htmx:beforeSend", (event) => {
  sent += 1;
  posts += 1;
  numbers.set(event.detail.xhr, posts);
  setTimeout(() => {
    if (isSending()) document.getElementById("panel")?.classList.add("is-slow");
  }, 400);
});
document.addEventListener("htmx:beforeSwap", (event) => {
  const { xhr } = event.detail;
  if (!isParts(xhr.responseText)) return;
  event.detail.shouldSwap = false;
  event.detail.isError = false;
  answer(numbers.get(xhr), xhr.responseText, xhr.status);
});
document.addEventListener("htmx:afterRequest", () => {
  sent = Math.max(sent - 1, 0);
  document.getElementById("panel")?.classList.remove("is-slow");
  tell("answered");
});

const isParts = (html) => /^\s*<div id="parts"/.test(html);

function answer(number, html, status) {
  if (number < answered) return;
  answered = number;
  tell("answer", { html, isDone: status < 400 });
}

// What went wrong

document.addEventListener("htmx:responseError", (event) => explain(event.detail));
document.addEventListener("htmx:sendError", (event) => keep(event.detail));
document.addEventListener("htmx:timeout", (event) => keep(event.detail));

function explain(detail) {
  const said = messageIn(detail.xhr.responseText);
  if (said) show(...said.childNodes);
  else keep(detail); // not from us: from something between us
}

const messageIn = (html) => new DOMParser().parseFromString(html, "text/html").querySelector("#main .message");

function show(...said) {
  const place = document.querySelector("#panel .refused");
  if (!place) return;
  place.replaceChildren(...said);
  place.hidden = false;
}

// What waits

const words = () => document.getElementById("connection").dataset;

function keep({ requestConfig }) {
  if (requestConfig.verb !== "post") return;
  const { path, formData, elt, triggeringEvent } = requestConfig;
  const button = triggeringEvent?.submitter ?? elt.querySelector("button");
  const form = elt.classList.length ? `.${CSS.escape(elt.classList[0])} ` : "";
  if (!unsent.add(path, formData, `${form}${keyOf(button)}`)) show(words().sayFirst);
  tell("unsent");
}

function paint() {
  for (const mark of document.querySelectorAll("#panel .waits")) mark.remove();
  for (const { button } of unsent.all()) {
    const mark = document.createElement("small");
    mark.className = "waits";
    mark.textContent = words().sayWaits;
    document.querySelector(`#panel ${button}`)?.append(" ", mark);
  }
  document.querySelector("#connection button").hidden = !unsent.all().length;
}

document.addEventListener("unsent:changed", paint);
document.addEventListener("parts:shown", paint);
document.addEventListener("click", (event) => {
  if (event.target.closest("#connection button")) unsent.clear();
});
paint();

// Several pages of a table in one browser have the same forms: one of them sends.
const alone = (work) => (navigator.locks ? navigator.locks.request("gridwright.unsent", work) : work());

document.addEventListener("connected", () => {
  if (unsent.all().length) alone(deliver);
});

async function deliver() {
  while (unsent.all().length && !isSending() && (await send(unsent.all()[0])));
}

async function send({ path, said }) {
  sent += 1;
  posts += 1;
  const number = posts;
  const body = new URLSearchParams(said);
  body.set("csrfmiddlewaretoken", document.querySelector("[name=csrfmiddlewaretoken]").value);
  body.set("have", have());
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(path, { method: "POST", body, headers: { "HX-Request": "true" }, signal });
    take(number, response, await response.text());
    return true;
  } catch {
    tell("unsent");
    return false;
  } finally {
    sent -= 1;
    tell("answered");
  }
}

function take(number, response, html) {
  const elsewhere = response.headers.get("HX-Redirect");
  const said = messageIn(html);
  if (!isParts(html) && !elsewhere && !said) throw new Error(String(response.status)); // not from us
  if (response.ok) unsent.shift();
  else unsent.clear();
  if (elsewhere) location.assign(elsewhere);
  if (isParts(html)) answer(number, html, response.status);
  if (!response.ok) show(...(said?.childNodes ?? []), " ", words().sayDropped);
}
