/** How each event is shown, on the board as it was before. */

import type { Mark, Motion } from "../game";
import type { Event, View } from "../../protocol/olympus";
import { sideOf, signed, stepOf } from "./box";

export function motion(event: Event, view: View): Motion | null {
  if (event.event === "tied") return { what: "pulse", to: "counter" };
  const side = sideOf(event.seat);
  const hand: Mark = `hand-of:${side}`;
  switch (event.event) {
    case "started":
    case "turn-began":
    case "won":
      return { what: "pulse", to: `side:${side}` };
    case "phase-skipped":
    case "phase-began":
      return { what: "pulse", to: `phase:${side}` };
    case "dealt":
    case "drew":
      return { what: "travel", from: "pile", to: hand, card: event.card, side };
    case "announced": {
      const from = event.zone === "discard" ? "discard" : inHand(event.card, event.seat, view);
      return { what: side === view.seat ? "travel" : "show", from, to: "announced", card: event.card, side };
    }
    case "paid":
    case "dropped":
      return { what: "travel", from: inHand(event.card, event.seat, view), to: "discard", card: event.card, side };
    case "paid-marker":
      return { what: "travel", from: `marker:${event.colour}`, to: "markers:board" };
    case "took-marker":
      return { what: "travel", from: `marker:${event.colour}`, to: `markers:${side}` };
    case "placed":
    case "equipped":
      return { what: "travel", from: "announced", to: event.place, card: event.card, side, leaves: true };
    case "took":
      return { what: "travel", from: "discard", to: hand, card: event.card, side };
    case "showed":
      return { what: "turn", to: hand, card: event.card, side };
    case "attacked":
    case "used":
      return { what: "pulse", to: niche(event.place) };
    case "survived":
      return { what: "pulse", to: event.place };
    case "struck":
      return { what: "hit", from: niche(event.attacker_place), to: event.place, sign: wound(event.damage) };
    case "damaged":
      return { what: "hit", to: event.place, sign: wound(event.damage) };
    case "healed":
      return { what: "pulse", to: event.place, sign: signed(event.damage) };
    case "modified":
      return { what: "pulse", to: event.place, sign: `${signed(event.attack)} / ${signed(event.defence)}` };
    case "defeated":
      return { what: "pulse", to: event.place, sign: "×" }; // it is discarded next, or survives
    case "discarded":
      return { what: "travel", from: event.place, to: "discard", card: event.card, side, leaves: true };
    case "stripped":
      return { what: "travel", from: event.place, to: "discard", card: event.equipment, side };
    case "returned":
      return { what: "travel", from: event.place, to: hand, card: event.card, side, leaves: true };
    case "moved":
      return { what: "travel", from: event.place, to: event.to, card: event.card, side, leaves: true };
    case "gained-point":
      return { what: "travel", from: "counter", to: `track:${stepOf(event.points)}`, sign: "+1" };
    case "gained-bonus":
      return { what: "pulse", to: `area:${event.area}` };
  }
}

/** Of what only acts: it is not marked as touched. */
const niche = (place: string): Mark => `niche:${place}`;

/** Of a hand one sees where a card lies, or only the hand. */
function inHand(card: string, seat: string, view: View): Mark {
  const side = sideOf(seat);
  if (side === view.seat && view.hand.includes(card)) return `hand:${card}`;
  if (side !== view.seat && view.known[side].includes(card)) return `known:${card}`;
  return `hand-of:${side}`;
}

const wound = (count: number): string => (count ? signed(-count) : "0");
