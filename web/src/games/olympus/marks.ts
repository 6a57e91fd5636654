/** On which thing of the board a choice lies, and what somebody wants who picks a thing. */

import type { Mark } from "../game";
import type { View } from "../../protocol/olympus";
import { other, placeOf, sideOf, watches } from "./box";

const CHOICE = /^(\w+)(?:\((\w+)\))?$/;

export function mark(choice: string, view: View): Mark {
  const [, verb = "", object = ""] = CHOICE.exec(choice) ?? [];
  switch (verb.toUpperCase()) {
    case "PLAY":
    case "PAY":
      return `hand:${object}`;
    case "CARD":
      return cardMark(object, view);
    case "OWN":
      return placeOf(view.seat, object);
    case "ENEMY":
      return placeOf(other(view.seat), object);
    case "MARKER":
      return `marker:${object}`;
    case "AREA":
      return `area:${object}`;
    default:
      return ""; // YES, NO, DONE, KEEP and SKIP lie on nothing
  }
}

/** A card that is chosen lies in one's hand, in the other hand or on the discard pile. */
function cardMark(card: string, view: View): Mark {
  if (view.question === "drop") return view.about?.player === view.seat ? `hand:${card}` : `known:${card}`;
  return view.question !== "take" && view.hand.includes(card) ? `hand:${card}` : `discard:${card}`;
}

export function wanted(mark: Mark, view: View): string {
  const [zone = "", object = "", space = ""] = mark.split(":");
  if (watches(view)) return ""; // who watches wants nothing
  switch (zone) {
    case "hand":
      return `${verbOfHand(view.question)}(${object})`;
    case "known":
    case "discard":
      return object && `CARD(${object})`;
    case "marker":
    case "area":
      return `${zone.toUpperCase()}(${object})`;
    case "worn":
      return place(object, space, view);
    case "announced":
      return view.announced ? `PLAY(${view.announced.card})` : "";
    case "pile":
      return "{starts a}"; // what lies there is for chance to say
    default:
      return zone === sideOf(zone) ? place(zone, object, view) : "";
  }
}

/** A card that is played goes into one's own line, or to somebody who stands there. */
export function fits(_from: Mark, to: Mark, view: View): boolean {
  return view.question !== "main" || to.split(":").includes(view.seat);
}

function verbOfHand(question: string): string {
  if (question === "pay") return "PAY";
  return ["drop", "take", "play-free"].includes(question) ? "CARD" : "PLAY";
}

function place(side: string, space: string, view: View): string {
  return side === view.seat ? `OWN(${space})` : `ENEMY(${space})`;
}
