/** What does a record prove? Worked out here, with the browser's own cryptography. */

import { BOTS } from "../protocol/messages";
import type { KeyInfo, Proof } from "../protocol/requests";
import type { Shown } from "./memory";
import { day } from "./written";

/** What this device has seen of it: `watched` is the same commitment, without a number of its own. */
export type Seen = "same" | "watched" | "another" | "other-nonce" | "unseen";
export type End = "signed" | "unsigned" | "other-key" | "forged" | "unchecked";

export interface Check {
  /** Of its sentence. */
  key: string;
  /** null: it cannot be told here. */
  holds: boolean | null;
  args?: Record<string, string | number>;
}

export interface Verdict {
  /** Only what this device had seen beforehand is called fair. */
  heading: string;
  checks: Check[];
}

export function canProve(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** Lines as they are counted and signed. */
export function tidy(record: string): string {
  return `${record.replaceAll("\r\n", "\n").trim()}\n`;
}

// --- chance ---

/** The proof comes from a server: that it is about this record is looked at here as well. */
export async function chance(record: string, proof: Proof, seen: Seen): Promise<Verdict> {
  const committed = hex(await crypto.subtle.digest("SHA-256", utf8(proof.bound)));
  const [good, total] = await outcomes(proof);
  const checks: Check[] = [
    { key: "secret", holds: isAbout(record, proof) && committed === proof.commitment },
    { key: "outcomes", holds: good === total, args: { good, total } },
  ].map((check) => ({ ...check, key: `${check.key}-${check.holds ? "yes" : "no"}` }));
  const bot = giverThatIsNone(record);
  if (bot) checks.push({ key: "bot-no", holds: false, args: { bot } });
  const holds = { same: true, watched: null, unseen: null, another: false, "other-nonce": false }[seen];
  checks.push({ key: `shown-${seen}`, holds });
  const proved = seen === "same" ? "proved" : seen;
  return { heading: `chance-${checks.some((check) => check.holds === false) ? "false" : proved}`, checks };
}

/**
 * What stands behind a word at the beginning of a line. Only a line feed ends one: to a regular expression other signs
 * do as well, and names and cards may have those.
 */
function after(word: string, record: string): string[] {
  return record.split("\n").flatMap((line) => (line.startsWith(word) ? [line.slice(word.length)] : []));
}

/** `SIDE = WHAT`: what may be anything. */
function pair(line: string): [string, string] {
  const at = line.indexOf(" = ");
  return [line.slice(0, at), line.slice(at + 3)];
}

function isAbout(record: string, proof: Proof): boolean {
  const table = proof.head.slice(0, proof.head.indexOf("\ndealer: ") + 1);
  const drawn = after("chance ", record);
  const nonces = after("nonce: ", record);
  const givers = new Set(nonces.map((line) => pair(line)[0]));
  return (
    record.startsWith(proof.head) &&
    proof.head === `${table}dealer: ${proof.commitment}\n${nonces.map((line) => `nonce: ${line}\n`).join("")}` &&
    givers.size === nonces.length &&
    proof.bound === `${table}secret: ${proof.secret}\n` &&
    after("secret: ", record).join() === proof.secret &&
    drawn.length === proof.outcomes.length &&
    proof.outcomes.every((outcome, at) => outcome.recorded === drawn[at])
  );
}

/** The bot for which somebody has given a number, if there is one. */
function giverThatIsNone(record: string): string | undefined {
  const givers = new Set(after("nonce: ", record).map((line) => pair(line)[0]));
  return after("seat: ", record)
    .map(pair)
    .find(([side, name]) => givers.has(side) && BOTS.includes(name.split(":")[0]!))?.[1];
}

/** Compared with what was kept before the first deal; found by the table, if it is known, or by what is left of it. */
export function compare(record: string, table: string, kept: readonly Shown[]): Seen {
  const commitment = after("dealer: ", record)[0] ?? "";
  const nonces = new Map(after("nonce: ", record).map(pair));
  const at = table || after("table: ", record)[0];
  const given = new Set(nonces.values());
  const shown =
    kept.find((one) => one.table === at) ??
    kept.find((one) => one.commitment === commitment || Object.values(one.nonces).some((nonce) => given.has(nonce)));
  if (!shown) return "unseen";
  if (shown.commitment !== commitment) return "another";
  const mine = Object.entries(shown.nonces);
  if (mine.some(([side, nonce]) => nonces.get(side) !== nonce)) return "other-nonce";
  return mine.length > 0 ? "same" : "watched";
}

/** How many outcomes follow from secret and nonces, and how many there are. */
async function outcomes(proof: Proof): Promise<[number, number]> {
  const key = await hmac(unhex(proof.secret), utf8(proof.head));
  const hand = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let good = 0;
  for (const [count, outcome] of proof.outcomes.entries()) {
    const odds = proof.odds[outcome.odds] ?? [];
    if ((await drawn(hand, count, odds)) === outcome.recorded) good++;
  }
  return [good, proof.outcomes.length];
}

const ALL = 1n << 64n;

async function drawn(hand: CryptoKey, count: number, odds: [string, number][]): Promise<string> {
  const weights = odds.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  if (weights === 0n) return "";
  for (let round = 0; ; round++) {
    const signed = new DataView(await crypto.subtle.sign("HMAC", hand, utf8(`${count}.${round}`)));
    const number = signed.getBigUint64(0);
    if (number >= ALL - (ALL % weights)) continue; // else some outcomes would be likelier than they should be
    let place = number % weights;
    for (const [name, weight] of odds) {
      if (place < BigInt(weight)) return name;
      place -= BigInt(weight);
    }
  }
}

// --- the end ---

/** Who vouches for the choices and the end of a record: this server, if its keys are a chain. */
export async function ending(record: string, keys: readonly KeyInfo[]): Promise<Verdict> {
  const [end, key] = await endOf(record, keys);
  const holds = { signed: true, unsigned: null, "other-key": null, forged: false, unchecked: null }[end];
  const until = keys.find((one) => one.fingerprint === key)?.until ?? null;
  const sentence = end === "signed" && until !== null ? "end-old" : `end-${end}`;
  return { heading: `end-${end}`, checks: [{ key: sentence, holds, args: { key, until: day(until ?? 0) } }] };
}

async function endOf(record: string, keys: readonly KeyInfo[]): Promise<[End, string]> {
  const found = /^([^]*\n)signed: ([0-9a-f]{64}) ([0-9a-f]{128})\n$/.exec(record);
  if (!found) return ["unsigned", ""];
  const [, over, by, signature] = found as unknown as [string, string, string, string];
  const key = await fingerprint(by);
  try {
    if (!(await verifies(by, over, signature))) return ["forged", key];
    const known = keys.some((one) => one.public === by) && (await isChain(keys));
    return [known ? "signed" : "other-key", key];
  } catch {
    return ["unchecked", key]; // not every browser knows Ed25519
  }
}

/** Is each key the successor of the one before, and the last one in use? Both have signed that. */
export async function isChain(keys: readonly KeyInfo[]): Promise<boolean> {
  for (const [at, key] of keys.entries()) {
    const before = keys[at - 1];
    if (key.until !== (keys[at + 1]?.since ?? null) || key.fingerprint !== (await fingerprint(key.public)))
      return false;
    if (!before) continue;
    const statement = `theomachy key 1\nbefore: ${before.public}\nkey: ${key.public}\nsince: ${key.since}\n`;
    if (!(await verifies(before.public, statement, key.by_before))) return false;
    if (!(await verifies(key.public, statement, key.by_itself))) return false;
  }
  return keys.length > 0;
}

export async function fingerprint(key: string): Promise<string> {
  const digits = hex(await crypto.subtle.digest("SHA-256", unhex(key))).slice(0, 32);
  return digits.match(/.{4}/g)!.join(" ");
}

async function verifies(key: string, text: string, signature: string): Promise<boolean> {
  const hand = await crypto.subtle.importKey("raw", unhex(key), { name: "Ed25519" }, false, ["verify"]);
  return crypto.subtle.verify({ name: "Ed25519" }, hand, unhex(signature), utf8(text));
}

// --- bytes ---

async function hmac(secret: BufferSource, message: BufferSource): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", key, message);
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
