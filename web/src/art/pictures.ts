/** From a card to its picture. */

import type { PatternKind } from "./patterns";
import { symbolMarkup, type SymbolName, type Tone } from "./symbols";

export type PictureGame = "olympus" | "hera-zeus";
export type Scheme = "black" | "red" | "white";

export interface PictureDrawn {
  scheme: Scheme;
  tone: Tone;
  border: PatternKind;
  markup: string;
}

const drawn = new Map<string, PictureDrawn>();

export function pictureOf(game: PictureGame, card: string, side: number): PictureDrawn {
  const key = `${game} ${card} ${side}`;
  let picture = drawn.get(key);
  if (!picture) drawn.set(key, (picture = draw(game, card, side)));
  return picture;
}

function draw(game: PictureGame, card: string, side: number): PictureDrawn {
  const symbol: SymbolName = game === "olympus" ? "hero" : side ? "thunderbolt" : "peacock";
  const scheme = game === "olympus" ? "black" : side ? "red" : "black";
  return {
    scheme,
    tone: game === "olympus" ? "ink" : side ? "yellow" : "blue",
    border: "meander",
    markup:
      `<g class="t-ink"><circle class="f" cx="100" cy="110" r="80"/><svg x="45" y="55" width="110" height="110" viewBox="0 0 24 24">${symbolMarkup(symbol)}</svg></g>` +
      `<text class="f" x="100" y="225" font-size="22">${card}</text>`,
  };
}
