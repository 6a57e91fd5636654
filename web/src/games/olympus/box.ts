/** The things in the box, as the board names them. */

import type { Mark, CardInfo } from "../game";
import type { SymbolName } from "../../art/symbols";
import type { Facts as Printed, Unit, View } from "../../protocol/olympus";

export const SPACES = ["O1", "O2", "O3", "D1", "D2", "T1"] as const;
export const SIDES = ["a", "b"] as const;
export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export const AREAS = ["olympus", "delphi", "troy"] as const;
export const GOAL = 7;
export const ON_BOARD = 2; // whose a colour marker is: a seat, or this

export type Space = (typeof SPACES)[number];
export type Colour = (typeof COLOURS)[number];
export type Area = (typeof AREAS)[number];

const AREA_OF: Record<Space, Area> = {
  O1: "olympus",
  O2: "olympus",
  O3: "olympus",
  D1: "delphi",
  D2: "delphi",
  T1: "troy",
};

export const areaOf = (space: Space): Area => AREA_OF[space];
export const spacesOf = (area: Area): Space[] => SPACES.filter((space) => AREA_OF[space] === area);

/** The side that lies near to the reader: one's own, or the first. */
export const nearSide = (view: View): number => (view.seat === 1 ? 1 : 0);

/** The mark of a space: `a:O1`. */
export const spaceMark = (side: number, space: string): Mark => `${SIDES[side] ?? ""}:${space}`;

/** A place is a number in events: six spaces of the first side, six of the second. */
export const placeMark = (place: number): Mark => spaceMark(Math.floor(place / 6), SPACES[place % 6] ?? "");

export const unitAt = (view: View, side: number, space: Space): Unit | null =>
  view.units[6 * side + SPACES.indexOf(space)] ?? null;

/** What is on a card besides its name and text, in the words of this board. */
export interface Facts extends Omit<Printed, "colour" | "cost"> {
  colour: Colour | "all";
  cost: Record<Colour, number>;
}

const NO_COST = { red: 0, blue: 0, yellow: 0, green: 0 };

const UNKNOWN: Facts = {
  number: -1,
  colour: "all",
  multicolour: true,
  cost: NO_COST,
  attack: 0,
  defence: 0,
  copies: 1,
  timings: [],
  symbols: [],
  about: "",
};

/** Of a card that is not told yet there is nothing. */
export const factsOf = (told: CardInfo | undefined): Facts => ({ ...UNKNOWN, ...(told?.facts as Partial<Facts>) });

/** The symbols of a cost one by one, in the order in which they are paid. */
export const symbolsOf = (cost: Record<Colour, number>): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(cost[colour]).fill(colour));

const TURN = 2; // how deep the game is while a card is to be played; announced, it is one deeper
const depth = (view: View): number => view.cells.at(-1)?.[0] ?? 0;

/** Is an effect being carried out? */
export const inEffect = (view: View): boolean => depth(view) > TURN + (view.announced ? 1 : 0);

/** What the announced card costs, symbol by symbol: nothing, if an effect plays it. */
export const costOf = (view: View, told: CardInfo | undefined): Colour[] =>
  inEffect(view) ? [] : symbolsOf(factsOf(told).cost);

/** How many symbols of the announced card are paid. */
export function paidSymbols(view: View, due: number): number {
  const [, , at = 0, , , , count = 0] = view.cells.at(-1) ?? []; // how far the game is: first it is paid, then placed
  return view.question === "place" || at > 0 ? due : Math.min(count, due);
}

/** The other cards of a hand: how many are not known. */
export const unknownInHand = (view: View, side: number): number =>
  (view.cards_in_hand[side] ?? 0) - (view.known[side]?.length ?? 0);

/** With a sign, and the minus of a printer. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** The ring of a card is of its colour, and of none if it has them all. */
export const toneOf = (colour: Colour | "all"): Colour | "bone" => (colour === "all" ? "bone" : colour);

/** When a card does something, each sign once. */
export const timingsOf = (facts: Facts): SymbolName[] => [
  ...new Set(facts.timings.map(({ when }) => (when in SIGN_OF ? SIGN_OF[when]! : "always"))),
];

// There are three symbols on the cards; all that is not on play or on attack is always in force.
const SIGN_OF: Record<string, SymbolName> = {
  play: "play",
  before_strike: "before_strike",
  after_strike: "after_strike",
};
