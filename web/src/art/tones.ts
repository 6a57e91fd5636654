/** Which tone a sign has when none is said. */

import type { SymbolName, Tone } from "./symbols";

const TONES: Partial<Record<SymbolName, Tone>> = {
  red: "red",
  blue: "blue",
  yellow: "yellow",
  green: "green",
  purple: "purple",
  amphora: "red",
  olive: "green",
  wave: "blue",
  sun: "yellow",
  grapes: "purple",
  deukalion: "blue",
  perseus: "yellow",
  hercules: "green",
  achilles: "red",
};

export function toneOf(name: SymbolName): Tone {
  return TONES[name] ?? "ink";
}
