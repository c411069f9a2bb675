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
  for (const shown of document.querySelectorAll("[data-per]")) {
    shown.textContent = Math.max(1, Math.ceil(Number(players.value) / Number(shown.dataset.per)));
  }
}
document.addEventListener("input", ({ target }) => {
  if (target.id === "players") follow(target);
});
addEventListener("pageshow", () => {
  const players = document.getElementById("players"); // a browser that goes back keeps what was typed
  if (players) follow(players);
});
