/** How each event is shown, on the board as it was before. */

import type { EventMessage } from "../../protocol/messages";
import * as said from "../../protocol/hera-zeus";
import type { View } from "../../protocol/hera-zeus";
import type { Mark, Motion } from "../game";
import { CODES, FIGURE, columnOf, laneMark, other, placeMark, placeNumbered, readPlace, zoneMark } from "./box";

/** Where a card lies that was drawn out of a hand, until it is placed. */
export const OUT: Mark = "out";

export function motion(event: EventMessage, view: View, before: readonly EventMessage[] = []): Motion | null {
  const { kind, place, count } = event;
  const side = event.seat;
  const card = CODES[event.card] ?? "";
  const hand = handOf(side, card, view);
  const zone = (name: Parameters<typeof zoneMark>[1]) => zoneMark(side, name);
  const theirs = placeMark(other(side), place, 1);
  switch (kind) {
    case said.EV_CAPTIVE_SHOWN:
      return { what: "travel", from: zone("hand"), to: zone("draw"), card: "C", side };
    case said.EV_OPENING_ROW:
      if (side === view.seat) return null; // it lies there already
      return { what: "travel", from: zone("hand"), to: zone("front"), card: "?", side };
    case said.EV_STARTS:
      return { what: "pulse", to: zone("seat") };
    case said.EV_TURN:
      return { what: "pulse", to: zone("seat"), sign: `+${count}` };
    case said.EV_DREW:
      return { what: "travel", from: zone("draw"), to: zone("hand"), card, side };
    case said.EV_LAID:
      return { what: "travel", from: hand, to: placeNumbered(side, place), card, side };
    case said.EV_CHALLENGED:
      return { what: "hit", from: placeMark(side, place, 1), to: theirs };
    case said.EV_TURNED_UP:
      return { what: "turn", to: placeNumbered(side, place), card, side, fills: true };
    case said.EV_LOST:
      return goes(lostFrom(event, view, before), zone("pile"), card, side);
    case said.EV_USED:
      return { what: "travel", from: hand, to: zone("pile"), card, side };
    case said.EV_STRUCK_HAND:
      return { what: "hit", to: zoneMark(other(side), "hand") };
    case said.EV_DRAWN_OUT:
      return { what: "travel", from: hand, to: OUT, card, side };
    case said.EV_PLACED:
      return goes(OUT, placeNumbered(side, place), card, side);
    case said.EV_STRUCK_FRONT:
    case said.EV_STRUCK_FIGURE:
      return { what: "hit", to: theirs };
    case said.EV_LOOKED:
      return { what: "pulse", to: zoneMark(other(side), "hand"), sign: "◉" };
    case said.EV_SAW:
      return { what: "turn", to: hand, card, side, sign: `×${count}` };
    case said.EV_TURNED_COLUMN:
      return { what: "pulse", to: theirs, sign: "◉" };
    case said.EV_FETCHED:
      return { what: "travel", from: zone("pile"), to: zone("hand"), card, side };
    case said.EV_TOOK_PEGASUS:
      return tookPegasus(event, zone("pile"), zone("hand"));
    case said.EV_SEDUCED:
      return { what: "travel", from: zoneMark(other(side), "pile"), to: zone("hand"), card, side };
    case said.EV_MOVED:
      return goes(placeNumbered(side, place), placeNumbered(side, count), pieceAt(view, side, place), side);
    case said.EV_FIGURE_ON:
      return { what: "travel", from: zone("figure"), to: placeMark(side, place, 1), card: FIGURE, side };
    case said.EV_FIGURE_OFF:
      return goes(placeMark(side, place, 1), zone("figure"), FIGURE, side);
    case said.EV_PANDORA_LANE:
      return { what: "hit", to: laneMark(place) };
    case said.EV_PANDORA_HAND:
      return { what: "hit", to: zone("hand") };
    case said.EV_WON:
      return { what: "pulse", to: zone("seat"), sign: "★" };
    default:
      return null; // nine cards dealt to each, and a draw, are only told
  }
}

/** A hand that is seen has a place for each code. */
function handOf(side: number, card: string, view: View): Mark {
  return side === view.seat && view.hand.includes(card) ? `hand:${card}` : zoneMark(side, "hand");
}

function pieceAt(view: View, side: number, place: number): string {
  return columnOf(view, side, Math.floor(place / 4))[place % 4]?.card ?? "";
}

/** A card that lay alone at its place is not there any more. */
function goes(from: Mark, to: Mark, card: string, side: number): Motion {
  const alone = from === OUT || readPlace(from) !== null;
  return { what: "travel", from, to, card, side, ...(alone ? { leaves: true } : {}) };
}

function tookPegasus(event: EventMessage, pile: Mark, hand: Mark): Motion {
  const count = event.count + event.other;
  if (count === 0) return { what: "pulse", to: pile };
  return {
    what: "travel",
    from: pile,
    to: hand,
    card: event.count > 0 ? "P" : "*P",
    side: event.seat,
    sign: `+${count}`,
  };
}

/** A lost card has no place in its event: it is where the fight was, or in the hand. */
function lostFrom(event: EventMessage, view: View, before: readonly EventMessage[]): Mark {
  const side = event.seat;
  const card = CODES[event.card] ?? "";
  for (const earlier of [...before].reverse()) {
    switch (earlier.kind) {
      case said.EV_TURNED_UP:
        if (earlier.seat === side && earlier.card === event.card) return placeNumbered(side, earlier.place);
        break;
      case said.EV_DRAWN_OUT:
        return OUT;
      case said.EV_SAW:
      case said.EV_LOOKED:
      case said.EV_PANDORA_HAND:
        return handOf(side, card, view);
      case said.EV_CHALLENGED:
      case said.EV_STRUCK_FRONT:
      case said.EV_PANDORA_LANE:
        return firstIn(view, side, earlier.place, card);
    }
  }
  if (view.shown_hand.length > 0) return handOf(side, card, view);
  return anywhere(view, side, card);
}

function firstIn(view: View, side: number, lane: number, card: string): Mark {
  const row = columnOf(view, side, lane).findIndex((piece) => piece.card === card);
  return placeMark(side, lane, Math.max(0, row) + 1);
}

/** Put down in the order its owner likes: the first such card that lies open. */
function anywhere(view: View, side: number, card: string): Mark {
  for (const lane of [0, 1, 2]) {
    const row = columnOf(view, side, lane).findIndex((piece) => piece.card === card && piece.face_up);
    if (row >= 0) return placeMark(side, lane, row + 1);
  }
  return zoneMark(side, "hand");
}
