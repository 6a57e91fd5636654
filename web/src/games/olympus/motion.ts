/** How each event is shown, on the board as it was before. */

import type { Mark, Motion } from "../game";
import * as said from "../../protocol/olympus";
import type { View } from "../../protocol/olympus";
import type { EventMessage } from "../../protocol/messages";
import { AREAS, COLOURS, inEffect, placeMark, signed } from "./box";

export function motion(event: EventMessage, view: View, before: readonly EventMessage[] = []): Motion | null {
  const { kind, seat, place, count, card_key: card, other_key: other } = event;
  const here = placeMark(place);
  const niche: Mark = `niche:${here}`; // for what only acts: it is not marked as touched
  const hand: Mark = `hand-of:${seat}`;
  switch (kind) {
    case said.EV_STARTS:
    case said.EV_TURN:
    case said.EV_WON:
      return { what: "pulse", to: `side:${seat}` };
    case said.EV_TIE:
      return { what: "pulse", to: "counter" };
    case said.EV_SKIPPED:
    case said.EV_PHASE:
      return { what: "pulse", to: `phase:${seat}` };
    case said.EV_DEALT:
    case said.EV_DREW:
      return { what: "travel", from: "pile", to: hand, card, side: seat };
    case said.EV_ANNOUNCED:
      return { what: "travel", from: announcedFrom(card, seat, view, before), to: "announced", card, side: seat };
    case said.EV_PAID:
    case said.EV_DROPPED:
      return { what: "travel", from: inHand(card, seat, view), to: "discard", card, side: seat };
    case said.EV_PAID_MARKER:
      return { what: "travel", from: markerMark(count), to: "markers:2" };
    case said.EV_MARKER:
      return { what: "travel", from: markerMark(count), to: `markers:${seat}` };
    case said.EV_PLACED:
    case said.EV_EQUIPPED:
      return { what: "travel", from: "announced", to: here, card, side: seat, leaves: true };
    case said.EV_TOOK:
      return { what: "travel", from: "discard", to: hand, card, side: seat };
    case said.EV_SAW:
      return { what: "turn", to: hand, card, side: seat };
    case said.EV_ATTACKED:
    case said.EV_USED:
      return { what: "pulse", to: niche };
    case said.EV_SURVIVED:
      return { what: "pulse", to: here };
    case said.EV_STRUCK:
      return { what: "hit", from: `niche:${placeMark((place + 6) % 12)}`, to: here, sign: wound(count) };
    case said.EV_DAMAGED:
      return { what: "hit", to: here, sign: wound(count) };
    case said.EV_HEALED:
      return { what: "pulse", to: here, sign: signed(count) };
    case said.EV_MODIFIED:
      return { what: "pulse", to: here, sign: `${signed(count)} / ${signed(event.other)}` };
    case said.EV_DEFEATED:
      return { what: "pulse", to: here, sign: "×" }; // it is discarded next, or survives
    case said.EV_DISCARDED:
      return { what: "travel", from: here, to: "discard", card, side: seat, leaves: true };
    case said.EV_STRIPPED:
      return { what: "travel", from: here, to: "discard", card: other, side: seat };
    case said.EV_RETURNED:
      return { what: "travel", from: here, to: hand, card, side: seat, leaves: true };
    case said.EV_MOVED:
      return { what: "travel", from: here, to: placeMark(count), card, side: seat, leaves: true };
    case said.EV_POINT:
      return { what: "travel", from: "counter", to: `track:${count}`, sign: "+1" };
    case said.EV_AREA:
      return { what: "pulse", to: `area:${AREAS[place] ?? ""}` };
    default:
      return null;
  }
}

const markerMark = (colour: number): Mark => `marker:${COLOURS[colour] ?? ""}`;

/** Of a hand one sees where a card lies, or only the hand. */
function inHand(card: string, seat: number, view: View): Mark {
  if (seat === view.seat && view.hand.includes(card)) return `hand:${card}`;
  if (seat !== view.seat && view.known[seat]?.includes(card)) return `known:${card}`;
  return `hand-of:${seat}`;
}

/** From one's hand; an effect plays what lies on the discard pile. */
function announcedFrom(card: string, seat: number, view: View, before: readonly EventMessage[]): Mark {
  const byEffect = before.length > 0 || inEffect(view);
  return byEffect && view.discard.includes(card) ? "discard" : inHand(card, seat, view);
}

const wound = (count: number): string => (count ? signed(-count) : "0");
