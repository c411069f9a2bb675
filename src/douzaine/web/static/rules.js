// The rules page: search that opens and marks what it finds, contents that follow the scroll, keys, printing.

const chapters = [...document.querySelectorAll(".rules-chapters details")];
const folded = [...document.querySelectorAll(".rules-main details")]; // the gallery's groups, too
const rules = [...document.querySelectorAll(".rules-rule")];
const search = document.getElementById("rules-search");
const words = document.getElementById("rules-words");
const found = document.getElementById("rules-found");
const gallery = document.getElementById("gallery");
const pieces = [...document.querySelectorAll(".rules-gallery > li")];
const groups = [...document.querySelectorAll(".rules-group")];
const main = document.querySelector(".rules-main");
const besides = [...document.querySelectorAll(".rules-main > section:not(#book, #gallery), .rules-lead")];
const MARKED = "rules-hits";
let hits = [];
let at = -1;

// ---- search

const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

function look() {
  const wanted = plain(words.value.trim());
  hits = [];
  at = -1;
  if (window.Highlight) CSS.highlights.delete(MARKED);
  const ranges = [];
  for (const rule of rules) {
    const hit = !wanted || plain(rule.textContent).includes(wanted);
    rule.hidden = !hit;
    rule.classList.remove("at");
    if (wanted && hit) {
      hits.push(rule);
      ranges.push(...rangesIn(rule, wanted));
    }
  }
  for (const chapter of chapters) {
    const has = !!wanted && hits.some((rule) => chapter.contains(rule));
    chapter.hidden = !!wanted && !has;
    chapter.open = has || (!wanted && chapter.hasAttribute("data-opened"));
  }
  ranges.push(...narrow(wanted));
  if (window.Highlight && ranges.length) CSS.highlights.set(MARKED, new Highlight(...ranges));
  const text = hits.length === 1 ? found.dataset.one : hits.length ? found.dataset.many : found.dataset.none;
  found.textContent = wanted ? text.replace("#", hits.length) : "";
  search.classList.toggle("searching", !!wanted);
  if (wanted && main.getBoundingClientRect().top < 0) main.scrollIntoView();
}

// What a search leaves of the rest, so that what it finds stands below the field: pieces whose words have it.
function narrow(wanted) {
  const ranges = [];
  for (const part of besides) part.hidden = !!wanted;
  for (const piece of pieces) {
    piece.hidden = !plain(piece.textContent).includes(wanted);
    if (wanted && !piece.hidden) ranges.push(...rangesIn(piece, wanted));
  }
  const isLeft = (part) => !wanted || pieces.some((piece) => !piece.hidden && part.contains(piece));
  if (gallery) gallery.hidden = !isLeft(gallery);
  for (const group of groups) {
    group.hidden = !isLeft(group);
    if (wanted) group.dataset.was ??= group.open;
    group.open = wanted ? !group.hidden : (group.dataset.was ?? `${group.open}`) === "true";
    if (!wanted) delete group.dataset.was;
  }
  return ranges;
}

function clear() {
  words.value = "";
  look();
}

function rangesIn(rule, wanted) {
  const found = [];
  const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data;
    if (plain(text).length !== text.length) continue; // accents are counted apart: not worth a wrong mark
    for (let from = plain(text).indexOf(wanted); from >= 0; from = plain(text).indexOf(wanted, from + 1)) {
      const range = new Range();
      range.setStart(walker.currentNode, from);
      range.setEnd(walker.currentNode, from + wanted.length);
      found.push(range);
    }
  }
  return found;
}

function go(step) {
  const listed = hits.length ? hits : rules.filter((rule) => rule.closest("details").open);
  if (!listed.length) return;
  listed[at]?.classList.remove("at");
  at = (at + step + listed.length) % listed.length;
  const rule = listed[at];
  rule.classList.add("at");
  rule.tabIndex = -1;
  rule.focus({ preventScroll: true });
  rule.scrollIntoView({ block: "center" });
}

if (search) {
  search.hidden = false;
  document.querySelector(".rules-keys").hidden = false;
  words.addEventListener("input", look);
  search.addEventListener("submit", (event) => {
    event.preventDefault();
    go(1);
  });
}

document.addEventListener("keydown", (event) => {
  if (!search || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && words.value) clear();
  if (event.target.matches("input, textarea, select")) return;
  if (event.key === "/") {
    event.preventDefault();
    words.focus();
  } else if (event.key === "j") go(1);
  else if (event.key === "k") go(-1);
  else if (event.key === "t") (event.target.closest(".rules-rule") ?? hits[at])?.querySelector(".rules-try button")?.click();
});

// ---- a link to a rule unfolds its chapter

function unfold() {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target?.closest("[hidden]")) clear(); // a search has hidden it
  const chapter = target?.closest(".rules-main details");
  if (!chapter) return;
  chapter.open = true;
  target.scrollIntoView({ block: target === chapter ? "start" : "center" });
}
for (const chapter of chapters) {
  chapter.addEventListener("toggle", () => {
    if (!words?.value) chapter.toggleAttribute("data-opened", chapter.open);
  });
}
addEventListener("hashchange", unfold);
unfold();

const all = document.getElementById("rules-unfold");
all?.addEventListener("click", (event) => {
  event.preventDefault();
  for (const each of folded) each.open = true;
});

// ---- printing: everything is open

let before = [];
addEventListener("beforeprint", () => {
  before = folded.filter((each) => !each.open);
  for (const each of before) each.open = true;
});
addEventListener("afterprint", () => {
  for (const each of before) each.open = false;
});
document.getElementById("rules-print")?.addEventListener("click", (event) => {
  event.preventDefault();
  print();
});

// ---- contents that follow the scroll

const links = [...document.querySelectorAll(".rules-contents a")];
const places = links.map((link) => document.getElementById(link.hash.slice(1)));
function follow() {
  const edge = innerHeight / 3;
  let now = 0;
  places.forEach((place, number) => {
    if (place && !place.hidden && place.getBoundingClientRect().top <= edge) now = number;
  });
  links.forEach((link, number) => {
    if (number === now) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
  const bar = links[now]?.parentElement;
  if (bar && bar.scrollWidth > bar.clientWidth) bar.scrollTo({ left: links[now].offsetLeft - 12 });
}
if (links.length) {
  addEventListener("scroll", () => requestAnimationFrame(follow), { passive: true });
  follow();
}
