/** Borders of vases. A tile is 16 high; its pieces start somewhere and go on in relative steps. */

export type PatternKind = "meander" | "wave" | "tongue" | "ray" | "palmette" | "checks" | "dots" | "ivy";

interface Tile {
  width: number;
  /** Start x, start y, the rest of the path. */
  pieces: readonly (readonly [number, number, string])[];
  /** Drawn as a line this wide instead of filled. */
  line?: number;
}

function petal(angle: number, length: number, half: number): readonly [number, number, string] {
  const a = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(a) * length, -Math.cos(a) * length];
  const [px, py] = [Math.cos(a) * half, Math.sin(a) * half];
  const n = (v: number) => +v.toFixed(1);
  return [
    12,
    13,
    `q${n(x * 0.6 - px * 2)} ${n(y * 0.7 - py * 2)} ${n(x)} ${n(y)}q${n(-x * 0.4 + px * 2)} ${n(-y * 0.3 + py * 2)} ${n(-x)} ${n(-y)}z`,
  ];
}

export const PATTERNS: Record<PatternKind, Tile> = {
  meander: {
    width: 16,
    line: 2.2,
    pieces: [
      [0, 14.4, "h16"],
      [0, 1.6, "h16"],
      [2, 14, "v-9h10.5v5.5h-6v-2h2.5"],
    ],
  },
  wave: {
    width: 18,
    pieces: [
      [
        0,
        16,
        "v-3c4 0 5-2 6-5 1-4 3.5-6 6.5-6 3.5 0 5.5 2.5 5.5 5 0 2.2-1.6 4-3.7 4-1.8 0-3-1.2-3-2.7 0-1.3 1-2.2 2.2-2-1.2-1.3-4-.3-4 3 0 2.3 1.6 3.7 4.5 3.7h4v3z",
      ],
    ],
  },
  tongue: {
    width: 9,
    pieces: [
      [0, 0, "h9v1.6h-9z"],
      [1.2, 2.4, "h6.6v8.4a3.3 4 0 0 1-6.6 0z"],
    ],
  },
  ray: { width: 10, pieces: [[0.4, 16, "L5 0l4.6 16z"]] },
  palmette: {
    width: 24,
    pieces: [
      petal(0, 12.5, 1.6),
      petal(-38, 11.5, 1.5),
      petal(38, 11.5, 1.5),
      petal(-72, 9.5, 1.4),
      petal(72, 9.5, 1.4),
      [8, 14, "q4-2.5 8 0q-4 2-8 0z"],
      [0, 15, "h24v1h-24z"],
      [-2, 15, "q2-5 0-10q2 2.5 2 5q0-2.5 2-5q-2 5 0 10z"],
      [22, 15, "q2-5 0-10q2 2.5 2 5q0-2.5 2-5q-2 5 0 10z"],
    ],
  },
  checks: {
    width: 10,
    pieces: [
      [0, 1, "h5v5h-5z"],
      [5, 6, "h5v5h-5z"],
      [0, 11, "h5v5h-5z"],
    ],
  },
  dots: {
    width: 10,
    pieces: [
      [0, 0, "h10v1.5h-10z"],
      [0, 14.5, "h10v1.5h-10z"],
      [2, 8, "a3 3 0 0 1 6 0a3 3 0 0 1-6 0z"],
    ],
  },
  ivy: {
    width: 20,
    pieces: [
      [0, 7.4, "h20v1.2h-20z"],
      [3, 7.5, "q-3-3 0-6q1.5 0 2 1.5q.5-1.5 2-1.5q3 3 0 6q-2-1.5-4 0z"],
      [13, 8.5, "q-3 3 0 6q1.5 0 2-1.5q.5 1.5 2 1.5q3-3 0-6q-2 1.5-4 0z"],
    ],
  },
};

const round = (v: number) => +v.toFixed(2);

/** The path of a border in a rectangle, with whole tiles; `line` is how wide it is drawn, 0 if it is filled. */
export function border(kind: PatternKind, x: number, y: number, width: number, height: number) {
  const tile = PATTERNS[kind];
  const count = Math.max(1, Math.round(width / (tile.width * (height / 16))));
  const sx = width / count / tile.width;
  const sy = height / 16;
  let d = "";
  for (let n = 0; n < count; n++)
    for (const [px, py, rest] of tile.pieces) d += scaled(px + n * tile.width, py, rest, x, y, sx, sy);
  return { d, line: (tile.line ?? 0) * sy };
}

/** One piece, moved and scaled. Only m, L, h, v, l, q, c, a and z occur in tiles. */
function scaled(px: number, py: number, rest: string, x: number, y: number, sx: number, sy: number): string {
  let d = `M${round(x + px * sx)} ${round(y + py * sy)}`;
  for (const [, letter, numbers] of rest.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (numbers!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (letter === "h") d += `h${round(n[0]! * sx)}`;
    else if (letter === "v") d += `v${round(n[0]! * sy)}`;
    else if (letter === "a")
      for (let k = 0; k < n.length; k += 7)
        d += `a${round(n[k]! * sx)} ${round(n[k + 1]! * sy)} 0 ${n[k + 3]} ${n[k + 4]} ${round(n[k + 5]! * sx)} ${round(n[k + 6]! * sy)}`;
    else if (letter === "L") d += `l${round((n[0]! - 0.4) * sx)} ${round((n[1]! - 16) * sy)}`;
    else d += letter + n.map((v, k) => round(v * (k % 2 ? sy : sx))).join(" ");
  }
  return d;
}

/** Two whole tiles' worth of path, for a `<pattern>`. */
export function tilePath(kind: PatternKind): string {
  return PATTERNS[kind].pieces.map(([x, y, rest]) => scaled(x, y, rest, 0, 0, 1, 1)).join("");
}
