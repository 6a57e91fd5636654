/** A finished game of this device: what is kept of it, and what many of them tell. */

import type { Seat } from "../games/game";
import type { Sitter } from "../protocol/messages";
import { levelOf, levels } from "./levels";
import { says, wordsOf } from "./sought";

export interface Player {
  seat: Seat;
  name: string;
  /** What a bot is called in a record; "" for a person. */
  bot: string;
}

export interface Finished {
  table: string;
  game: string;
  edition: string;
  /** It was played with somebody's own cards or map. */
  own: boolean;
  when: number;
  players: Player[];
  /** The seats that were played here; several, if the device was passed around. */
  mine: Seat[];
  points: Record<Seat, number>;
  by: string;
  /** Made by players, without those that were taken back. */
  choices: number;
  /** Against bots, what others had learnt from was taken back: it does not count. */
  takenBack: boolean;
  /** Of the seat, if only those who sat there may see it again; else "". */
  key: string;
}

export const OUTCOMES = ["won", "drawn", "lost", "none"] as const;
/** `none`: the device was passed around, so nobody here has won. */
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf({ mine, points }: Pick<Finished, "mine" | "points">): Outcome {
  if (mine.length !== 1) return "none";
  const mark = points[mine[0]!] ?? 0;
  return mark > 0 ? "won" : mark < 0 ? "lost" : "drawn";
}

export const isCounted = (game: Finished): boolean => outcomeOf(game) !== "none" && !game.takenBack;

export function playerOf({ seat, name, bot, person }: Sitter): Player {
  return { seat, name, bot: person ? "" : bot };
}

export const othersOf = ({ players, mine }: Finished): Player[] => players.filter(({ seat }) => !mine.includes(seat));

export const COMPANIES = [...levels, "other", "people", "here"] as const;
/** Who played against this device: bots of one level, other bots, at least one person, or nobody. */
export type Company = (typeof COMPANIES)[number];

export function companyOf(game: Finished): Company {
  const others = othersOf(game);
  if (others.length === 0 || game.mine.length > 1) return "here";
  if (others.some(({ bot }) => !bot)) return "people";
  const met = new Set(others.map(({ bot }) => levelOf(bot) || "other"));
  return met.size === 1 ? [...met][0]! : "other";
}

/** How many choices the players of a record made that were not taken back. */
export function choicesOf(record: string, seats: readonly Seat[]): number {
  const makers = new Set<string>([...seats, "chance", "undo"]);
  const made: string[] = [];
  for (const line of record.split("\n")) {
    const space = line.indexOf(" ");
    const who = line.slice(0, space);
    if (!makers.has(who)) continue;
    if (who !== "undo") made.push(who);
    else made.splice(Math.max(0, made.length - Number(line.slice(space + 1))));
  }
  return made.filter((who) => who !== "chance").length;
}

// --- of many ---------------------------------------------------------------------------------------------------------

export interface Tally {
  company: Company;
  won: number;
  drawn: number;
  lost: number;
}

/** By game, against whom, how often; only what counts. */
export function tallies(games: readonly Finished[]): Map<string, Tally[]> {
  const found = new Map<string, Tally[]>();
  for (const game of games.filter(isCounted)) {
    const rows = found.get(game.game) ?? [];
    found.set(game.game, rows);
    const company = companyOf(game);
    let row = rows.find((one) => one.company === company);
    if (!row) rows.push((row = { company, won: 0, drawn: 0, lost: 0 }));
    row[outcomeOf(game) as "won" | "drawn" | "lost"]++;
  }
  for (const rows of found.values()) rows.sort((a, b) => COMPANIES.indexOf(a.company) - COMPANIES.indexOf(b.company));
  return found;
}

export interface Wanted {
  text: string;
  game: string;
  outcome: string;
  company: string;
}

/** Every word of the text is in what is said of the game. */
export function isWanted(game: Finished, wanted: Wanted, said: string): boolean {
  return (
    (!wanted.game || game.game === wanted.game) &&
    (!wanted.outcome || outcomeOf(game) === wanted.outcome) &&
    (!wanted.company || companyOf(game) === wanted.company) &&
    says(said, wordsOf(wanted.text))
  );
}

// --- as a file -------------------------------------------------------------------------------------------------------

const FORMAT = "theomachy-games";
const VERSION = 1;
const FIRST_LINE = "theomachy record ";

export interface Recorded {
  game: Finished;
  record: string;
}

/** Keys stay here: whoever gets the file gets no seat. */
export function asFile(all: readonly Recorded[]): string {
  const games = all.map(({ game, record }) => ({ ...game, key: "", record }));
  return JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1);
}

/** What such a file holds; null if it is none, or anything in it is not as it should be. */
export function fromFile(text: string): Recorded[] | null {
  try {
    const { format, version, games } = JSON.parse(text) as { format: unknown; version: unknown; games: unknown[] };
    return format === FORMAT && version === VERSION ? games.map(recorded) : null;
  } catch {
    return null;
  }
}

function recorded(one: unknown): Recorded {
  const is = (holds: boolean) => {
    if (!holds) throw new TypeError();
  };
  const read = one as Finished & { record: string };
  const { table, game, edition, own, when, players, mine, points, by, choices, takenBack, record } = read;
  is([table, game, edition, by, record].every((part) => typeof part === "string"));
  is(/^[\w-]{1,64}$/.test(table) && /^[\w-]{1,40}$/.test(game) && record.startsWith(FIRST_LINE));
  is(Number.isFinite(when) && !Number.isNaN(new Date(when).getTime()) && Number.isSafeInteger(choices));
  is(typeof own === "boolean" && typeof takenBack === "boolean");
  const kept = players.map(({ seat, name, bot }) => {
    is([seat, name, bot].every((part) => typeof part === "string"));
    return { seat, name, bot };
  });
  const seats = kept.map(({ seat }) => seat);
  is(mine.length > 0 && mine.every((seat) => seats.includes(seat)));
  const marks = seats.map((seat): [Seat, number] => [seat, points[seat] ?? Number.NaN]);
  is(marks.every(([, mark]) => Number.isFinite(mark)));
  return {
    game: {
      ...{ table, game, edition, own, when, by, choices, takenBack },
      ...{ players: kept, mine: [...mine], points: Object.fromEntries(marks), key: "" },
    },
    record,
  };
}
