/** The things in the box, as the notation writes them: cards, places, choices. No rule. */

import { CARDS, LANES, ROWS as DEPTH, SEATS, type Piece, type Seat, type View } from "../../protocol/hera-zeus";

export type Side = Seat;
export const SIDES = SEATS;
export { LANES };
export const ROWS = Array.from({ length: DEPTH }, (_, i) => i + 1);

export const FIGURE = "F";
export const CAPTIVE = "C";
const BY_KIND = new Map(CARDS.filter(({ id }) => id !== FIGURE).map((card) => [card.id, card]));
export const KINDS = [...BY_KIND.keys()];
export const WON = CARDS.filter(({ winnable }) => winnable).map(({ id }) => `*${id}`);

/** A seat that is one of the two players. */
export const sideOf = (seat: string): Side => (seat === "zeus" ? "zeus" : "hera");

export const other = (side: string): Side => (side === "hera" ? "zeus" : "hera");

/** Who sits in front: the seat itself, for a watcher Hera. */
export const nearSide = (view: View): Side => sideOf(view.seat);

export const isWon = (code: string): boolean => code.startsWith("*");
export const isBack = (code: string): boolean => code === "" || code.endsWith("?");
export const kindOf = (code: string): string => code.replace("*", "");

/** From which deck a card is that a side has. */
export const deckOf = (code: string, side: string): Side => (isWon(code) ? other(side) : sideOf(side));

/** In each deck: the summary card tells them to both. */
export const copiesOf = (code: string): number => BY_KIND.get(kindOf(code))?.copies ?? 1;

/** Can it lie on the field? Only what has a strength can. */
export const onField = (code: string): boolean => BY_KIND.get(kindOf(code))?.strength !== null;

/** Strength as printed: "" for a card with only a symbol. */
export const strengthOf = (code: string): string => String(BY_KIND.get(kindOf(code))?.strength ?? "");

export function columnOf(view: View, side: Side, lane: string): Piece[] {
  return view.field[side][lane] ?? [];
}

/** In which lane the figure of a side stands; "" if in none. */
export function figureLane(view: View, side: Side): string {
  return LANES.find((lane) => columnOf(view, side, lane)[0]?.card === FIGURE) ?? "";
}

/** Who has lost the hand that lies open in the middle of the game; "" if nobody. */
export function shownBy(view: View): Side | "" {
  return view.laid_open ? "" : (SIDES.find((side) => view.open_hands[side].length > 0) ?? "");
}

// --- places -----------------------------------------------------------------------------------------------------------

export interface Place {
  side: Side;
  lane: string;
  row: number;
}

export const placeMark = (side: Side, lane: string, row: number): string => `${side}:${lane}${row}`;

/** `front` is row 1 of all lanes. */
export const zoneMark = (side: Side, zone: "draw" | "pile" | "hand" | "figure" | "seat" | "front"): string =>
  `${side}:${zone}`;

/** Both columns of a lane. */
export const laneMark = (lane: string): string => `lane:${lane}`;

const PLACE = new RegExp(`^(${SIDES.join("|")}):([${LANES.join("")}])([1-${DEPTH}])$`);

export function readPlace(mark: string): Place | null {
  const found = PLACE.exec(mark);
  return found && { side: found[1] as Side, lane: found[2] ?? "", row: Number(found[3]) };
}

/** `A,2` of a side; null for what is no place of the field. */
export const placeOf = (side: Side, place: string): Place | null => readPlace(`${side}:${place.replace(",", "")}`);

export const markAt = (side: Side, place: string): string => `${side}:${place.replace(",", "")}`;

export const written = ({ lane, row }: Place): string => `${lane},${row}`;

// --- choices ----------------------------------------------------------------------------------------------------------

export function split(choice: string): { verb: string; what: string } {
  const found = /^([A-Z_]+)(?:\((.*)\))?$/.exec(choice);
  return { verb: found?.[1] ?? "", what: found?.[2] ?? "" };
}
