// Words for the dice stay in this browser until the match starts: before that only their seal goes out.
// Without this script, or where a browser cannot seal, the form hands them to the server, which seals and keeps them.

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const place = (code, seat) => `words ${code} ${seat}`;
const canSeal = () => Boolean(globalThis.crypto?.subtle) && Boolean(globalThis.localStorage);
const page = () => document.getElementById("page");

/** The seal of words, as match/fair.py makes it. */
export async function seal(salt, words) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + words))));
}

async function send(code, what, fields) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`/t/${code}/${what}`, { method: "POST", body, headers: { "X-Live": "1" } });
  return answer.status === 204;
}

async function sealAndKeep(form) {
  const { code, seat } = form.dataset;
  const words = form.elements.words.value.trim().split(/\s+/).join(" ").slice(0, 200).toWellFormed();
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(place(code, seat), JSON.stringify({ salt, words }));
  const sent = await send(code, "seal", { seat, seal: words ? await seal(salt, words) : "" });
  if (!sent || !page()?.dataset.live) location.reload();
}

async function reveal() {
  const seats = page()?.dataset.reveal?.split(" ").filter(Boolean) ?? [];
  const code = page()?.dataset.code;
  for (const seat of seats) {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(`words ${code} `));
    for (const key of [place(code, seat), ...all]) {
      const kept = localStorage.getItem(key); // a seat may have another number by now
      if (kept && (await send(code, "reveal", { seat, ...JSON.parse(kept) }))) break;
    }
  }
  if (seats.length === 0 && page() && !page().dataset.code) forgetOld();
}

// what was revealed, or never will be, need not be kept
function forgetOld() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("words ") && location.pathname.includes(key.split(" ")[1])) localStorage.removeItem(key);
  }
}

function prepare() {
  for (const form of document.querySelectorAll("form[data-seal]")) {
    const kept = localStorage.getItem(place(form.dataset.code, form.dataset.seat));
    if (kept && form.dataset.seal && !form.elements.words.value) form.elements.words.value = JSON.parse(kept).words;
  }
  reveal();
}

if (globalThis.document && canSeal()) {
  document.documentElement.classList.add("seals");
  const taken = (event) => {
    const form = event.target.closest("form[data-seal]");
    if (!form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sealAndKeep(form);
  };
  document.addEventListener("submit", taken, true);
  if (page()) {
    const seen = new MutationObserver(prepare);
    seen.observe(page(), { attributes: true, attributeFilter: ["data-reveal", "data-code", "data-version"] });
  }
  prepare();
}
