/** On which thing of the board a choice lies, and what is meant by picking or dragging one. */

import type { Mark } from "../game";
import type { View } from "../../protocol/hera-zeus";
import {
  CAPTIVE,
  FIGURE,
  columnOf,
  figureLane,
  kindOf,
  markAt,
  nearSide,
  onField,
  other,
  placeMark,
  readPlace,
  split,
  written,
  zoneMark,
  type Place,
  type Side,
} from "./box";

export function mark(choice: string, view: View): Mark {
  const { verb, what } = split(choice);
  const own = nearSide(view);
  switch (verb) {
    case "DRAW":
      return zoneMark(own, "draw");
    case "LAY":
    case "USE":
      return `hand:${what}`;
    case "CHALLENGE":
      return placeMark(other(own), what, 1);
    case "REMOVE_FIGURE":
    case "TARGET_OWN_FIGURE":
      return placeMark(own, figureLane(view, own), 1);
    case "AT":
    case "FROM":
      return markAt(own, what);
    case "TARGET_HAND":
      return zoneMark(other(own), "hand");
    case "TARGET_LANE":
      return placeMark(view.question === "figure-lane" ? own : other(own), what, 1);
    case "TAKE":
      return `pile:${what}`;
    case "NEXT":
      return lostMark(what, view);
    default:
      return ""; // COUNT, END_TURN
  }
}

/** A card lost to Pandora: in the open hand, or the first of its code in the column. */
function lostMark(code: string, view: View): Mark {
  const lane = view.about?.lane;
  if (!lane) return `hand:${code}`;
  const own = nearSide(view);
  const row = columnOf(view, own, lane).findIndex((piece) => piece.card === code) + 1;
  return row > 0 ? placeMark(own, lane, row) : "";
}

// --- what is wanted -----------------------------------------------------------------------------------------------------

/** What could be chosen, but lies on another thing, is offered; what cannot be chosen is refused with its reason. */
export function wanted(mark: Mark, view: View): string {
  if (view.seat === "watcher") return "";
  const own = nearSide(view);
  const place = readPlace(mark);
  if (place) return place.side === own ? wishOwn(place, view) : wishTheirs(place, view);
  const [zone, what = ""] = mark.split(":");
  if (zone === "hand") return wishHand(what, view);
  if (zone === "pile") return `TAKE(${what})`;
  if (what === "draw") return "DRAW";
  if (what === "hand") return holding(view, "P", "*P", "Y") ?? "TARGET_HAND";
  if (mark === zoneMark(own, "figure")) return "USE(G)";
  if (mark === zoneMark(own, "pile")) return holding(view, "H") ?? "TAKE(P)";
  if (mark === zoneMark(other(own), "pile")) return "USE(S)";
  return "TARGET_OWN_FIGURE"; // nothing is ever done with what is left: it does not answer the question
}

/** To play the first of these cards that is in the hand, while an action is asked for. */
function holding(view: View, ...codes: string[]): string | undefined {
  const card = view.question === "action" ? codes.find((code) => view.hand.includes(code)) : undefined;
  return card && `USE(${card})`;
}

function wishOwn(place: Place, view: View): string {
  const { side, lane, row } = place;
  const at = written(place);
  const card = columnOf(view, side, lane)[row - 1]?.card;
  switch (view.question) {
    case "card-to-move":
      return `FROM(${at})`;
    case "figure-lane":
      return `TARGET_LANE(${lane})`;
    case "pegasus-target":
      return "TARGET_OWN_FIGURE";
    case "action":
      if (card === FIGURE) return "REMOVE_FIGURE";
      if (card !== undefined) return row === 1 ? `CHALLENGE(${lane})` : (holding(view, "D") ?? `FROM(${at})`);
  }
  return `AT(${at})`;
}

function wishTheirs({ side, lane, row }: Place, view: View): string {
  if (TARGETS.has(view.question)) return `TARGET_LANE(${lane})`;
  const figure = columnOf(view, side, lane)[row - 1]?.card === FIGURE;
  return (figure && holding(view, "P", "*P")) || `CHALLENGE(${lane})`;
}

const TARGETS = new Set(["pegasus-target", "pythia-target", "drawn-card-lane"]);

function wishHand(code: string, view: View): string {
  if (view.question === "order") return `NEXT(${code})`;
  return onField(code) && kindOf(code) !== "P" && code !== "Y" ? `LAY(${code})` : `USE(${code})`;
}

// --- what a drag means --------------------------------------------------------------------------------------------------

/** The choices that are meant, one after another; none if it means nothing. */
export function dragged(from: Mark, to: Mark, view: View): string[] {
  if (view.seat === "watcher") return [];
  const own = nearSide(view);
  const [zone, code = ""] = from.split(":");
  const start = readPlace(from);
  const end = readPlace(to);
  if (view.question === "action" || view.question === "late-god" || view.question === "opening-row") {
    if (zone === "hand") return playedOn(code, to, end, view);
    if (from === zoneMark(own, "draw")) return to === zoneMark(own, "hand") || zoneOf(to) === "hand" ? ["DRAW"] : [];
    if (start?.side === own && start.row === 1) return fromFront(start, to, end, own, view);
    return [];
  }
  if (view.question === "order")
    return to === zoneMark(own, "pile") ? nextOf(zone === "hand" ? code : "", start, view) : [];
  if (view.question === "card-to-move" && start?.side === own && end?.side === own)
    return [`FROM(${written(start)})`, `AT(${written(end)})`];
  if (view.question === "hades-card") return zone === "pile" ? [`TAKE(${code})`] : [];
  return targetOn(to, end, view);
}

const zoneOf = (mark: Mark): string => mark.slice(0, mark.indexOf(":"));

function nextOf(code: string, start: Place | null, view: View): string[] {
  const lost =
    code || (start?.side === nearSide(view) ? columnOf(view, start.side, start.lane)[start.row - 1]?.card : "");
  return lost && lost !== FIGURE && lost !== CAPTIVE ? [`NEXT(${lost})`] : []; // these two are never put down
}

function fromFront(start: Place, to: Mark, end: Place | null, own: Side, view: View): string[] {
  if (columnOf(view, own, start.lane)[0]?.card === FIGURE)
    return to === zoneMark(own, "figure") ? ["REMOVE_FIGURE"] : [];
  return end && end.side !== own && end.lane === start.lane ? [`CHALLENGE(${start.lane})`] : [];
}

/** A card of the hand, dropped somewhere. */
function playedOn(code: string, to: Mark, end: Place | null, view: View): string[] {
  const own = nearSide(view);
  if (to === zoneMark(own, "hand") || zoneOf(to) === "hand") return []; // put back
  const kind = kindOf(code);
  const strikes = kind === "P" || kind === "Y";
  if (view.question === "opening-row") {
    if (!onField(code)) return [`USE(${code})`];
    return end?.side === own && end.lane === view.about?.lane ? [`LAY(${code})`] : [];
  }
  if (end?.side === own) return onOwn(code, kind, end, view);
  const target = end ? `TARGET_LANE(${end.lane})` : to === zoneMark(other(own), "hand") ? "TARGET_HAND" : "";
  if (target) return strikes ? [`USE(${code})`, target] : [target]; // which is refused
  const spent = to === zoneMark(own, "pile") || (to === zoneMark(other(own), "pile") && kind === "S");
  return spent && (strikes || !onField(code)) ? [`USE(${code})`] : [];
}

function onOwn(code: string, kind: string, end: Place, view: View): string[] {
  const column = columnOf(view, end.side, end.lane);
  if (kind === "G") return ["USE(G)", `TARGET_LANE(${end.lane})`];
  if (kind === "D") return ["USE(D)", `FROM(${written(end)})`];
  if (!onField(code)) return [`USE(${code})`];
  if (kind === "P" && column[end.row - 1]?.card === FIGURE) return [`USE(${code})`, "TARGET_OWN_FIGURE"];
  return [`LAY(${code})`, `AT(${written(nextTo(end, column.length))})`];
}

/** A column has no gaps: what is dropped far behind goes behind the last card. */
const nextTo = ({ side, lane, row }: Place, height: number): Place => ({ side, lane, row: Math.min(row, height + 1) });

/** In the middle of an action: what was dragged is chosen already, only where it goes counts. */
function targetOn(to: Mark, end: Place | null, view: View): string[] {
  const own = nearSide(view);
  switch (view.question) {
    case "place":
    case "new-place":
      return end?.side === own ? [`AT(${written(nextTo(end, columnOf(view, own, end.lane).length))})`] : [];
    case "figure-lane":
      return end?.side === own ? [`TARGET_LANE(${end.lane})`] : [];
    case "drawn-card-lane":
      return end && end.side !== own ? [`TARGET_LANE(${end.lane})`] : [];
    case "pegasus-target":
      if (end?.side === own) return ["TARGET_OWN_FIGURE"];
    // falls through
    case "pythia-target":
      if (end) return [`TARGET_LANE(${end.lane})`];
      return to === zoneMark(other(own), "hand") ? ["TARGET_HAND"] : [];
    default:
      return [];
  }
}
