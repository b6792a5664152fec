// Menus close when something else is pressed, and with Escape.

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll(".drop[open]")) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector(".drop[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
