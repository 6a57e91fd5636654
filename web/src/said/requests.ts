// Made by `python -m theomachy.server.schema`; not to be edited.

import type { Offer, Sitter } from "./protocol";
export type { Offer, Sitter };

/** After so many seconds without a connection a bot keeps the seat of who has to choose warm. */
export interface Absence {
  after: number;
  bot?: string;
}

/** A seat for whoever comes first; the table stands in the lobby until then. */
export interface Anyone {
  kind?: "anyone";
}

export interface BotSeat {
  kind?: "bot";
  bot: string;
}

/** A card in words; what else is on it is the game's own. */
export interface CardTold {
  id: string;
  name: string;
  kind: string;
  text: string;
  clauses: string[];
  facts: Record<string, unknown>;
}

export interface ClauseTold {
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

/** Minutes for the whole game, and a bonus in seconds for every choice. */
export interface Fischer {
  kind?: "fischer";
  minutes: number;
  bonus: number;
  out?: "loses" | "bot";
}

/** A seat whose link is given to who sets the table, to send it to a friend. */
export interface Friend {
  kind?: "friend";
}

export interface GameTold {
  game: string;
  name: string;
  editions: string[];
  /** the fewest and the most */
  players: number[];
  sides: Side[];
  levels: Level[];
  options: Record<string, OptionTold>;
}

/** How strong a bot of the house is. */
export interface Level {
  level: "easy" | "medium" | "hard";
  bot: string;
}

/** The table, and the keys of the seats that its maker may give away; his own is the first of kind `me`. */
export interface Made {
  table: string;
  seats: Seat[];
}

/** The seat of who sets the table. */
export interface Me {
  kind?: "me";
}

export interface NewTable {
  setting: Setting;
  name?: string;
}

export interface NoClock {
  kind?: "none";
}

/** An option takes one of `values`, a number from `least` to `most`, or any text. */
export interface OptionTold {
  default: string | number | boolean;
  clause: string;
  values?: (string | number | boolean)[];
  least?: number;
  /** null: there is no limit */
  most?: number | null;
}

/** The page as HTML, where each section and each clause has its id; and the clauses, to search in. */
export interface Rules {
  game: string;
  title: string;
  html: string;
  sections: SectionTold[];
  clauses: ClauseTold[];
}

export interface Seat {
  seat: number;
  key: string;
}

export interface SectionTold {
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

export interface Side {
  side: string;
  name: string;
}

export interface Sitting {
  name?: string | null;
}

export interface Written {
  record: string;
}
