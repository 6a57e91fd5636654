/** The sea map as the server tells it, ways over it, and the lines with which it is drawn. */

import type { SeaMap } from "../../protocol/deukalion";
import { column, row } from "./box";

/** A shortest way from one square to another by squares that are not taken; [] if there is none so short. */
export function way(map: SeaMap, from: string, to: string, taken: ReadonlySet<string>, steps: number): string[] {
  const squares = new Map(map.squares.map((square) => [square.square, square]));
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (const path of ways) {
    if (path.length > steps) break;
    for (const next of squares.get(path[path.length - 1] ?? "")?.neighbours ?? []) {
      if (next === to) return [...path.slice(1), next];
      // At an anchor chests are delivered, and at the Styx a move ends: nobody sails there by the way.
      if (seen.has(next) || taken.has(next) || squares.get(next)?.ground === "styx") continue;
      seen.add(next);
      ways.push([...path, next]);
    }
  }
  return [];
}

// --- drawing: a square is 100 wide --------------------------------------------------------------------------------

const SIDE = 100;

/** The same for the same square, from 0 to 1. */
function chance(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

export function centre(square: string): [number, number] {
  return [SIDE * (column(square) + 0.5), SIDE * (row(square) + 0.5)];
}

/** The outline of all land: a lump for each square, a neck between two that touch, and more towards the edge. */
export function coast(map: SeaMap): string {
  const land = map.squares.filter((square) => square.ground === "land" && square.square !== map.kylix);
  const there = new Set(land.map((square) => square.square));
  const lines: string[] = [];
  for (const { square } of land) {
    const [x, y] = centre(square);
    const seed = column(square) * 7 + row(square) * 31;
    lines.push(lump(x, y, 49, seed));
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const [column_, row_] = [column(square) + dx, row(square) + dy];
      const outside = column_ < 0 || column_ >= map.width || row_ < 0 || row_ >= map.height;
      const next = outside ? "" : `${map.columns[column_]}${row_ + 1}`;
      if (outside || (there.has(next) && dx + dy > 0)) {
        const wide = outside ? 50 : 40 - 6 * chance(seed + dx * 3 + dy * 5);
        lines.push(neck(x, y, x + SIDE * dx, y + SIDE * dy, wide));
      }
    }
  }
  return lines.join("");
}

/** A round, uneven outline. */
function lump(x: number, y: number, radius: number, seed: number): string {
  const corners = 9;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5 * chance(seed + i))) / corners;
    const far = radius * (0.86 + 0.17 * chance(seed * 3 + i * 11));
    return [x + far * Math.cos(angle) * 1.02, y + far * Math.sin(angle)] as const;
  });
  return smooth(points);
}

/** A closed line through the middles of the sides, with the corners as guides. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number) => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, i) => {
    const guide = points[(i + 1) % points.length]!;
    return `Q${Math.round(guide[0])} ${Math.round(guide[1])} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

function neck(x: number, y: number, x2: number, y2: number, wide: number): string {
  // All outlines turn the same way, so that none cuts into another.
  const [dx, dy] = [Math.sign(y2 - y) * wide, -Math.sign(x2 - x) * wide];
  return `M${x + dx} ${y + dy}L${x2 + dx} ${y2 + dy}L${x2 - dx} ${y2 - dy}L${x - dx} ${y - dy}Z`;
}

/** Squares of open sea with a dolphin or a wave on them: always the same for a map. */
export function ornaments(map: SeaMap): { x: number; y: number; kind: "dolphin" | "waves"; turn: boolean }[] {
  return map.squares
    .filter(({ square, ground }) => ground === "sea" && square !== map.hydra)
    .map(({ square }) => {
      const [x, y] = centre(square);
      const seed = column(square) * 17 + row(square) * 5 + 1;
      return {
        x,
        y,
        kind: chance(seed) < 0.22 ? ("dolphin" as const) : ("waves" as const),
        turn: chance(seed + 9) < 0.5,
      };
    });
}
