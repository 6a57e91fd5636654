/** What a screen reader says of each thing. */

import type { Place, Player, SeaMap, View } from "../../protocol/deukalion";
import type { Mark, Play } from "../game";
import { seats, type Seat } from "./box";
import { byColour } from "./marks";

/** With what can be done with the thing now. */
export function full(play: Play, mark: Mark, label: string): string {
  const choices = play.open.get(mark) ?? [];
  return choices.length > 0 ? `${label} ${choices.map((choice) => `${choice.text}.`).join(" ")}` : label;
}

/** 2 chests: red, blue. */
export function chests(play: Play, colours: string[]): string {
  const sentences = byColour(colours).map(([colour, count]) => play.say("chest-count", { colour, count }));
  return play.say("chests", { count: colours.length, list: sentences.join(", ") });
}

export function shipLabel(play: Play, player: Player, seat: Seat): string {
  return play.say("ship", {
    name: play.name(seat),
    count: player.aboard,
    chests: chests(play, player.chests),
  });
}

/** With which piece could be brought there. */
export function squareLabel(play: Play, view: View, map: SeaMap, square: string, piece?: Mark): string {
  const ground = map.squares.find((other) => other.square === square);
  const sentences = [play.say("square", { square, ground: ground?.ground ?? "sea" })];
  const near = (ground?.near ?? []).map((place) => map.places.find((other) => other.place === place)?.name ?? place);
  if (near.length > 0) sentences.push(play.say("next-to", { places: near.join(", ") }));
  const pool = view.whirlpools.indexOf(square);
  if (pool >= 0) sentences.push(play.say("whirlpool", { number: pool + 1 }));
  for (const seat of seats(view)) {
    if (view.players[seat].ship === square) sentences.push(shipLabel(play, view.players[seat], seat));
  }
  if (view.hydra === square) sentences.push(play.say("hydra-here"));
  if (piece) sentences.push(play.say("in-reach", { piece: piece === "hydra" ? "hydra" : "ship" }));
  return sentences.join(" ");
}

export function placeLabel(play: Play, view: View, place: Place): string {
  const { name, square, value, room } = place;
  const stored = view.cities[place.place];
  if (stored) return play.say("city", { name, square, value, chests: chests(play, stored) });
  const owner = view.owners[place.place] ?? "nobody";
  return play.say("settlement", {
    name,
    square,
    value,
    count: room,
    owner: owner === "nobody" ? "" : play.name(owner),
    owned: owner === "nobody" ? "vacant" : owner === view.seat ? "yours" : "other",
  });
}

export function boardLabel(play: Play, view: View, seat: Seat): string {
  const player = view.players[seat];
  const sentences = [
    play.say("board-of", {
      name: play.name(seat),
      turn: view.active === seat && view.phase !== "setup" ? "yes" : "no",
      count: player.total,
      goal: view.goal,
      honour: player.honour,
      pursuits: player.pursuit_points,
      settlements: player.total - player.honour - player.pursuit_points,
    }),
    play.say("board-aboard", { count: player.aboard, chests: chests(play, player.chests), below: player.below }),
    play.say("board-cards", {
      count: player.cards_in_hand,
      secret: player.revealed ? "open" : player.has_secret ? "hidden" : "none",
    }),
  ];
  if (player.permanents.length > 0) {
    const cards = player.permanents.map((card) => play.cards.get(card)?.name ?? card).join(", ");
    sentences.push(play.say("board-permanents", { cards }));
  }
  return sentences.join(" ");
}

export function pursuitLabel(play: Play, card: string): string {
  const info = play.cards.get(card);
  if (!info) return card;
  const [first = "", second = ""] = (info.facts["tasks"] as string[] | undefined) ?? [];
  return play.say("pursuit", { name: info.name, count: Number(info.facts["points"] ?? 0), first, second });
}
