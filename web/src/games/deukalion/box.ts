/** What is in the box, as keys; and how squares are named. */

import {
  COLUMNS,
  HEIGHT,
  POSITIONS,
  SEATS,
  WIDTH,
  type Dice,
  type Player,
  type SeaMap,
  type Seat,
  type View,
} from "../../protocol/deukalion";
import type { Play } from "../game";

export {
  ACTION_CARDS as ACTIONS,
  CITIES,
  COLOURS,
  HONOUR_CARDS,
  PAIR_POSITIONS,
  PAIRS,
  PLACE_NAMES as PLACES,
  POSITIONS,
  PURSUIT_NAMES as PURSUITS,
  SEATS,
  SHIPBOARD,
} from "../../protocol/deukalion";
export type { Seat };

/** Those who play, clockwise. */
export function seats(view: View): Seat[] {
  return SEATS.filter((seat) => seat in view.players);
}

/** What lies before a player; of a watcher nothing. */
export function playerOf(view: View, seat: string): Player | undefined {
  return (view.players as Record<string, Player>)[seat];
}

/** Whose signs and colours they are: nobody's, if it is no seat. */
export function seatNamed(name: string): Seat | null {
  return SEATS.find((seat) => seat === name) ?? null;
}

/** The dice on the four positions. */
export function faces(dice: Dice): number[] {
  return POSITIONS.map((position) => dice[position as keyof Dice]);
}

const WAYS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The map of the table: its own, or that of the box. */
export function mapOf(play: Play): SeaMap | null {
  return play.map as SeaMap | null;
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
