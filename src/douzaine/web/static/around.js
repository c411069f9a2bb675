// The pages around a match: forms that send themselves, the share sheet, and times in the reader's own zone.

// A double click sends a form once: two at once would open two tables, or make a guest two people of whom one sits.
// On `window`, after those who send forms themselves.
const ON_ITS_WAY_MS = 3000;

window.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post") return;
  if (form.hasAttribute("data-on-its-way")) {
    event.preventDefault();
    return;
  }
  form.setAttribute("data-on-its-way", "");
  setTimeout(() => form.removeAttribute("data-on-its-way"), ON_ITS_WAY_MS);
});

document.addEventListener("change", ({ target }) => {
  const form = target.closest("form[data-on-change]");
  if (form && form.reportValidity()) form.requestSubmit();
});

// whoever sits down sees the name's initial on the chosen seat
function showInitial() {
  const initial = [...(document.getElementById("own-name")?.value.trim() ?? "")].slice(0, 1).join("").toUpperCase();
  for (const seat of document.querySelectorAll(".seat-tile .seat-free")) {
    if (initial) seat.dataset.initial = initial;
    else delete seat.dataset.initial;
  }
}
document.addEventListener("input", ({ target }) => target.id === "own-name" && showInitial());
showInitial();

document.addEventListener("click", (event) => {
  const button = event.target.closest("#share-link, [data-share-here]");
  if (!button) return;
  const link = document.querySelector("[data-absolute]")?.value ?? location.href;
  navigator.share({ title: button.dataset.shareTitle, text: button.dataset.shareTitle, url: link }).catch(() => {});
});

// a picture is shared as a file where that can be done, else it opens
document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-share-picture]");
  if (!link || !navigator.canShare) return;
  event.preventDefault();
  try {
    const picture = await (await fetch(link.href)).blob();
    const files = [new File([picture], "douzaine.png", { type: "image/png" })];
    if (!navigator.canShare({ files })) throw new Error("no files");
    await navigator.share({ files, title: link.dataset.shareTitle });
  } catch (error) {
    if (error.name !== "AbortError") open(link.href, "_blank");
  }
});

// ---- replays: the link to this moment, and keys: Shift with an arrow goes by turn

document.addEventListener("click", async (event) => {
  const link = event.target.closest("#copy-here");
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  const words = link.querySelector("span");
  const said = words.textContent;
  await navigator.clipboard.writeText(link.href);
  words.textContent = link.dataset.done;
  link.classList.add("done");
  setTimeout(() => {
    words.textContent = said;
    link.classList.remove("done");
  }, 2000);
});

// ---- reviews: left and right by turn, 1 2 3 a choice, Enter plays from there

document.addEventListener("keydown", (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest("a, button, input, summary");
  if (!document.querySelector(".review-page") || !plain) return;
  const jump = { ArrowLeft: "back", ArrowRight: "on" }[event.key];
  if (jump) document.querySelector(`[data-jump="${jump}"]`)?.click();
  else if (/^[1-3]$/.test(event.key)) document.querySelector(`[data-pick="${event.key}"]`)?.click();
  else if (event.key === "Enter") document.getElementById("play-from")?.click();
});

document.addEventListener("keydown", (event) => {
  if (!event.shiftKey || !document.querySelector(".replay") || !/^Arrow(Left|Right)$/.test(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.querySelector(`[data-jump="${event.key === "ArrowLeft" ? "back" : "on"}"]`)?.click();
}, true);

function prepare() {
  document.querySelector(".replay-turns [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  for (const button of document.querySelectorAll("#share-link, [data-share-here]")) button.hidden = !navigator.share;
  const lang = document.documentElement.lang;
  for (const time of document.querySelectorAll("time[data-day]")) {
    const shown = new Date(1000 * Number(time.dataset.day));
    time.textContent = shown.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  }
}
document.addEventListener("shown", prepare); // live.js: the page was drawn anew
prepare();
