/** Was chance fair? Worked out here, with the browser's own cryptography. */

import type { Proof } from "../said/requests";

export interface Check {
  /** The key of its sentence. */
  key: "commitment" | "kept-commitment" | "kept-nonce" | "outcomes";
  /** null: it cannot be told here. */
  holds: boolean | null;
  args?: Record<string, number>;
}

export function canProve(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

export async function prove(
  proof: Proof,
  kept: Record<string, { commitment: string; nonces: string[] }>,
): Promise<Check[]> {
  const committed = hex(await crypto.subtle.digest("SHA-256", utf8(proof.bound)));
  const mine = Object.values(kept).find((one) => one.commitment === proof.commitment);
  const said = new Set(proof.nonces.map((one) => one.nonce.toLowerCase()));
  const [good, total] = await outcomes(proof);
  return [
    { key: "commitment", holds: committed === proof.commitment.toLowerCase() && proof.bound.includes(proof.secret) },
    { key: "kept-commitment", holds: mine ? true : null },
    {
      key: "kept-nonce",
      holds: mine ? mine.nonces.every((nonce) => said.has(nonce) && proof.head.includes(nonce)) : null,
    },
    { key: "outcomes", holds: good === total, args: { good, total } },
  ];
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
