// A piece seen from near, with what it does in words: by a tap where a tap does nothing else, by a long press, or by "i".

const HOLD_MS = 350; // of a finger
const MOUSE_HOLD_MS = 600; // in a small window: else a mouse only has to rest
const HOVER_MS = 400;
const BESIDE = matchMedia("(min-width: 1201px) and (hover: hover)"); // then the story's column has room for it
const NEAR = ".piece[title]:not(.h-burn, .c-hit), .piece[aria-label]:not(.h-burn, .c-hit), .c-kn[title], .r-spot[title], .h-listed p[title]";
const dialog = document.getElementById("closeup");

const textOf = (piece) => piece.title || piece.getAttribute("aria-label") || piece.querySelector("[aria-label]")?.getAttribute("aria-label") || "";
// a piece and what it does: its own name where it has one, since what a control is called begins with what it does
function wordsOf(piece) {
  const [first, ...rest] = textOf(piece).split(/(?<=[.:;])\s+/);
  const name = piece.closest("[data-name]")?.dataset.name;
  if (!name) return [first.replace(/[.:;]$/, ""), rest.join(" ")];
  const after = textOf(piece).split(name).at(-1);
  return [name, after.replace(/^[\s.:,;]+/, "")];
}
const isControl = (piece) => piece.matches(".choice") || piece.querySelector(".choice, button, summary") !== null;

function element(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

// the drawing again, without what makes it a control or gives it a place in the page
function copyOf(piece) {
  const copy = piece.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "title", "data-when", "data-unless", "for"]) each.removeAttribute(name);
  }
  copy.querySelectorAll("input, .badge, .choice, .c-flag").forEach((each) => each.remove());
  const { width } = piece.getBoundingClientRect();
  copy.classList.remove("choice", "still", "quiet", "veiled", "looked-at"); // from near nothing is veiled
  copy.setAttribute("aria-hidden", "true");
  copy.style.width = `${width}px`;
  copy.style.zoom = Math.min(3, Math.max(1, 150 / width));
  return copy;
}

// whether a close-up has the story's column to itself and hides nothing; only there a mouse that rests opens one
const isBeside = () => BESIDE.matches && document.getElementById("story") !== null;

let shown = null; // the piece that is looked at
let back = null; // where the focus was

function look(piece, passing = false) {
  const [name, words] = wordsOf(piece);
  if (!name) return;
  const title = element("h2", "", name);
  title.id = "closeup-name";
  const close = element("button", "closeup-close", "✕");
  close.setAttribute("aria-label", dialog.dataset.close);
  close.onclick = () => dialog.close();
  const more = element("p", "closeup-more");
  const book = document.querySelector("a[data-sheet][href^='/rules/']");
  for (const rule of book ? [...(piece.dataset.rules ?? "").split(" ").filter(Boolean), ""] : []) {
    const link = element("a", "text-link", rule || dialog.dataset.rules);
    link.href = rule ? `${book.href.split("#")[0]}#${rule}` : book.href;
    link.dataset.sheet = ""; // live.js opens it over the table
    link.addEventListener("click", () => dialog.close());
    more.append(link);
  }
  const told = (piece.closest("#page [data-here]")?.dataset.here ?? "").split("|").filter(Boolean);
  const here = element("div", "closeup-here", ...told.map((line, number) => element(number ? "p" : "b", "", line)));
  here.hidden = told.length === 0;
  dialog.className = [...document.getElementById("page").classList].find((each) => each.startsWith("ground-")) ?? "";
  dialog.replaceChildren(
    element("div", "closeup-head", title, close),
    element("div", "closeup-piece", copyOf(piece)),
    element("p", "closeup-words", words.charAt(0).toUpperCase() + words.slice(1)),
    here,
    more,
    footOf(piece),
  );
  const aside = isBeside();
  dialog.classList.toggle("beside", aside);
  dialog.dataset.passing = passing ? "1" : "";
  shown?.classList.remove("looked-at");
  shown = piece;
  piece.classList.add("looked-at");
  if (dialog.open) return;
  back = document.activeElement;
  if (aside) dialog.show();
  else dialog.showModal();
  if (passing && back !== document.body) back?.focus?.({ preventScroll: true }); // a glance takes nothing away
  else if (passing) document.activeElement.blur();
}

dialog.addEventListener("close", () => {
  shown?.classList.remove("looked-at");
  shown = null;
  if (!dialog.contains(back) && back?.isConnected) back.focus({ preventScroll: true });
});

// the next or the one before, among all that can be looked at here
const all = () => [...document.querySelectorAll(`#page :is(${NEAR})`)].filter((each) => each.getClientRects().length && textOf(each));
function beside(piece, step) {
  const pieces = all();
  const at = pieces.indexOf(piece);
  return pieces.length > 1 && at >= 0 ? pieces[(at + step + pieces.length) % pieces.length] : null;
}
function browse(step) {
  const next = beside(shown, step);
  if (next) look(next);
}
const nameOf = (piece) => wordsOf(piece)[0].split(",")[0];

// where one is among them, and its neighbours by name
function footOf(piece) {
  const foot = element("div", "closeup-foot");
  const pieces = all();
  if (pieces.length < 2 || !pieces.includes(piece)) return foot;
  const [before, after] = [-1, 1].map((step) => {
    const button = element("button", "closeup-step", ...(step < 0 ? ["‹ ", nameOf(beside(piece, step))] : [nameOf(beside(piece, step)), " ›"]));
    button.onclick = () => {
      browse(step);
      dialog.querySelectorAll(".closeup-step")[step < 0 ? 0 : 1]?.focus({ preventScroll: true });
    };
    return button;
  });
  const where = (dialog.dataset.of ?? "").replace("##", pieces.length).replace("#", pieces.indexOf(piece) + 1);
  foot.append(before, element("span", "fine", where), after);
  return foot;
}

let hovering = 0;
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || !isBeside()) return;
  const piece = event.target.closest?.(NEAR);
  clearTimeout(hovering);
  if (piece === shown && piece) return;
  if (dialog.open && dialog.dataset.passing && !dialog.contains(event.target)) dialog.close();
  if (piece?.closest("#page") && !dialog.open) hovering = setTimeout(() => piece.isConnected && look(piece, true), HOVER_MS);
});

const STRAYS = 8; // pixels that a finger may stray
let holding = 0;
let held = false;
let from = { x: 0, y: 0 };

document.addEventListener("pointerdown", (event) => {
  const piece = event.target.closest(NEAR);
  held = false;
  from = event;
  clearTimeout(holding);
  const isMouse = event.pointerType === "mouse";
  if (!piece || !piece.closest("#page") || (isMouse && isBeside())) return;
  holding = setTimeout(
    () => {
      held = true;
      look(piece);
    },
    isMouse ? MOUSE_HOLD_MS : HOLD_MS,
  );
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(name, (event) => {
    if (name !== "pointermove" || Math.hypot(event.x - from.x, event.y - from.y) > STRAYS) clearTimeout(holding);
  });
}
document.addEventListener(
  "click",
  (event) => {
    if (event.target === dialog) return dialog.close();
    const piece = event.target.closest?.(NEAR);
    if (held) {
      event.preventDefault(); // the press was for looking
      event.stopPropagation();
    } else if (piece && piece.closest("#page") && !isControl(piece) && !event.target.closest("a, button, summary, .choice")) {
      look(piece);
    }
    held = false;
  },
  true,
);
document.addEventListener("contextmenu", (event) => {
  if (event.target.closest(NEAR) && matchMedia("(hover: none)").matches) event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (dialog.open && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    event.preventDefault();
    browse(event.key === "ArrowLeft" ? -1 : 1);
  }
  if (dialog.open && event.key === "Escape") dialog.close();
  if (dialog.open && dialog.dataset.passing && event.key === "i") dialog.dataset.passing = ""; // stay
  if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
  const piece = document.activeElement?.closest(NEAR) ?? [...document.querySelectorAll(NEAR)].findLast((each) => each.matches(":hover"));
  if (piece) look(piece);
});
