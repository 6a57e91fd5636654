/** The things in the box, as the board names them. */

import type { Mark, CardInfo } from "../game";
import type { SymbolName } from "../../art/symbols";
import { AREAS, COLOURS, PHASES, POINTS_TO_WIN as GOAL, SEATS, SPACES, SPACE_AREAS } from "../../protocol/olympus";
import type { Facts as Printed, Seat, View } from "../../protocol/olympus";

export { AREAS, COLOURS, GOAL, SPACES };

export type Side = Seat;
export const SIDES = SEATS;

export type Space = (typeof SPACES)[number];
export type Colour = (typeof COLOURS)[number];
export type Area = (typeof AREAS)[number];

export const areaOf = (space: Space): Area => SPACE_AREAS[SPACES.indexOf(space)]!;
export const spacesOf = (area: Area): Space[] => SPACES.filter((space) => areaOf(space) === area);

/** A seat that is one of the two players; who only watches sits with the first. */
export const sideOf = (seat: string): Side => (seat === "b" ? "b" : "a");
export const other = (side: string): Side => (side === "a" ? "b" : "a");

/** The side that lies near to the reader: one's own, or the first. */
export const nearSide = (view: View): Side => sideOf(view.seat);

/** The phases of a turn; after them come only the effects at its end. */
export const NUMBERED = PHASES.slice(1, -1);

/** As the rules number them. */
export const phaseOf = (name: string): number => PHASES.findIndex((phase) => phase === name);

export const watches = (view: View): boolean => view.seat === "watcher";

/** The place of a space on a side, `a:O1`: so it is called in views and events, and so is its mark. */
export const placeOf = (side: string, space: string): Mark => `${side}:${space}`;

/** Who has a colour marker; "board" if nobody. */
export const holderOf = (view: View, colour: Colour): Side | "board" =>
  SIDES.find((side) => view.markers[side].includes(colour)) ?? "board";

/** Where the counter is on the track: towards the goal of the second side it is below 0. */
export const stepOf = (points: Record<Side, number>): number => points.a - points.b;

/** What is on a card besides its name and text, in the words of this board. */
export interface Facts extends Omit<Printed, "colour" | "cost"> {
  colour: Colour | "all";
  cost: Record<Colour, number>;
}

const NO_COST = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;

const UNKNOWN: Facts = {
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

/** Of a card that has not come yet there is nothing. */
export const factsOf = (info: CardInfo | undefined): Facts => ({ ...UNKNOWN, ...(info?.facts as Partial<Facts>) });

/** The symbols of a cost one by one, in the order in which they are paid. */
export const symbolsOf = (cost: Record<Colour, number>): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(cost[colour]).fill(colour));

/** The other cards of a hand: how many are not known. */
export const unknownInHand = (view: View, side: Side): number => view.cards_in_hand[side] - view.known[side].length;

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
