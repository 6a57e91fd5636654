/** What is on the backs of the decks. */

import { border } from "./patterns";
import { symbolMarkup, type SymbolName } from "./symbols";

export type Deck = "olympus" | "hera" | "zeus" | "action" | "pursuit" | "honour";

/** Borders on all four sides of a rectangle. */
function ring(kind: "meander" | "wave" | "tongue" | "ray" | "dots" | "ivy"): string {
  const line = border(kind, 0, 0, 196, 16);
  const side = border(kind, 0, 0, 296, 16);
  const path = (d: string, at: string) => `<path class="${line.line ? "k" : "f"}" d="${d}" transform="${at}"/>`;
  return (
    path(line.d, "translate(27 11)") +
    path(line.d, "translate(223 339)rotate(180)") +
    path(side.d, "translate(239 27)rotate(90)") +
    path(side.d, "translate(11 323)rotate(-90)")
  );
}

function rays(count: number, inner: number, outer: number): string {
  let d = "";
  for (let n = 0; n < count; n++) {
    const a = (2 * Math.PI * n) / count;
    const b = Math.PI / count;
    const at = (angle: number, r: number) =>
      `${(125 + r * Math.sin(angle)).toFixed(1)} ${(175 - r * Math.cos(angle)).toFixed(1)}`;
    d += `M${at(a - b * 0.9, inner)}L${at(a, outer)}L${at(a + b * 0.9, inner)}z`;
  }
  return `<path class="f" d="${d}"/>`;
}

function medallion(symbol: SymbolName, tone: string): string {
  return (
    `<circle class="f" cx="125" cy="175" r="62"/><g class="t-${tone}"><circle class="tone" cx="125" cy="175" r="56"/>` +
    `<svg x="80" y="130" width="90" height="90" viewBox="0 0 24 24">${symbolMarkup(symbol)}</svg></g>`
  );
}

export const backs: Record<Deck, { scheme: "black" | "red" | "white"; markup: () => string }> = {
  olympus: { scheme: "black", markup: () => ring("meander") + rays(24, 66, 92) + medallion("olympus", "ink") },
  hera: { scheme: "black", markup: () => ring("tongue") + rays(16, 66, 98) + medallion("peacock", "blue") },
  zeus: { scheme: "red", markup: () => ring("ray") + rays(16, 66, 98) + medallion("thunderbolt", "yellow") },
  action: { scheme: "white", markup: () => ring("wave") + rays(20, 66, 90) + medallion("ship", "blue") },
  pursuit: { scheme: "white", markup: () => ring("meander") + rays(20, 66, 90) + medallion("laurel", "red") },
  honour: { scheme: "red", markup: () => ring("dots") + rays(20, 66, 90) + medallion("laurel", "yellow") },
};
