/** Points, smooth outlines, hulls: what the drawings are made of. */

export type Point = readonly [number, number];
/** A point of an outline; 1 makes it a corner. */
export type Knot = readonly [number, number, number?];

const one = (v: number) => {
  const r = Math.round(v * 10) / 10;
  return Object.is(r, -0) ? "0" : String(r);
};
const pair = (x: number, y: number) => `${one(x)} ${one(y)}`;

/** "1,2 3,4! 5,6": a row of points; an exclamation mark makes a corner. */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.split(",");
      return [parseFloat(x!), parseFloat(y!), word.endsWith("!") ? 1 : 0] as const;
    });
}

/** A smooth line through points, as a path. */
export function smooth(points: readonly Knot[], closed = true): string {
  const n = points.length;
  const at = (i: number) => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let d = "M" + pair(points[0]![0], points[0]![1]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (p1[2] && p2[2]) {
      d += "L" + pair(p2[0], p2[1]);
      continue;
    }
    const a = p1[2] ? [(p2[0] - p1[0]) / 3, (p2[1] - p1[1]) / 3] : [(p2[0] - p0[0]) / 6, (p2[1] - p0[1]) / 6];
    const b = p2[2] ? [(p2[0] - p1[0]) / 3, (p2[1] - p1[1]) / 3] : [(p3[0] - p1[0]) / 6, (p3[1] - p1[1]) / 6];
    d += `C${pair(p1[0] + a[0]!, p1[1] + a[1]!)} ${pair(p2[0] - b[0]!, p2[1] - b[1]!)} ${pair(p2[0], p2[1])}`;
  }
  return closed ? d + "z" : d;
}

/** A smooth closed outline, written as points. */
export const blob = (text: string) => smooth(knots(text));
/** A smooth open line, written as points. */
export const curve = (text: string) => smooth(knots(text), false);

export function polygon(points: readonly Knot[]): string {
  return points.map(([x, y], i) => (i ? "L" : "M") + pair(x, y)).join("") + "z";
}

export function segment(...points: readonly Knot[]): string {
  return points.map(([x, y], i) => (i ? "L" : "M") + pair(x, y)).join("");
}

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${pair(x - r, y)}a${one(r)} ${one(ry)} 0 1 1 ${one(2 * r)} 0a${one(r)} ${one(ry)} 0 1 1 ${one(-2 * r)} 0z`;
}

/** A disc at a point of an outline. */
export const spot = (p: Knot, r: number, ry = r) => disc(p[0], p[1], r, ry);

/** The tight band around circles. */
export function hull(circles: readonly (readonly [number, number, number])[]): string {
  const points: Point[] = [];
  for (const [x, y, r] of circles)
    if (r === 0) points.push([x, y]);
    else
      for (let k = 0; k < 16; k++)
        points.push([x + r * Math.cos((Math.PI * k) / 8), y + r * Math.sin((Math.PI * k) / 8)]);
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (row: Point[]) => {
    const kept: Point[] = [];
    for (const p of row) {
      while (kept.length > 1 && cross(kept[kept.length - 2]!, kept[kept.length - 1]!, p) <= 0) kept.pop();
      kept.push(p);
    }
    kept.pop();
    return kept;
  };
  return polygon([...half(points), ...half([...points].reverse())]);
}

export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners: Point[] = [];
  for (let n = 0; n < 2 * points; n++) {
    const r = n % 2 ? inner : outer;
    const a = (Math.PI * n) / points + turn;
    corners.push([x + r * Math.sin(a), y - r * Math.cos(a)]);
  }
  return polygon(corners);
}

/** Angles of limbs: 0 hangs down, 90 points forward, 180 up. */
export function reach(from: Point, angle: number, length: number): Point {
  const a = (angle * Math.PI) / 180;
  return [from[0] + Math.sin(a) * length, from[1] + Math.cos(a) * length];
}

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A path with the class of its paint: see art.css. */
export const paint = (kind: string, ...paths: string[]) => `<path class="${kind}" d="${paths.join("")}"/>`;

/** A part put somewhere: moved, turned (degrees), scaled, mirrored. */
export function put(part: string, x: number, y: number, turn = 0, scale = 1, flip = false): string {
  const s = flip ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`;
  return `<g transform="translate(${pair(x, y)})${turn ? `rotate(${one(turn)})` : ""}${s}">${part}</g>`;
}

export const mirrored = (part: string, axis = 100) => `<g transform="translate(${2 * axis} 0)scale(-1 1)">${part}</g>`;

/** A shape along a line, written as "x,y,half-width …": limbs, necks, tails, snakes. */
export function taper(text: string): string {
  const p = text
    .trim()
    .split(/\s+/)
    .map((word) => word.split(",").map(Number) as [number, number, number]);
  const n = p.length;
  const side = (i: number, sign: number): Knot => {
    const a = p[Math.max(0, i - 1)]!;
    const b = p[Math.min(n - 1, i + 1)]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = p[i]![2] * sign;
    return [p[i]![0] + ((b[1] - a[1]) / l) * w, p[i]![1] - ((b[0] - a[0]) / l) * w];
  };
  const cap = (i: number, j: number): Knot => {
    const l = Math.hypot(p[i]![0] - p[j]![0], p[i]![1] - p[j]![1]) || 1;
    const w = p[i]![2] * 0.8;
    return [p[i]![0] + ((p[i]![0] - p[j]![0]) / l) * w, p[i]![1] + ((p[i]![1] - p[j]![1]) / l) * w];
  };
  const out: Knot[] = [];
  for (let i = 0; i < n; i++) out.push(side(i, 1));
  out.push(cap(n - 1, n - 2));
  for (let i = n - 1; i >= 0; i--) out.push(side(i, -1));
  out.push(cap(0, 1));
  return smooth(out);
}
