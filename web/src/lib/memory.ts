/** What this device remembers: its games, the links of its friends, what dealers showed before the first deal. */

import type { Seat } from "../games/game";
import { keep, kept } from "./settings.svelte";

export interface Remembered {
  table: string;
  game: string;
  /** What stands behind the # of the link: the key, or several. */
  keys: string;
  /** Keys that were given to friends, by seat. */
  friends: { seat: Seat; key: string }[];
  when: number;
  over?: boolean;
}

const GAMES = "theomachy.games";
const SHOWN = "theomachy.shown";
const LESSONS = "theomachy.lessons";
const PUZZLES = "theomachy.puzzles";
const RECORD = "theomachy.record";
const RECORD_OF = "theomachy.record-of";
const MANY = 40;
const MANY_SHOWN = 200;

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

export function friendsOf(table: string): { seat: Seat; key: string }[] {
  return remembered().find((one) => one.table === table && one.friends.length > 0)?.friends ?? [];
}

/** The dealer's commitment as it was first shown, before the first deal; and the nonces given here, by seat. */
export interface Shown {
  table: string;
  commitment: string;
  nonces: Record<string, string>;
}

export function allShown(): Shown[] {
  return kept<Shown[]>(SHOWN, []);
}

export function shownAt(table: string): Shown | undefined {
  return allShown().find((one) => one.table === table);
}

/** Of many tables the oldest go. */
export function keepShown(shown: Shown): void {
  const others = allShown().filter((one) => one.table !== shown.table);
  keep(SHOWN, [...others, shown].slice(-MANY_SHOWN));
}

/** The record that is looked at, and of which table it was fetched; only as long as the page is open. */
export function recordHere(): { record: string; table: string } {
  const read = (where: string) => sessionStorage.getItem(where) ?? "";
  return { record: read(RECORD), table: read(RECORD_OF) };
}

export function keepRecord(record: string, table = ""): void {
  sessionStorage.setItem(RECORD, record);
  sessionStorage.setItem(RECORD_OF, table);
}

export function lessonsDone(game: string): number[] {
  return kept<Record<string, number[]>>(LESSONS, {})[game] ?? [];
}

export function lessonDone(game: string, lesson: number): void {
  const all = kept<Record<string, number[]>>(LESSONS, {});
  keep(LESSONS, { ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] });
}

export function puzzlesSolved(game: string): string[] {
  return kept<Record<string, string[]>>(PUZZLES, {})[game] ?? [];
}

export function puzzleSolved(game: string, puzzle: string): void {
  const all = kept<Record<string, string[]>>(PUZZLES, {});
  keep(PUZZLES, { ...all, [game]: [...new Set([...(all[game] ?? []), puzzle])] });
}
