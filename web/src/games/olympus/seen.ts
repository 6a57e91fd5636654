/** What a seat has seen, and what may still come. */

import { counted, type Play, type Seen } from "../game";
import type { View } from "../../protocol/olympus";
import { factsOf, SIDES, unknownInHand, type Side } from "./box";

export function seen(view: View, play: Play): Seen[] {
  const rows = SIDES.filter((side) => side !== view.seat).map((side) => handRow(view, play, side));
  const discard: Seen = {
    title: play.say("seen-discard", { count: view.discard.length }),
    cards: rowOf(openDiscard(view, play)),
  };
  if (!view.discard.length) discard.note = play.say("seen-discard-none");
  return [...rows, discard, unseenRow(view, play)];
}

/** The discard pile from the top, as far as it lies open. */
export const openDiscard = (view: View, play: Play): string[] =>
  play.setting.options?.discard_view === "top" ? view.discard.slice(-1) : [...view.discard].reverse();

const rowOf = (ids: readonly string[]) => counted(ids).map((one) => ({ ...one, side: "a" }));

function handRow(view: View, play: Play, side: Side): Seen {
  const row: Seen = { title: play.say("seen-hand", { name: play.name(side) }), cards: rowOf(view.known[side]) };
  if (!view.laid_open) row.note = play.say("seen-hand-unknown", { count: unknownInHand(view, side) });
  return row;
}

/** All cards of the game without those that lie open or are known: in the pile, in a hand, or out of the game. */
function unseenRow(view: View, play: Play): Seen {
  const left = new Map([...play.cards.values()].map((info) => [info.id, factsOf(info).copies]));
  const gone = [
    ...Object.values(view.units).flatMap((unit) => [unit.card, unit.equipment]),
    ...view.discard,
    ...SIDES.flatMap((side) => view.known[side]), // one's own hand is known, too
    view.announced?.card ?? "",
  ];
  for (const card of gone) left.set(card, (left.get(card) ?? 0) - 1);
  const cards = [...left].filter(([, copies]) => copies > 0).map(([card, copies]) => ({ card, side: "a", copies }));
  const total = cards.reduce((sum, { copies }) => sum + copies, 0);
  const hands = unknownInHand(view, "a") + unknownInHand(view, "b");
  return {
    title: play.say("seen-unseen", { count: total }),
    cards,
    note: play.say("seen-where", { pile: view.pile, hands, removed: Math.max(0, total - view.pile - hands) }),
  };
}
