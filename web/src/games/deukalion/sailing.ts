/** What a drag of a ship or of the Hydra means: steps one after the other, or where it is relocated to. */

import type { SeaMap, View } from "../../protocol/deukalion";
import type { Mark } from "../game";
import { beside, playerOf, seats } from "./box";
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

/** Squares that can be reached by more than one choice; of the first, the board shows itself that it is open. */
export function farSquares(view: View, map: SeaMap | null): Set<string> {
  const sails = view.question === "ship" || view.legal.includes("DIE(move)");
  const piece = view.question === "hydra" ? "hydra" : sails ? `ship:${view.seat}` : "";
  if (!piece || !map) return new Set();
  const hydra = piece === "hydra";
  const taken = new Set([...seats(view).map((seat) => view.players[seat].ship), view.hydra]);
  return new Set(
    map.squares
      .filter(({ square, ground }) => !taken.has(square) && (hydra ? ground === "sea" : ground !== "land"))
      .map(({ square }) => square)
      .filter((square) => ways(piece, square, view, map).length > 1),
  );
}
