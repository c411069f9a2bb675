// Recomputes fair dice in the browser: the twin of match/fair.py, where the scheme is written down.

const encode = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** The SHA-256 of a seed, both in hex. */
export const commitment = async (seed) => hex(await sha256(unhex(seed)));

/** Block `block` of chance event `event`: 32 bytes. */
export async function digest(told, event, block) {
  const hashes = told.words.map(async (text, seat) => (text === null ? told.words_sha256[seat] : hex(await sha256(encode(text)))));
  const words = (await Promise.all(hashes)).join(","); // of words that are no longer told, the hash is
  const message = `douzaine fair 1\n${told.match}\n${words}\n${event}\n${block}`;
  const key = await crypto.subtle.importKey("raw", unhex(told.seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encode(message)));
}

/** The index of the outcome of one chance event; weights may be numbers or texts of any length. */
export async function choose(told, event, weights) {
  const parts = weights.map(BigInt);
  const total = parts.reduce((sum, weight) => sum + weight, 0n);
  const limit = (2n ** 64n / total) * total;
  for (let block = 0; ; block++) {
    const view = new DataView((await digest(told, event, block)).buffer);
    for (let start = 0; start < 32; start += 8) {
      const number = view.getBigUint64(start);
      if (number >= limit) continue; // it would favour some outcomes
      let ticket = number % total;
      return parts.findIndex((weight) => (ticket < weight ? true : ((ticket -= weight), false)));
    }
  }
}

/** The seal of a seat's words: what it showed of them before anybody's were known. */
export const seal = async (salt, words) => hex(await sha256(encode(salt + words)));

/** Null if everything fits, else where the first difference is: "commitment", words, or the number of an event, from 1. */
export async function check(told) {
  if ((await commitment(told.seed)) !== told.commitment) return "commitment";
  for (const [seat, { seal: shown, salt }] of (told.seals ?? []).entries()) {
    if (typeof told.words[seat] !== "string") continue; // words that are no longer told
    const fits = salt ? (await seal(salt, told.words[seat])) === shown : !shown || told.words[seat] === "";
    if (!fits) return `"${told.words[seat]}"`;
  }
  for (const [event, { weights, outcome }] of told.events.entries()) {
    if ((await choose(told, event, weights)) !== outcome) return String(event + 1);
  }
  return null;
}

const button = globalThis.document?.getElementById("fair-check");
if (button) {
  const result = document.getElementById("fair-result");
  button.hidden = false;
  button.addEventListener("click", async () => {
    result.textContent = button.dataset.checking;
    try {
      const told = await (await fetch(button.dataset.proof)).json();
      const wrong = told.commitment === button.dataset.commitment ? await check(told) : "commitment";
      result.textContent = wrong === null ? button.dataset.checked : button.dataset.wrong.replace("%", wrong);
      result.dataset.fits = wrong === null ? "yes" : "no";
    } catch (error) {
      result.textContent = button.dataset.wrong.replace("%", error.message);
    }
  });
}
