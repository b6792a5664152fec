// Reads a file into the field of a record: the server gets text only.

const file = document.querySelector("input[type=file]");
const field = document.querySelector("textarea[name=record]");

file.closest("label").hidden = false;
file.addEventListener("change", async () => {
  const chosen = file.files[0];
  if (chosen) field.value = await chosen.slice(0, Number(file.dataset.most) + 1).text();
});
