// The table's live connection. Everything here is an addition: without it every page works by plain forms.

const page = () => document.getElementById("page");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.2,.8,.2,1)";
document.documentElement.classList.add("js");

// ---- showing a fragment: choices not sent yet stay, pieces travel, the focus stays where it was

function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("page");
  if (!fresh) return location.reload();
  const before = page();
  const same = before.dataset.ask === fresh.dataset.ask;
  const isOld = same && before.dataset.sent && !fresh.querySelector("#refused")?.textContent.trim();
  const chosen = new Set([...document.querySelectorAll("#decide :checked")].map((input) => input.id));
  const places = whereabouts();
  const had = document.activeElement;
  const seat = had?.closest(".seat-line")?.id;
  window.morph(before, fresh); // morph.js
  for (const input of document.querySelectorAll("#decide .choice input")) {
    input.checked = same ? chosen.has(input.id) : input.defaultChecked;
  }
  const sheet = document.getElementById("hand-open");
  if (sheet && !same) sheet.checked = sheet.defaultChecked;
  if (isOld) sent(); // never an old question after one's own decision
  refocus(had, seat);
  if (!fresh.classList.contains("is-over")) travel(places); // nothing flies across a result
  document.dispatchEvent(new Event("shown"));
  announce();
  preview();
}

// what had the focus may be gone, hidden, or have lost it by being moved
function refocus(had, seat) {
  if (!had || had === document.body || (document.activeElement === had && had.getClientRects().length)) return;
  const beside = seat && document.querySelector(`#${seat} :is(select, input:not([type=hidden]), button:not(.no-script))`);
  (had.getClientRects().length ? had : beside || document.getElementById("prompt"))?.focus();
}

const pieces = () => document.querySelectorAll("#page .piece[id]");
const whereabouts = () => new Map([...pieces()].map((piece) => [piece.id, piece.getBoundingClientRect()]));

function travel(places) {
  if (calm.matches || document.hidden) return;
  for (const piece of pieces()) {
    const was = places.get(piece.id);
    const is = piece.getBoundingClientRect();
    if (!was) {
      piece.animate([{ opacity: 0, transform: "scale(.8) rotate(-8deg)" }, { opacity: 1 }], { duration: 240, easing: EASE });
    } else if (Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 2 && is.width) {
      const grow = was.width / is.width;
      const from = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${grow})`;
      const above = { transformOrigin: "0 0", zIndex: 9 };
      const frames = [{ transform: from, ...above }, { transform: "none", ...above }];
      piece.animate(frames, { duration: 450, easing: EASE });
    }
  }
}

function announce() {
  const { title, asked } = page().dataset;
  if (title) document.title = `${title} · Douzaine`;
  const icon = document.getElementById("tab-icon");
  icon.href = asked === "1" ? "/static/mark-turn.svg" : "/static/mark.svg";
  if (asked === "1" && document.hidden && !announce.told && wantsNotice()) notice(title);
  announce.told = asked === "1";
  prepare();
}

// ---- pacing: a beat rests (`data-pace`, from web/render/model.py) before the next one is shown; skipping goes to the newest

let waiting = [];
let resting = 0;

let speed = null; // as somebody has just chosen it here; else as the page says
const paceNow = () => speed ?? page().dataset.speed ?? "1";

function receive(html) {
  waiting.push(html);
  if (document.hidden || paceNow() === "now") skip();
  else pump();
}

const RESULT_AFTER = 1000; // milliseconds after the last move

function pump() {
  if (resting || !waiting.length) return;
  if (waiting[0].includes('id="result"') && !page().matches(".is-over") && !pump.held) {
    pump.held = true;
    resting = setTimeout(() => {
      resting = 0;
      pump();
    }, RESULT_AFTER);
    return;
  }
  const fast = paceNow();
  document.documentElement.toggleAttribute("data-quiet", fast === "now" || fast === "4");
  show(waiting.shift());
  const pace = calm.matches ? Math.min(600, page().dataset.pace) : Number(page().dataset.pace);
  const skipper = document.getElementById("skip");
  if (skipper) skipper.hidden = waiting.length < 2;
  resting = setTimeout(() => {
    resting = 0;
    pump();
  }, (pace || 0) / (Number(fast) || 1));
}

function skip() {
  if (!waiting.length) return;
  waiting = waiting.slice(-1);
  clearTimeout(resting);
  resting = 0;
  pump();
}

document.addEventListener("skip", skip);

async function setPace(value) {
  speed = value;
  for (const each of document.querySelectorAll("[data-pace-of]")) each.setAttribute("aria-pressed", each.value === value);
  if (value === "now") skip();
  await byPost("/pace", new URLSearchParams({ value })).catch(() => {});
}

function jump() {
  speed = "now";
  if (isOpen()) socket.send("hurry=1");
  skip();
}

// ---- the connection: a fresh fragment on every connect, so reconnecting is all it takes

let socket = null;
let regions = {}; // of the page, by name; the server sends those that differ
let tries = 0;
let retry = 0;

function connect() {
  const path = page()?.dataset.live;
  if (!path || (socket && socket.readyState <= WebSocket.OPEN)) return;
  clearTimeout(retry);
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
  socket = new WebSocket(address);
  regions = {};
  socket.onopen = () => status(tries ? "back" : "on");
  socket.onmessage = ({ data }) => {
    tries = 0; // a connection that says nothing is none
    const message = JSON.parse(data);
    if ("answer" in message) return answered(message);
    Object.assign(regions, message.regions);
    receive(joined("frame"));
  };
  socket.onclose = ({ code }) => {
    if (code === 4404) return location.reload();
    for (const answer of [...questions.keys()]) answered({ answer, status: 0 });
    status("off");
    retry = setTimeout(connect, Math.min(500 * 2 ** tries++, 10000) * (0.75 + Math.random() / 2));
  };
}

// a region with everything that stands in its slots
function joined(name) {
  return regions[name].replace(/<!--([\w-]+)-->/g, (whole, inner) => (inner in regions ? joined(inner) : whole));
}

function status(state) {
  const light = document.getElementById("live");
  document.documentElement.classList.toggle("offline", state === "off");
  if (!light) return;
  light.dataset.state = state;
  if (state === "back") setTimeout(() => light.dataset.state === "back" && (light.dataset.state = "on"), 4000);
}

addEventListener("online", connect);
addEventListener("pageshow", connect);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  connect();
  skip();
});

// ---- forms: sent without leaving the page; a refused one comes back as the table stands

const questions = new Map(); // decisions on their way over the connection, by number
const PATIENCE = 4000; // milliseconds until a connection that does not answer is given up

function answered(told) {
  questions.get(told.answer)?.(told);
  questions.delete(told.answer);
}

function overSocket(body) {
  const answer = overSocket.next++;
  socket.send(`${body}&answer=${answer}`);
  return new Promise((resolve) => {
    questions.set(answer, resolve);
    setTimeout(() => answered({ answer, status: 0 }), PATIENCE);
  });
}
overSocket.next = 0;

const isOpen = () => socket?.readyState === WebSocket.OPEN;

async function byPost(to, body) {
  const answer = await fetch(to, { method: "POST", body, headers: { "X-Live": "1" } });
  return { status: answer.status, html: answer.status === 204 ? "" : await answer.text() };
}

// a decision is on its way: what it answers is no longer asked, and beats from before are not shown any more
function sent() {
  const words = document.getElementById("decide")?.dataset.sentWords;
  const prompt = document.getElementById("prompt");
  if (!page().dataset.sent) page().dataset.sent = prompt?.textContent || " ";
  if (words && prompt) prompt.textContent = words;
  waiting = [];
}

async function send(form, submitter) {
  const to = submitter?.getAttribute("formaction") || form.getAttribute("action");
  form.setAttribute("aria-busy", "true");
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    if (form.id === "decide") sent();
    let answer = { status: 0 };
    if (form.id === "decide" && to === form.getAttribute("action") && isOpen()) answer = await overSocket(body);
    if (answer.status === 0) answer = await byPost(to, body);
    if (answer.status === 204) {
      if (!isOpen()) location.reload();
    } else if (answer.status < 500 && answer.html) {
      show(answer.html);
      keepAddress();
    } else {
      throw new Error(answer.status);
    }
  } catch {
    const place = document.getElementById("refused");
    if (place) place.textContent = place.dataset.failed;
    const prompt = document.getElementById("prompt");
    if (prompt && page().dataset.sent) prompt.textContent = page().dataset.sent; // it is still asked
    delete page().dataset.sent;
  } finally {
    form.removeAttribute("aria-busy");
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-live-form]") || event.submitter?.matches("[data-plain]")) return;
  event.preventDefault();
  form.closest("details.menu")?.removeAttribute("open"); // what comes of it shows at the table
  if (form.id === "decide" && page().dataset.sent) return; // clicked twice
  if (form.getAttribute("aria-busy") !== "true") send(form, event.submitter);
});

// ---- previews: what a choice leads to that is not sent yet, where it is not on the page beforehand

const previews = { of: null, known: new Map() };
const choice = (form) => String(new URLSearchParams(new FormData(form)));

async function preview() {
  const form = document.getElementById("decide");
  if (form?.dataset.previews === undefined || !form.querySelector(".choice :checked")) return;
  if (previews.of !== page().dataset.ask) Object.assign(previews, { of: page().dataset.ask, known: new Map() });
  const { known } = previews;
  const chosen = choice(form);
  if (!known.has(chosen) && isOpen()) known.set(chosen, overSocket(`${chosen}&preview=1`));
  const { status, parts } = (await known.get(chosen)) ?? {};
  if (status !== 200) known.delete(chosen);
  if (chosen !== choice(form)) return;
  for (const place of form.querySelectorAll("[data-preview]")) {
    place.innerHTML = parts?.[place.id] ?? place.dataset.preview;
  }
}

document.addEventListener("change", ({ target }) => target.closest("#decide") && preview());
document.addEventListener("reset", ({ target }) => target.id === "decide" && setTimeout(preview));

// ---- replays: the same links, without loading the page anew

let playing = 0;
let asked = 0; // moments that were asked for
let drawn = 0; // the last of them that was drawn: an answer that comes after a later one is left out
async function follow(address) {
  const number = ++asked;
  clearTimeout(playing);
  try {
    const answer = await fetch(address, { headers: { "X-Live": "1" } });
    if (!answer.ok) throw new Error(answer.status);
    const text = await answer.text();
    if (number < drawn) return;
    drawn = number;
    show(text);
    keepAddress();
  } catch {
    if (number === asked) location.href = address;
  }
}

// Safari refuses more than a hundred in some seconds, as where a replay is dragged: a later one says where it stands.
function keepAddress() {
  try {
    if (page().dataset.here) history.replaceState(null, "", page().dataset.here);
  } catch {
    // the page is right all the same
  }
}

function playOn() {
  clearTimeout(playing);
  const next = page()?.dataset.next;
  if (next) playing = setTimeout(() => drawn === asked && page().dataset.next === next && follow(next), Number(page().dataset.pace) || 900);
}

document.addEventListener("input", ({ target }) => {
  const form = target.closest("[data-scrub]");
  if (form) follow(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
});

// ---- what is clicked

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("a[data-morph]");
  if (link) {
    event.preventDefault();
    follow(link.href);
  }
  const pace = event.target.closest("[data-pace-of]");
  if (pace) event.preventDefault();
  if (pace) setPace(pace.value);
  if (event.target.closest("[data-jump]")) jump();
  if (event.target.closest("#skip")) skip();
  if (event.target.closest("#copy")) copy(event.target.closest("#copy"));
  if (event.target.closest("#notify")) Notification.requestPermission().then(prepare);
});

async function copy(button) {
  await navigator.clipboard.writeText(document.querySelector("[data-absolute]").value);
  button.textContent = button.dataset.done;
}

// ---- what only works with a script is shown only now

const wantsNotice = () => "Notification" in window && Notification.permission === "granted";

function notice(title) {
  try {
    new Notification(title);
  } catch {
    // phones show those of installed pages only
  }
}

function prepare() {
  const notify = document.getElementById("notify");
  if (notify) notify.hidden = !("Notification" in window) || Notification.permission !== "default";
  const link = document.querySelector("[data-absolute]");
  if (link) link.value = new URL(link.getAttribute("value"), location.href).href;
  const button = document.getElementById("copy");
  if (button) button.hidden = !navigator.clipboard;
  const light = document.getElementById("live");
  if (light && !light.dataset.state && socket?.readyState === WebSocket.OPEN) light.dataset.state = "on";
  playOn();
}

addEventListener("keydown", () => document.documentElement.classList.add("keys"));
addEventListener("pointerdown", () => document.documentElement.classList.remove("keys"));

const again = document.querySelector("[data-again]"); // not ready yet: look again
if (again) setTimeout(() => location.reload(), Number(again.dataset.again));

if (page()) {
  announce();
  connect();
}
