// Made by `python -m theomachy.server.schema`; not to be edited.

/** A unit in play, with its values as they count now. */
export interface Unit {
  card: string;
  equipment: string;
  attack: number;
  defence: number;
  damage: number;
  /** made in this turn */
  attacks: number;
  silenced: boolean;
}

export interface View {
  seat: number;
  to_move: number;
  active: number;
  turns: number;
  phase: number;
  /** on the side of the first seat when positive */
  counter: number;
  /** whose each colour is */
  markers: number[];
  /** by place */
  units: (Unit | null)[];
  /** one's own */
  hand: string[];
  cards_in_hand: [number, number];
  /** what this seat knows to be in each hand */
  known: string[][];
  announced: string;
  /** bottom to top, as one could remember it */
  discard: string[];
  pile: number;
  /** what this seat is asked */
  question: string;
  /** the card whose effect asks */
  source: string;
  /** and what it may answer */
  legal: number[];
  winner: number;
  ending: number;
  /** for guesses: all on the table as numbers, and how far the game is */
  cells: number[][];
  /** after the end: both hands */
  everything: string[][];
}

/** An event in the numbers of its game. */
export interface NumberedEvent {
  event: "numbered-event";
  kind: number;
  seat: number;
  card: number;
  other: number;
  place: number;
  count: number;
}

/** When a card does something, and whether it may, does or must. */
export interface Timing {
  when: string;
  mode: string;
  /** in words */
  symbol: string;
}

/** What is on a card of Olympus; attack and defence of equipment are added to those of its bearer. */
export interface Facts {
  /** in events */
  number: number;
  /** or all */
  colour: string;
  multicolour: boolean;
  /** symbols of each colour */
  cost: Record<string, number>;
  attack: number;
  defence: number;
  /** 0 if it is not in this game */
  copies: number;
  timings: Timing[];
  /** play, attack, always */
  symbols: string[];
  about: string;
}

export const SEATS = ["a", "b"] as const;
export type Seat = (typeof SEATS)[number];

export type Event = NumberedEvent;

/** seat */
export const EV_STARTS = 0;
/** seat, card: his own */
export const EV_DEALT = 1;
/** seat, count: which turn */
export const EV_TURN = 2;
/** seat, count: phase */
export const EV_SKIPPED = 3;
/** seat, count: phase */
export const EV_PHASE = 4;
/** seat, card */
export const EV_ANNOUNCED = 5;
/** seat, card, count: colour */
export const EV_PAID = 6;
/** seat, count: colour */
export const EV_PAID_MARKER = 7;
/** seat, card, place */
export const EV_PLACED = 8;
/** seat, card, other: the bearer; place */
export const EV_EQUIPPED = 9;
/** seat, card: his own */
export const EV_DREW = 10;
/** seat, card, place */
export const EV_ATTACKED = 11;
/** seat, card: of the struck unit; place, count: damage, other: the attacker */
export const EV_STRUCK = 12;
/** seat, card, place, count */
export const EV_DAMAGED = 13;
/** seat, card, place, count */
export const EV_HEALED = 14;
/** seat, card, place */
export const EV_DEFEATED = 15;
/** seat, card, place */
export const EV_SURVIVED = 16;
/** seat, card, other: its equipment; place */
export const EV_DISCARDED = 17;
/** seat, card: the bearer; other: the equipment; place */
export const EV_STRIPPED = 18;
/** seat, card, other: its equipment; place */
export const EV_RETURNED = 19;
/** seat, card, place, count: the new place */
export const EV_MOVED = 20;
/** seat, card, place, count: attack, other: defence */
export const EV_MODIFIED = 21;
/** seat, card: of the effect; place: of its source */
export const EV_USED = 22;
/** seat, card */
export const EV_DROPPED = 23;
/** seat: the owner; card; for both players */
export const EV_SAW = 24;
/** seat, card: from the discard pile */
export const EV_TOOK = 25;
/** seat, count: colour, other: ON_BOARD or the seat it came from */
export const EV_MARKER = 26;
/** seat, count: the counter afterwards */
export const EV_POINT = 27;
/** seat, place: area; a bonus begins */
export const EV_AREA = 28;
/** seat, count: how */
export const EV_WON = 29;
/** nobody won */
export const EV_TIE = 30;
export const SIDES = ["a", "b"];
/** of one side, from the Olympus edge to the Troy edge */
export const SPACES = ["O1", "O2", "O3", "D1", "D2", "T1"];
/** spaces of a side; a place is SIDE * seat + space */
export const SIDE = 6;
export const AREAS = ["olympus", "delphi", "troy"];
export const AREAS_OF_BOTH_SIDES = [0, 0, 0, 1, 1, 2, 0, 0, 0, 1, 1, 2];
export const COLOURS = ["red", "blue", "yellow", "green"];
/** whose a colour marker is: a seat, or this */
export const ON_BOARD = 2;
export const PLAYING = 1;
export const ATTACKING = 2;
export const DRAWING = 3;
/** the end-of-turn effects */
export const ENDING = 4;
/** FO-END-02 */
export const BOARD_FULL = 1;
/** FO-END-03 */
export const SEVEN_POINTS = 2;
/** FO-END-05, -06, -07 */
export const PILE_EMPTY = 3;
