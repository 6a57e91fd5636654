/** The three pictures of the lobby. */

import { border } from "./patterns";
import { symbolMarkup, type SymbolName } from "./symbols";

export type EmblemGame = "olympus" | "hera-zeus" | "deukalion";

function plain(symbols: SymbolName[], kind: "meander" | "tongue" | "wave"): string {
  const strip = (y: number) => {
    const b = border(kind, 0, y, 400, 20);
    return `<path class="${b.line ? "k" : "f"}" d="${b.d}"/>`;
  };
  return (
    strip(10) +
    strip(270) +
    symbols
      .map(
        (name, n) =>
          `<g class="t-ink"><svg x="${200 - symbols.length * 60 + n * 120}" y="90" width="120" height="120" viewBox="-3 -3 30 30">${symbolMarkup(name)}</svg></g>`,
      )
      .join("")
  );
}

export const emblems: Record<EmblemGame, { scheme: "black" | "red" | "white"; markup: () => string }> = {
  olympus: { scheme: "black", markup: () => plain(["olympus", "delphi", "troy"], "meander") },
  "hera-zeus": { scheme: "red", markup: () => plain(["peacock", "thunderbolt"], "tongue") },
  deukalion: { scheme: "white", markup: () => plain(["ship", "hydra"], "wave") },
};
