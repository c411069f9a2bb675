// Shows how much time is left; without it the page shows how long a decision may take.

const two = (number) => String(number).padStart(2, "0");

function tick() {
  for (const element of document.querySelectorAll("time[data-until]")) {
    const left = Math.max(0, Math.round(Number(element.dataset.until) - Date.now() / 1000));
    const [days, hours, minutes, seconds] = [left / 86400, (left / 3600) % 24, (left / 60) % 60, left % 60].map(Math.floor);
    element.textContent = days ? `${days} d ${hours} h` : hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  }
}

setInterval(tick, 1000);
tick();
