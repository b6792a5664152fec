// @ts-check
// The end of a game: its moment, the picture to share, the rematch that somebody asks for.

import { closest, find, findAll, get } from "./dom.js";
import { isOn, play } from "./sounds.js";

const REST = 600; // milliseconds before the network lights up
const LONGEST = 1600; // milliseconds that it takes at most
const STEP = 60; // milliseconds from city to city
const APPEAR = 220;
/** @type {Keyframe} */
const HIDDEN = { opacity: 0 };
const WIDTH = 1200; // of the picture
const HEIGHT = 630;
const REMATCH_PERIOD = 5000; // milliseconds between two looks for a rematch
const REMATCH_LOOKS = 120; // ten minutes

// The moment

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {Element} element
 * @param {number} delay
 * @param {Keyframe} from
 */
function appear(element, delay, from) {
  element.animate([from, {}], { duration: APPEAR, delay, fill: "backwards", easing: "ease-out" });
}

function celebrate() {
  /** @type {SVGElement[]} */
  const plates = findAll("#moment [data-lit]");
  plates.sort((one, other) => Number(one.dataset.lit) - Number(other.dataset.lit));
  const step = Math.min(STEP, LONGEST / Math.max(plates.length, 1));
  for (const [index, plate] of plates.entries()) {
    const ring = find(".lit", plate);
    if (ring) appear(ring, REST + index * step, HIDDEN);
  }
  for (const plate of findAll("#moment [data-city]:not([data-lit])")) appear(plate, REST, { opacity: 1 });
  const rows = findAll(".ranking tbody tr").toReversed();
  const pace = LONGEST / Math.max(rows.length, 1);
  for (const [index, row] of rows.entries()) appear(row, REST + index * pace, HIDDEN);
  const medal = find(".medal");
  if (medal) appear(medal, REST + LONGEST, { opacity: 0, transform: "scale(.7)" });
}

if (find("main[data-table]") && sessionStorage.getItem("gridwright.playing") === location.pathname) {
  sessionStorage.removeItem("gridwright.playing"); // it is shown once
  if (!isStill()) celebrate();
  play("end");
}

// The picture

/** @returns {Promise<Blob>} */
async function picture() {
  const image = new Image(WIDTH, HEIGHT);
  image.src = get("a.shared").getAttribute("href") ?? "";
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @param {Blob} blob */
const fileOf = (blob) => new File([blob], "gridwright-result.png", { type: blob.type });

/** @type {Record<string, (button: HTMLElement) => Promise<void>>} */
const WAYS = {
  async copy(button) {
    // The picture is a promise in it: some browsers forget the press while it is drawn.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture() })]);
    say(button.dataset.done);
  },
  async save() {
    const address = URL.createObjectURL(await picture());
    const link = Object.assign(document.createElement("a"), { href: address, download: "gridwright-result.png" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  },
  async send(button) {
    await navigator.share({ title: button.dataset.title, files: [fileOf(await picture())] });
  },
};

/** @param {string | undefined} text */
function say(text) {
  get(".share [role=status]").textContent = text ?? "";
}

document.addEventListener("click", async (event) => {
  const button = /** @type {HTMLElement | null} */ (closest(event, "[data-share]"));
  const way = WAYS[button?.dataset.share ?? ""];
  if (!button || !way) return;
  event.preventDefault();
  try {
    await way(button);
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === "AbortError";
    if (!isGivenUp) say(find("[data-share=copy]")?.dataset.failed);
  }
});

const canCopy = Boolean(navigator.clipboard) && "ClipboardItem" in globalThis;
const canSend = navigator.canShare?.({ files: [fileOf(new Blob([], { type: "image/png" }))] }) ?? false;
for (const [way, can] of /** @type {[string, boolean][]} */ ([["copy", canCopy], ["send", canSend]])) {
  const button = find(`[data-share=${way}]`);
  if (button) button.hidden = !can;
}

// Sounds: offered once, after the first game

const offer = find(".sound-offer");
if (offer && find("main[data-table]") && localStorage.getItem("gridwright.tone") === null) offer.hidden = false;
document.addEventListener("click", (event) => {
  const choice = closest(event, "[data-sounds]")?.dataset.sounds;
  if (!choice) return;
  localStorage.setItem("gridwright.tone", choice);
  if (offer) offer.hidden = true;
  if (isOn("tone")) play("turn");
});

// A rematch that somebody else asks for

let looks = 0;
async function lookForRematch() {
  const box = find("#rematch");
  if (!box?.dataset.at || looks >= REMATCH_LOOKS) return; // nobody can ask, or somebody has
  looks += 1;
  if (!document.hidden) {
    try {
      const response = await fetch(box.dataset.at);
      const html = response.ok ? await response.text() : "";
      if (html.includes("data-laid")) box.outerHTML = html;
    } catch {
      // without a connection there is nothing new
    }
  }
  setTimeout(lookForRematch, REMATCH_PERIOD);
}
setTimeout(lookForRematch, REMATCH_PERIOD);
