import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { KeyInfo, Proof } from "../protocol/requests";
import type { Shown } from "./memory";
import { chance, compare, ending, fingerprint, isChain, tidy } from "./proof";

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));

class Key {
  constructor(
    readonly pair: CryptoKeyPair,
    readonly open: string,
  ) {}
  static async made(): Promise<Key> {
    const pair = (await crypto.subtle.generateKey({ name: "Ed25519" }, true, ["sign", "verify"])) as CryptoKeyPair;
    return new Key(pair, hex(await crypto.subtle.exportKey("raw", pair.publicKey)));
  }
  async sign(text: string): Promise<string> {
    return hex(await crypto.subtle.sign({ name: "Ed25519" }, this.pair.privateKey, utf8(text)));
  }
}

async function chained(...keys: Key[]): Promise<KeyInfo[]> {
  return Promise.all(
    keys.map(async (key, at) => {
      const before = keys[at - 1];
      const statement = `theomachy key 1\nbefore: ${before?.open}\nkey: ${key.open}\nsince: ${at}\n`;
      return {
        fingerprint: await fingerprint(key.open),
        public: key.open,
        since: at,
        until: at + 1 < keys.length ? at + 1 : null,
        by_before: before ? await before.sign(statement) : "",
        by_itself: before ? await key.sign(statement) : "",
      };
    }),
  );
}

const SECRET = "ab".repeat(32);
const MINE = "11".repeat(32);
const TABLE = "theomachy record 2\ngame: hera-zeus\nseat: hera = Anna\nseat: zeus = Bruno\n";
const BOUND = `${TABLE}secret: ${SECRET}\n`;
let head: string, record: string, proof: Proof, shown: Shown;
let key: Key, next: Key, stranger: Key, keys: KeyInfo[];

beforeAll(async () => {
  [key, next, stranger] = await Promise.all([Key.made(), Key.made(), Key.made()]);
  keys = await chained(key, next);
});

beforeEach(async () => {
  const commitment = hex(await crypto.subtle.digest("SHA-256", utf8(BOUND)));
  head = `${TABLE}dealer: ${commitment}\nnonce: hera = ${MINE}\nnonce: zeus = ${"22".repeat(32)}\n`;
  record = `${head}chance {A}\nhera DRAW\nchance {B}\nsecret: ${SECRET}\nresult: hera wins, zeus resigned\ntable: T\n`;
  shown = { table: "T", commitment, nonces: { hera: MINE } };
  proof = {
    commitment,
    secret: SECRET,
    bound: BOUND,
    head,
    nonces: [],
    odds: [[["{A}", 3]], [["{B}", 1]]],
    outcomes: [
      { line: 1, recorded: "{A}", odds: 0 },
      { line: 3, recorded: "{B}", odds: 1 },
    ],
  };
});

describe("chance", () => {
  const heading = async (kept: Shown[], table = "") =>
    (await chance(record, proof, compare(record, table, kept))).heading;

  test("is fair if this device was shown the same, and its number is in the record", async () => {
    expect(await heading([shown])).toBe("chance-proved");
  });

  test("is never called fair if this device has not seen it", async () => {
    expect(await heading([])).toBe("chance-unseen");
    expect(await heading([{ ...shown, table: "U", commitment: "other", nonces: { hera: "33" } }])).toBe(
      "chance-unseen",
    );
  });

  test("nor if no number of this device went in", async () => {
    expect(await heading([{ ...shown, nonces: {} }])).toBe("chance-watched");
  });

  test("a swapped commitment is not fair, by whatever the table is found", async () => {
    const swapped = { ...shown, commitment: "00".repeat(32) };
    expect(compare(record, "", [swapped])).toBe("another"); // the record names the table
    const unnamed = record.replace("table: T\n", "");
    expect(compare(unnamed, "T", [swapped])).toBe("another"); // it was fetched from this table
    expect(compare(unnamed, "", [swapped])).toBe("another"); // our nonce is in it
    expect(await heading([swapped])).toBe("chance-false");
  });

  test("nor is one that hides what was shown in a name, or beside it", async () => {
    const swapped = { ...shown, commitment: "00".repeat(32) };
    for (const end of ["\u2028", "\u2029", "\r"]) {
      const hidden = record.replace("hera = Anna", `hera = Anna${end}dealer: ${swapped.commitment}${end}table: U`);
      expect(compare(hidden, "", [swapped])).toBe("another");
      expect(compare(hidden, "", [shown])).toBe("same"); // and an honest one stays honest, whatever is in a name
    }
    const twice = record.replace("dealer: ", `dealer: ${swapped.commitment}\ndealer: `);
    proof.head = head.replace("dealer: ", `dealer: ${swapped.commitment}\ndealer: `);
    expect((await chance(twice, proof, "same")).heading).toBe("chance-false");
  });

  test("nor one in which a side has given two numbers", async () => {
    const more = (text: string) => text.replace("nonce: hera", `nonce: hera = ${"44".repeat(32)}\nnonce: hera`);
    proof.head = more(proof.head);
    expect((await chance(more(record), proof, "same")).checks[0]!.holds).toBe(false);
  });

  test("nor one in which a bot has given one", async () => {
    const bot = record.replace("zeus = Bruno", "zeus = search:seconds=1");
    expect((await chance(bot, proof, "same")).checks.map((check) => check.key)).toContain("bot-no");
    for (const one of [record, record.replace("Bruno", "search = me"), bot.replace(/nonce: zeus = .*\n/, "")])
      expect((await chance(one, proof, "same")).checks.map((check) => check.key)).not.toContain("bot-no");
  });

  test("a line of chance is one only where a line begins", async () => {
    const named = (text: string) => text.replace("seat: zeus = Bruno", "seat: zeus = Bruno\u2028chance {A}");
    proof.bound = named(proof.bound);
    proof.commitment = hex(await crypto.subtle.digest("SHA-256", utf8(proof.bound)));
    proof.head = named(proof.head).replace(/dealer: .*/, `dealer: ${proof.commitment}`);
    const claimed = named(record).replace(/dealer: .*/, `dealer: ${proof.commitment}`);
    expect((await chance(claimed, proof, "same")).checks[0]!.holds).toBe(true);
  });

  test("a swapped nonce is not fair", async () => {
    expect(await heading([{ ...shown, nonces: { hera: "33".repeat(32) } }])).toBe("chance-false");
    expect(await heading([{ ...shown, nonces: { hera: MINE, zeus: MINE } }])).toBe("chance-false");
  });

  test("an outcome that does not follow is not fair", async () => {
    proof.odds[1] = [["{C}", 1]];
    expect(await heading([shown])).toBe("chance-false");
  });

  test("a proof of another record proves nothing of this one", async () => {
    for (const other of [
      record.replace("chance {A}", "chance {B}"),
      record.replace("chance {B}\n", ""),
      record.replace("Anna", "Anne"),
      record.replace(SECRET, "cd".repeat(32)),
      record.replace(MINE, "33".repeat(32)),
    ])
      expect((await chance(other, proof, "same")).heading).toBe("chance-false");
  });
});

describe("the end", () => {
  const end = async (text: string, known = keys) => (await ending(tidy(text), known)).heading;
  const signed = async (by: Key, text = record) => `${text}signed: ${by.open} ${await by.sign(text)}\n`;

  test("without a signature is not proved", async () => {
    expect(await end(record)).toBe("end-unsigned");
  });

  test("is proved by the key of this server, and by one it had before", async () => {
    expect(await end(await signed(next))).toBe("end-signed");
    const old = await ending(await signed(key), keys);
    expect([old.heading, old.checks[0]!.key]).toEqual(["end-signed", "end-old"]);
    expect(await end((await signed(key)).replaceAll("\n", "\r\n"))).toBe("end-signed");
  });

  test("is not proved by any other", async () => {
    expect(await end(await signed(stranger))).toBe("end-other-key");
    expect(await end(await signed(key), [])).toBe("end-other-key");
  });

  test("no letter of it can be changed", async () => {
    const text = await signed(key);
    for (let at = 0; at < text.length - 1; at += 7) {
      const other = text[at] === "0" ? "1" : "0";
      const heading = await end(text.slice(0, at) + other + text.slice(at + 1));
      expect(["end-forged", "end-unsigned"]).toContain(heading);
    }
    expect(await end(text.replace("zeus resigned", "hera resigned"))).toBe("end-forged");
  });

  test("keys that do not follow each other count for nothing", async () => {
    expect(await isChain(keys)).toBe(true);
    expect(await isChain([])).toBe(false);
    const [first, second] = keys as [KeyInfo, KeyInfo];
    for (const broken of [
      [first, { ...second, by_before: second.by_itself }],
      [first, { ...second, by_itself: second.by_before }],
      [first, { ...second, since: 2 }],
      [first, { ...second, fingerprint: first.fingerprint }],
      [second, first],
      [first],
      [(await chained(stranger))[0]!, second],
    ]) {
      expect(await isChain(broken)).toBe(false);
      expect(await end(await signed(next), broken)).not.toBe("end-signed");
    }
  });

  test("a browser without Ed25519 says that it has not checked", async () => {
    const text = await signed(key);
    const missing = vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("", "NotSupportedError"));
    expect(await end(text)).toBe("end-unchecked");
    missing.mockRestore();
  });
});
