// Keys at the table. Everything they do can be clicked as well.

Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0; // Safari before 17.4
};

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]:not(.beside)")) return;
  if (event.key === "Escape" && closeMenus(true)) return;
  if (event.key === "Escape") document.dispatchEvent(new Event("skip"));
  else if (event.key === "?") document.querySelector("a[data-sheet]")?.click();
  else if (event.key === "h") document.getElementById("hint")?.click();
  else if (event.key === "s") document.getElementById("story-open")?.click();
  else if (/^[1-9]$/.test(event.key)) shownControls()[event.key - 1]?.click();
  else if (event.key === "Enter" && !event.target.closest("a, button, summary")) sendChosen(event);
  else document.querySelector(`a[data-key="${event.key}"]`)?.click();
});

// Menus of the bar lie over the table: a click beside an open one closes it, and so does Escape.
function closeMenus(byKey, clicked) {
  const open = [...document.querySelectorAll("details.menu[open]")].filter((each) => !each.contains(clicked ?? null));
  for (const each of open) each.open = false;
  if (byKey) open[0]?.querySelector("summary").focus();
  return open.length;
}

document.addEventListener("pointerdown", ({ target }) => closeMenus(false, target));

const shownControls = () => [...document.querySelectorAll("#decide .choice input")].filter((each) => each.checkVisibility());

// What can be chosen now is numbered as the keys count it; what is hidden for the moment has no number.
function number() {
  for (const each of document.querySelectorAll("#decide .choice[data-key]")) each.removeAttribute("data-key");
  shownControls().slice(0, 9).forEach((each, n) => each.closest(".choice").setAttribute("data-key", n + 1));
}
document.addEventListener("shown", number);
document.addEventListener("change", ({ target }) => target.closest("#decide") && number());
document.addEventListener("reset", () => setTimeout(number));
number();

function sendChosen(event) {
  const shown = [...document.querySelectorAll("#send button[type=submit]")].filter((each) => each.checkVisibility());
  const only = shown.length === 1 ? shown[0] : document.querySelector("#send a.primary");
  const button = shown.find((each) => each.matches(".primary")) || only;
  if (!button) return;
  event.preventDefault();
  button.click();
}

// One why? open at a time, also where browsers do not know that of folds with one name.
document.addEventListener(
  "toggle",
  ({ target }) => {
    const name = target.getAttribute?.("name");
    if (!name || !target.open) return;
    for (const other of document.querySelectorAll(`details[name="${name}"][open]`)) if (other !== target) other.open = false;
  },
  true,
);
