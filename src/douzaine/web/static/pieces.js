// Where just so many pieces are to be chosen and all are, one more takes the place of another: of one that leaves
// a choice that can be sent, else of the one that was chosen first. Without this script each is unticked by hand.

let count = 0;

document.addEventListener("change", ({ target }) => {
  const form = target.closest("#decide");
  const most = Number(form?.querySelector("[data-most]")?.dataset.most);
  if (!most || target.type !== "checkbox" || !target.checked) return;
  target.tickedAt = ++count;
  const others = [...form.querySelectorAll(".choice input[type=checkbox]:checked")].filter((each) => each !== target);
  if (others.length < most) return;
  others.sort((one, two) => (one.tickedAt ?? 0) - (two.tickedAt ?? 0));
  const replaced = others.find((each) => canBeSent(form, each)) ?? others[0];
  replaced.checked = false;
});

function canBeSent(form, without) {
  without.checked = false;
  const shown = [...form.querySelectorAll("#send button[type=submit]")].some((each) => each.offsetWidth > 0 && getComputedStyle(each).visibility === "visible");
  without.checked = true;
  return shown;
}
