/** What a screen reader says of each thing. */

import type { Play } from "../game";
import type { Unit, View } from "../../protocol/olympus";
import { areaOf, COLOURS, costOf, factsOf, GOAL, ON_BOARD, paidSymbols, type Colour, type Space } from "./box";

type Args = Record<string, string | number>;

/** How the reader stands to a side. */
export function whose(view: View, side: number): "own" | "enemy" | "side" {
  return view.seat < 0 ? "side" : side === view.seat ? "own" : "enemy";
}

export function nameOf(play: Play, card: string): string {
  return play.cards.get(card)?.name ?? card;
}

/** Its name, what is printed on it, and its text. */
export function aboutCard(play: Play, card: string): { card: string; about: string; text: string } {
  const told = play.cards.get(card);
  return { card: told?.name ?? card, about: factsOf(told).about, text: told?.text ?? "" };
}

function placeArgs(view: View, play: Play, side: number, space: Space): Args {
  return { whose: whose(view, side), name: play.name(side), space, area: areaOf(space) };
}

export function spaceLabel(view: View, play: Play, side: number, space: Space, unit: Unit | null): string {
  const where = placeArgs(view, play, side, space);
  if (!unit) return play.say("place-empty", where);
  const told = play.cards.get(unit.card);
  const about = [
    play.say("unit-named", { card: nameOf(play, unit.card), colour: factsOf(told).colour }),
    play.say("unit-values", { attack: unit.attack, defence: unit.defence }),
  ];
  if (unit.damage) about.push(play.say("unit-damage", { count: unit.damage }));
  if (unit.equipment) about.push(play.say("unit-wears", { card: nameOf(play, unit.equipment) }));
  if (unit.attacks) about.push(play.say("unit-attacks", { count: unit.attacks }));
  if (unit.silenced) about.push(play.say("unit-silenced"));
  return play.say("place-unit", { ...where, about: about.join(", "), text: told?.text ?? "" }).trim();
}

export function equipmentLabel(view: View, play: Play, side: number, space: Space, card: string): string {
  return play.say("equipment-worn", { ...placeArgs(view, play, side, space), ...aboutCard(play, card) }).trim();
}

export function markerLabel(view: View, play: Play, colour: Colour): string {
  const holder = view.markers[COLOURS.indexOf(colour)] ?? ON_BOARD;
  return holder === ON_BOARD
    ? play.say("marker", { colour, holder: "board", name: "" })
    : play.say("marker", { colour, holder: whose(view, holder), name: play.name(holder) });
}

export function counterLabel(view: View, play: Play): string {
  const ahead = view.counter > 0 ? 0 : 1;
  const holder = view.counter ? whose(view, ahead) : "nobody";
  return play.say("counter", { holder, points: Math.min(GOAL, Math.abs(view.counter)), name: play.name(ahead) });
}

export function announcedLabel(view: View, play: Play): string {
  if (!view.announced) return play.say("announced-none");
  const due = costOf(view, play.cards.get(view.announced)).length;
  return play.say("announced", { ...aboutCard(play, view.announced), due, paid: paidSymbols(view, due) });
}

export function discardLabel(view: View, play: Play): string {
  const top = view.discard.at(-1);
  return play.say("discard", { count: view.discard.length, card: top ? nameOf(play, top) : "" });
}
