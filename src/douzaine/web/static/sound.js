// Sounds of the table, made here and now: none until somebody switches them on, which this browser remembers.
// A page says what is heard at a beat (`data-sounds`, from web/render/draw.py): names, an amount behind a colon,
// and an exclamation mark for what happens to the reader.

const KEPT = "douzaine-sound";
const LOUDNESS = 0.126; // −18 dB
const VIBRATE_MS = 20;

let isOn = false;
try {
  isOn = localStorage.getItem(KEPT) === "on";
} catch {
  // a browser that remembers nothing begins quiet each time
}
let context = null;
let out = null;

function ready() {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state !== "running") context.resume().catch(() => {}); // "suspended", in Safari also "interrupted"
  return context.currentTime + 0.01;
}

// ---- what sounds are made of

function fade(at, length, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function note(at, pitch, length, { loud = 0.7, type = "triangle", to = pitch } = {}) {
  const voice = context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fade(at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

let hiss = null;
function noise(at, length, { loud = 0.7, pitch = 2400, sharp = 1.2 } = {}) {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(fade(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

const SOUNDS = {
  roll: (at) => [0, 0.06, 0.11, 0.19, 0.24, 0.33].forEach((later, n) => noise(at + later, 0.05, { loud: 0.9 - 0.1 * n, pitch: 2100 + 260 * (n % 3), sharp: 3 })),
  tap: (at) => note(at, 320, 0.07, { to: 180, loud: 0.8 }),
  hit: (at, amount) => {
    note(at, 150 - 5 * Math.min(amount, 16), 0.22, { to: 48, type: "sine", loud: 1 });
    noise(at, 0.06, { pitch: 500, sharp: 0.7, loud: 0.5 });
  },
  out: (at) => note(at, 98, 0.9, { to: 65, type: "sine", loud: 1 }),
  flip: (at) => noise(at, 0.12, { pitch: 3200, sharp: 0.8, loud: 0.5 }),
  coin: (at) => [1320, 1760].forEach((pitch, n) => note(at + 0.07 * n, pitch, 0.22, { type: "sine", loud: 0.4 })),
  knock: (at) => [0, 0.09].forEach((later) => note(at + later, 210, 0.06, { to: 140, loud: 0.9 })),
  tick: (at) => note(at, 900, 0.03, { type: "square", loud: 0.2 }),
  turn: (at) => [523, 784].forEach((pitch, n) => note(at + 0.13 * n, pitch, 0.3, { loud: 0.5 })),
  win: (at) => [523, 659, 784, 1047].forEach((pitch, n) => note(at + 0.12 * n, pitch, 0.5, { loud: 0.45 })),
};

function play(names, byHand = false) {
  if (!isOn || !names.length) return;
  const now = ready();
  const isHeard = byHand || context.state === "running"; // what waits would all be heard at once, later
  names.forEach((each, n) => {
    const [, name, amount, own] = /^(\w+)(?::([\d*]+))?(!?)$/.exec(each) ?? [];
    if (isHeard) SOUNDS[name]?.(now + 0.12 * n, (amount ?? "4").split("*").reduce((product, factor) => product * factor, 1));
    if (own && !document.hidden) navigator.vibrate?.(VIBRATE_MS);
  });
}

// ---- when

const page = () => document.getElementById("page");
const isQuiet = () => document.documentElement.dataset.quiet !== undefined; // skipped, or too fast to be heard
let heard = null; // how many events were told when the page last changed
let asked = null;
let over = null;

function listen() {
  mark();
  const { events, sounds = "", ask, asked: mine } = page()?.dataset ?? {};
  if (events === undefined) return;
  const isNew = heard !== null && Number(events) > heard;
  const isTurn = asked !== null && mine === "1" && ask !== asked;
  const isEnd = over === false && page().matches(".is-over");
  const names = isNew && !isQuiet() && !document.hidden ? [...new Set(sounds.split(" "))].filter(Boolean) : [];
  if (isEnd && !document.hidden) names.push("win");
  if (isTurn) names.push("turn!");
  play(names);
  [heard, asked, over] = [Number(events), ask, page().matches(".is-over")];
}

function mark() {
  for (const button of document.querySelectorAll("[data-sound]")) {
    button.hidden = typeof AudioContext === "undefined";
    button.setAttribute("aria-pressed", isOn);
  }
}

document.addEventListener("click", ({ target }) => {
  if (!target.closest?.("[data-sound]")) return;
  isOn = !isOn;
  try {
    localStorage.setItem(KEPT, isOn ? "on" : "off");
  } catch {
    // then it holds for this page
  }
  mark();
  play(["turn"], true);
});
// Safari lets a page be heard only once it was asked from within a click or a key.
for (const name of ["click", "keydown"]) document.addEventListener(name, () => isOn && ready(), true);
document.addEventListener("shown", listen);
document.addEventListener("sound", ({ detail }) => play([detail]));
listen();
