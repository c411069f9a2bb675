// Builders: every change sends the form and shows the answer, so that the page is never older than what is ticked.
// Without this script its buttons do the same.

const form = () => document.getElementById("builder");
let asked = 0;

async function step(submitter) {
  const mine = ++asked;
  const body = new FormData(form(), submitter);
  const answer = await fetch(form().getAttribute("action"), { method: "POST", body, headers: { "X-Live": "1" } });
  if (mine !== asked) return; // something newer is on its way
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("builder");
  if (!fresh) throw new Error(answer.status);
  const had = document.activeElement;
  window.morph(form(), fresh); // morph.js
  for (const input of form().querySelectorAll("input, select, textarea")) settle(input, had);
  (form().querySelector("[autofocus]") ?? (had.isConnected ? null : form().querySelector("input:checked")))?.focus();
  prepare();
}

// what the answer says counts, but for the text that is being typed
function settle(input, had) {
  if (input.type === "radio" || input.type === "checkbox") input.checked = input.defaultChecked;
  else if (input.type === "file") input.value = "";
  else if (input !== had && input.defaultValue !== undefined) input.value = input.defaultValue;
}

const failed = () => (document.getElementById("builder-said").textContent = form().dataset.failed);

document.addEventListener("change", ({ target }) => {
  if (form()?.contains(target) && target.id !== "code") step().catch(failed);
});

document.addEventListener("submit", (event) => {
  if (event.target !== form() || event.submitter?.matches("[data-plain]")) return;
  event.preventDefault();
  step(event.submitter).catch(failed);
});

document.addEventListener("click", async (event) => {
  const waits = event.target.closest("#builder [aria-disabled=true]");
  if (waits) {
    event.preventDefault();
    (document.querySelector("#builder .wrong input, #builder input:checked") ?? waits).focus();
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard.writeText(document.getElementById(copy.dataset.copy).value);
    const label = copy.innerHTML;
    copy.textContent = `✓ ${copy.dataset.done}`;
    setTimeout(() => (copy.innerHTML = label), 2000);
  }
  const share = event.target.closest("[data-share]");
  if (share) {
    const url = new URL(`${form().getAttribute("action")}?${new URLSearchParams({ code: share.dataset.share })}`, location.href);
    navigator.share({ text: share.dataset.shareText, url: url.href }).catch(() => {});
  }
});

// ---- keys: 0 1 2 on a hero, Delete on a part, Ctrl Z

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
  if (!form() || typing) return;
  if ((event.ctrlKey || event.metaKey) && event.key === "z") {
    event.preventDefault();
    document.getElementById("undo")?.click();
  } else if (/^[0-2]$/.test(event.key) && event.target.matches(".dk-tile input")) {
    event.stopImmediatePropagation();
    document.getElementById(`${event.target.name}-${event.key}`).click();
  } else if (event.key === "Delete") {
    event.target.closest("[data-part]")?.querySelector("button")?.click();
  }
}, true);

// ---- a finger that stays on a hero reads its card and leaves the number as it is

const HOLD_MS = 450;
let holds = 0;
let held = null;

document.addEventListener("pointerdown", (event) => {
  const tile = event.pointerType === "touch" && event.target.closest?.("#builder .dk-tile");
  clearTimeout(holds);
  held = null;
  if (tile) holds = setTimeout(() => (held = tile).querySelector("input:checked")?.focus({ preventScroll: true }), HOLD_MS);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(holds));
document.addEventListener("contextmenu", (event) => held && event.preventDefault());
document.addEventListener("click", (event) => {
  if (!held?.contains(event.target)) return;
  held = null;
  event.preventDefault();
}, true);

function prepare() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
}
prepare();
