/** What the folder of a game gives to the card gallery. */

import type { CardInfo, Seat } from "./game";

export interface GameGallery {
  /** Who has cards of their own kind: each has its picture. */
  sides: readonly Seat[];
  /** By what cards are picked out, and what this card has of it. */
  facets(info: CardInfo): Readonly<Record<string, readonly string[]>>;
  /** What is printed on it, as a key of the gallery's words and its arguments. */
  printed(info: CardInfo): readonly [string, Record<string, string | number>];
}
