// Made by `python -m theomachy.server.schema`; not to be edited.

import type { Ahead, Asked, AtOnce, Choice, EventMessage, Length, Offer, OnceForAll, Position, Result, Shortcut, Sitter, Threat, Time } from "./messages";
export type { Ahead, Asked, AtOnce, Choice, EventMessage, Length, Offer, OnceForAll, Position, Result, Shortcut, Sitter, Threat, Time };

/** After so many seconds without a connection a bot takes the place of whoever has to choose. */
export interface Absence {
  after: number;
  bot?: string;
}

/** A seat for whoever comes first; the table is listed in the lobby until then. */
export interface Anyone {
  kind?: "anyone";
}

/** What would have been better than a choice, and why. */
export interface Better {
  name: "inaccuracy" | "mistake" | "blunder";
  /** that was made, in words */
  choice: string;
  better: string;
  why: string;
}

/** How strong a bot of the server is. */
export interface BotLevel {
  level: "1" | "2" | "3" | "4" | "5" | "6";
  bot: string;
  /** in the reader's language */
  name: string;
  /** with an interval of 95 %; none for a game of which nobody has measured it */
  rating?: number;
  low?: number;
  high?: number;
}

export interface BotSeat {
  kind?: "bot";
  bot: string;
}

/** What a game was played with. */
export interface Box {
  cards: CardInfo[];
  map: Record<string, unknown> | null;
}

/** As a browser gives them: base64 for URLs. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** How the rules run: as machine code, or from their sources, with which bots think less deeply. */
export interface BuildInfo {
  rules: "compiled" | "sources" | "compiling" | "no-compiler" | "no-headers" | "failed";
  /** until they are compiled, as far as that can be told */
  seconds?: number;
}

/** Of one card; whoever played it twice in a game is counted once among the players. */
export interface CardFigures {
  played: number;
  players: number;
  rate: number | null;
  low: number | null;
  high: number | null;
}

/** A card in words; what else is on it is the game's own. */
export interface CardInfo {
  /** in notation */
  id: string;
  name: string;
  kind: string;
  text: string;
  clauses: string[];
  facts: Record<string, unknown>;
}

/** A text of one's own as the game has understood it: its mistakes, and what can be drawn of it. */
export interface Checked {
  mistakes: Mistake[];
  cards: CardInfo[];
  map: Record<string, unknown> | null;
}

export interface ClauseInfo {
  clause: string;
  section: string;
  text: string;
}

/** So many days for every choice. */
export interface Days {
  kind?: "days";
  days: number;
  out?: "loses" | "bot";
}

/** An outcome of chance: the number of its choice in the record, what was recorded, and which odds it had. */
export interface Drawn {
  /** from 1 */
  line: number;
  recorded: string;
  odds: number;
}

/** An example to a clause of the rules: before a choice, and after all that came of it, as one seat sees it. */
export interface Example {
  id: string;
  clause: string;
  caption: string;
  setting: Played;
  seats: string[];
  /** two */
  frames: Frame[];
}

export interface Examples {
  game: string;
  /** of a game that has one */
  map: Record<string, unknown> | null;
  examples: Example[];
}

export interface Figures {
  kind: string;
  game: string;
  games: number;
  /** in each of them */
  seats: number;
  bots: string[];
  edition: string;
  options: Record<string, string | number | boolean>;
  seed: number;
  /** their version */
  rules: number;
  /** when they were played */
  date: string;
  cards: Record<string, CardFigures>;
}

/** Minutes for the whole game, and a bonus in seconds for every choice. */
export interface Fischer {
  kind?: "fischer";
  minutes: number;
  bonus: number;
  out?: "loses" | "bot";
}

/** How things stood after a choice. What others chose the events tell, but where all is open. */
export interface Frame {
  /** so many choices had been made, those of chance included */
  seq: number;
  /** or chance; nobody in the first frame */
  actor: string;
  /** in notation, or "" */
  choice: string;
  /** the same in words */
  text: string;
  events: EventMessage[];
  view: Record<string, unknown>;
  /** or chance, or nobody */
  to_move: string;
  question: string;
}

/** A seat whose link is given to whoever sets the table up, to send it to a friend. */
export interface Friend {
  kind?: "friend";
}

/** All cards in the box, and what was measured of them. */
export interface Gallery {
  game: string;
  cards: CardInfo[];
  /** of a game whose bots have played often enough */
  figures: Figures | null;
}

export interface GameInfo {
  game: string;
  name: string;
  editions: string[];
  /** the fewest and the most */
  players: number[];
  /** of as many as can play; fewer take the first of them */
  seats: SeatName[];
  levels: BotLevel[];
  options: Record<string, OptionInfo>;
  /** how many there are */
  lessons: number;
  puzzles: number;
}

export interface Hint {
  /** in notation */
  choice: string;
  text: string;
  /** in one sentence */
  why: string;
  /** the last update of the position that it is for */
  seq: number;
}

/** A key of a server; all but numbers are hexadecimal digits. */
export interface KeyInfo {
  fingerprint: string;
  public: string;
  since: number;
  until: number | null;
  by_before: string;
  by_itself: string;
}

/** All choices since the lesson began. */
export interface Learnt {
  choices?: string[];
}

/** Where a learner stands after the choices so far. */
export interface LessonStep {
  lesson: number;
  of: number;
  title: string;
  now: Position;
  /** since the choice before */
  events: EventMessage[];
  say: string;
  /** choices that the lesson waits for */
  expected: string[];
  done: boolean;
  /** the choices that count */
  taken: string[];
  /** the last choice was none that the lesson waits for; nothing has changed */
  again: boolean;
}

export interface LessonTitle {
  /** from 1 */
  lesson: number;
  title: string;
  about: string;
  /** what the guide says if all goes well, to be read without a server */
  text: string[];
}

/** A page of the tables that want company. */
export interface Lobby {
  tables: Offer[];
  /** the next page begins `before` this; "" if it is the last */
  more: string;
}

/** The table, and the keys of the seats that its maker may give away; his own is the first of kind `me`. */
export interface Made {
  table: string;
  seats: SeatKey[];
}

/** The seat of whoever sets the table up. */
export interface Me {
  kind?: "me";
}

/** What is wrong in a text that somebody has made, and where. */
export interface Mistake {
  line: number;
  place: string;
  text: string;
  severity: "error" | "warning";
}

export interface NewTable {
  setting: Setting;
  name?: string;
}

export interface NoClock {
  kind?: "none";
}

export interface Nonce {
  seat: string;
  nonce: string;
}

/** An option takes one of `values`, a number from `least` to `most`, or any text. */
export interface OptionInfo {
  default: string | number | boolean;
  clause: string;
  /** of a game that clients may not know */
  label?: string;
  values?: (string | number | boolean)[];
  least?: number;
  most?: number;
}

/** Cards, or a map. */
export interface OwnText {
  text: string;
}

/** As in a setting. */
export interface Played {
  game: string;
  edition: string;
  options: Record<string, unknown>;
}

/** All that is needed to work every outcome out again. */
export interface Proof {
  commitment: string;
  secret: string;
  /** the commitment is its SHA-256 */
  bound: string;
  /** the key is its HMAC-SHA-256 with the secret */
  head: string;
  nonces: Nonce[];
  /** outcomes and their weights, in order */
  odds: [string, number][][];
  outcomes: Drawn[];
}

export interface PushInfo {
  /** for which browsers subscribe, as base64 for URLs; "" if this server sends nothing */
  key: string;
}

/** What is said of an answer. What all choices are worth is told to who has solved it, or gives up. */
export interface PuzzleAnswer {
  solved: boolean;
  say: string;
  /** in notation, or "" before it may be known */
  answer: string;
  /** the best first */
  worths: Worth[];
}

/** What the seat that is to solve it sees, and what it was told before. */
export interface PuzzleInfo {
  puzzle: string;
  level: number;
  setting: Played;
  now: Position;
  events: EventMessage[];
}

export interface PuzzleTitle {
  puzzle: string;
  /** the lowest of the bots that solves it */
  level: number;
}

export interface Replay {
  setting: Played;
  seats: Sat[];
  /** choices; there is one frame more */
  total: number;
  /** as in the record, or "" */
  result: string;
  /** when the game is over, else empty */
  points: Record<string, number>;
  /** how it has ended */
  by: "rules" | "agreed" | "resigned" | "out-of-time" | null;
  frames: Frame[];
}

/** A piece of a review, as much as is worked out in a few seconds. */
export interface ReviewPart {
  nodes: Reviewed[];
  /** where the next piece begins, if it is not the last */
  next: number | null;
  /** choices of the game */
  total: number;
  /** as equities */
  result: Record<string, number>;
}

/** A choice that was one, or something that nobody chose; equities and errors in ten-thousandths of a victory. */
export interface Reviewed {
  /** the frame of the replay before it */
  at: number;
  /** from 1 */
  turn: number;
  /** who chose, or whose luck it was */
  seat: string;
  kind: "loss" | "luck";
  /** with the best choice, or the mean over all that could have happened */
  before: Record<string, number>;
  after: Record<string, number>;
  /** twice the standard error of what was lost */
  error: number;
  /** of a choice that lost enough */
  named: Better | null;
}

/** The page as HTML, where each section and each clause has its id; and the clauses, to search in. */
export interface Rules {
  game: string;
  title: string;
  html: string;
  sections: SectionInfo[];
  clauses: ClauseInfo[];
}

export interface Sat {
  seat: string;
  /** of the player */
  name: string;
}

export interface SeatKey {
  seat: string;
  key: string;
}

/** A seat, and what its side is called in the reader's language. */
export interface SeatName {
  seat: string;
  name: string;
}

export interface SectionInfo {
  id: string;
  heading: string;
}

export interface Setting {
  game: string;
  edition?: string | null;
  options?: Record<string, string | number | boolean>;
  seats: (Me | Friend | Anyone | BotSeat)[];
  clock?: NoClock | Fischer | Days;
  absence?: Absence | null;
  watchers?: boolean;
  chat?: boolean;
}

export interface Sitting {
  name?: string | null;
}

/** The largest changes for one reader, in their order: at most three. */
export interface Swings {
  /** whose chances: the reader's own; to a watcher the winner's, in a draw those of the first seat */
  seat: string;
  points: TurningPoint[];
}

/** A record, and where the piece begins. */
export interface ToReview {
  record: string;
  from?: number;
}

/** A choice; "" if the solution is wanted. */
export interface Tried {
  choice?: string;
}

/** A turn in which the chances of a seat changed much. */
export interface TurningPoint {
  /** the frame of the replay after what mattered most in it */
  at: number;
  /** from 1 */
  turn: number;
  /** whose doing it was */
  actor: string;
  /** what happened, with nothing hidden, as the reader would say it */
  text: string;
  /** the chance to win when the turn began, from 0 to 1, as a quick search sees it */
  before: number;
  /** and when it was over */
  after: number;
}

export interface TurningPoints {
  /** for each seat and for a watcher */
  swings: Record<string, Swings>;
}

export interface Unwanted {
  endpoint: string;
}

/** What a record proves: `other-key` is none of this server's, `forged` does not fit the record. */
export interface Verified {
  /** do all outcomes follow from secret and nonces? */
  chance: boolean;
  end: "signed" | "unsigned" | "other-key" | "forged";
  /** the fingerprint of the key that has signed, or "" */
  key: string;
  text: string;
}

/** A subscription of a browser at its push service. */
export interface Wanted {
  endpoint: string;
  keys: BrowserKeys;
}

/** Whose eyes to see a record with: a seat's, those of a `watcher`, or `all` open, from the side of `near`. */
export interface Watched {
  record: string;
  seat?: string;
  near?: string;
  from?: number;
  count?: number;
}

/** A choice of a puzzle, in hundredths of a victory. */
export interface Worth {
  /** in notation */
  choice: string;
  text: string;
  equity: number;
}

export interface Written {
  record: string;
}
