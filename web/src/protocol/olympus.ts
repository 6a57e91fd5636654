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

/** A card that is being played and does not lie on the board yet. */
export interface Announcement {
  card: string;
  /** the symbols by colour, in the order in which they are paid; none if an effect plays it */
  cost: string[];
  /** so many of them */
  paid: number;
}

/** What the question is about; what does not apply is empty, nobody or 0. */
export interface About {
  /** that is played */
  card: string;
  /** of the symbol that is to be paid */
  colour: string;
  /** that may be skipped */
  phase: string;
  /** of the unit that is to move */
  place: string;
  /** whose bonus is given */
  area: string;
  /** out of whose hand */
  player: Seat | "chance" | "nobody" | "watcher";
  /** the card whose effect asks, */
  source: string;
  /** where it is, or was last, */
  source_place: string;
  /** which of its effects, from 1, */
  effect: number;
  /** and which operation of it, from 1; 0 while the effect as a whole is asked for */
  operation: number;
}

export interface View {
  seat: Seat | "chance" | "nobody" | "watcher";
  to_move: Seat | "chance" | "nobody" | "watcher";
  active: Seat | "chance" | "nobody" | "watcher";
  turns: number;
  /** playing, attacking, drawing, ending */
  phase: string;
  /** where the counter is */
  points: Record<Seat, number>;
  /** the colours that each player holds */
  markers: Record<Seat, string[]>;
  markers_on_board: string[];
  /** by place: the side and its space, such as a:O1 */
  units: Record<string, Unit>;
  /** one's own */
  hand: string[];
  cards_in_hand: Record<Seat, number>;
  /** what this seat knows to be in each hand; after the end all of it */
  known: Record<Seat, string[]>;
  announced: Announcement | null;
  /** bottom to top, as one could remember it */
  discard: string[];
  pile: number;
  /** what this seat is asked */
  question: string;
  about: About | null;
  /** and what it may answer */
  legal: string[];
  winner: Seat | "chance" | "nobody" | "watcher";
  /** board-full, seven-points, pile-empty */
  ending: string;
  /** the game is over: nothing is hidden any more */
  laid_open: boolean;
}

/** Who has the first turn. */
export interface Started {
  event: "started";
  seat: Seat | "chance" | "nobody" | "watcher";
}

export interface Dealt {
  event: "dealt";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** "" if it is another's */
  card: string;
}

export interface TurnBegan {
  event: "turn-began";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** of both players together, from 1 */
  turn: number;
}

export interface PhaseSkipped {
  event: "phase-skipped";
  seat: Seat | "chance" | "nobody" | "watcher";
  phase: string;
}

export interface PhaseBegan {
  event: "phase-began";
  seat: Seat | "chance" | "nobody" | "watcher";
  phase: string;
}

/** A card is about to be played. */
export interface Announced {
  event: "announced";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** where it was: hand or discard */
  zone: string;
}

export interface Paid {
  event: "paid";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** of the symbol */
  colour: string;
}

export interface PaidMarker {
  event: "paid-marker";
  seat: Seat | "chance" | "nobody" | "watcher";
  colour: string;
}

export interface Placed {
  event: "placed";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

export interface Equipped {
  event: "equipped";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** the equipment */
  card: string;
  bearer: string;
  place: string;
}

export interface Drew {
  event: "drew";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** "" if it is another's */
  card: string;
}

export interface Attacked {
  event: "attacked";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

export interface Struck {
  event: "struck";
  /** whose unit is struck */
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
  damage: number;
  /** the unit opposite */
  attacker: string;
  attacker_place: string;
}

/** By an ability. */
export interface Damaged {
  event: "damaged";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
  damage: number;
}

export interface Healed {
  event: "healed";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
  /** that is gone */
  damage: number;
}

/** It is discarded next, or survives. */
export interface Defeated {
  event: "defeated";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

/** It loses all damage and stays. */
export interface Survived {
  event: "survived";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
}

export interface Discarded {
  event: "discarded";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** that goes with it, or "" */
  equipment: string;
  place: string;
}

/** The equipment alone is discarded. */
export interface Stripped {
  event: "stripped";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** the bearer */
  card: string;
  equipment: string;
  place: string;
}

/** To the hand. */
export interface Returned {
  event: "returned";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  /** that is discarded, or "" */
  equipment: string;
  place: string;
}

export interface Moved {
  event: "moved";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
  to: string;
}

/** For a while. */
export interface Modified {
  event: "modified";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
  place: string;
  /** more */
  attack: number;
  defence: number;
}

/** An effect begins. */
export interface Used {
  event: "used";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** whose text it is: a unit or its equipment */
  card: string;
  place: string;
}

/** Out of the hand onto the discard pile. */
export interface Dropped {
  event: "dropped";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

/** The other player looks at a hand. */
export interface Showed {
  event: "showed";
  /** whose hand it is */
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

/** From the discard pile into the hand. */
export interface Took {
  event: "took";
  seat: Seat | "chance" | "nobody" | "watcher";
  card: string;
}

export interface TookMarker {
  event: "took-marker";
  seat: Seat | "chance" | "nobody" | "watcher";
  colour: string;
  /** or nobody: it lay on the board */
  giver: Seat | "chance" | "nobody" | "watcher";
}

export interface GainedPoint {
  event: "gained-point";
  seat: Seat | "chance" | "nobody" | "watcher";
  /** where the counter is now */
  points: Record<Seat, number>;
}

/** An area bonus begins; what it brings follows. */
export interface GainedBonus {
  event: "gained-bonus";
  seat: Seat | "chance" | "nobody" | "watcher";
  area: string;
}

export interface Won {
  event: "won";
  seat: Seat | "chance" | "nobody" | "watcher";
  ending: string;
}

export interface Tied {
  event: "tied";
  ending: string;
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

export type Event = Started | Dealt | TurnBegan | PhaseSkipped | PhaseBegan | Announced | Paid | PaidMarker | Placed | Equipped | Drew | Attacked | Struck | Damaged | Healed | Defeated | Survived | Discarded | Stripped | Returned | Moved | Modified | Used | Dropped | Showed | Took | TookMarker | GainedPoint | GainedBonus | Won | Tied;

/** of one side, from the Olympus edge to the Troy edge */
export const SPACES = ["O1", "O2", "O3", "D1", "D2", "T1"] as const;
export const AREAS = ["olympus", "delphi", "troy"] as const;
export const SPACE_AREAS = ["olympus", "olympus", "olympus", "delphi", "delphi", "troy"] as const;
export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export const PLACE_NAMES = ["a:O1", "a:O2", "a:O3", "a:D1", "a:D2", "a:T1", "b:O1", "b:O2", "b:O3", "b:D1", "b:D2", "b:T1"] as const;
export const PHASES = ["", "playing", "attacking", "drawing", "ending"] as const;
export const ENDINGS = ["", "board-full", "seven-points", "pile-empty"] as const;
/** FO-END-03: where the track of the counter ends on each side */
export const POINTS_TO_WIN = 7;

/** The cards in the box, with what is the same in every language. */
export const CARDS: readonly { id: string; multicolour: boolean; attack: number; defence: number; copies: number; }[] = [
  { id: "achilles", multicolour: true, attack: 5, defence: 6, copies: 1 },
  { id: "heracles", multicolour: true, attack: 6, defence: 7, copies: 1 },
  { id: "hector", multicolour: true, attack: 4, defence: 6, copies: 1 },
  { id: "andromache", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "tydeus", multicolour: false, attack: 3, defence: 4, copies: 1 },
  { id: "diomedes", multicolour: false, attack: 3, defence: 3, copies: 1 },
  { id: "neoptolemus", multicolour: false, attack: 3, defence: 3, copies: 1 },
  { id: "penthesilea", multicolour: false, attack: 3, defence: 4, copies: 1 },
  { id: "hippolyta", multicolour: false, attack: 2, defence: 2, copies: 1 },
  { id: "philoctetes", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "meleager", multicolour: false, attack: 4, defence: 4, copies: 1 },
  { id: "cycnus", multicolour: false, attack: 2, defence: 4, copies: 1 },
  { id: "clytemnestra", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "patroclus", multicolour: false, attack: 3, defence: 2, copies: 1 },
  { id: "teucer", multicolour: false, attack: 2, defence: 2, copies: 1 },
  { id: "odysseus", multicolour: true, attack: 1, defence: 4, copies: 1 },
  { id: "agamemnon", multicolour: true, attack: 4, defence: 6, copies: 1 },
  { id: "perseus", multicolour: true, attack: 4, defence: 5, copies: 1 },
  { id: "peleus", multicolour: false, attack: 2, defence: 2, copies: 1 },
  { id: "menelaus", multicolour: false, attack: 2, defence: 4, copies: 1 },
  { id: "circe", multicolour: false, attack: 2, defence: 4, copies: 1 },
  { id: "calypso", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "nausicaa", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "telemachus", multicolour: false, attack: 1, defence: 2, copies: 1 },
  { id: "bellerophon", multicolour: false, attack: 2, defence: 4, copies: 1 },
  { id: "icarus", multicolour: false, attack: 2, defence: 1, copies: 1 },
  { id: "daedalus", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "europa", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "palamedes", multicolour: false, attack: 2, defence: 2, copies: 1 },
  { id: "nestor", multicolour: false, attack: 0, defence: 5, copies: 1 },
  { id: "jason", multicolour: true, attack: 3, defence: 3, copies: 1 },
  { id: "helen", multicolour: true, attack: 2, defence: 4, copies: 1 },
  { id: "theseus", multicolour: true, attack: 4, defence: 5, copies: 1 },
  { id: "aeneas", multicolour: false, attack: 2, defence: 4, copies: 1 },
  { id: "alcmene", multicolour: false, attack: 4, defence: 2, copies: 1 },
  { id: "castor", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "pollux", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "paris", multicolour: false, attack: 2, defence: 2, copies: 1 },
  { id: "atalanta", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "ariadne", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "danae", multicolour: false, attack: 0, defence: 4, copies: 1 },
  { id: "cassandra", multicolour: false, attack: 1, defence: 2, copies: 1 },
  { id: "iphigenia", multicolour: false, attack: 1, defence: 2, copies: 1 },
  { id: "leda", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "idomeneus", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "chiron", multicolour: true, attack: 3, defence: 5, copies: 1 },
  { id: "medea", multicolour: true, attack: 1, defence: 6, copies: 1 },
  { id: "ajax", multicolour: true, attack: 4, defence: 7, copies: 1 },
  { id: "asclepius", multicolour: false, attack: 1, defence: 4, copies: 1 },
  { id: "penelope", multicolour: false, attack: 0, defence: 5, copies: 1 },
  { id: "eurydice", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "orpheus", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "laodice", multicolour: false, attack: 7, defence: 7, copies: 1 },
  { id: "priam", multicolour: false, attack: 1, defence: 3, copies: 1 },
  { id: "hecuba", multicolour: false, attack: 0, defence: 4, copies: 1 },
  { id: "alcestis", multicolour: false, attack: 1, defence: 2, copies: 1 },
  { id: "andromeda", multicolour: false, attack: 4, defence: 6, copies: 1 },
  { id: "argus", multicolour: false, attack: 2, defence: 4, copies: 1 },
  { id: "antigone", multicolour: false, attack: 1, defence: 4, copies: 1 },
  { id: "cadmus", multicolour: false, attack: 2, defence: 3, copies: 1 },
  { id: "myrmidons", multicolour: false, attack: 2, defence: 1, copies: 2 },
  { id: "cicones", multicolour: false, attack: 3, defence: 2, copies: 2 },
  { id: "amazons", multicolour: false, attack: 2, defence: 2, copies: 2 },
  { id: "phaeacians", multicolour: false, attack: 1, defence: 2, copies: 2 },
  { id: "argonauts", multicolour: false, attack: 2, defence: 3, copies: 2 },
  { id: "achaeans", multicolour: false, attack: 2, defence: 2, copies: 2 },
  { id: "carians", multicolour: false, attack: 1, defence: 2, copies: 2 },
  { id: "danaans", multicolour: false, attack: 2, defence: 3, copies: 2 },
  { id: "pleiades", multicolour: false, attack: 1, defence: 2, copies: 2 },
  { id: "dardani", multicolour: false, attack: 0, defence: 4, copies: 2 },
  { id: "lapiths", multicolour: false, attack: 1, defence: 5, copies: 2 },
  { id: "tauri", multicolour: false, attack: 2, defence: 2, copies: 2 },
  { id: "sword_red", multicolour: false, attack: 3, defence: 0, copies: 1 },
  { id: "shield_red", multicolour: false, attack: 0, defence: 2, copies: 1 },
  { id: "helmet_red", multicolour: false, attack: 2, defence: 1, copies: 1 },
  { id: "sword_blue", multicolour: false, attack: 2, defence: 0, copies: 1 },
  { id: "shield_blue", multicolour: false, attack: 0, defence: 2, copies: 1 },
  { id: "helmet_blue", multicolour: false, attack: 1, defence: 1, copies: 1 },
  { id: "sword_yellow", multicolour: false, attack: 2, defence: 0, copies: 1 },
  { id: "shield_yellow", multicolour: false, attack: 0, defence: 3, copies: 1 },
  { id: "helmet_yellow", multicolour: false, attack: 1, defence: 1, copies: 1 },
  { id: "sword_green", multicolour: false, attack: 1, defence: 2, copies: 1 },
  { id: "shield_green", multicolour: false, attack: 0, defence: 4, copies: 1 },
  { id: "helmet_green", multicolour: false, attack: 1, defence: 1, copies: 1 },
];
