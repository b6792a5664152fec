// Forms on their way: what comes back is shown in the order in which it was sent. What did not
// arrive waits, says so, and is sent after the break; the server plays nothing twice.

import { have, keyOf } from "./live.js";
import * as unsent from "./unsent.js";

const PATIENCE = 20000; // milliseconds that an answer may take

let sent = 0; // forms whose answers are still on their way, and will bring what is new
let posts = 0; // all forms that were sent
let answered = 0; // the last of them whose answer is shown

export const isSending = () => sent > 0;
export const count = () => posts;

const tell = (name, detail = null) => document.dispatchEvent(new CustomEvent(name, { detail }));

document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.verb === "post") event.detail.parameters.have = have();
});
document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.requestConfig.verb !== "post" || !unsent.all().length) return;
  event.preventDefault(); // behind what waits already
  keep(event.detail.requestConfig);
});
document.addEventListener("htmx:beforeSend", (event) => {
  const { xhr, requestConfig } = event.detail;
  sent += 1;
  posts += 1;
  const number = posts;
  setTimeout(() => {
    if (isSending()) document.getElementById("panel")?.classList.add("is-slow");
  }, 400);
  // The request itself is listened to: what htmx tells of a form that was replaced since, nobody hears.
  xhr.addEventListener("load", () => arrive(number, event.detail));
  xhr.addEventListener("error", () => keep(requestConfig));
  xhr.addEventListener("timeout", () => keep(requestConfig));
  xhr.addEventListener("loadend", () => {
    sent -= 1;
    document.getElementById("panel")?.classList.remove("is-slow");
    tell("answered");
  });
});
document.addEventListener("htmx:beforeSwap", (event) => {
  if (!isParts(event.detail.xhr.responseText)) return;
  event.detail.shouldSwap = false;
  event.detail.isError = false;
});

function arrive(number, { xhr, requestConfig }) {
  if (isParts(xhr.responseText)) answer(number, xhr.responseText, xhr.status);
  else if (xhr.status >= 400) explain(xhr.responseText, requestConfig);
}

const isParts = (html) => /^\s*<div id="parts"/.test(html);

function answer(number, html, status) {
  if (number < answered) return;
  answered = number;
  tell("answer", { html, isDone: status < 400 });
}

// What went wrong

function explain(html, requestConfig) {
  const said = messageIn(html);
  if (said) show(...said.childNodes);
  else keep(requestConfig); // not from us: from something between us
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

function keep({ verb, path, formData, elt, triggeringEvent }) {
  if (verb !== "post") return;
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
