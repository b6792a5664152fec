// @ts-check
// Tells the style sheets, before anything is shown, that scripts run.
document.documentElement.classList.add("scripted");
