// Opens clauses as cards beside their links. Without it the links lead to the page of the rules.

const GAP = 6;
let card = null;
let opener = null;

function made() {
  if (card) return card;
  card = document.createElement("dialog");
  card.className = "clause-card";
  card.setAttribute("aria-labelledby", "clause-card-name");
  card.addEventListener("close", giveBack);
  document.body.append(card);
  return card;
}

// Focus returns to the link, unless the page has replaced it or the reader has gone on.
function giveBack() {
  const isLost = document.activeElement === document.body || card.contains(document.activeElement);
  if (isLost && opener?.isConnected) opener.focus();
  opener = null;
}

function place(link) {
  const box = link.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(box.left, wide - card.offsetWidth - 8));
  const isRoomBelow = box.bottom + GAP + card.offsetHeight <= window.innerHeight;
  const isRoomAbove = box.top - GAP - card.offsetHeight >= 0;
  const top = isRoomBelow || !isRoomAbove ? box.bottom + GAP : box.top - GAP - card.offsetHeight;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}

async function fetched(identifier) {
  const where = `/rules/clause/${encodeURIComponent(identifier)}`;
  const answer = await fetch(where, { headers: { "HX-Request": "true" } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

async function open(link) {
  let html;
  try {
    html = await fetched(link.dataset.clause);
  } catch {
    location.assign(link.href);
    return;
  }
  const isInside = card?.contains(link);
  made().innerHTML = html;
  if (!isInside) {
    if (card.open) card.close();
    opener = link;
    place(link); // before it gets the focus, so that the page does not jump
    card.show();
    place(link);
  }
  card.scrollTop = 0;
  card.querySelector(".close")?.focus({ preventScroll: true });
}

function isTyping(target) {
  return target.closest("input, select, textarea, [contenteditable]") !== null;
}

const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-clause]");
  if (link && event.button === 0 && !hasModifier(event)) {
    event.preventDefault();
    open(link);
  } else if (card?.open && !card.contains(event.target)) {
    card.close();
  }
});

document.addEventListener("keydown", (event) => {
  if (hasModifier(event)) return;
  if (event.key === "Escape" && card?.open) {
    event.preventDefault();
    event.stopPropagation();
    card.close();
  } else if (event.key === "c" && !isTyping(event.target)) {
    const link = document.querySelector("[role=alert] a[data-clause]");
    if (link) open(link);
  }
}, true);
