/** Cards in the gallery: what they are picked out by, and in which order they are shown. */

import type { CardInfo } from "../games/game";
import type { GameGallery } from "../games/gallery";
import type { Figures } from "../protocol/requests";
import { says, wordsOf } from "./sought";

const GALLERIES = import.meta.glob<GameGallery>("../games/*/gallery.ts", { import: "default" });

/** Of a game that gives nothing. */
const PLAIN: GameGallery = {
  sides: [""],
  facets: ({ kind }) => ({ kind: [kind] }),
  printed: ({ kind }) => ["printed", { kind }],
};

export const ORDERS = ["printed", "name", "played", "rate"] as const;
export type Order = (typeof ORDERS)[number];
/** By facet the value that is wanted; "" is any. */
export type Wanted = Readonly<Record<string, string>>;

export async function fetchGallery(game: string): Promise<GameGallery> {
  return (await GALLERIES[`../games/${game}/gallery.ts`]?.()) ?? PLAIN;
}

/** All values that the cards have, by facet: numbers in their order, others as they come. */
export function valuesOf(cards: readonly CardInfo[], gallery: GameGallery): [string, string[]][] {
  const found = new Map<string, Set<string>>();
  for (const card of cards) {
    for (const [facet, values] of Object.entries(gallery.facets(card))) {
      const known = found.get(facet) ?? new Set();
      values.forEach((value) => known.add(value));
      found.set(facet, known);
    }
  }
  return [...found].map(([facet, values]) => [facet, [...values].sort(byNumber)]);
}

const byNumber = (a: string, b: string) => (Number(a) || 0) - (Number(b) || 0);

export function picked(
  cards: readonly CardInfo[],
  gallery: GameGallery,
  wanted: Wanted,
  text: string,
): readonly CardInfo[] {
  const words = wordsOf(text);
  return cards.filter((card) => {
    const facets = gallery.facets(card);
    const fits = Object.entries(wanted).every(([facet, value]) => !value || facets[facet]?.includes(value));
    return fits && says(`${card.name} ${card.text}`, words);
  });
}

/** What was not measured comes last. */
export function ordered(cards: readonly CardInfo[], order: Order, figures: Figures | null): readonly CardInfo[] {
  if (order === "printed") return cards;
  if (order === "name") return cards.toSorted((a, b) => a.name.localeCompare(b.name));
  const measure = ({ id }: CardInfo) => {
    const found = figures?.cards[id];
    return (order === "played" ? found?.players : found?.rate) ?? -1;
  };
  return cards.toSorted((a, b) => measure(b) - measure(a));
}

const MOST_BESIDE = 5;

/** Cards beside the clauses that are about them: the first that only a few cards share. */
export function besideClauses(cards: readonly CardInfo[]): Map<string, CardInfo[]> {
  const shared = new Map<string, number>();
  for (const clause of cards.flatMap((card) => card.clauses)) shared.set(clause, (shared.get(clause) ?? 0) + 1);
  const found = new Map<string, CardInfo[]>();
  for (const card of cards) {
    const clause = card.clauses.find((one) => shared.get(one)! <= MOST_BESIDE);
    if (clause) found.set(clause, [...(found.get(clause) ?? []), card]);
  }
  return found;
}
