// Sheets over the table: links to the rules, the whole story and hints open there; without a script they are pages.

async function openSheet(link) {
  const sheet = document.getElementById("sheet");
  if (link.dataset.wait) {
    const wait = Object.assign(document.createElement("p"), { className: "lead", role: "status", textContent: link.dataset.wait });
    sheet.setAttribute("aria-label", link.textContent);
    sheet.replaceChildren(wait);
    if (!sheet.open) sheet.showModal();
  }
  try {
    const text = await (await fetch(link.href)).text();
    const found = new DOMParser().parseFromString(text, "text/html").getElementById("main");
    const close = document.createElement("button");
    close.className = "button quiet small sheet-close";
    close.textContent = "✕";
    close.setAttribute("aria-label", sheet.dataset.close || "Esc");
    close.onclick = () => sheet.close();
    if (link.dataset.wait && !sheet.open) return; // closed while it was thought about
    sheet.setAttribute("aria-label", found.querySelector("h1")?.textContent || link.textContent);
    sheet.replaceChildren(close, ...found.childNodes);
    if (!sheet.open) sheet.showModal();
    sheet.scrollTop = 0;
    const at = link.hash ? sheet.querySelector(link.hash) : null;
    at?.closest("details")?.setAttribute("open", "");
    at?.scrollIntoView();
  } catch {
    location.href = link.href;
  }
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("a[data-sheet]:not([data-morph])");
  if (!link || !document.getElementById("sheet")) return;
  event.preventDefault();
  openSheet(link);
});

// a row of a hint: chosen on the table behind it, and sent by whoever agrees
function choose(form) {
  const decide = document.getElementById("decide");
  decide.reset();
  const used = new Set();
  for (const [name, value] of new FormData(form)) {
    if (name === "seat" || name === "number") continue;
    const found = [...decide.querySelectorAll(`[name="${CSS.escape(name)}"]`)].filter((each) => !used.has(each));
    const control = found.find((each) => each.value === value) ?? found.find((each) => each.matches("[type=number], [type=range]"));
    if (!control) continue;
    used.add(control);
    if (control.matches("button")) setTimeout(() => control.focus());
    else if (control.matches("[type=radio], [type=checkbox]")) control.checked = true;
    else control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  document.getElementById("sheet").close();
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-choose]") || !document.getElementById("decide")) return;
  event.preventDefault();
  choose(event.target);
});
