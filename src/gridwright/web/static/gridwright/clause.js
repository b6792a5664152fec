// @ts-check
// Opens clauses as cards beside their links. Without it the links lead to the page of the rules.

import { closest, find } from "./dom.js";

const GAP = 6; // pixels between link and card
const MARGIN = 8; // pixels between card and the edge of the window

const card = document.createElement("dialog");
card.className = "clause-card";
card.setAttribute("aria-labelledby", "clause-card-name");
card.addEventListener("close", returnFocus);
/** @type {HTMLElement | null} */
let opener = null;

// Focus returns to the link, unless the page has replaced it or the reader has gone on.
function returnFocus() {
  const isLost = document.activeElement === document.body || card.contains(document.activeElement);
  if (isLost && opener?.isConnected) opener.focus();
  opener = null;
}

/** @param {HTMLElement} link */
function place(link) {
  const box = link.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const left = Math.max(MARGIN, Math.min(box.left, clientWidth - card.offsetWidth - MARGIN));
  const isRoomBelow = box.bottom + GAP + card.offsetHeight <= window.innerHeight;
  const isRoomAbove = box.top - GAP - card.offsetHeight >= 0;
  const top = isRoomBelow || !isRoomAbove ? box.bottom + GAP : box.top - GAP - card.offsetHeight;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}

/** @param {string} identifier */
async function fetchClause(identifier) {
  const address = `/rules/clause/${encodeURIComponent(identifier)}`;
  const response = await fetch(address, { headers: { "HX-Request": "true" } });
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/** @param {HTMLAnchorElement} link */
async function open(link) {
  let html = "";
  try {
    html = await fetchClause(link.dataset.clause ?? "");
  } catch {
    location.assign(link.href);
    return;
  }
  const isInside = card.contains(link);
  if (!card.isConnected) document.body.append(card);
  card.innerHTML = html;
  if (!isInside) {
    if (card.open) card.close();
    opener = link;
    place(link); // before it gets the focus, so that the page does not jump
    card.show();
    place(link);
  }
  card.scrollTop = 0;
  find(".close", card)?.focus({ preventScroll: true });
}

/** @param {MouseEvent | KeyboardEvent} event */
const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

document.addEventListener("click", (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = closest(event, "a[data-clause]");
  if (link && event.button === 0 && !hasModifier(event)) {
    event.preventDefault();
    open(link);
  } else if (card.open && !card.contains(/** @type {Node} */ (event.target))) {
    card.close();
  }
});

document.addEventListener(
  "keydown",
  (event) => {
    if (hasModifier(event)) return;
    if (event.key === "Escape" && card.open) {
      event.preventDefault();
      event.stopPropagation();
      card.close();
    } else if (event.key === "c" && !closest(event, "input, select, textarea, [contenteditable]")) {
      /** @type {HTMLAnchorElement | null} */
      const link = find("[role=alert] a[data-clause]");
      if (link) open(link);
    }
  },
  true,
);
