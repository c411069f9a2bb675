// Shows how much time is left; without it the page shows how long a decision may take.

const two = (number) => String(number).padStart(2, "0");

const LAST = 5; // seconds that are counted one by one

function tick() {
  for (const element of document.querySelectorAll("time[data-until]")) {
    const left = Math.max(0, Math.round(Number(element.dataset.until) - Date.now() / 1000));
    const [days, hours, minutes, seconds] = [left / 86400, (left / 3600) % 24, (left / 60) % 60, left % 60].map(Math.floor);
    element.textContent = days ? `${days} d ${hours} h` : hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    element.closest(".pill")?.classList.toggle("urgent", left <= LAST);
    ring(left, Number(element.dataset.length));
    if (left <= LAST && left > 0 && document.getElementById("page").dataset.asked === "1" && tick.told !== left) {
      document.dispatchEvent(new CustomEvent("sound", { detail: "tick" }));
    }
    tick.told = left;
  }
}

// A ring around the sign of whoever decides empties; in the last seconds it has a segment a second, and the figure.
function ring(left, length) {
  const active = [...document.querySelectorAll("#scene .plate.active")];
  for (const plate of active.length ? active : document.querySelectorAll("#scene .plate.own")) {
    const urgent = left <= LAST;
    plate.classList.add("timed");
    plate.classList.toggle("urgent", urgent);
    plate.style.setProperty("--time", length ? Math.min(1, left / length) : 1);
    plate.style.setProperty("--segments", left ? `${"0.17 0.03 ".repeat(left - 1)}0.17 1` : "0 1");
    const letter = plate.querySelector(".monogram text");
    if (letter && urgent) letter.textContent = left;
  }
}
// Since when somebody is away is written by the server's clock: here it is said by the reader's.
function zone() {
  const shift = -new Date().getTimezoneOffset() - Number(document.getElementById("page")?.dataset.zone ?? NaN);
  if (!shift || !document.querySelector(".away-since")) return;
  for (const place of document.querySelectorAll(".away-since, #note")) {
    const text = place.textContent.replace(/\b(\d\d):(\d\d)\b/, (all, hours, minutes) => {
      const later = (((hours * 60 + Number(minutes) + shift) % 1440) + 1440) % 1440;
      return `${two(Math.floor(later / 60))}:${two(later % 60)}`;
    });
    if (text !== place.textContent) place.textContent = text;
  }
}

document.addEventListener("shown", () => {
  tick();
  wait();
  zone();
});

// What works only later says from when on, by this reader's own clock; its ring fills meanwhile.
function wait() {
  const now = Date.now() / 1000;
  for (const element of document.querySelectorAll("time[data-at]")) {
    const text = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }).format(element.dataset.at * 1000);
    if (element.textContent !== text) element.textContent = text;
  }
  for (const button of document.querySelectorAll("[data-from]")) {
    const left = Number(button.dataset.from) - now;
    if (left > 0) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    button.querySelector(".wait-ring")?.style.setProperty("--done", Math.min(1, Math.max(0, 1 - left / 120)));
  }
}

document.addEventListener("click", (event) => event.target.closest("[data-from][aria-disabled]") && event.preventDefault(), true);
setInterval(wait, 1000);
wait();
setInterval(tick, 1000);
tick();
zone();
