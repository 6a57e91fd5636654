/** Cards and pieces in words, for those who hear the board. */

import type { Piece, View } from "../../protocol/hera-zeus";
import type { CardInfo, Play } from "../game";
import { FIGURE, columnOf, deckOf, isBack, isWon, kindOf, type Side } from "./box";

export function infoOf(play: Play, code: string): CardInfo | undefined {
  return play.cards.get(kindOf(code));
}

/** The bare name of a card that a side has. */
export function nameOf(info: CardInfo | undefined, code: string, side: string): string {
  return inDeck(info?.facts["names"], deckOf(code, side)) ?? info?.name ?? "";
}

/** A word of a card that its two decks have differently. */
function inDeck(words: unknown, deck: Side): string | undefined {
  return (words as Record<Side, string> | undefined)?.[deck];
}

/** Artemis (6); a back only tells from which deck it is. */
export function titleOf(play: Play, code: string, side: Side): string {
  if (isBack(code)) return play.say("card-back", { deck: deckOf(code, side) });
  if (code === FIGURE) return play.say("figure-of", { name: play.name(side) });
  const info = infoOf(play, code);
  const title = inDeck(info?.facts["titles"], deckOf(code, side)) ?? info?.name ?? code;
  return play.say("card-title", { title, won: isWon(code) ? "yes" : "no" });
}

export function pieceTold(play: Play, piece: Piece | undefined, side: Side): string {
  if (!piece) return play.say("place-empty");
  const card = titleOf(play, piece.card, side);
  if (piece.card === FIGURE || isBack(piece.card)) return card;
  return play.say(piece.face_up ? "place-up" : "place-down", { card });
}

export function placeLabel(view: View, play: Play, side: Side, lane: string, row: number): string {
  const piece = columnOf(view, side, lane)[row - 1];
  const whose = side === view.seat ? "own" : "other";
  const what = pieceTold(play, piece, side);
  return play.say("place-label", { whose, name: play.name(side), lane, row, what });
}
