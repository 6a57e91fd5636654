// Made by `python -m theomachy.server.schema`; not to be edited.

/** What lies before a player, for all to see. */
export interface Player {
  /** the square; empty before it has one */
  ship: string;
  aboard: number;
  chests: string[];
  below: number;
  settlements: string[];
  honour: number;
  pursuit_points: number;
  completed: string[];
  total: number;
  permanents: string[];
  cards_in_hand: number;
  /** a secret card that is not completed */
  has_secret: boolean;
  /** that card, if it was laid open */
  revealed: string;
}

export interface View {
  seat: number;
  to_move: number;
  first: number;
  active: number;
  turns: number;
  phase: number;
  goal: number;
  players: Player[];
  hydra: string;
  cities: string[][];
  /** of the settlements */
  owners: number[];
  whirlpools: string[];
  /** Pursuit cards; empty if a slot is */
  open: string[];
  removed: string[];
  pursuit_pile: number;
  /** known to lie at the bottom, from above */
  under_pursuits: string[];
  pile: number;
  under: string[];
  discard: string[];
  /** the dice, 0 before they are thrown */
  centre: number;
  outer: number[];
  /** by position, 0 before it is placed */
  kylix: number[];
  used: boolean[];
  /** whose ship move is going on */
  mover: number;
  steps_left: number;
  hydra_steps: number;
  /** challenger and challenged: lost, one, half */
  throws: ([number, number, number] | null)[];
  /** one's own */
  hand: string[];
  /** one's own, while it is not completed */
  secret: string;
  /** what this seat knows to be in each hand */
  known: string[][];
  /** what this seat is asked */
  question: string;
  /** and what it may answer */
  legal: number[];
  winner: number;
  winners: number[];
  ending: number;
  /** for guesses: all on the table as numbers, and how far the game is */
  cells: number[][];
  /** after the end: all hands */
  everything: string[][];
  /** and all secret cards */
  secrets: string[];
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

/** What is on an Action card. */
export interface ActionFacts {
  /** in events */
  number: number;
  copies: number;
  /** it stays before its player */
  permanent: boolean;
}

/** What is on a Pursuit card. */
export interface PursuitFacts {
  /** in events */
  number: number;
  points: number;
  /** in words */
  tasks: string[];
  kinds: string[];
}

/** dict() -> new empty dictionary dict(mapping) -> new dictionary initialized from a mapping object's (key, value) pairs dict(iterable) -> new dictionary initialized as if via: d = {} for k, v in iterable: d[k] = v dict(**kwargs) -> new dictionary initialized with the name=value pairs in the keyword argument list. For example: dict(one=1, two=2) */
export interface Square {
  square: string;
  /** land, sea, anchor or styx; places, Athens and the Kylix stand on land */
  ground: string;
  /** where a ship may step */
  neighbours: string[];
  /** the places that can be challenged from here */
  near: string[];
}

/** dict() -> new empty dictionary dict(mapping) -> new dictionary initialized from a mapping object's (key, value) pairs dict(iterable) -> new dictionary initialized as if via: d = {} for k, v in iterable: d[k] = v dict(**kwargs) -> new dictionary initialized with the name=value pairs in the keyword argument list. For example: dict(one=1, two=2) */
export interface Place {
  place: string;
  name: string;
  /** city or settlement */
  kind: string;
  square: string;
  value: number;
  /** chest spaces of a city, marks of a settlement */
  room: number;
}

/** The squares row by row from the north-west; the places as views count them, cities first. */
export interface SeaMap {
  width: number;
  height: number;
  columns: string[];
  squares: Square[];
  places: Place[];
  athens: string;
  athens_name: string;
  kylix: string;
  /** where it begins */
  hydra: string;
  /** where they lie if they do not wander */
  whirlpools: string[];
}

export const SEATS = ["deukalion", "perseus", "hercules", "achilles"] as const;
export type Seat = (typeof SEATS)[number];

export type Event = NumberedEvent;

/** seat */
export const EV_STARTS = 0;
/** place: city; count: colour */
export const EV_LAID = 1;
/** card: Pursuit; place: slot */
export const EV_TURNED = 2;
/** seat, card: his own */
export const EV_DEALT = 3;
/** seat, card: his own Pursuit */
export const EV_SECRET = 4;
/** seat, place: square; count: which */
export const EV_WHIRLPOOL = 5;
/** seat, place: square */
export const EV_ANCHORED = 6;
/** seat, count: which turn */
export const EV_TURN = 7;
/** seat, count: result */
export const EV_SHAKEN = 8;
/** seat, count: the dice on the four positions, as digits */
export const EV_KYLIX = 9;
/** seat, place: square; other: from where */
export const EV_SAILED = 10;
/** seat, place: whirlpool; other: from where; count: hoplites lost */
export const EV_JUMPED = 11;
/** seat: his ship move is over */
export const EV_STAYED = 12;
/** seat */
export const EV_SACRIFICED = 13;
/** seat, count */
export const EV_RECLAIMED = 14;
/** seat, count */
export const EV_WENT_BELOW = 15;
/** seat, place */
export const EV_CHALLENGED_PLACE = 16;
/** seat, other: whom; place: square */
export const EV_CHALLENGED_SHIP = 17;
/** seat, place: square */
export const EV_CHALLENGED_HYDRA = 18;
/** seat: whom; other: by whom; place: square */
export const EV_HYDRA_CHALLENGED = 19;
/** seat, count: throw; other: his score in halves */
export const EV_THREW = 20;
/** seat */
export const EV_WON_CHALLENGE = 21;
/** seat */
export const EV_LOST_CHALLENGE = 22;
/** seat, count: colour; place: city or -1; other: whose ship, or -1 */
export const EV_TOOK_CHEST = 23;
/** seat, count: colour; place: city; other: 1 if delivered, 0 if dumped */
export const EV_PUT_CHEST = 24;
/** seat, card: his own, or everybody's if it was known */
export const EV_DREW = 25;
/** seat, other: the victim; card: for both */
export const EV_STOLE = 26;
/** seat: whose ship; other: by whom; place: square */
export const EV_RELOCATED = 27;
/** seat, place: square */
export const EV_HYDRA_MOVED = 28;
/** seat, place: square */
export const EV_HYDRA_RELOCATED = 29;
/** seat, place */
export const EV_FOUNDED = 30;
/** seat, place; other: the former owner; count: 0 if it is vacant now */
export const EV_CONQUERED = 31;
/** seat, card: Pursuit; place: slot; count: task */
export const EV_CLAIMED = 32;
/** seat, card: Pursuit; count: points */
export const EV_COMPLETED = 33;
/** card: Pursuit */
export const EV_REMOVED = 34;
/** seat, card: Pursuit */
export const EV_PUT_UNDER = 35;
/** seat, count; other: what for */
export const EV_HONOUR = 36;
/** seat, card */
export const EV_PLAYED = 37;
/** seat, card */
export const EV_PAID = 38;
/** count: cards */
export const EV_RESHUFFLED = 39;
/** seat, count: pair */
export const EV_SWAPPED = 40;
/** seat, card: Pursuit */
export const EV_REVEALED = 41;
/** seat, count: how */
export const EV_WON = 42;
/** count: the winners, as bits */
export const EV_SHARED = 43;
export const COLOURS = ["red", "green", "blue", "yellow", "purple"];
/** the seats, clockwise */
export const HEROES = ["deukalion", "perseus", "hercules", "achilles"];
/** west to east */
export const COLUMNS = "abcdefghi";
export const WIDTH = 9;
/** rows 1 to 7, north to south */
export const HEIGHT = 7;
export const SQUARE_NAMES = [
  "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
  "i2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "a4", "b4", "c4", "d4", "e4", "f4", "g4",
  "h4", "i4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "a6", "b6", "c6", "d6", "e6", "f6",
  "g6", "h6", "i6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7",
];
export const DIRECTIONS = ["n", "e", "s", "w"];
export const PLACE_NAMES = [
  "corinth", "mycenae", "sparta", "thera", "crete", "rhodes", "cyprus", "halicarnassus", "ephesus",
  "salamis", "argos", "lindos",
];
export const CITIES = 8;
export const SETTLEMENTS = 4;
/** whose a settlement is when it is nobody's */
export const VACANT = -1;
/** of each player */
export const HOPLITES = 10;
/** spaces, for hoplites and chests */
export const SHIPBOARD = 10;
export const FACES = 3;
/** clockwise */
export const POSITIONS = ["hoplites", "move", "card", "hydra"];
export const PHASES = ["setup", "shake", "others", "place", "main", "swift"];
export const HONOUR_CARDS = 14;
/** in a claim */
export const SECRET_SLOT = 2;
/** positions to exchange */
export const PAIRS = ["hm", "hc", "hy", "mc", "my", "cy"];
export const SETTING_UP = 0;
export const SHAKING = 1;
export const OTHERS = 2;
export const PLACING = 3;
export const MAIN = 4;
export const SWIFT = 5;
/** DK-END-01 */
export const GOAL_REACHED = 1;
/** DK-END-06 */
export const ROUNDS_OVER = 2;
export const ALL_THROWS = [
  [0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 2], [0, 1, 1], [0, 2, 0], [1, 0, 1], [1, 1, 0],
  [2, 0, 0], [0, 0, 3], [0, 1, 2], [0, 2, 1], [0, 3, 0], [1, 0, 2], [1, 1, 1], [1, 2, 0], [2, 0, 1],
  [2, 1, 0], [3, 0, 0], [0, 0, 4], [0, 1, 3], [0, 2, 2], [0, 3, 1], [0, 4, 0], [1, 0, 3], [1, 1, 2],
  [1, 2, 1], [1, 3, 0], [2, 0, 2], [2, 1, 1], [2, 2, 0], [3, 0, 1], [3, 1, 0], [4, 0, 0], [0, 0, 5],
  [0, 1, 4], [0, 2, 3], [0, 3, 2], [0, 4, 1], [0, 5, 0], [1, 0, 4], [1, 1, 3], [1, 2, 2], [1, 3, 1],
  [1, 4, 0], [2, 0, 3], [2, 1, 2], [2, 2, 1], [2, 3, 0], [3, 0, 2], [3, 1, 1], [3, 2, 0], [4, 0, 1],
  [4, 1, 0], [5, 0, 0], [0, 0, 6], [0, 1, 5], [0, 2, 4], [0, 3, 3], [0, 4, 2], [0, 5, 1], [0, 6, 0],
  [1, 0, 5], [1, 1, 4], [1, 2, 3], [1, 3, 2], [1, 4, 1], [1, 5, 0], [2, 0, 4], [2, 1, 3], [2, 2, 2],
  [2, 3, 1], [2, 4, 0], [3, 0, 3], [3, 1, 2], [3, 2, 1], [3, 3, 0], [4, 0, 2], [4, 1, 1], [4, 2, 0],
  [5, 0, 1], [5, 1, 0], [6, 0, 0], [0, 0, 7], [0, 1, 6], [0, 2, 5], [0, 3, 4], [0, 4, 3], [0, 5, 2],
  [0, 6, 1], [0, 7, 0], [1, 0, 6], [1, 1, 5], [1, 2, 4], [1, 3, 3], [1, 4, 2], [1, 5, 1], [1, 6, 0],
  [2, 0, 5], [2, 1, 4], [2, 2, 3], [2, 3, 2], [2, 4, 1], [2, 5, 0], [3, 0, 4], [3, 1, 3], [3, 2, 2],
  [3, 3, 1], [3, 4, 0], [4, 0, 3], [4, 1, 2], [4, 2, 1], [4, 3, 0], [5, 0, 2], [5, 1, 1], [5, 2, 0],
  [6, 0, 1], [6, 1, 0], [7, 0, 0], [0, 0, 8], [0, 1, 7], [0, 2, 6], [0, 3, 5], [0, 4, 4], [0, 5, 3],
  [0, 6, 2], [0, 7, 1], [0, 8, 0], [1, 0, 7], [1, 1, 6], [1, 2, 5], [1, 3, 4], [1, 4, 3], [1, 5, 2],
  [1, 6, 1], [1, 7, 0], [2, 0, 6], [2, 1, 5], [2, 2, 4], [2, 3, 3], [2, 4, 2], [2, 5, 1], [2, 6, 0],
  [3, 0, 5], [3, 1, 4], [3, 2, 3], [3, 3, 2], [3, 4, 1], [3, 5, 0], [4, 0, 4], [4, 1, 3], [4, 2, 2],
  [4, 3, 1], [4, 4, 0], [5, 0, 3], [5, 1, 2], [5, 2, 1], [5, 3, 0], [6, 0, 2], [6, 1, 1], [6, 2, 0],
  [7, 0, 1], [7, 1, 0], [8, 0, 0], [0, 0, 9], [0, 1, 8], [0, 2, 7], [0, 3, 6], [0, 4, 5], [0, 5, 4],
  [0, 6, 3], [0, 7, 2], [0, 8, 1], [0, 9, 0], [1, 0, 8], [1, 1, 7], [1, 2, 6], [1, 3, 5], [1, 4, 4],
  [1, 5, 3], [1, 6, 2], [1, 7, 1], [1, 8, 0], [2, 0, 7], [2, 1, 6], [2, 2, 5], [2, 3, 4], [2, 4, 3],
  [2, 5, 2], [2, 6, 1], [2, 7, 0], [3, 0, 6], [3, 1, 5], [3, 2, 4], [3, 3, 3], [3, 4, 2], [3, 5, 1],
  [3, 6, 0], [4, 0, 5], [4, 1, 4], [4, 2, 3], [4, 3, 2], [4, 4, 1], [4, 5, 0], [5, 0, 4], [5, 1, 3],
  [5, 2, 2], [5, 3, 1], [5, 4, 0], [6, 0, 3], [6, 1, 2], [6, 2, 1], [6, 3, 0], [7, 0, 2], [7, 1, 1],
  [7, 2, 0], [8, 0, 1], [8, 1, 0], [9, 0, 0], [0, 0, 10], [0, 1, 9], [0, 2, 8], [0, 3, 7], [0, 4, 6],
  [0, 5, 5], [0, 6, 4], [0, 7, 3], [0, 8, 2], [0, 9, 1], [0, 10, 0], [1, 0, 9], [1, 1, 8], [1, 2, 7],
  [1, 3, 6], [1, 4, 5], [1, 5, 4], [1, 6, 3], [1, 7, 2], [1, 8, 1], [1, 9, 0], [2, 0, 8], [2, 1, 7],
  [2, 2, 6], [2, 3, 5], [2, 4, 4], [2, 5, 3], [2, 6, 2], [2, 7, 1], [2, 8, 0], [3, 0, 7], [3, 1, 6],
  [3, 2, 5], [3, 3, 4], [3, 4, 3], [3, 5, 2], [3, 6, 1], [3, 7, 0], [4, 0, 6], [4, 1, 5], [4, 2, 4],
  [4, 3, 3], [4, 4, 2], [4, 5, 1], [4, 6, 0], [5, 0, 5], [5, 1, 4], [5, 2, 3], [5, 3, 2], [5, 4, 1],
  [5, 5, 0], [6, 0, 4], [6, 1, 3], [6, 2, 2], [6, 3, 1], [6, 4, 0], [7, 0, 3], [7, 1, 2], [7, 2, 1],
  [7, 3, 0], [8, 0, 2], [8, 1, 1], [8, 2, 0], [9, 0, 1], [9, 1, 0], [10, 0, 0],
];
/** DK-HONOUR-03 */
export const FOR_HYDRA = 0;
export const FOR_STYX = 1;
export const FOR_CHEST = 2;
export const FOR_TOGETHER = 3;
/** script of a frame */
export const TRADE = 17;
/** script of a frame */
export const PLACE_CHALLENGE = 23;
