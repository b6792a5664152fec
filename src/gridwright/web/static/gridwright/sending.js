// Forms on their way: what comes back is shown in the order in which it was sent. What did not
// arrive is sent again after the break; the server plays nothing twice.

import { have } from "./live.js";

let sent = 0; // forms whose answers are still on their way, and will bring what is new
let posts = 0; // all forms that were sent
let answered = 0; // the last of them whose answer is shown
let unsent = null; // the last one that did not arrive
const numbers = new WeakMap(); // of requests

export const isSending = () => sent > 0;
export const count = () => posts;

const tell = (name, detail = null) => document.dispatchEvent(new CustomEvent(name, { detail }));

document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.verb === "post") event.detail.parameters.have = have();
});
document.addEventListener("htmx:beforeSend", (event) => {
  sent += 1;
  posts += 1;
  numbers.set(event.detail.xhr, posts);
  unsent = null;
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
  const page = new DOMParser().parseFromString(detail.xhr.responseText, "text/html");
  const said = page.querySelector("#main .message");
  if (said) show(said);
  else keep(detail); // not from us: from something between us
}

function show(said) {
  const place = document.querySelector("#panel .refused");
  if (!place) return;
  place.replaceChildren(...said.childNodes);
  place.hidden = false;
}

function keep({ requestConfig }) {
  if (requestConfig.verb !== "post") return;
  unsent = { path: requestConfig.path, said: new URLSearchParams(requestConfig.formData) };
  tell("unsent");
}

document.addEventListener("connected", async () => {
  if (!unsent || isSending()) return;
  const { path, said } = unsent;
  unsent = null;
  sent += 1;
  posts += 1;
  const number = posts;
  said.set("have", have());
  try {
    const response = await fetch(path, { method: "POST", body: said, headers: { "HX-Request": "true" } });
    const elsewhere = response.headers.get("HX-Redirect");
    if (elsewhere) location.assign(elsewhere);
    const html = await response.text();
    if (isParts(html)) answer(number, html, response.status);
  } catch {
    unsent = { path, said };
    tell("unsent");
  } finally {
    sent -= 1;
    tell("answered");
  }
});
