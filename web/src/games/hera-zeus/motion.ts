/** How each event is shown, on the board as it was before. */

import type { Event, View } from "../../protocol/hera-zeus";
import type { Mark, Motion } from "../game";
import {
  FIGURE,
  columnOf,
  laneMark,
  markAt,
  other,
  placeMark,
  placeOf,
  readPlace,
  sideOf,
  zoneMark,
  type Place,
  type Side,
} from "./box";

/** Where a card lies that was drawn out of a hand, until it is placed. */
export const OUT: Mark = "out";

export function motion(event: Event, view: View, before: readonly Event[] = []): Motion | null {
  if (event.event === "drawn") return null;
  const side = sideOf(event.seat);
  const zone = (name: Parameters<typeof zoneMark>[1]) => zoneMark(side, name);
  switch (event.event) {
    case "captive-shown":
      return { what: "travel", from: zone("hand"), to: zone("draw"), card: event.card, side };
    case "opening-row":
      if (side === view.seat) return null; // it lies there already
      return { what: "travel", from: zone("hand"), to: zone("front"), card: "?", side };
    case "starts":
      return { what: "pulse", to: zone("seat") };
    case "turn":
      return { what: "pulse", to: zone("seat"), sign: `+${event.points}` };
    case "drew":
      return { what: "travel", from: zone("draw"), to: zone("hand"), card: event.card, side };
    case "laid":
      return {
        what: "travel",
        from: handOf(side, event.card, view),
        to: markAt(side, event.place),
        card: event.card,
        side,
      };
    case "challenged":
      return { what: "hit", from: placeMark(side, event.lane, 1), to: placeMark(other(side), event.lane, 1) };
    case "turned-up":
      return { what: "turn", to: markAt(side, event.place), card: event.card, side, fills: true };
    case "lost": {
      const from = lostFrom(side, event.card, event.where, view, before);
      return goes(from, zoneMark(sideOf(event.pile), "pile"), event.card, side);
    }
    case "used": {
      const to = zoneMark(sideOf(event.pile), "pile");
      const what = side === view.seat ? "travel" : "show";
      return { what, from: handOf(side, event.card, view), to, card: event.card, side };
    }
    case "struck-hand":
      return { what: "hit", to: zoneMark(other(side), "hand") };
    case "drawn-out":
      return { what: "travel", from: handOf(side, event.card, view), to: OUT, card: event.card, side };
    case "placed":
      return goes(OUT, markAt(side, event.place), event.card, side);
    case "struck-front":
    case "struck-figure":
      return { what: "hit", to: placeMark(other(side), event.lane, 1) };
    case "looked":
      return { what: "pulse", to: zoneMark(other(side), "hand"), sign: "◉" };
    case "saw":
      return { what: "turn", to: handOf(side, event.card, view), card: event.card, side, sign: `×${event.copies}` };
    case "turned-column":
      return { what: "pulse", to: placeMark(other(side), event.lane, 1), sign: "◉" };
    case "fetched":
      return { what: "travel", from: zone("pile"), to: zone("hand"), card: event.card, side };
    case "took-pegasus":
      return tookPegasus(event.native, event.won, side);
    case "seduced":
      return { what: "travel", from: zoneMark(other(side), "pile"), to: zone("hand"), card: event.card, side };
    case "moved":
      return goes(markAt(side, event.place), markAt(side, event.to), pieceAt(view, placeOf(side, event.place)), side);
    case "figure-on":
      return { what: "travel", from: zone("figure"), to: placeMark(side, event.lane, 1), card: FIGURE, side };
    case "figure-off":
      return goes(placeMark(side, event.lane, 1), zone("figure"), FIGURE, side);
    case "pandora-lane":
      return { what: "hit", to: laneMark(event.lane) };
    case "pandora-hand":
      return { what: "hit", to: zone("hand") };
    case "won":
      return { what: "pulse", to: zone("seat"), sign: "★" };
    case "dealt":
      return null; // nine cards to each are only told
  }
}

/** A hand that is seen has a place for each code. */
function handOf(side: Side, card: string, view: View): Mark {
  return side === view.seat && view.hand.includes(card) ? `hand:${card}` : zoneMark(side, "hand");
}

function pieceAt(view: View, place: Place | null): string {
  return (place && columnOf(view, place.side, place.lane)[place.row - 1]?.card) ?? "";
}

/** A card that lay alone at its place is not there any more. */
function goes(from: Mark, to: Mark, card: string, side: Side): Motion {
  const alone = from === OUT || readPlace(from) !== null;
  return { what: "travel", from, to, card, side, ...(alone ? { leaves: true } : {}) };
}

function tookPegasus(native: number, won: number, side: Side): Motion {
  const pile = zoneMark(side, "pile");
  if (native + won === 0) return { what: "pulse", to: pile };
  const card = native > 0 ? "P" : "*P";
  return { what: "travel", from: pile, to: zoneMark(side, "hand"), card, side, sign: `+${native + won}` };
}

function lostFrom(side: Side, card: string, where: string, view: View, before: readonly Event[]): Mark {
  const place = placeOf(side, where);
  if (place) return placeMark(side, place.lane, rowBefore(place, before));
  return where === "hand" ? handOf(side, card, view) : OUT;
}

/** The board still shows all that left its column in the same update: what left from before a card moved it forward. */
function rowBefore({ side, lane, row }: Place, before: readonly Event[]): number {
  let at = row;
  for (const event of [...before].reverse()) {
    const left = event.event === "lost" && event.seat === side ? placeOf(side, event.where) : null;
    const figureLeft = event.event === "figure-off" && event.seat === side && event.lane === lane;
    if (figureLeft || (left?.lane === lane && left.row <= at)) at += 1;
  }
  return at;
}
