// Shows how much time is left; without it the page shows how long a decision may take.

const two = (number) => String(number).padStart(2, "0");

const LAST = 5; // seconds that are counted one by one
const WARNED_AT = 20; // seconds before the end, for whoever hears the page

const isAsked = () => document.getElementById("page")?.dataset.asked === "1";
const units = document.documentElement.lang === "fr" ? ["j", "h"] : ["d", "h"];

function written(left) {
  const [days, hours, minutes, seconds] = [left / 86400, (left / 3600) % 24, (left / 60) % 60, left % 60].map(Math.floor);
  if (days) return `${days} ${units[0]} ${hours} ${units[1]}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

function tick() {
  for (const element of document.querySelectorAll("time[data-until]")) {
    const left = Math.max(0, Math.round(Number(element.dataset.until) - Date.now() / 1000));
    const text = element.dataset.seconds?.split("|")[left] ?? written(left);
    if (element.textContent !== text) element.textContent = text;
    const plate = element.closest(".plate");
    if (plate) ring(plate, left, Number(element.dataset.length));
    if (plate?.matches(".own") && isAsked()) count(left);
  }
}

// A ring around the sign of whoever decides empties; in the last seconds it has a segment a second, and the figure.
function ring(plate, left, length) {
  const urgent = left <= LAST;
  plate.classList.toggle("urgent", urgent);
  plate.style.setProperty("--time", length ? Math.min(1, left / length) : 1);
  plate.style.setProperty("--segments", left ? `${"0.17 0.03 ".repeat(left - 1)}0.17 1` : "0 1");
  const letter = plate.querySelector(".monogram text");
  if (letter && urgent) letter.textContent = left;
}

// The reader's own last seconds: a soft tick each, in words under the prompt, and once or twice for whoever hears it.
function count(left) {
  const place = document.getElementById("last-seconds");
  if (!place) return;
  const { left: words, warn, then } = place.dataset;
  const urgent = left <= LAST && left > 0;
  if (!urgent) place.replaceChildren();
  else if (place.firstChild?.textContent !== words.split("|")[left]) {
    const figure = document.createElement("b");
    figure.textContent = words.split("|")[left];
    place.replaceChildren(figure, ` ${then}`);
  }
  if (count.told === left) return;
  count.told = left;
  if (urgent) document.dispatchEvent(new CustomEvent("sound", { detail: "tick" }));
  if (left === WARNED_AT || left === LAST) {
    const told = document.createElement("p");
    told.textContent = `${left === LAST ? words.split("|")[left] : warn} ${then}`;
    document.getElementById("spoken")?.append(told);
  }
}

// Since when somebody is away is written by the server's clock: here it is said by the reader's.
function zone() {
  const shift = -new Date().getTimezoneOffset() - Number(document.getElementById("page")?.dataset.zone ?? NaN);
  if (!shift || !document.querySelector(".away-since")) return;
  const places = document.querySelectorAll(".away-since, #note, .is-away .sentence, #story-line > span");
  for (const place of [...places].flatMap((each) => [...each.childNodes]).filter((each) => each.nodeType === Node.TEXT_NODE)) {
    const text = place.data.replace(/\b(\d\d)(:|\u202fh\u202f)(\d\d)\b/, (all, hours, between, minutes) => {
      const later = (((hours * 60 + Number(minutes) + shift) % 1440) + 1440) % 1440;
      return `${two(Math.floor(later / 60))}${between}${two(later % 60)}`;
    });
    if (text !== place.data) place.data = text;
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
    const { lang } = document.documentElement;
    const shown = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(element.dataset.at * 1000);
    const text = lang === "fr" ? shown.replace(":", "\u202fh\u202f") : shown;
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
