/** What a drag of a ship or of the Hydra means: steps one after the other, or where it is relocated to. */

import type { SeaMap, View } from "../../protocol/deukalion";
import type { Mark, Play } from "../game";
import { beside, mapOf, playerOf, seats } from "./box";
import { way } from "./sea";

/** How the piece can be moved now: with which die first, by how many steps, over which squares not. */
function course(piece: Mark, view: View) {
  const ships = seats(view).map((seat) => view.players[seat].ship);
  if (piece === "hydra") {
    const begins = view.question === "main" && view.legal.includes("DIE(hydra)");
    const steps = begins ? view.kylix.hydra : view.question === "hydra" ? view.hydra_steps : 0;
    return { first: begins ? ["DIE(hydra)"] : [], steps, from: view.hydra, taken: new Set(ships) };
  }
  if (piece !== `ship:${view.seat}`) return null;
  const me = playerOf(view, view.seat);
  const begins = view.question === "main" && view.legal.includes("DIE(move)");
  const more = me?.permanents.includes("argo") ? 1 : 0;
  const steps = begins ? view.kylix.move + more : view.question === "ship" ? view.steps_left : 0;
  return {
    first: begins ? ["DIE(move)"] : [],
    steps,
    from: me?.ship ?? "",
    taken: new Set([...ships.filter((ship) => ship !== me?.ship), view.hydra]),
  };
}

function ways(piece: Mark, to: string, view: View, map: SeaMap | null): string[] {
  const it = course(piece, view);
  if (!it || !map || it.steps === 0 || !it.from || it.from === to) return [];
  const squares = way(map, it.from, to, it.taken, it.steps);
  if (squares.length === 0) return [];
  const steps = squares.map((square, i) => `DIR(${beside(squares[i - 1] ?? it.from, square)})`);
  return [...it.first, ...steps];
}

export function dragged(from: Mark, to: Mark, view: View, map: SeaMap | null): string[] {
  const square = to.startsWith("sq:") ? to.slice(3) : "";
  if (!square) return [];
  const relocated =
    (view.question === "relocate-ship" && from === `ship:${view.about?.other ?? ""}`) ||
    (view.question === "relocate-hydra" && from === "hydra");
  return relocated ? [`SQ(${square})`] : ways(from, square, view, map);
}

/** Only a ship is dropped on anything but a square. */
export function fits(from: Mark, to: Mark): boolean {
  return from !== "hydra" || to.startsWith("sq:");
}

/** Squares that can be reached by more than one choice, each with the piece that goes there: by the Hydra only where the
    ship cannot. Of the first choice, the board shows itself that it is open. */
export function farSquares(view: View, map: SeaMap | null): Map<string, Mark> {
  const far = new Map<string, Mark>();
  const taken = new Set([...seats(view).map((seat) => view.players[seat].ship), view.hydra]);
  for (const piece of [`ship:${view.seat}`, "hydra"]) {
    for (const { square, ground } of map?.squares ?? []) {
      if (far.has(square) || taken.has(square) || (piece === "hydra" ? ground !== "sea" : ground === "land")) continue;
      if (ways(piece, square, view, map).length > 1) far.set(square, piece);
    }
  }
  return far;
}

/** A card in hand could still be played, and a secret card be claimed next to a city: whoever might do that is asked. */
export function rests(view: View, play: Play): string {
  const me = playerOf(view, view.seat);
  const near = mapOf(play)?.squares.find(({ square }) => square === me?.ship)?.near ?? [];
  const cards =
    me?.cards_in_hand && (view.phase === "main" || play.setting.options?.["action_cards_off_turn"] === "own_move");
  const claims = me?.has_secret && view.question === "ship" && near.some((place) => place in view.cities);
  return !cards && !claims && view.legal.every((choice) => /^(DIR|JUMP|STOP)/.test(choice)) ? "STOP" : "";
}
