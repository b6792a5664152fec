// Reads the values of a round out of a chart: where a pointer is, or by the arrow keys.

document.querySelectorAll(".charts figure").forEach((figure) => {
  const picture = figure.querySelector("svg");
  const reading = figure.querySelector(".reading");
  const columns = [...picture.querySelectorAll("[data-round]")];
  let present = -1;

  function read(index) {
    columns[present]?.classList.remove("is-read");
    present = Math.min(columns.length - 1, Math.max(0, index));
    columns[present]?.classList.add("is-read");
    reading.textContent = columns[present]?.querySelector("title").textContent ?? "";
  }

  picture.tabIndex = 0;
  picture.addEventListener("pointerover", (event) => {
    const column = event.target.closest("[data-round]");
    if (column) read(columns.indexOf(column));
  });
  picture.addEventListener("keydown", (event) => {
    const ways = { ArrowLeft: present - 1, ArrowRight: present + 1, Home: 0, End: columns.length - 1 };
    if (!(event.key in ways)) return;
    event.preventDefault();
    read(ways[event.key]);
  });
});
