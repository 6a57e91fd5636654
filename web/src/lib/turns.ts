/** The story as the log shows it: turn by turn, a line for each action. */

import type { Line, Seat } from "../games/game";
import type { Entry } from "./story.svelte";

export interface Told {
  entry: Entry;
  line: Line;
}

export interface LogLine extends Told {
  /** What belongs to the same action, in short. */
  parts: Told[];
  /** Cards that were dealt, by who got them: those that are seen, and how many are not. */
  dealt: Dealt[];
}

export interface Dealt {
  seat: Seat;
  seen: Told[];
  unseen: number;
}

export interface LogTurn {
  /** The sentence with which it begins; null for what came before the first. */
  heading: Entry | null;
  lines: LogLine[];
}

export function turnsOf(entries: readonly Entry[], lineOf: (entry: Entry) => Line): LogTurn[] {
  const turns: LogTurn[] = [];
  /** The last action, as long as something may belong to it. */
  let action: LogLine | null = null;
  let before: Told | null = null;
  for (const entry of entries) {
    const line = lineOf(entry);
    const told = { entry, line };
    if (line.turn) {
      turns.push({ heading: entry, lines: [] });
      action = null;
    } else if (action && before && belongs(told, before)) {
      action.parts.push(told);
    } else {
      if (turns.length === 0) turns.push({ heading: null, lines: [] });
      const next: LogLine = { ...told, parts: [], dealt: [] };
      turns[turns.length - 1]!.lines.push(next);
      if (entry.what !== "event") continue; // what is said in between parts nothing
      action = line.light ? null : next;
    }
    before = told;
  }
  for (const { lines } of turns) for (const one of lines) if (one.line.deal) one.dealt = dealtIn(one);
  return turns;
}

function belongs({ entry, line }: Told, before: Told): boolean {
  if (entry.what !== "event") return false;
  if (line.deal || before.line.deal) return line.deal === before.line.deal;
  if (line.short === undefined) return false;
  return !line.again || (before.entry.event?.event === entry.event?.event && before.entry.seat === entry.seat);
}

/** One alone is told in its own sentence. */
function dealtIn(first: LogLine): Dealt[] {
  if (first.parts.length === 0) return [];
  const seats = new Map<Seat, Dealt>();
  for (const told of [first, ...first.parts]) {
    const { seat } = told.entry;
    const dealt = seats.get(seat) ?? { seat, seen: [], unseen: 0 };
    seats.set(seat, dealt);
    if (told.line.card || told.line.sign) dealt.seen.push(told);
    else dealt.unseen++;
  }
  return [...seats.values()];
}

/** A sentence around the name of the card it is about. */
export function around(sentence: string, name: string): [string, string] | null {
  const at = name ? sentence.indexOf(name) : -1;
  return at < 0 ? null : [sentence.slice(0, at), sentence.slice(at + name.length)];
}
