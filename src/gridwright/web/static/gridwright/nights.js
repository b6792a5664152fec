// @ts-check
// Names the time zone of this browser to somebody who has not named one yet.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known = [...document.querySelectorAll("#zones option")].map((option) => option.getAttribute("value"));
if (known.includes(zone)) {
  for (const field of document.querySelectorAll("input[name=zone]")) {
    /** @type {HTMLInputElement} */ (field).value = zone;
  }
}
