// @ts-check
// Lets the form of a new table say only what is true of as many seats as are taken.

const form = /** @type {HTMLFormElement} */ (document.querySelector(".new-table"));
const chairs = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll(".chair select")]);

function count() {
  const taken = chairs.filter((chair) => chair.value !== "none").length;
  form.dataset.pool = taken === 2 ? "two" : "three_to_six";
}

form.addEventListener("change", count);
count();
