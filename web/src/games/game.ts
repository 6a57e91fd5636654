/** What the folder of a game gives to the table, and what the table gives to a board. */

import type { Component } from "svelte";
import type { SymbolName } from "../art/symbols";
import type { Choice, Setting } from "../protocol/messages";
import type { CardInfo } from "../protocol/requests";
import type { Beat } from "./beats";

export type { CardInfo, Choice };

/** A seat by its name ("hera"); besides "chance", "nobody" and "watcher". */
export type Seat = string;

/** The name of a thing on the board: a card in the hand, a space, a pile. It is the `data-mark` of its element. */
export type Mark = string;

/** What a board draws, and what it may ask of the table. */
export interface BoardProps<V> {
  view: V;
  play: Play;
}

export interface Play {
  /** The choices on each thing; a thing that is not here cannot be chosen now. */
  readonly open: ReadonlyMap<Mark, Choice[]>;
  /** Things chosen already in the action that is not finished yet. */
  readonly picked: ReadonlySet<Mark>;
  /** Things that the last move of another touched. */
  readonly last: ReadonlySet<Mark>;
  /** What was agreed on when the table was set: game, edition, options. */
  readonly setting: Setting;
  /** Cards by their key in notation, in the reader's language. */
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** The map that is played on, once it is here, if the game has one. */
  readonly map: Record<string, unknown> | null;
  /** A thing was clicked, tapped, or Enter was pressed on it. */
  pick(mark: Mark): void;
  /** A thing was dropped on another. */
  drop(from: Mark, to: Mark): void;
  /** Look at a card, with its text and its clauses; "" puts it away, with `at` only that of this thing. */
  show(card: string, side: Seat, at?: Element): void;
  /** Is it the card of this thing that is looked at? */
  shows(at: Element): boolean;
  /** A word of this game's part of the words. */
  say(key: string, args?: Record<string, string | number>): string;
  /** What a seat is called: as its player, or as its side. */
  name(seat: Seat): string;
}

/**
 * How an event is shown, on the board as it was before.  A card that is shown comes to the middle first, with its name
 * and what it does; dice that are thrown land beside each other, or on their spots.
 */
export interface Motion {
  what: "travel" | "turn" | "pulse" | "hit" | "roll" | "fall" | "show" | "throw";
  from?: Mark;
  to?: Mark;
  /** The face of what travels or turns; "" is a back. Without `card`, a copy of the thing at `from` travels. */
  card?: string;
  side?: Seat;
  /** The card has the form of the thing where it is, not its own. */
  fills?: boolean;
  /** What was at `from` is not there any more; by default so if a copy of it travels, or the mark names the card. */
  leaves?: boolean;
  /** A few signs that rise from the thing: "−2", "+1". */
  sign?: string;
  /** How each die lands, for the game's `Die`. */
  dice?: readonly string[];
  /** Where, in parts of the width and height of `to`. */
  spots?: readonly (readonly [number, number])[];
}

/** What a line of the log shows besides its sentence. */
export interface Line {
  sign?: SymbolName;
  /** The card it is about, as this side has it. */
  card?: string;
  side?: Seat;
  /** The card is named, even if the line has named it already. */
  named?: boolean;
  /** The card was played: it is shown until somebody looks at another. */
  played?: boolean;
  /** Here a turn begins. */
  turn?: boolean;
  /** Said in passing: a phase begins. */
  light?: boolean;
  /** Something is dealt: all of it is one line. */
  deal?: boolean;
  /** It belongs to the action of the line before, and says there only so much. */
  short?: string;
  /** But only if that is what the same seat did just before. */
  again?: boolean;
}

/** A row of the panel of what one has seen. */
export interface Seen {
  title: string;
  cards: { card: string; side: Seat; copies: number }[];
  note?: string;
}

/** Equal cards together, in the order in which they first come. */
export function counted(cards: readonly string[]): { card: string; copies: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, copies]) => ({ card, copies }));
}

/** The hands of the table, but for what is done with a thing that is picked. */
export function picking(play: Play, pick: Play["pick"]): Play {
  return Object.create(play, { pick: { value: pick } }) as Play;
}

/** `V` and `E`: the view and the events of the game, from its file in `protocol`. */
export interface GameClient<V, E extends { event: string }> {
  Board: Component<BoardProps<V>>;
  /** A card at any size; `card` is "" for a back. It fills the width of what it stands in, 5:7. */
  Face: Component<{ card: string; side: Seat; info?: CardInfo | undefined }>;
  /** A die, or what is thrown like one; it fills the width of what it stands in. */
  Die?: Component<{ die: string; side: Seat }>;
  /** Is it played on a map? */
  hasMap?: boolean;
  /** What a card is called that this side has, if that depends on the side. */
  nameOf?(info: CardInfo | undefined, card: string, side: Seat): string;
  /** On which thing a choice in notation is; "" if on none: then it is a button below the question. */
  mark(choice: string, view: V): Mark;
  /** What somebody wants who picks a thing that cannot be chosen, in notation; the server says why not. */
  wanted(mark: Mark, view: V): string;
  /** How to show an event; null if it is only told. `before`: the events of the same update that came earlier. */
  motion(event: E, view: V, before: E[]): Motion | null;
  /** The events of an update, moment by moment. */
  beats(events: readonly E[]): Beat<E>[];
  /** What the log shows of an event besides its sentence. */
  line?(event: E): Line;
  /** Points of each seat, as far as everybody sees them: shown beside the names. */
  score?(view: V): Readonly<Record<Seat, string>>;
  /** Points of each seat at the end, if they are not always shown beside the names. */
  tally?(view: V): Readonly<Record<Seat, string>>;
  /** What a drag means, as choices in notation, the first to be sent at once; [] if nothing. Without this: `pick(from)`, then `pick(to)`. */
  dragged?(from: Mark, to: Mark, view: V, play: Play): string[];
  /** What ends the move of something that came where it was dragged, in notation, if all can see that there is nothing to
      do but to move on; else "". */
  rests?(view: V, play: Play): string;
  /** Has it a meaning to drop one thing on the other, if `dragged` does not say? Without this: always. */
  fits?(from: Mark, to: Mark, view: V): boolean;
  /** What this seat has seen: cards shown to it, piles, what may still be drawn. */
  seen(view: V, play: Play): Seen[];
}
