/** What this seat has seen: what is known of hands, the piles, what is left to draw. */

import type { View } from "../../protocol/hera-zeus";
import { counted, type Play, type Seen } from "../game";
import { FIGURE, KINDS, SIDES, copiesOf, isBack, isWon, kindOf, nearSide, other, type Side } from "./box";

/** Of a side's deck, what this seat neither sees nor knows: in a hand, face down, or still to be drawn. */
export function unseen(view: View, side: Side): string[] {
  const left = new Map(KINDS.map((kind) => [kind, copiesOf(kind)]));
  const see = (code: string, from: Side) => {
    const deck = isWon(code) ? other(from) : from;
    if (deck !== side || isBack(code) || code === FIGURE) return;
    left.set(kindOf(code), (left.get(kindOf(code)) ?? 0) - 1);
  };
  for (const owner of SIDES) {
    for (const code of view.piles[owner]) see(code, owner);
    for (const column of Object.values(view.field[owner])) for (const piece of column) see(piece.card, owner);
    for (const code of owner === view.seat ? view.hand : view.known[owner]) see(code, owner);
    see(view.drawn_out[owner], owner);
  }
  return KINDS.flatMap((kind) => Array<string>(Math.max(0, left.get(kind) ?? 0)).fill(kind));
}

export function seen(view: View, play: Play): Seen[] {
  const rows: Seen[] = [];
  // What Hades took is remembered in the pile, also when it has come back there: no more than there are.
  const add = (title: string, codes: readonly string[], side: Side, note = "") => {
    const cards = counted(codes).map(({ card, copies }) => ({ card, side, copies: Math.min(copies, copiesOf(card)) }));
    rows.push(note ? { title, cards, note } : { title, cards });
  };
  const watching = view.seat === "watcher";
  const sides: readonly Side[] = watching ? SIDES : [other(view.seat)];
  for (const side of sides) {
    const name = play.name(side);
    const [sure, perhaps] = [view.known[side], view.perhaps[side]];
    if (sure.length) add(play.say("seen-hand", { name }), sure, side);
    if (perhaps.length) add(play.say("seen-perhaps", { name }), perhaps, side, play.say("seen-perhaps-note"));
    const pile = [...view.piles[side]].reverse();
    add(play.say("seen-pile", { name }), pile, side, play.say("seen-pile-note", { taken: taken(view, side) }));
    const hidden = view.winner === "nobody" ? unseen(view, side) : [];
    if (hidden.length) add(play.say("seen-hidden", { name }), hidden, side, hiddenNote(view, side, play));
  }
  if (!watching) {
    const own = nearSide(view);
    add(play.say("seen-own-pile"), [...view.piles[own]].reverse(), own);
    add(play.say("seen-draw"), view.draw_pile, own, play.say("seen-draw-note"));
    const known = [...view.known[own], ...view.perhaps[own]];
    if (known.length) add(play.say("seen-of-you", { name: play.name(other(own)) }), known, own);
  }
  return rows;
}

/** What Hades took out of a pile that only its owner may look through. */
const taken = (view: View, side: Side): number => view.piles[side].length - view.cards_in_pile[side];

/** Cards of a side's own deck that are neither seen nor known, and where they are. */
export function whereHidden(view: View, side: Side): { hand: number; down: number; draw: number } {
  const known = view.known[side].filter((code) => !isWon(code)).length;
  return {
    hand: view.cards_in_hand[side] - view.won_cards_in_hand[side] - known,
    down: Object.values(view.field[side])
      .flat()
      .filter((piece) => piece.card === "?").length,
    draw: view.cards_in_draw_pile[side],
  };
}

function hiddenNote(view: View, side: Side, play: Play): string {
  return play.say("seen-hidden-note", { ...whereHidden(view, side), taken: taken(view, side) });
}
