/** Cards and pieces in words, for those who hear the board. */

import type { Piece, View } from "../../protocol/hera-zeus";
import type { CardInfo, Play } from "../game";
import { FIGURE, LANES, SIDES, deckOf, isBack, isWon, kindOf, nearSide } from "./box";

export function toldOf(play: Play, code: string): CardInfo | undefined {
  return play.cards.get(kindOf(code));
}

/** The bare name of a card that a side has. */
export function nameOf(told: CardInfo | undefined, code: string, side: number): string {
  const names = told?.facts["names"];
  return Array.isArray(names) ? String(names[deckOf(code, side)] ?? "") : (told?.name ?? "");
}

/** Artemis (6); a back only tells from which deck it is. */
export function titleOf(play: Play, code: string, side: number): string {
  if (isBack(code)) return play.say("card-back", { deck: SIDES[deckOf(code, side)] });
  if (code === FIGURE) return play.say("figure-of", { name: play.name(side) });
  const told = toldOf(play, code);
  const titles = told?.facts["titles"];
  const title = Array.isArray(titles) ? String(titles[deckOf(code, side)] ?? code) : (told?.name ?? code);
  return play.say("card-title", { title, won: isWon(code) ? "yes" : "no" });
}

export function pieceTold(play: Play, piece: Piece | undefined, side: number): string {
  if (!piece) return play.say("place-empty");
  const card = titleOf(play, piece.card, side);
  if (piece.card === FIGURE || isBack(piece.card)) return card;
  return play.say(piece.face_up ? "place-up" : "place-down", { card });
}

export function placeTold(view: View, play: Play, side: number, lane: number, row: number): string {
  const piece = view.field[side]?.[lane]?.[row - 1];
  const whose = side === nearSide(view) && view.seat >= 0 ? "own" : "other";
  const what = pieceTold(play, piece, side);
  return play.say("place-label", { whose, name: play.name(side), lane: LANES[lane] ?? "", row, what });
}
