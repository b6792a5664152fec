// Forms that did not arrive, in the order in which they were pressed. The browser keeps them for its
// table until they can be sent, so that neither a break nor a new page loses them.

const PLACE = `gridwright.unsent.${location.pathname}`;
const TRIES = ["add", "only", "put"]; // ways of a draft that can be sent one after the other
const LEFT_OUT = ["csrfmiddlewaretoken", "have"]; // what the page of the day says itself

let here = null; // the forms, where the browser keeps nothing

export function all() {
  try {
    return here ?? JSON.parse(localStorage.getItem(PLACE)) ?? [];
  } catch {
    return [];
  }
}

const tell = () => document.dispatchEvent(new Event("unsent:changed"));
window.addEventListener("storage", tell); // another page of the table has sent them

function keep(forms) {
  try {
    if (forms.length) localStorage.setItem(PLACE, JSON.stringify(forms));
    else localStorage.removeItem(PLACE);
    here = null;
  } catch {
    here = forms; // no room, or none allowed: it lasts as long as this page
  }
  tell();
}

// Choices add up. What plays a turn, or counts from what is shown, must be pressed on what is so.
function addsUp({ path, said }) {
  const fields = new URLSearchParams(said);
  return path.endsWith("/draft") && TRIES.includes(fields.get("way")) && !fields.has("place") && !fields.has("step");
}

export function add(path, fields, button) {
  const said = new URLSearchParams(fields);
  for (const name of LEFT_OUT) said.delete(name);
  const form = { path, said: said.toString(), button };
  const kept = all();
  if (kept.some((other) => other.button === button)) return true; // it waits already
  if (kept.length && ![...kept, form].every(addsUp)) return false;
  keep([...kept, form]);
  return true;
}

export const shift = () => keep(all().slice(1));
export const clear = () => keep([]);
