// Made by `python -m theomachy.server.schema`; not to be edited.

/** A piece on the field; face down for this seat its card is `?` or, with the other deck's back, `*?`. */
export interface Piece {
  card: string;
  face_up: boolean;
  /** laid before its owner had drawn a card */
  early: boolean;
  /** which entry of the memory tells of its laying */
  laid: number;
}

export interface View {
  seat: number;
  to_move: number;
  active: number;
  points: number;
  total: number;
  turns: number;
  /** side, lane, row */
  field: Piece[][][];
  /** one's own */
  hand: string[];
  cards_in_hand: [number, number];
  won_cards_in_hand: [number, number];
  /** a hand lost to Pandora while it is put down, open to all */
  shown_hand: string[];
  /** a card drawn out of a hand, until it is placed */
  drawn_out: string;
  /** one's own, in no order */
  draw_pile: string[];
  cards_in_draw_pile: [number, number];
  /** bottom to top; one's own, and the other's as it is remembered */
  piles: string[][];
  cards_in_pile: [number, number];
  top_of_pile: [string, string];
  /** how cards came into hands and left them, as this seat saw it */
  memory: number[];
  /** how far the game is, as far as this seat was told */
  frames: number[];
  /** what this seat is asked */
  question: string;
  /** and what it may answer */
  legal: number[];
  winner: number;
  ending: number;
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

/** What is on a card of Hera and Zeus. */
export interface Facts {
  /** in events */
  number: number;
  key: string;
  /** in Hera's deck, in that of Zeus */
  names: string[];
  /** with the strength */
  titles: string[];
  /** of a card that can lie on the field */
  strength: number | null;
  /** in each deck */
  copies: number;
  /** by the other side */
  winnable: boolean;
}

export const SEATS = ["hera", "zeus"] as const;
export type Seat = (typeof SEATS)[number];

export type Event = NumberedEvent;

/** seat */
export const EV_STARTS = 0;
/** seat */
export const EV_CAPTIVE_SHOWN = 1;
/** seat, card: his own */
export const EV_DEALT = 2;
/** seat */
export const EV_OPENING_ROW = 3;
/** seat, count: points */
export const EV_TURN = 4;
/** seat, card: his own */
export const EV_DREW = 5;
/** seat, card: his own; place */
export const EV_LAID = 6;
/** seat, card, other: the challenged one; place: lane */
export const EV_CHALLENGED = 7;
/** seat, card, place */
export const EV_TURNED_UP = 8;
/** seat, card */
export const EV_LOST = 9;
/** seat, card */
export const EV_USED = 10;
/** seat */
export const EV_STRUCK_HAND = 11;
/** seat: the victim; card */
export const EV_DRAWN_OUT = 12;
/** seat: the victim; card, place */
export const EV_PLACED = 13;
/** seat, place: lane */
export const EV_STRUCK_FRONT = 14;
/** seat, place: lane */
export const EV_STRUCK_FIGURE = 15;
/** seat */
export const EV_LOOKED = 16;
/** seat: the owner; card, count: copies; for both players */
export const EV_SAW = 17;
/** seat, place: lane */
export const EV_TURNED_COLUMN = 18;
/** seat, card: his own */
export const EV_FETCHED = 19;
/** seat, count: native; other: won */
export const EV_TOOK_PEGASUS = 20;
/** seat, card */
export const EV_SEDUCED = 21;
/** seat, place, count: the new place */
export const EV_MOVED = 22;
/** seat, place: lane; count: points left */
export const EV_FIGURE_ON = 23;
/** seat, place: lane */
export const EV_FIGURE_OFF = 24;
/** place: lane */
export const EV_PANDORA_LANE = 25;
/** seat: the victim */
export const EV_PANDORA_HAND = 26;
/** seat, count: how */
export const EV_WON = 27;
/** nobody won */
export const EV_DRAWN = 28;
export const LANES = ["A", "B", "C"];
export const ROWS = 4;
export const SIDES = ["hera", "zeus"];
/** HZ-END-01 */
export const BARE_FIELD = 1;
/** HZ-END-02 */
export const NO_ACTION = 2;
/** HZ-END-03 */
export const CAPTIVE_IN_FRONT = 3;
/** HZ-END-04 */
export const CAPTIVE_IN_HAND = 4;
/** HZ-END-05 */
export const CAPTIVE_IN_LANE = 5;
/** HZ-END-10 */
export const TURN_LIMIT = 10;
