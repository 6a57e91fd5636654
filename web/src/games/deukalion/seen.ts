/** What a seat has seen: hands it knows of, the discard pile, the bottoms of the piles, what may still come. */

import type { View } from "../../protocol/deukalion";
import { counted, type Play, type Seen } from "../game";
import { ACTIONS, PURSUITS, seats, type Seat } from "./box";

type Rows = Seen["cards"];

const rowOf = (cards: readonly string[]): Rows => counted(cards).map((one) => ({ ...one, side: "" }));

export function seen(view: View, play: Play): Seen[] {
  const rows: Seen[] = [];
  const add = (title: string, cards: Rows, note?: string) => {
    if (cards.length > 0) rows.push(note === undefined ? { title, cards } : { title, cards, note });
  };
  for (const seat of seats(view)) {
    const hand = laidOpen(view, seat) ?? (seat === view.seat ? [] : view.known[seat]);
    add(play.say("seen-hand", { name: play.name(seat) }), rowOf(hand));
  }
  for (const seat of seats(view)) {
    const card = view.open_secrets[seat] || view.players[seat].revealed;
    if (card) add(play.say("seen-secret", { name: play.name(seat) }), rowOf([card]));
  }
  for (const seat of seats(view)) {
    add(play.say("seen-completed", { name: play.name(seat) }), rowOf(view.players[seat].completed));
  }
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

/** A hand after the end; null before. */
function laidOpen(view: View, seat: Seat): string[] | null {
  return view.laid_open ? view.open_hands[seat] : null;
}

/** Action cards that this seat has not seen: they lie in the pile or in other hands. */
function unseenActions(view: View, play: Play): Rows {
  const placed = [
    ...view.discard,
    ...view.under,
    ...seats(view).flatMap((seat) => view.players[seat].permanents),
    ...seats(view).flatMap((seat) => laidOpen(view, seat) ?? (seat === view.seat ? view.hand : view.known[seat])),
  ];
  return ACTIONS.map((card) => {
    const copies = Number(play.cards.get(card)?.facts["copies"] ?? 0);
    return { card, side: "", copies: copies - placed.filter((other) => other === card).length };
  }).filter(({ copies }) => copies > 0);
}

function unseenPursuits(view: View): Rows {
  const placed = new Set([
    ...view.open,
    ...view.removed,
    ...view.under_pursuits,
    ...Object.values(view.players).flatMap((player) => [...player.completed, player.revealed]),
    ...Object.values(view.open_secrets),
    view.secret,
  ]);
  return rowOf(PURSUITS.filter((card) => !placed.has(card)));
}
