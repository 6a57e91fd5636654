/** Colours of seats and chests, as tones of the art, each with its sign. */

import { seatTone, type SymbolName, type Tone } from "../../art/symbols";
import { HEROES } from "./box";

export function tone(seat: number): Tone {
  return seatTone(HEROES[seat] ?? "");
}

export const SIGN_OF_COLOUR: Record<string, SymbolName> = {
  red: "amphora",
  green: "olive",
  blue: "wave",
  yellow: "sun",
  purple: "grapes",
};
export const TONE_OF_COLOUR: Record<string, Tone> = {
  red: "red",
  green: "green",
  blue: "blue",
  yellow: "yellow",
  purple: "purple",
};
