// Lessons: a dotted line from the bubble to the piece to use, and "say it again" for eyes and ears.
// Without this the piece is marked all the same, and "say it again" is a link to the sentence.

const DRAWING = "http://www.w3.org/2000/svg";
const WIDE = 721; // pixels; a phone has no room for a line

function again() {
  const bubble = document.getElementById("bubble");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!calm) bubble?.animate([{ scale: 1 }, { scale: 1.03 }, { scale: 1 }], { duration: 320, easing: "ease-out" });
  const spoken = document.getElementById("spoken");
  const words = spoken.innerHTML;
  spoken.innerHTML = "";
  setTimeout(() => (spoken.innerHTML = words), 60); // a region is read when it changes
}

document.addEventListener("click", (event) => {
  if (!event.target.closest(".say-again")) return;
  event.preventDefault();
  again();
});

// ---- the line

function target() {
  const pieces = [...document.querySelectorAll(".is-pointing .choice.pointed")];
  return pieces.find((piece) => piece.checkVisibility() && !piece.querySelector(":checked"));
}

function drawn(name, attributes) {
  const made = document.createElementNS(DRAWING, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// A piece on its way is pointed at when it has arrived.
function waits(piece) {
  const moving = document
    .getAnimations()
    .filter((each) => each.playState === "running" && each.effect?.target?.contains(piece))
    .filter((each) => each.effect.getComputedTiming().endTime < 5000);
  if (moving.length) Promise.allSettled(moving.map((each) => each.finished)).then(point);
  return moving.length > 0;
}

function point() {
  document.getElementById("pointer")?.remove();
  const piece = target();
  if (piece && waits(piece)) return;
  const button = piece && document.querySelector(`#send label[for="${piece.querySelector("input").id}"]`);
  button?.classList.add("pointed"); // the same choice as a button: that is marked, and needs no line
  if (button) return;
  const bubble = document.getElementById("bubble");
  if (!piece || !bubble || innerWidth < WIDE || piece.closest("#send")) return; // among the buttons the mark is enough
  const [from, to] = [bubble.getBoundingClientRect(), piece.getBoundingClientRect()];
  const x = to.left + to.width / 2;
  const below = to.top > from.bottom - 8;
  if (!below && to.bottom > from.top) return; // beside it: the mark is enough
  const y = below ? to.top - 12 : to.bottom + 22;
  const under = below && x < from.right + 30 && x > from.left; // straight down, not back across the words
  const upwards = `M${from.left + 60} ${from.top - 6} C${from.left + 60} ${from.top - 50} ${x} ${y + 40} ${x} ${y}`;
  const beside = `M${from.right + 7} ${from.top + from.height * 0.6} C${from.right + 70} ${from.bottom + 6} ${x} ${from.bottom - 12} ${x} ${y}`;
  const line = under ? `M${x} ${from.bottom + 5} V${y}` : below ? beside : upwards;
  const tip = below ? `M${x - 7} ${y - 4}h14l-7 11Z` : `M${x - 7} ${y + 4}h14l-7 -11Z`;
  const pointer = drawn("svg", { id: "pointer", "aria-hidden": "true" });
  pointer.append(drawn("path", { d: line, class: "pointer-line" }), drawn("path", { d: tip, class: "pointer-tip" }));
  document.body.append(pointer);
}

document.addEventListener("shown", point);
document.addEventListener("change", point);
document.addEventListener("reset", () => setTimeout(point));
addEventListener("resize", point);
addEventListener("load", point);
