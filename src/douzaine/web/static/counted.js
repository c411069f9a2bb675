// Counts ticked boxes: how many are missing or too many, and whether the list can be sent.

function count(list) {
  const told = list.querySelector(".count");
  if (!told) return;
  const { wanted, missing, many, right, of } = told.dataset;
  const ticked = list.querySelectorAll("input[type=checkbox]:checked").length;
  const state = ticked < wanted ? "missing" : ticked > wanted ? "many" : "right";
  const words = { missing, many, right }[state].replace("#", Math.abs(ticked - wanted));
  set(told, "className", `count count-${state}`);
  set(told.querySelector(".count-of"), "textContent", of.replace("#", ticked));
  set(told.querySelector(".count-words"), "textContent", words);
  const button = list.closest("form")?.querySelector(".deck-send");
  const file = list.querySelector("input[type=file]");
  const ready = state === "right" || file?.files.length || (ticked === 0 && button?.matches(".quiet"));
  if (button && (button.getAttribute("aria-disabled") === "true") === Boolean(ready)) {
    if (ready) button.removeAttribute("aria-disabled");
    else button.setAttribute("aria-disabled", "true");
  }
}

function set(element, name, value) {
  if (element && element[name] !== value) element[name] = value;
}

const countAll = () => document.querySelectorAll(".counted").forEach(count);
document.addEventListener("change", countAll);
document.addEventListener("click", (event) => {
  const button = event.target.closest(".deck-send[aria-disabled=true]");
  if (!button) return;
  event.preventDefault();
  button.form?.querySelector(".counted input")?.focus();
});
new MutationObserver(countAll).observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-disabled", "class"] });
countAll();
