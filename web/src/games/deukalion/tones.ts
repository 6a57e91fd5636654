/** Colours of seats, as tones of the art; and the sign that doubles each colour of chests. */

import type { SymbolName, Tone } from "../../art/symbols";
import { toneOf } from "../../art/tones";
import { seatNamed } from "./box";

export function tone(seat: string): Tone {
  const hero = seatNamed(seat);
  return hero ? toneOf(hero) : "ink";
}

export const SIGN_OF_COLOUR: Record<string, SymbolName> = {
  red: "amphora",
  green: "olive",
  blue: "wave",
  yellow: "sun",
  purple: "grapes",
};
