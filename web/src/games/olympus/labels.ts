/** What a screen reader says of each thing. */

import type { Play } from "../game";
import type { Unit, View } from "../../protocol/olympus";
import { areaOf, factsOf, GOAL, holderOf, watches, type Colour, type Side, type Space } from "./box";

type Args = Record<string, string | number>;

/** How the reader stands to a side. */
export function whose(view: View, side: Side): "own" | "enemy" | "side" {
  return watches(view) ? "side" : side === view.seat ? "own" : "enemy";
}

export function nameOf(play: Play, card: string): string {
  return play.cards.get(card)?.name ?? card;
}

/** Its name, what is printed on it, and its text. */
export function aboutCard(play: Play, card: string): { card: string; about: string; text: string } {
  const info = play.cards.get(card);
  return { card: info?.name ?? card, about: factsOf(info).about, text: info?.text ?? "" };
}

function placeArgs(view: View, play: Play, side: Side, space: Space): Args {
  return { whose: whose(view, side), name: play.name(side), space, area: areaOf(space) };
}

export function spaceLabel(view: View, play: Play, side: Side, space: Space, unit: Unit | undefined): string {
  const where = placeArgs(view, play, side, space);
  if (!unit) return play.say("place-empty", where);
  const info = play.cards.get(unit.card);
  const about = [
    play.say("unit-named", { card: nameOf(play, unit.card), colour: factsOf(info).colour }),
    play.say("unit-values", { attack: unit.attack, defence: unit.defence }),
  ];
  if (unit.damage) about.push(play.say("unit-damage", { count: unit.damage }));
  if (unit.equipment) about.push(play.say("unit-wears", { card: nameOf(play, unit.equipment) }));
  if (unit.attacks) about.push(play.say("unit-attacks", { count: unit.attacks }));
  if (unit.silenced) about.push(play.say("unit-silenced"));
  return play.say("place-unit", { ...where, about: about.join(", "), text: info?.text ?? "" }).trim();
}

export function equipmentLabel(view: View, play: Play, side: Side, space: Space, card: string): string {
  return play.say("equipment-worn", { ...placeArgs(view, play, side, space), ...aboutCard(play, card) }).trim();
}

export function markerLabel(view: View, play: Play, colour: Colour): string {
  const holder = holderOf(view, colour);
  return holder === "board"
    ? play.say("marker", { colour, holder, name: "" })
    : play.say("marker", { colour, holder: whose(view, holder), name: play.name(holder) });
}

export function counterLabel(view: View, play: Play): string {
  const ahead = view.points.a ? "a" : "b";
  const points = view.points[ahead];
  const holder = points ? whose(view, ahead) : "nobody";
  return play.say("counter", { holder, points: Math.min(GOAL, points), name: play.name(ahead) });
}

export function announcedLabel(view: View, play: Play): string {
  if (!view.announced) return play.say("announced-none");
  const { card, cost, paid } = view.announced;
  return play.say("announced", { ...aboutCard(play, card), due: cost.length, paid });
}

export function discardLabel(view: View, play: Play): string {
  const top = view.discard.at(-1);
  return play.say("discard", { count: view.discard.length, card: top ? nameOf(play, top) : "" });
}
