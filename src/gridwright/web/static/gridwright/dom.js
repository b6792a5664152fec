// @ts-check
// Typed ways to elements and events of the page.

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E | null}
 */
export const find = (selector, root = document) => root.querySelector(selector);

/**
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E[]}
 */
export const findAll = (selector, root = document) => [...root.querySelectorAll(/** @type {any} */ (selector))];

/**
 * An element that the templates always write.
 *
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {E}
 */
export function get(selector, root = document) {
  /** @type {E | null} */
  const element = root.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

/**
 * Where an event happened, or the nearest element around it that the selector fits.
 *
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export const closest = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * @param {keyof DocumentEventMap} name
 * @param {unknown} [detail]
 */
export const fire = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
