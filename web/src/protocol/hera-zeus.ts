// Made by `python -m theomachy.server.schema`; not to be edited.

/** A piece on the field; face down for this seat its card is `?` or, with the other deck's back, `*?`. */
export interface Piece {
  card: string;
  face_up: boolean;
}

/** What the open question is about, as far as it applies. */
export interface About {
  /** "" if it is about none */
  card: string;
  /** who has the card, or loses cards */
  player: Seat | "chance" | "nobody" | "watcher";
  /** of the card, "" if it lies at none */
  place: string;
  /** where something is laid or lost, or "" */
  lane: string;
}

/** What a seat knows; cards, places and lanes are written as in notation. */
export interface View {
  seat: Seat | "chance" | "nobody" | "watcher";
  to_move: Seat | "chance" | "nobody" | "watcher";
  active: Seat | "chance" | "nobody" | "watcher";
  points: number;
  total: number;
  turns: number;
  /** by lane, from the first row on */
  field: Record<Seat, Record<string, Piece[]>>;
  /** one's own */
  hand: string[];
  cards_in_hand: Record<Seat, number>;
  won_cards_in_hand: Record<Seat, number>;
  /** a hand lost to Pandora while it is put down; after the end both */
  open_hands: Record<Seat, string[]>;
  /** cards that were seen to come to a hand and must still be there; of one's own too */
  known: Record<Seat, string[]>;
  /** those that may have been laid face down since */
  perhaps: Record<Seat, string[]>;
  /** the card drawn out of a hand, until it is placed */
  drawn_out: Record<Seat, string>;
  /** one's own, in no order */
  draw_pile: string[];
  cards_in_draw_pile: Record<Seat, number>;
  /** bottom to top; one's own, and the other's as it is remembered */
  piles: Record<Seat, string[]>;
  cards_in_pile: Record<Seat, number>;
  top_of_pile: Record<Seat, string>;
  /** what this seat is asked */
  question: string;
  /** what that is about */
  about: About | null;
  /** and what it may answer */
  legal: string[];
  winner: Seat | "chance" | "nobody" | "watcher";
  ending: string;
  /** the game is over: nothing is hidden any more */
  laid_open: boolean;
}

export interface Starts {
  event: "starts";
  seat: Seat | "chance" | "nobody" | "watcher";
}

/** A captive among the first nine cards is shown and replaced. */
export interface CaptiveShown {
  event: "captive-shown";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

export interface Dealt {
  event: "dealt";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

/** Both rows lie: each is shown as backs. */
export interface OpeningRow {
  event: "opening-row";
  seat: Seat | "chance" | "nobody" | "watcher";
}

export interface Turn {
  event: "turn";
  seat: Seat | "chance" | "nobody" | "watcher";
  points: number;
}

export interface Won {
  event: "won";
  seat: Seat | "chance" | "nobody" | "watcher";
  ending: string;
}

/** The agreed number of turns is over, and nobody has won. */
export interface Drawn {
  event: "drawn";
}

export interface Drew {
  event: "drew";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

export interface Laid {
  event: "laid";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

export interface Challenged {
  event: "challenged";
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
  card: string;
  /** the card that is challenged */
  against: string;
}

export interface TurnedUp {
  event: "turned-up";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

export interface Lost {
  event: "lost";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** it lay: a place, `hand`, or `drawn-out` by Pegasus */
  where: string;
  /** on whose pile it comes */
  pile: Seat | "chance" | "nobody" | "watcher";
}

/** Pandora's box opens in a lane. */
export interface PandoraLane {
  event: "pandora-lane";
  /** whose Pandora it is */
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
}

/** Pandora's box opens in a hand. */
export interface PandoraHand {
  event: "pandora-hand";
  /** whose hand it is */
  seat: Seat | "chance" | "nobody" | "watcher";
}

/** A card is played from the hand. */
export interface Used {
  event: "used";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** on whose pile it comes */
  pile: Seat | "chance" | "nobody" | "watcher";
}

export interface StruckHand {
  event: "struck-hand";
  seat: Seat | "chance" | "nobody" | "watcher";
}

/** Pegasus draws a card out of a hand. */
export interface DrawnOut {
  event: "drawn-out";
  /** whose hand it is */
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

/** A card that was drawn out comes face up into the first row. */
export interface Placed {
  event: "placed";
  /** whose field it is */
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

export interface StruckFront {
  event: "struck-front";
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
}

export interface StruckFigure {
  event: "struck-figure";
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
}

/** Pythia looks at the other hand. */
export interface Looked {
  event: "looked";
  seat: Seat | "chance" | "nobody" | "watcher";
}

/** A card that Pythia sees there; for the two players only. */
export interface Saw {
  event: "saw";
  /** whose hand it is */
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  copies: number;
}

/** Pythia turns a column of the other field face up. */
export interface TurnedColumn {
  event: "turned-column";
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
}

/** Hades brings a card back from the pile. */
export interface Fetched {
  event: "fetched";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

/** Persephone brings these back from the pile. */
export interface TookPegasus {
  event: "took-pegasus";
  seat: Seat | "chance" | "nobody" | "watcher";
  native: number;
  /** from the other deck */
  won: number;
}

/** The Sirens take the top card of the other pile. */
export interface Seduced {
  event: "seduced";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

export interface Moved {
  event: "moved";
  seat: Seat | "chance" | "nobody" | "watcher";
  place: string;
  to: string;
}

export interface FigureOn {
  event: "figure-on";
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
  /** that are left now */
  points: number;
}

export interface FigureOff {
  event: "figure-off";
  seat: Seat | "chance" | "nobody" | "watcher";
  lane: string;
}

/** What is on a card of Hera and Zeus. */
export interface Facts {
  key: string;
  /** in Hera's deck, in that of Zeus */
  names: Record<string, string>;
  /** with the strength */
  titles: Record<string, string>;
  /** of a card that can lie on the field */
  strength: number | null;
  /** in each deck */
  copies: number;
  /** by the other side */
  winnable: boolean;
}

export const SEATS = ["hera", "zeus"] as const;
export type Seat = (typeof SEATS)[number];

export type Event = Starts | CaptiveShown | Dealt | OpeningRow | Turn | Won | Drawn | Drew | Laid | Challenged | TurnedUp | Lost | PandoraLane | PandoraHand | Used | StruckHand | DrawnOut | Placed | StruckFront | StruckFigure | Looked | Saw | TurnedColumn | Fetched | TookPegasus | Seduced | Moved | FigureOn | FigureOff;

export const LANES = ["A", "B", "C"] as const;
export const ROWS = 4;
export const ENDINGS = [
  "", "bare-field", "no-action", "captive-in-front", "captive-in-hand", "captive-in-lane",
  "turn-limit",
] as const;

/** The cards in the box, with what is the same in every language. */
export const CARDS: readonly { id: string; strength: null | number; copies: number; winnable: boolean; }[] = [
  { id: "7", strength: 7, copies: 1, winnable: true },
  { id: "6", strength: 6, copies: 2, winnable: true },
  { id: "5", strength: 5, copies: 3, winnable: true },
  { id: "4", strength: 4, copies: 4, winnable: true },
  { id: "3", strength: 3, copies: 5, winnable: true },
  { id: "2", strength: 2, copies: 5, winnable: true },
  { id: "P", strength: 1, copies: 9, winnable: true },
  { id: "Y", strength: 0, copies: 2, winnable: false },
  { id: "M", strength: 0, copies: 4, winnable: false },
  { id: "X", strength: 0, copies: 1, winnable: false },
  { id: "C", strength: 0, copies: 1, winnable: false },
  { id: "G", strength: null, copies: 1, winnable: false },
  { id: "D", strength: null, copies: 2, winnable: false },
  { id: "H", strength: null, copies: 1, winnable: false },
  { id: "E", strength: null, copies: 1, winnable: false },
  { id: "S", strength: null, copies: 1, winnable: false },
  { id: "F", strength: null, copies: 1, winnable: false },
];
