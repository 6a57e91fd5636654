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

/** The outer dice of the Kylix on their positions; 0 where none lies. */
export interface Dice {
  hoplites: number;
  move: number;
  card: number;
  hydra: number;
}

/** How the hoplites of a throw fell. */
export interface Throw {
  lost: number;
  /** worth a point each */
  one: number;
  /** worth half a point each */
  half: number;
}

/** What a question is about, as far as it applies. */
export interface About {
  /** of the chest that goes somewhere, or needs room */
  colour: string;
  /** of a chest to be picked: take, give, deliver, or off (the ship) */
  purpose: string;
  /** where that chest lies, or what is challenged */
  place: string;
  /** for which a die is wanted */
  position: string;
  /** whose ship is challenged, robbed or relocated */
  other: Seat | "chance" | "nobody" | "watcher";
  /** the card that chests are delivered or cards are paid for */
  pursuit: string;
  /** of the whirlpool to place */
  number: number;
  /** cards to pay in all */
  due: number;
  /** of them, so far */
  paid: number;
}

export interface View {
  seat: Seat | "chance" | "nobody" | "watcher";
  to_move: Seat | "chance" | "nobody" | "watcher";
  first: Seat | "chance" | "nobody" | "watcher";
  active: Seat | "chance" | "nobody" | "watcher";
  turns: number;
  phase: string;
  goal: number;
  players: Record<Seat, Player>;
  hydra: string;
  /** their chests */
  cities: Record<string, string[]>;
  /** of the settlements */
  owners: Record<string, Seat | "chance" | "nobody" | "watcher">;
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
  kylix: Dice;
  /** the positions whose dice are */
  used: string[];
  /** whose ship move is going on */
  mover: Seat | "chance" | "nobody" | "watcher";
  steps_left: number;
  hydra_steps: number;
  challenger: Throw | null;
  challenged: Throw | null;
  /** one's own */
  hand: string[];
  /** one's own, while it is not completed */
  secret: string;
  /** what this seat knows to be in each hand */
  known: Record<Seat, string[]>;
  /** what this seat is asked */
  question: string;
  about: About | null;
  /** and what it may answer */
  legal: string[];
  winner: Seat | "chance" | "nobody" | "watcher";
  winners: (Seat | "chance" | "nobody" | "watcher")[];
  ending: string;
  /** after the end: all of them */
  open_hands: Record<Seat, string[]>;
  /** likewise the secret cards */
  open_secrets: Record<Seat, string>;
  /** the game is over: nothing is hidden any more */
  laid_open: boolean;
}

export interface Starts {
  event: "starts";
  seat: Seat | "chance" | "nobody" | "watcher";
}

/** A chest is laid in a city. */
export interface Laid {
  event: "laid";
  place: string;
  colour: string;
}

/** A Pursuit card is turned up. */
export interface Turned {
  event: "turned";
  card: string;
  slot: string;
}

export interface Dealt {
  event: "dealt";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** empty, if another's */
  card: string;
}

/** A secret Pursuit card is dealt. */
export interface Secret {
  event: "secret";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** empty, if another's */
  card: string;
}

/** A whirlpool is placed. */
export interface Whirlpool {
  event: "whirlpool";
  seat: Seat | "chance" | "nobody" | "watcher";
  number: number;
  square: string;
}

export interface Anchored {
  event: "anchored";
  seat: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

export interface Turn {
  event: "turn";
  seat: Seat | "chance" | "nobody" | "watcher";
  number: number;
}

export interface Shaken {
  event: "shaken";
  seat: Seat | "chance" | "nobody" | "watcher";
  centre: number;
  outer: number[];
}

/** The Kylix is set down. */
export interface Kylix {
  event: "kylix";
  seat: Seat | "chance" | "nobody" | "watcher";
  dice: Dice;
}

/** The dice on two positions are exchanged. */
export interface Swapped {
  event: "swapped";
  seat: Seat | "chance" | "nobody" | "watcher";
  first: string;
  second: string;
}

export interface Sailed {
  event: "sailed";
  seat: Seat | "chance" | "nobody" | "watcher";
  origin: string;
  square: string;
}

/** Through a whirlpool, to another; that it arrives is an event of its own. */
export interface Jumped {
  event: "jumped";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** of the whirlpool it comes to */
  number: number;
  origin: string;
  square: string;
  /** hoplites */
  lost: number;
}

/** A ship move is over. */
export interface Stayed {
  event: "stayed";
  seat: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

export interface Relocated {
  event: "relocated";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** by whom */
  other: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

export interface HydraMoved {
  event: "hydra-moved";
  seat: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

export interface HydraRelocated {
  event: "hydra-relocated";
  seat: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

/** A ship move is given up for hoplites. */
export interface Sacrificed {
  event: "sacrificed";
  seat: Seat | "chance" | "nobody" | "watcher";
}

export interface Reclaimed {
  event: "reclaimed";
  seat: Seat | "chance" | "nobody" | "watcher";
  hoplites: number;
}

export interface WentBelow {
  event: "went-below";
  seat: Seat | "chance" | "nobody" | "watcher";
  hoplites: number;
}

export interface Founded {
  event: "founded";
  seat: Seat | "chance" | "nobody" | "watcher";
  place: string;
  /** and as many points */
  hoplites: number;
}

export interface Conquered {
  event: "conquered";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** its owner until now */
  other: Seat | "chance" | "nobody" | "watcher";
  place: string;
  /** else it is vacant now */
  held: boolean;
}

export interface ChallengedPlace {
  event: "challenged-place";
  seat: Seat | "chance" | "nobody" | "watcher";
  place: string;
  value: number;
}

export interface ChallengedShip {
  event: "challenged-ship";
  seat: Seat | "chance" | "nobody" | "watcher";
  other: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

export interface ChallengedHydra {
  event: "challenged-hydra";
  seat: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

/** The Hydra comes for a ship. */
export interface HydraChallenged {
  event: "hydra-challenged";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** who has moved the Hydra */
  other: Seat | "chance" | "nobody" | "watcher";
  square: string;
}

export interface Threw {
  event: "threw";
  seat: Seat | "chance" | "nobody" | "watcher";
  throw: Throw;
  /** the score, with what cards add */
  half_points: number;
}

export interface WonChallenge {
  event: "won-challenge";
  seat: Seat | "chance" | "nobody" | "watcher";
}

export interface LostChallenge {
  event: "lost-challenge";
  seat: Seat | "chance" | "nobody" | "watcher";
}

export interface TookChest {
  event: "took-chest";
  seat: Seat | "chance" | "nobody" | "watcher";
  colour: string;
  /** the city; empty, if it was in a ship */
  place: string;
  /** whose ship that is, or nobody */
  other: Seat | "chance" | "nobody" | "watcher";
}

export interface PutChest {
  event: "put-chest";
  seat: Seat | "chance" | "nobody" | "watcher";
  colour: string;
  place: string;
  /** else dumped, or traded */
  delivered: boolean;
}

export interface Drew {
  event: "drew";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** empty, if unseen */
  card: string;
}

export interface Stole {
  event: "stole";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** the victim */
  other: Seat | "chance" | "nobody" | "watcher";
  /** empty, if unseen */
  card: string;
}

export interface Played {
  event: "played";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** it stays before its player */
  permanent: boolean;
}

/** A card goes under the pile, for a Pursuit card. */
export interface Paid {
  event: "paid";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

/** The discard pile becomes the Action pile. */
export interface Reshuffled {
  event: "reshuffled";
  cards: number;
}

export interface Claimed {
  event: "claimed";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  slot: string;
  task: string;
}

export interface Completed {
  event: "completed";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** where it lay */
  slot: string;
  points: number;
}

/** A Pursuit card that several players claimed leaves the game. */
export interface Removed {
  event: "removed";
  card: string;
  /** where it lay */
  slot: string;
}

/** An open Pursuit card goes under its pile. */
export interface PutUnder {
  event: "put-under";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** where it lay */
  slot: string;
}

/** A secret Pursuit card is laid open. */
export interface Revealed {
  event: "revealed";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

export interface Honour {
  event: "honour";
  seat: Seat | "chance" | "nobody" | "watcher";
  cards: number;
  reason: string;
}

export interface Won {
  event: "won";
  seat: Seat | "chance" | "nobody" | "watcher";
  ending: string;
}

/** Several have won together. */
export interface Shared {
  event: "shared";
  winners: (Seat | "chance" | "nobody" | "watcher")[];
}

/** A city or a settlement. */
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

/** A square of the map. */
export interface Square {
  square: string;
  /** land, sea, anchor or styx; places, Athens and the Kylix stand on land */
  ground: string;
  /** where a ship may step */
  neighbours: string[];
  /** the places that can be challenged from here */
  near: string[];
}

/** The squares row by row from the north-west; the places in the order of the box, cities first. */
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

/** What is on an Action card. */
export interface ActionFacts {
  copies: number;
  /** it stays before its player */
  permanent: boolean;
}

/** What is on a Pursuit card. */
export interface PursuitFacts {
  points: number;
  /** in words */
  tasks: string[];
  kinds: string[];
}

export const SEATS = ["deukalion", "perseus", "hercules", "achilles"] as const;
export type Seat = (typeof SEATS)[number];

export type Event = Starts | Laid | Turned | Dealt | Secret | Whirlpool | Anchored | Turn | Shaken | Kylix | Swapped | Sailed | Jumped | Stayed | Relocated | HydraMoved | HydraRelocated | Sacrificed | Reclaimed | WentBelow | Founded | Conquered | ChallengedPlace | ChallengedShip | ChallengedHydra | HydraChallenged | Threw | WonChallenge | LostChallenge | TookChest | PutChest | Drew | Stole | Played | Paid | Reshuffled | Claimed | Completed | Removed | PutUnder | Revealed | Honour | Won | Shared;

export const COLOURS = ["red", "green", "blue", "yellow", "purple"] as const;
/** west to east */
export const COLUMNS = "abcdefghi";
export const WIDTH = 9;
/** rows 1 to 7, north to south */
export const HEIGHT = 7;
export const DIRECTIONS = ["n", "e", "s", "w"] as const;
export const PLACE_NAMES = [
  "corinth", "mycenae", "sparta", "thera", "crete", "rhodes", "cyprus", "halicarnassus", "ephesus",
  "salamis", "argos", "lindos",
] as const;
export const CITIES = 8;
/** of each player */
export const HOPLITES = 10;
/** spaces, for hoplites and chests */
export const SHIPBOARD = 10;
/** clockwise */
export const POSITIONS = ["hoplites", "move", "card", "hydra"] as const;
export const PHASES = ["setup", "shake", "others", "place", "main", "swift"] as const;
export const ENDINGS = ["", "goal-reached", "rounds-over"] as const;
export const REASONS = ["hydra", "styx", "chest", "together"] as const;
export const HONOUR_CARDS = 14;
/** positions to exchange */
export const PAIRS = ["hm", "hc", "hy", "mc", "my", "cy"] as const;
/** of each pair */
export const PAIR_POSITIONS = [
  [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3],
] as const;
export const ACTION_CARDS = [
  "zephyr", "charon", "trident", "athena", "tyche", "ajax", "hermes", "hephaistos", "pythia", "ares",
  "trader", "argo", "asklepios", "aegis",
] as const;
export const PURSUIT_NAMES = [
  "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14",
  "P15", "P16",
] as const;
export const SLOT_NAMES = ["open1", "open2", "secret"] as const;
/** on each Pursuit card */
export const TASK_NAMES = ["a", "b"] as const;
export const TASKS = [
  "deliver", "deliver_any", "deliver_same", "deliver_distinct", "beat_ship", "beat_hydra", "sail_with",
  "leave", "pay",
] as const;

/** The cards in the box, with what is the same in every language. */
export const CARDS: readonly { id: string; copies?: number; permanent?: boolean; points?: number; }[] = [
  { id: "zephyr", copies: 6, permanent: false },
  { id: "charon", copies: 5, permanent: false },
  { id: "trident", copies: 2, permanent: false },
  { id: "athena", copies: 3, permanent: false },
  { id: "tyche", copies: 2, permanent: false },
  { id: "ajax", copies: 2, permanent: false },
  { id: "hermes", copies: 2, permanent: false },
  { id: "hephaistos", copies: 2, permanent: false },
  { id: "pythia", copies: 1, permanent: false },
  { id: "ares", copies: 1, permanent: false },
  { id: "trader", copies: 1, permanent: false },
  { id: "argo", copies: 1, permanent: true },
  { id: "asklepios", copies: 1, permanent: true },
  { id: "aegis", copies: 1, permanent: true },
  { id: "P01", points: 1 },
  { id: "P02", points: 1 },
  { id: "P03", points: 2 },
  { id: "P04", points: 2 },
  { id: "P05", points: 2 },
  { id: "P06", points: 2 },
  { id: "P07", points: 2 },
  { id: "P08", points: 3 },
  { id: "P09", points: 3 },
  { id: "P10", points: 3 },
  { id: "P11", points: 4 },
  { id: "P12", points: 3 },
  { id: "P13", points: 3 },
  { id: "P14", points: 3 },
  { id: "P15", points: 3 },
  { id: "P16", points: 4 },
];
