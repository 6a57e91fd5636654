/** What a seat has seen: hands it knows of, the discard pile, the bottoms of the piles, what may still come. */

import type { View } from "../../protocol/deukalion";
import { counted, type Play, type Seen } from "../game";
import { ACTIONS, PURSUITS } from "./box";

type Rows = Seen["cards"];

const rowOf = (cards: readonly string[]): Rows => counted(cards).map((one) => ({ ...one, side: 0 }));

export function seen(view: View, play: Play): Seen[] {
  const rows: Seen[] = [];
  const add = (title: string, cards: Rows, note?: string) => {
    if (cards.length > 0) rows.push(note === undefined ? { title, cards } : { title, cards, note });
  };
  if (view.everything.length > 0) {
    view.everything.forEach((hand, seat) => add(play.say("seen-hand", { name: play.name(seat) }), rowOf(hand)));
    view.secrets.forEach(
      (card, seat) => card && add(play.say("seen-secret", { name: play.name(seat) }), rowOf([card])),
    );
  } else {
    view.known.forEach((hand, seat) => {
      if (seat !== view.seat) add(play.say("seen-hand", { name: play.name(seat) }), rowOf(hand));
    });
  }
  view.players.forEach((player, seat) => {
    if (player.revealed) add(play.say("seen-secret", { name: play.name(seat) }), rowOf([player.revealed]));
  });
  view.players.forEach((player, seat) => {
    add(play.say("seen-completed", { name: play.name(seat) }), rowOf(player.completed));
  });
  add(play.say("seen-discard"), rowOf(view.discard));
  add(play.say("seen-under"), rowOf(view.under), play.say("seen-from-above"));
  add(play.say("seen-under-pursuits"), rowOf(view.under_pursuits), play.say("seen-from-above"));
  add(play.say("seen-removed"), rowOf(view.removed));
  add(
    play.say("seen-unseen"),
    unseenActions(view, play),
    play.say("seen-unseen-note", { pile: view.pile - view.under.length }),
  );
  add(
    play.say("seen-unseen-pursuits"),
    unseenPursuits(view),
    play.say("seen-unseen-pursuits-note", { pile: view.pursuit_pile - view.under_pursuits.length }),
  );
  return rows;
}

/** Action cards that this seat has not seen: they lie in the pile or in other hands. */
function unseenActions(view: View, play: Play): Rows {
  const placed = [
    ...view.discard,
    ...view.under,
    ...view.players.flatMap((player) => player.permanents),
    ...(view.everything.length > 0 ? view.everything.flat() : [...view.hand, ...othersKnown(view)]),
  ];
  return ACTIONS.map((card) => {
    const copies = Number(play.cards.get(card)?.facts["copies"] ?? 0);
    return { card, side: 0, copies: copies - placed.filter((other) => other === card).length };
  }).filter(({ copies }) => copies > 0);
}

function othersKnown(view: View): string[] {
  return view.known.flatMap((hand, seat) => (seat === view.seat ? [] : hand));
}

function unseenPursuits(view: View): Rows {
  const placed = new Set([
    ...view.open,
    ...view.removed,
    ...view.under_pursuits,
    ...view.players.flatMap((player) => [...player.completed, player.revealed]),
    ...view.secrets,
    view.secret,
  ]);
  return rowOf(PURSUITS.filter((card) => !placed.has(card)));
}
