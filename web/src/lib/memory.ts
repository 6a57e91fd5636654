/** What this device remembers: its games, the links of its friends, what was promised about chance. */

import { keep, kept } from "./settings.svelte";

export interface Remembered {
  table: string;
  game: string;
  /** What stands behind the # of the link: the key, or several. */
  keys: string;
  /** Keys that were given to friends, by seat. */
  friends: { seat: number; key: string }[];
  when: number;
  over?: boolean;
}

const GAMES = "theomachy.games";
const PROMISES = "theomachy.promises";
const LESSONS = "theomachy.lessons";
const RECORD = "theomachy.record";
const MANY = 40;

export function remembered(): Remembered[] {
  return kept<Remembered[]>(GAMES, []);
}

export function remember(game: Pick<Remembered, "table" | "game" | "keys"> & Partial<Remembered>): void {
  const all = remembered();
  const before = all.find((one) => one.table === game.table && one.keys === game.keys);
  const now = { friends: [], ...before, ...game, when: Date.now() };
  keep(GAMES, [now, ...all.filter((one) => one !== before)].slice(0, MANY));
}

/** A seat has a new key: the old one opens nothing any more. */
export function rekey(table: string, before: string, keys: string): void {
  forget(table, keys);
  keep(
    GAMES,
    remembered().map((one) => (one.table === table && one.keys === before ? { ...one, keys } : one)),
  );
}

export function forget(table: string, keys: string): void {
  keep(
    GAMES,
    remembered().filter((one) => one.table !== table || one.keys !== keys),
  );
}

export function friendsOf(table: string): { seat: number; key: string }[] {
  return remembered().find((one) => one.table === table && one.friends.length > 0)?.friends ?? [];
}

export type Promises = Record<string, { commitment: string; nonces: string[] }>;

/** The dealer's commitment and our own nonce, as they were before the first card was dealt. */
export function promise(table: string, commitment: string, nonce: string): void {
  const all = kept<Promises>(PROMISES, {});
  const nonces = all[table]?.commitment === commitment ? all[table].nonces : [];
  const tables = Object.entries({ ...all, [table]: { commitment, nonces: [...nonces, nonce] } });
  keep(PROMISES, Object.fromEntries(tables.slice(-MANY)));
}

export function promises(): Promises {
  return kept<Promises>(PROMISES, {});
}

/** The record that is looked at; only as long as the page is open. */
export function recordHere(): string {
  return sessionStorage.getItem(RECORD) ?? "";
}

export function keepRecord(record: string): void {
  sessionStorage.setItem(RECORD, record);
}

export function lessonsDone(game: string): number[] {
  return kept<Record<string, number[]>>(LESSONS, {})[game] ?? [];
}

export function lessonDone(game: string, lesson: number): void {
  const all = kept<Record<string, number[]>>(LESSONS, {});
  keep(LESSONS, { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] });
}
