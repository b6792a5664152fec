// @ts-check
// The rules beside the table: links to them open in a panel at the right, and the table stays where it is.
// Without script they lead to the pages of the rules, which have a way back.

import { closest, find, findAll, get } from "./dom.js";

const PAGES = /^\/rules(?:$|[/?#])/u;
const READ = "is-read"; // the clause that was looked for

/** @type {HTMLElement | null} */
let opener = null;
/** @type {{ address: string, scrolled: number }[]} */
let visited = []; // the last is shown
let isStyled = false;

/** @returns {HTMLDialogElement | null} */
const box = () => find("#rules-beside");
/** @param {HTMLDialogElement} dialog */
const textOf = (dialog) => get(".beside-text", dialog);

/**
 * Show the page of the rules at *address*, and in it the clause or section that the address names.
 *
 * @param {string} address
 * @param {number} [scrolled]
 */
async function show(address, scrolled) {
  const dialog = box();
  if (!dialog) return;
  const url = new URL(address, location.href);
  const text = textOf(dialog);
  const wanted = url.pathname + url.search;
  if (text.dataset.page !== wanted) {
    try {
      await place(text, await textAt(wanted));
      text.dataset.page = wanted;
    } catch {
      location.assign(address);
      return;
    }
  }
  get(".back", dialog).hidden = visited.length < 2;
  get("a.whole", dialog).setAttribute("href", address);
  if (!dialog.open) dialog.show();
  for (const entry of findAll(`.${READ}`, text)) entry.classList.remove(READ);
  const aim = url.hash ? find(`[id="${CSS.escape(decodeURIComponent(url.hash.slice(1)))}"]`, text) : null;
  aim?.classList.add(READ);
  if (scrolled === undefined && aim) aim.scrollIntoView({ block: "start" });
  else text.scrollTop = scrolled ?? 0;
  get("#rules-beside-heading", dialog).focus({ preventScroll: true });
}

/** @param {string} address */
async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/**
 * Put what a page of the rules says into the panel.
 *
 * @param {HTMLElement} text
 * @param {string} html
 */
async function place(text, html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const sheet = find('link[rel=stylesheet][href*="/rules"]', page)?.getAttribute("href");
  if (sheet && !isStyled) await style(sheet);
  const main = get("main", page);
  for (const way of findAll(".way-back", main)) way.remove();
  const copy = document.createElement("div");
  copy.className = "rules";
  copy.append(...[...main.childNodes].map((node) => document.importNode(node, true)));
  text.replaceChildren(copy);
}

/**
 * Let the style sheet of the rules hold in the panel alone: tables have other boards and sheets.
 *
 * @param {string} address
 */
async function style(address) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.beside-text { ${await textAt(address)} }`);
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  isStyled = true;
}

/** @param {string} address */
export function openRules(address) {
  const dialog = box();
  if (!dialog) {
    location.assign(address);
    return;
  }
  if (!dialog.open) opener = /** @type {HTMLElement | null} */ (document.activeElement);
  const last = visited.at(-1);
  if (last) last.scrolled = textOf(dialog).scrollTop;
  visited.push({ address, scrolled: 0 });
  show(address);
}

function goBack() {
  visited.pop();
  const last = visited.at(-1);
  if (last) show(last.address, last.scrolled);
}

function close() {
  const dialog = box();
  if (!dialog?.open) return;
  const isInside = dialog.contains(document.activeElement) || document.activeElement === document.body;
  dialog.close();
  visited = [];
  if (isInside && opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/** @param {MouseEvent} event */
const isPlain = (event) => event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);

document.addEventListener(
  "click",
  (event) => {
    const dialog = box();
    if (!dialog || !isPlain(event)) return;
    if (closest(event, "#rules-beside .close")) close();
    else if (closest(event, "#rules-beside .back")) goBack();
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[href]"));
    if (!link || link.matches(".whole, [download]")) return;
    const isInside = textOf(dialog).contains(link);
    const address = link.getAttribute("href") ?? "";
    const isAnchor = isInside && address.startsWith("#");
    if (!isAnchor && (!PAGES.test(address) || (link.dataset.clause && !isInside))) return;
    event.preventDefault();
    event.stopPropagation(); // a link to a clause would open as a card
    openRules(isAnchor ? `${textOf(dialog).dataset.page}${address}` : address);
  },
  true,
);
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (closest(event, "#rules-beside form[role=search]"));
  if (!form) return;
  event.preventDefault();
  const query = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  openRules(`${form.getAttribute("action")}?${query}`);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !box()?.open || find("dialog:modal")) return;
  event.preventDefault();
  close();
});
