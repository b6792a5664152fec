// @ts-check
// Lets the form of a new table say only what is true of the seats that are taken and the rules that are chosen.

const form = /** @type {HTMLFormElement} */ (document.querySelector(".new-table"));
const chairs = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll(".chair select")]);
const options = /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll("select[data-rule]")]);
const page = /** @type {HTMLElement} */ (form.parentElement);
const PEOPLE = new Set(["me", "here", "open", "kept", "stay"]); // at seats without a bot
const rules = /** @type {HTMLElement} */ (form.querySelector(".rules"));

function count() {
  const taken = chairs.filter((chair) => chair.value !== "none").length;
  form.dataset.pool = taken === 2 ? "two" : "three_to_six";
  const people = chairs.filter((chair) => PEOPLE.has(chair.value)).length;
  page.dataset.people = String(people);
}

function sumUp() {
  const changed = options.flatMap(({ dataset, selectedOptions: [choice] }) =>
    choice && !choice.matches(".usual") ? [(dataset.rule ?? "").replace("#", choice.text)] : [],
  );
  const { usual = "", rules: pattern = "" } = rules.dataset;
  rules.textContent = changed.length ? pattern.replace("#", changed.join(", ")) : usual;
  rules.classList.toggle("are-usual", !changed.length);
}

form.addEventListener("change", () => {
  count();
  sumUp();
});
count();
sumUp(); // a browser that comes back keeps what was chosen
