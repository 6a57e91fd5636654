/** What is in the box, as keys; and how squares are named. */

import { COLUMNS, HEIGHT, SQUARE_NAMES, WIDTH, type SeaMap } from "../../protocol/deukalion";
import type { Play } from "../game";

export {
  CITIES,
  COLOURS,
  HONOUR_CARDS,
  PAIRS,
  PLACE_NAMES as PLACES,
  POSITIONS,
  SHIPBOARD,
  VACANT,
} from "../../protocol/deukalion";

export const HEROES = ["deukalion", "perseus", "hercules", "achilles"] as const;
export const PAIR_POSITIONS: Record<string, [number, number]> = {
  hm: [0, 1],
  hc: [0, 2],
  hy: [0, 3],
  mc: [1, 2],
  my: [1, 3],
  cy: [2, 3],
};
export const ACTIONS = [
  "zephyr",
  "charon",
  "trident",
  "athena",
  "tyche",
  "ajax",
  "hermes",
  "hephaistos",
  "pythia",
  "ares",
  "trader",
  "argo",
  "asklepios",
  "aegis",
] as const;
export const PURSUITS = Array.from({ length: 16 }, (_, card) => `P${String(card + 1).padStart(2, "0")}`);

/** The dice of the Kylix, with the numbers of their choices. */
export const DIE = { hoplites: 90, move: 91, card: 92, hydra: 93 } as const;

const WAYS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The map of the table: its own, or that of the box. */
export function mapOf(play: Play): SeaMap | null {
  return play.map as SeaMap | null;
}

/** A square by its number in events. */
export function squareName(number: number): string {
  return SQUARE_NAMES[number] ?? "";
}

export function column(square: string): number {
  return COLUMNS.indexOf(square.charAt(0));
}

export function row(square: string): number {
  return Number(square.slice(1)) - 1;
}

/** The square that way; "" if there is none. */
export function stepped(square: string, way: string): string {
  const [dx, dy] = WAYS[way] ?? [0, 0];
  const [x, y] = [column(square) + dx, row(square) + dy];
  return square && x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT ? `${COLUMNS.charAt(x)}${y + 1}` : "";
}

/** Which way the second square lies beside the first; "" if it does not. */
export function beside(from: string, to: string): string {
  return Object.keys(WAYS).find((way) => to !== "" && stepped(from, way) === to) ?? "";
}
