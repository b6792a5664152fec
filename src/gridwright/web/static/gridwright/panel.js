// The panel in a browser with script: reasons and parts of prices appear in place.

const panel = () => document.querySelector("#panel");

// What may not be done says why, where it stands, and sends nothing.
document.addEventListener("click", (event) => {
  const pressed = event.target.closest("#panel [aria-disabled=true]");
  if (!pressed) return;
  const why = pressed.parentElement.querySelector(".why");
  const place = panel().querySelector(".refused");
  if (!why || !place) return;
  event.preventDefault();
  place.replaceChildren(...[...why.childNodes].map((node) => node.cloneNode(true)));
  place.hidden = false;
});

// Steppers: the number between them is what is sent.
document.addEventListener("click", (event) => {
  const step = event.target.closest("#panel .step[type=button]");
  const field = step?.parentElement.querySelector("input[type=number]");
  if (!field) return;
  const wanted = Number(field.value) + Number(step.dataset.step);
  field.value = Math.min(Math.max(wanted, Number(field.min)), Number(field.max));
});

// The parts of a price, for who points at a choice or comes to it with the keyboard.
function showParts(event) {
  const choice = event.target.closest?.("#panel .choice");
  for (const other of document.querySelectorAll("#panel .breakdown:not([hidden])")) {
    other.hidden = true;
  }
  const parts = choice?.querySelector(".breakdown");
  if (!parts) return;
  parts.hidden = false;
  parts.classList.remove("is-left");
  const edge = panel().getBoundingClientRect().right;
  parts.classList.toggle("is-left", parts.getBoundingClientRect().right > edge);
}
document.addEventListener("pointerover", showParts);
document.addEventListener("focusin", showParts);
