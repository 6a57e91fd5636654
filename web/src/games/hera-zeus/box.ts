/** The things in the box, as the notation writes them: cards, places, choices. No rule. */

import type { Piece, View } from "../../protocol/hera-zeus";

export const SIDES = ["hera", "zeus"] as const;
export const LANES = ["A", "B", "C"] as const;
export const ROWS = [1, 2, 3, 4] as const;

export const KINDS = ["7", "6", "5", "4", "3", "2", "P", "Y", "M", "X", "C", "G", "D", "H", "E", "S"] as const;
export const FIGURE = "F";
export const ON_FIELD = 11; // kinds that can lie on the field
const WINNABLE = 7;
export const WON = KINDS.slice(0, WINNABLE).map((kind) => `*${kind}`);

/** The number of a card in an event, as its code. */
export const CODES: readonly string[] = [...KINDS, ...WON, "?", "*?", FIGURE];

/** Copies in each deck: the summary card tells them to both. */
export const COPIES = [1, 2, 3, 4, 5, 5, 9, 2, 4, 1, 1, 1, 2, 1, 1, 1] as const;

/** So many cards of a hand have room beside each other on a telephone; more lie in two rows. */
export const IN_A_ROW = 9;

export type Side = 0 | 1;

export const other = (side: number): Side => (side === 0 ? 1 : 0);

/** Who sits in front: the seat itself, for a watcher Hera. */
export const nearSide = (view: View): Side => (view.seat === 1 ? 1 : 0);

export const isWon = (code: string): boolean => code.startsWith("*");
export const isBack = (code: string): boolean => code === "" || code.endsWith("?");
export const kindOf = (code: string): string => code.replace("*", "");

/** From which deck a card is that a side has. */
export const deckOf = (code: string, side: number): Side => (isWon(code) ? other(side) : side === 1 ? 1 : 0);

export const onField = (code: string): boolean => KINDS.indexOf(kindOf(code) as (typeof KINDS)[number]) < ON_FIELD;

/** Strength as printed: "" for a card with only a symbol. */
export function strengthOf(code: string): string {
  const at = KINDS.indexOf(kindOf(code) as (typeof KINDS)[number]);
  return at < 0 || at >= ON_FIELD ? "" : String(Math.max(0, WINNABLE - at));
}

export function columnOf(view: View, side: number, lane: number): Piece[] {
  return view.field[side]?.[lane] ?? [];
}

/** In which lane the figure of a side stands; -1 if in none. */
export function figureLane(view: View, side: number): number {
  return LANES.findIndex((_, lane) => columnOf(view, side, lane)[0]?.card === FIGURE);
}

/** What the open question is about: the innermost frame holds a card and a place. */
export function askedAbout(view: View): { card: string; place: number } {
  return { card: CODES[view.frames[4] ?? -1] ?? "", place: view.frames[5] ?? -1 };
}

// --- places -----------------------------------------------------------------------------------------------------------

export interface Place {
  side: Side;
  lane: number;
  row: number;
}

export const placeMark = (side: number, lane: number, row: number): string =>
  `${SIDES[side === 1 ? 1 : 0]}:${LANES[lane]}${row}`;

/** `front` is row 1 of all lanes. */
export const zoneMark = (side: number, zone: "draw" | "pile" | "hand" | "figure" | "seat" | "front"): string =>
  `${SIDES[side === 1 ? 1 : 0]}:${zone}`;

/** Both columns of a lane. */
export const laneMark = (lane: number): string => `lane:${LANES[lane]}`;

export function readPlace(mark: string): Place | null {
  const found = /^(hera|zeus):([ABC])([1-4])$/.exec(mark);
  if (!found) return null;
  const lane = LANES.indexOf(found[2] as (typeof LANES)[number]);
  return { side: found[1] === "hera" ? 0 : 1, lane, row: Number(found[3]) };
}

/** A place as a number in events: 0 for A1, 1 for A2, … 11 for C4. */
export const placeNumbered = (side: number, place: number): string =>
  placeMark(side, Math.floor(place / ROWS.length), (place % ROWS.length) + 1);

// --- choices ----------------------------------------------------------------------------------------------------------

export function split(choice: string): { verb: string; what: string } {
  const found = /^([A-Z_]+)(?:\((.*)\))?$/.exec(choice);
  return { verb: found?.[1] ?? "", what: found?.[2] ?? "" };
}
