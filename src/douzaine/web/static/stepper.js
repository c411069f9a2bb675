// Numbers with a button to each side, without a round trip; and what follows the number of players.

document.addEventListener("click", (event) => {
  const button = event.target.closest(".setup .stepper .step");
  if (!button) return;
  event.preventDefault();
  const input = button.parentElement.querySelector("input");
  if (input.value === "") return;
  const next = Number(input.value) + Number(button.dataset.by);
  input.value = Math.min(Number(input.max), Math.max(Number(input.min), next));
  input.dispatchEvent(new Event("input", { bubbles: true }));
});

function follow(players) {
  players.setAttribute("value", players.value); // style sheets show as many seats
  const told = document.getElementById("setup-for");
  if (told) told.textContent = told.dataset.text.replace("#", players.value);
  for (const shown of document.querySelectorAll("[data-per]")) {
    shown.textContent = Math.max(1, Math.ceil(Number(players.value) / Number(shown.dataset.per)));
  }
}
document.addEventListener("input", ({ target }) => {
  if (target.id === "players") follow(target);
});

// what is picked by pictures and how it is chosen: a tick means one's own choice, another choice takes the ticks away
const OWN = ".pictured .segments label:last-of-type input";
document.addEventListener("change", ({ target }) => {
  const picker = document.querySelector(".pictured .counted");
  if (!picker) return;
  if (picker.contains(target) && target.checked) document.querySelector(OWN).checked = true;
  if (target.matches(".pictured .segments input") && !target.matches(OWN)) {
    for (const each of picker.querySelectorAll("input:checked")) each.checked = false;
    picker.dispatchEvent(new Event("change", { bubbles: true }));
  }
  sumUp();
});
function sumUp() {
  const picked = [...document.querySelectorAll(".pictured .r-always b, .pictured :checked ~ .r-card b")].map((each) => each.textContent);
  const told = document.getElementById("setup-picked");
  if (told) told.textContent = document.querySelector(OWN)?.checked ? picked.join(", ") : "";
}
addEventListener("pageshow", () => {
  const players = document.getElementById("players"); // a browser that goes back keeps what was typed
  if (players) follow(players);
  sumUp();
});
