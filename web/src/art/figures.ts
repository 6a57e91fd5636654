/**
 * Men and women in the manner of the vases: legs and head in profile, chest in front view.
 * A figure is a pose (angles of its limbs), a dress, a head and what it holds.
 */

import { disc, spot, hull, mix, mirrored, paint, put, reach, segment, smooth, type Knot, type Point } from "./geometry";
import { drawHead, type Head } from "./heads";
import { held, type Held } from "./weapons";
import { shield, type Shield } from "./shields";

/** Angles: 0 hangs down, 90 points forward, 180 up, negative ones backward. Thigh and shin, upper arm and forearm. */
export interface Pose {
  lean?: number;
  /** 1: the chest is seen from the front, 0: from the side. */
  turn?: number;
  back: readonly [number, number];
  front: readonly [number, number];
  rear?: readonly [number, number];
  fore?: readonly [number, number];
  /** How the feet are turned; 0 is flat. */
  feet?: readonly [number, number];
  nod?: number;
}

export const POSES = {
  stand: { back: [-9, -13], front: [10, 3], rear: [-16, 6], fore: [24, 62] },
  walk: { lean: 2, back: [-16, -34], front: [24, 6], rear: [-24, 20], fore: [28, 66], feet: [22, 0] },
  stride: { lean: 6, back: [-26, -50], front: [44, 2], rear: [-40, 20], fore: [50, 80], feet: [24, 0] },
  charge: { lean: 12, back: [-34, -60], front: [58, -4], rear: [-104, 142], fore: [62, 92], feet: [28, 0] },
  thrust: { lean: 16, back: [-38, -60], front: [62, 0], rear: [-70, 50], fore: [66, 86], feet: [26, 0] },
  knielauf: { lean: 4, back: [-8, -106], front: [86, -8], rear: [-70, -5], fore: [80, 175], feet: [58, 0] },
  run: { lean: 12, back: [-40, -100], front: [72, -8], rear: [-60, 30], fore: [70, 150], feet: [85, 0] },
  archer: { lean: 2, back: [6, -108], front: [84, -2], rear: [-82, 92], fore: [90, 90], feet: [58, 0] },
  shoot: { lean: -2, back: [-20, -28], front: [26, 8], rear: [-84, 94], fore: [90, 90] },
  kneel: { lean: 12, back: [8, -108], front: [88, -4], rear: [-30, 40], fore: [60, 90], feet: [58, 0] },
  sit: { lean: -4, back: [80, 4], front: [88, -6], rear: [6, 62], fore: [40, 95] },
  plant: { lean: 62, back: [58, -40], front: [96, -22], rear: [10, 30], fore: [24, 40], feet: [20, 0] },
  ride: { lean: 4, back: [52, -6], front: [56, -4], rear: [-30, 50], fore: [40, 84], feet: [-12, -12] },
  drive: { lean: 14, back: [4, 0], front: [8, 2], rear: [48, 84], fore: [64, 92] },
  fly: { lean: 58, back: [-62, -74], front: [-30, -70], rear: [-96, -60], fore: [112, 120], feet: [50, 50] },
  swing: { lean: 8, back: [-30, -54], front: [50, -2], rear: [-168, 138], fore: [76, 110], feet: [26, 0] },
  grapple: { lean: 34, back: [-40, -44], front: [50, -14], rear: [56, 100], fore: [70, 96], feet: [26, 0] },
  beg: { lean: 14, back: [8, -106], front: [88, -4], rear: [70, 120], fore: [86, 128], feet: [58, 0] },
  mourn: { lean: 4, back: [-9, -13], front: [10, 3], rear: [-120, 150], fore: [120, -160] },
  offer: { back: [-9, -13], front: [10, 3], rear: [8, 80], fore: [40, 96] },
  greet: { back: [-9, -13], front: [10, 3], rear: [4, 30], fore: [60, 140] },
  bound: { back: [-9, -13], front: [10, 3], rear: [-96, -60], fore: [96, 60] },
  hang: { lean: 0, back: [-20, -30], front: [-6, -26], rear: [-150, -165], fore: [150, 165], feet: [50, 50] },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

export type Dress = "nude" | "tunic" | "armour" | "robe" | "peplos" | "scythian" | "loin";

export interface Figure {
  pose?: PoseName | Pose;
  x?: number;
  /** The line it stands on; a rider's or flier's hip if `hip` is given. */
  y?: number;
  hip?: number;
  size?: number;
  flip?: boolean;
  woman?: boolean;
  head?: Head;
  dress?: Dress;
  /** Paint of the dress: f r s o y n. */
  cloth?: string;
  /** Ornament of the dress. */
  ornament?: "plain" | "dots" | "stars" | "bands" | "squares" | "waves" | "scales";
  cloak?: "none" | "short" | "flying" | "long" | "mantle" | "lion" | "zeira" | "wings" | "leopard";
  cloakPaint?: string;
  greaves?: boolean;
  sandals?: boolean;
  rear?: Held;
  fore?: Held;
  shield?: Shield;
  /** The legs are left out: he stands in or behind something. */
  bust?: boolean;
  /** Eyes all over (Argus). */
  eyes?: boolean;
}

/** Where the parts of a figure are. */
export interface Joints {
  hip: Point;
  neck: Point;
  shoulders: readonly [Point, Point];
  knees: readonly [Point, Point];
  ankles: readonly [Point, Point];
  elbows: readonly [Point, Point];
  hands: readonly [Point, Point];
}

const THIGH = 46;
const SHIN = 45;
const TORSO = 54;
const UPPER = 31;
const FOREARM = 29;

export function poseOf(f: Figure): Pose {
  return typeof f.pose === "object" ? f.pose : POSES[f.pose ?? "stand"];
}

export function joints(f: Figure): Joints {
  const p = poseOf(f);
  const s = f.size ?? 1;
  const build = (hip: Point): Joints => {
    const lean = p.lean ?? 0;
    const neck = reach(hip, 180 - lean, TORSO * s);
    const turn = p.turn ?? 1;
    const wide = (2 + 14.5 * turn) * s;
    const a = (lean * Math.PI) / 180;
    const shoulder = (v: number): Point => [
      neck[0] + v * Math.cos(a) - 7 * s * Math.sin(a),
      neck[1] + v * Math.sin(a) + 7 * s * Math.cos(a),
    ];
    const shoulders = [shoulder(-wide), shoulder(wide)] as const;
    const spread = 4 * s;
    const hips = [
      [hip[0] - spread, hip[1]],
      [hip[0] + spread, hip[1]],
    ] as const;
    const knees = [reach(hips[0], p.back[0], THIGH * s), reach(hips[1], p.front[0], THIGH * s)] as const;
    const ankles = [reach(knees[0], p.back[1], SHIN * s), reach(knees[1], p.front[1], SHIN * s)] as const;
    const rear = p.rear ?? [-16, 6];
    const fore = p.fore ?? [24, 62];
    const elbows = [reach(shoulders[0], rear[0], UPPER * s), reach(shoulders[1], fore[0], UPPER * s)] as const;
    const hands = [reach(elbows[0], rear[1], FOREARM * s), reach(elbows[1], fore[1], FOREARM * s)] as const;
    return { hip, neck, shoulders, knees, ankles, elbows, hands };
  };
  if (f.hip !== undefined) return build([f.x ?? 100, f.hip]);
  const j = build([f.x ?? 100, 0]);
  const feet = (p.feet ?? [0, 0]).map((a) => (a * Math.PI) / 180);
  const lowest = Math.max(
    ...j.ankles.map((q, k) => q[1] + Math.max(8.5, 22 * Math.sin(feet[k]!) + 8.5 * Math.cos(feet[k]!)) * s),
    ...j.knees.map((q) => q[1] + 7 * s),
  );
  return build([f.x ?? 100, (f.y ?? 226) - lowest]);
}

/** Along a limb from a to b: t along it, o to its front side. */
function along(a: Point, b: Point, t: number, o: number): Knot {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const l = Math.hypot(dx, dy) || 1;
  return [a[0] + dx * t + (dy / l) * o, a[1] + dy * t - (dx / l) * o];
}

/** The outline of a foot from the instep round to the heel. */
function sole(ankle: Point, s: number, turned: number): Knot[] {
  const r = (turned * Math.PI) / 180;
  const at = (u: number, v: number, corner?: number): Knot => [
    ankle[0] + (u * Math.cos(r) - v * Math.sin(r)) * s,
    ankle[1] + (u * Math.sin(r) + v * Math.cos(r)) * s,
    corner,
  ];
  return [at(6, -1), at(15, 4), at(23, 5.5), at(24, 8.5, 1), at(10, 8.5), at(2, 7.2), at(-6, 9, 1), at(-7, 4)];
}

function leg(hip: Point, knee: Point, ankle: Point, s: number, foot: number): string {
  const o = (a: Point, b: Point, t: number, v: number) => along(a, b, t, v * s);
  return smooth([
    o(hip, knee, -0.1, 9),
    o(hip, knee, 0.3, 12),
    o(hip, knee, 0.72, 8.5),
    o(hip, knee, 0.97, 7),
    o(knee, ankle, 0.14, 5.5),
    o(knee, ankle, 0.5, 5),
    o(knee, ankle, 0.86, 3.4),
    ...sole(ankle, s, foot),
    o(knee, ankle, 0.9, -3.2),
    o(knee, ankle, 0.66, -5),
    o(knee, ankle, 0.34, -9.5),
    o(knee, ankle, 0.1, -6),
    o(hip, knee, 0.86, -6.5),
    o(hip, knee, 0.4, -10.5),
    o(hip, knee, -0.02, -13),
  ]);
}

function arm(shoulder: Point, elbow: Point, hand: Point, s: number): string {
  const o = (a: Point, b: Point, t: number, v: number) => along(a, b, t, v * s);
  return smooth([
    o(shoulder, elbow, -0.16, 0),
    o(shoulder, elbow, 0.1, 7.6),
    o(shoulder, elbow, 0.5, 6.6),
    o(shoulder, elbow, 0.94, 4.6),
    o(elbow, hand, 0.22, 5.6),
    o(elbow, hand, 0.8, 3),
    o(elbow, hand, 0.92, 4.2),
    o(elbow, hand, 1.06, 8.2),
    o(elbow, hand, 1.1, 4.2),
    o(elbow, hand, 1.3, 4),
    o(elbow, hand, 1.36, 0),
    o(elbow, hand, 1.22, -4.8),
    o(elbow, hand, 1.0, -4.6),
    o(elbow, hand, 0.82, -3.2),
    o(elbow, hand, 0.24, -5.4),
    o(shoulder, elbow, 1.02, -4.8),
    o(shoulder, elbow, 0.5, -6),
    o(shoulder, elbow, 0.1, -7.4),
  ]);
}

/** The body in coordinates of the spine: v forward, u up from the hip. */
function spine(j: Joints, s: number): (v: number, u: number, corner?: number) => Knot {
  const l = TORSO * s;
  const tall = TORSO / 57;
  const broad = 1.14;
  const [ux, uy] = [(j.neck[0] - j.hip[0]) / l, (j.neck[1] - j.hip[1]) / l];
  return (v, u, corner) => [
    j.hip[0] + (-uy * v * broad + ux * u * tall) * s,
    j.hip[1] + (ux * v * broad + uy * u * tall) * s,
    corner,
  ];
}

/** The body; `grow` is the thickness of cloth, and cloth ends under the belt. */
function torso(j: Joints, s: number, turn: number, grow = 0): string {
  const at = spine(j, s);
  const wide = 2 + 13 * turn;
  const g = grow;
  const low = grow
    ? [at(-9 - g, 14, 1), at(0, 11), at(9 + g, 14, 1)]
    : [at(-9 - g, 10), at(-13.5 - g, -1), at(-11, -9), at(0, -10), at(8, -8), at(9 + g, -2), at(8.5 + g, 12)];
  return smooth([
    ...low,
    at(7.5 + g, 22),
    at(9 + 3 * turn + g, 36),
    at(wide + 3 + g, 45),
    at(wide + 2 + g, 51.5),
    at(wide * 0.5 + 2, 56),
    at(5, 59),
    at(-5, 59),
    at(-wide * 0.5 - 2, 56),
    at(-wide - 2 - g, 51.5),
    at(-wide - 3 - g, 45),
    at(-8.5 - 3 * turn - g, 36),
    at(-7.5 - g, 22),
  ]);
}

function chestLines(j: Joints, s: number, turn: number): string {
  const at = spine(j, s);
  const line = (...k: Knot[]) => smooth(k, false);
  if (turn < 0.5) return paint("i", line(at(9, 36), at(4, 34), at(0, 38)), line(at(7, 14), at(2, 12)));
  return paint(
    "i",
    line(at(0, 50), at(-0.5, 38), at(0, 24)),
    line(at(0, 39), at(7, 36), at(12, 41)),
    line(at(0, 39), at(-7, 36), at(-12, 41)),
    line(at(-6.5, 29), at(0, 31), at(6.5, 29)),
    line(at(-6.5, 22), at(0, 20.5), at(6.5, 22)),
    line(at(7, 8), at(0, 2), at(-6, 8)),
    line(at(3, 55), at(9, 53.5), at(14, 53)),
    line(at(-3, 55), at(-9, 53.5), at(-14, 53)),
  );
}

function legLines(hip: Point, knee: Point, ankle: Point, s: number): string {
  const o = (a: Point, b: Point, t: number, v: number) => along(a, b, t, v * s);
  return paint(
    "i",
    smooth([o(hip, knee, 0.25, 4), o(hip, knee, 0.6, 5.5), o(hip, knee, 0.86, 3)], false),
    smooth([o(hip, knee, 0.92, 4.5), o(knee, ankle, 0.02, 1), o(knee, ankle, 0.1, 4)], false),
    smooth([o(knee, ankle, 0.16, -1), o(knee, ankle, 0.4, -4.5), o(knee, ankle, 0.66, -1.5)], false),
  );
}

function greave(knee: Point, ankle: Point, s: number): string {
  const o = (t: number, v: number) => along(knee, ankle, t, v * s);
  return (
    paint(
      "y",
      smooth([
        o(-0.1, 6),
        o(0.1, 6.5),
        o(0.5, 5.8),
        o(0.92, 4.2),
        o(0.92, -3.6),
        o(0.66, -5.4),
        o(0.34, -9.8),
        o(0.08, -6),
        o(-0.06, 0),
      ]),
    ) + paint("j", smooth([o(0.12, 1), o(0.36, -4), o(0.6, 1), o(0.3, 2.5), o(0.12, 1)], false))
  );
}

const waist = (j: Joints, s: number): Point =>
  mix(j.hip, j.neck, (16 * s) / Math.hypot(j.neck[0] - j.hip[0], j.neck[1] - j.hip[1]));

/** What is seen of a leg under a long dress. */
function foot(knee: Point, ankle: Point, s: number, turned: number): string {
  const o = (t: number, v: number) => along(knee, ankle, t, v * s);
  return smooth([o(0.6, 5), o(0.86, 3.4), ...sole(ankle, s, turned), o(0.9, -3.2), o(0.6, -6)]);
}

/** Long cloth over both legs. */
function skirt(j: Joints, s: number, length: number, flare: number): string {
  const [kb, kf] = j.knees;
  const [ab, af] = j.ankles;
  if (length <= 1) {
    const b = mix(j.hip, kb, length);
    const f = mix(j.hip, kf, length);
    return hull([
      [...waist(j, s), 8.5 * s],
      [j.hip[0] - 2 * s, j.hip[1] + 4 * s, 15.5 * s],
      [b[0] - 3 * s, b[1], (11 + flare) * s],
      [f[0] + 2 * s, f[1], (12 + flare) * s],
      [j.hip[0] + 3 * s, j.hip[1] + 4 * s, 13 * s],
    ]);
  }
  const bottom = (p: Point, w: number): (readonly [number, number, number])[] => [
    [p[0] - w * s, p[1] + 3 * s, 0],
    [p[0] + w * s, p[1] + 3 * s, 0],
    [p[0], p[1] - 8 * s, w * s],
  ];
  return (
    hull([
      [...waist(j, s), 9 * s],
      [j.hip[0] - 1.5 * s, j.hip[1] + 3 * s, 15 * s],
      [kb[0], kb[1], 11 * s],
      [kf[0], kf[1], 10.5 * s],
    ]) + hull([[kb[0], kb[1], 11 * s], [kf[0], kf[1], 10.5 * s], ...bottom(ab, 12), ...bottom(af, 12)])
  );
}

/** A grid over the lower dress: t from back to front, h from the waist to the hem. */
function clothGrid(j: Joints, s: number): (t: number, h: number) => Point {
  const [kb, kf] = j.knees;
  const [ab, af] = j.ankles;
  const waist: [Point, Point] = [
    [j.hip[0] - 9 * s, j.hip[1] - 16 * s],
    [j.hip[0] + 9 * s, j.hip[1] - 16 * s],
  ];
  const knee: [Point, Point] = [
    [kb[0] - 8 * s, kb[1]],
    [kf[0] + 8 * s, kf[1]],
  ];
  const hem: [Point, Point] = [
    [ab[0] - 10 * s, ab[1] + 3 * s],
    [af[0] + 10 * s, af[1] + 3 * s],
  ];
  return (t, h) => {
    const [x, y, k] = h < 0.5 ? [waist, knee, h * 2] : [knee, hem, h * 2 - 1];
    return mix(mix(x[0], x[1], t), mix(y[0], y[1], t), k);
  };
}

function longDress(j: Joints, f: Figure, s: number, turn: number): string {
  const cloth = f.cloth ?? "f";
  const ornament = f.ornament ?? "plain";
  const at = spine(j, s);
  const grid = clothGrid(j, s);
  const dark = cloth === "n" || cloth === "y" || cloth === "w";
  const line = dark ? "j" : "i";
  const dots = dark ? "m" : "q";
  let out = paint(cloth, skirt(j, s, 2, 0));
  const fold = (t: number, from = 0.3) =>
    smooth(
      [0, 0.33, 0.66, 1].map((h) => grid(t, from + (1 - from) * h)),
      false,
    );
  const across = (h: number) =>
    smooth(
      [0.02, 0.3, 0.6, 0.98].map((t) => grid(t, h)),
      false,
    );
  if (ornament === "bands") {
    for (const h of [0.62, 0.67, 0.94, 0.98]) out += paint(line, across(h));
    out += paint(dots, ...[0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) => disc(...grid(t, 0.81), 2.6 * s)));
  } else if (ornament === "plain") {
    out += paint(line, ...[0.2, 0.4, 0.6, 0.8].map((t) => fold(t)), across(0.95));
  } else if (ornament === "waves") {
    out += paint(
      line,
      ...[0.12, 0.26, 0.4, 0.54, 0.68, 0.82].map((t) =>
        smooth(
          [0.25, 0.4, 0.55, 0.7, 0.85, 1].map((h, n) => grid(t + (n % 2 ? 0.03 : -0.03), h)),
          false,
        ),
      ),
    );
  } else {
    for (const h of [0.96, 0.9]) out += paint(line, across(h));
    const spots: string[] = [];
    for (const [row, h] of [0.32, 0.47, 0.62, 0.77].entries())
      for (const t of row % 2 ? [0.16, 0.5, 0.84] : [0.02, 0.33, 0.67, 0.98]) {
        if (t < 0.05 || t > 0.95) continue;
        const [x, y] = grid(t, h);
        if (ornament === "dots") spots.push(disc(x, y, 2 * s));
        else if (ornament === "stars")
          spots.push(
            ...[0, 1, 2].map((k) => {
              const a = (k * Math.PI) / 3;
              const [dx, dy] = [Math.cos(a) * 3.6 * s, Math.sin(a) * 3.6 * s];
              return segment([x - dx, y - dy], [x + dx, y + dy]);
            }),
          );
        else if (ornament === "squares") {
          const q = 3.4 * s;
          spots.push(`M${x - q} ${y - q}h${2 * q}v${2 * q}h${-2 * q}z`);
        } else
          spots.push(
            smooth(
              [
                [x - 5 * s, y - 2 * s],
                [x, y + 4 * s],
                [x + 5 * s, y - 2 * s],
              ],
              false,
            ),
          );
      }
    out += paint(ornament === "dots" ? dots : ornament === "stars" ? (dark ? "j" : "l") : line, ...spots);
  }
  out += paint(cloth, torso(j, s, turn, 1));
  if (f.dress === "peplos") {
    // the overfold, to the hip, and the belt
    const over = f.cloth === "r" ? "f" : "r";
    out += paint(
      over,
      smooth([
        at(10.5, -6, 1),
        at(9.5, 14),
        at(9, 24),
        at(14.5 * turn + 1, 38),
        at(14 * turn + 4, 50),
        at(6, 56),
        at(0, 54),
        at(-6, 56),
        at(-14 * turn - 4, 50),
        at(-14.5 * turn - 1, 38),
        at(-9, 24),
        at(-11, 10),
        at(-14.5, -6, 1),
      ]),
    );
    out += paint(
      "l",
      smooth([at(-9, 22), at(0, 20.5), at(9, 22)], false),
      smooth([at(-14, -2.5), at(-2, -3.5), at(10.3, -2.5)], false),
    );
    out += paint(
      "i",
      smooth([at(-7, 54), at(-6, 40), at(-5, 24)], false),
      smooth([at(7, 54), at(6, 40), at(5, 24)], false),
      smooth([at(-6, 18), at(-8, 8), at(-9, 0)], false),
      smooth([at(0, 18), at(0, 8), at(-1, 0)], false),
      smooth([at(6, 18), at(6, 8), at(6, 0)], false),
    );
  } else
    out += paint(
      line,
      smooth([at(-9, 24), at(0, 22), at(9, 24)], false),
      smooth([at(-12, 50), at(-6, 38), at(-5, 26)], false),
      smooth([at(12, 50), at(6, 38), at(5, 26)], false),
      smooth([at(-5, 57), at(0, 52), at(5, 57)], false),
    );
  return out;
}

function shortDress(j: Joints, f: Figure, s: number, turn: number): string {
  const at = spine(j, s);
  const cloth = f.cloth ?? "r";
  const dark = cloth === "n" || cloth === "y" || cloth === "w";
  const line = dark ? "j" : "i";
  let out = "";
  const thighs = [0, 1].map((k) => (t: number, v: number) => along(j.hip, j.knees[k]!, t, v * s));
  const [hemBack, hemFront] = [thighs[0]!(0.64, -9), thighs[1]!(0.64, 9)];
  const hem = (t: number, h: number): Point => {
    const [x, y] = mix([hemBack[0], hemBack[1]], [hemFront[0], hemFront[1]], t);
    const [u, v] = at(-8 + 16 * t, 8);
    return mix([u, v], [x, y], h);
  };
  const pleats = f.dress === "armour" ? [0.12, 0.26, 0.4, 0.54, 0.68, 0.82] : [0.16, 0.36, 0.56, 0.76];
  out += paint(cloth, skirt(j, s, 0.58, 2));
  out += paint(line, ...pleats.map((t) => segment(hem(t, 0.12), hem(t, 1.02))));
  if (f.dress === "armour") {
    out += paint("f", torso(j, s, turn, 1.2));
    out += paint("y", smooth([at(-10, 8, 1), at(0, 6.5), at(10, 8, 1), at(9, 13, 1), at(0, 11.5), at(-9, 13, 1)]));
    const coil = (v: number) =>
      smooth(
        [
          at(v * 2, 29),
          at(v * 5, 35),
          at(v * 10, 37),
          at(v * 11, 42),
          at(v * 7, 44),
          at(v * 5.5, 40.5),
          at(v * 8, 39.5),
        ],
        false,
      );
    out += paint(
      "l",
      coil(1),
      coil(-1),
      smooth([at(-5, 57), at(0, 52), at(5, 57)], false),
      smooth([at(-7, 24), at(0, 18), at(7, 24)], false),
    );
    out += paint("i", smooth([at(0, 50), at(0, 16)], false));
  } else {
    out += paint(cloth, torso(j, s, turn, 1));
    out += paint(
      line,
      smooth([at(-5, 57), at(0, 52), at(5, 57)], false),
      smooth([at(-11, 50), at(-6, 38), at(-5, 24)], false),
      smooth([at(11, 50), at(6, 38), at(5, 24)], false),
      smooth([at(0, 50), at(0, 24)], false),
    );
    out += paint(
      dark ? "f" : "q",
      smooth([at(-9, 20, 1), at(0, 18.5), at(9, 20, 1), at(9, 23, 1), at(0, 21.5), at(-9, 23, 1)]),
    );
    if (f.ornament === "dots" || f.ornament === "stars")
      out += paint(
        dark ? "m" : "q",
        ...[0, 1].flatMap((k) => [-5, 4].map((v) => spot(thighs[k]!(0.42, v), 1.6 * s))),
        ...[-8, 0, 8].map((v) => spot(at(v * 0.8, 32), 1.6 * s)),
        ...[-8, 8].map((v) => spot(at(v, 42), 1.6 * s)),
      );
  }
  return out;
}

/** What hangs behind the body. */
function cloakBehind(j: Joints, f: Figure, s: number): string {
  const at = spine(j, s);
  const c = f.cloakPaint ?? "r";
  const line = c === "n" || c === "y" ? "j" : "i";
  switch (f.cloak) {
    case "short":
      return (
        paint(
          c,
          smooth([
            at(8, 56),
            at(-8, 58),
            at(-20, 50),
            at(-27, 22),
            at(-30, -16, 1),
            at(-22, -12),
            at(-16, -18, 1),
            at(-8, 10),
          ]),
        ) +
        paint(
          line,
          smooth([at(-17, 48), at(-22, 20), at(-25, -12)], false),
          smooth([at(-13, 46), at(-15, 20), at(-18, -12)], false),
        )
      );
    case "flying":
      return (
        paint(
          c,
          smooth([
            at(6, 57),
            at(-8, 60),
            at(-30, 58),
            at(-62, 70, 1),
            at(-56, 58),
            at(-66, 46, 1),
            at(-56, 40),
            at(-58, 26, 1),
            at(-30, 34),
            at(-10, 38),
          ]),
        ) +
        paint(
          line,
          smooth([at(-14, 54), at(-36, 52), at(-54, 58)], false),
          smooth([at(-14, 48), at(-36, 44), at(-54, 43)], false),
        )
      );
    case "wings":
      return wings(j, s);
    case "zeira":
    case "long":
      return (
        paint(
          c,
          smooth([
            at(10, 57),
            at(-10, 60),
            at(-20, 48),
            at(-24, 10),
            at(-30, -60, 1),
            at(-18, -56),
            at(-2, -60, 1),
            at(6, 0),
          ]),
        ) +
        paint(
          line,
          smooth([at(-16, 44), at(-19, 0), at(-24, -52)], false),
          smooth([at(-11, 40), at(-12, 0), at(-14, -52)], false),
        )
      );
    default:
      return "";
  }
}

/** Feathered wings, raised behind the shoulders. */
export function wings(j: Joints, s: number): string {
  const at = spine(j, s);
  return (
    paint(
      "f",
      smooth([
        at(2, 50),
        at(-8, 58),
        at(-22, 66),
        at(-34, 84),
        at(-40, 110, 1),
        at(-52, 96),
        at(-58, 76),
        at(-58, 56),
        at(-50, 40),
        at(-34, 30),
        at(-12, 32),
      ]),
    ) +
    paint("r", smooth([at(-2, 48), at(-16, 56), at(-30, 62), at(-34, 54), at(-26, 42), at(-8, 38)])) +
    paint(
      "i",
      smooth([at(-34, 66), at(-38, 84), at(-42, 100)], false),
      smooth([at(-38, 62), at(-46, 78), at(-50, 92)], false),
      smooth([at(-38, 56), at(-50, 64), at(-56, 74)], false),
      smooth([at(-34, 49), at(-48, 50), at(-57, 56)], false),
      smooth([at(-28, 41), at(-40, 38), at(-50, 42)], false),
    )
  );
}

/** What lies over the body. */
function cloakOver(j: Joints, f: Figure, s: number): string {
  const at = spine(j, s);
  const c = f.cloakPaint ?? "r";
  const line = c === "n" || c === "y" ? "j" : "i";
  switch (f.cloak) {
    case "mantle": {
      // from the rear shoulder across the body to the front hip, the end over the arm
      const grid = clothGrid(j, s);
      const low = grid(0.0, 0.86);
      const mid = grid(0.9, 0.62);
      return (
        paint(
          c,
          smooth([
            at(-16, 50),
            at(-8, 57),
            at(-2, 54),
            at(6, 34),
            at(13, 16),
            at(13, 4),
            [mid[0], mid[1], 1],
            mix(low, mid, 0.5),
            [low[0], low[1], 1],
            at(-16, 0),
            at(-13, 24),
          ]),
        ) +
        paint(
          line,
          smooth([at(-11, 52), at(-4, 34), at(8, 14)], false),
          smooth([at(-13, 44), at(-8, 24), at(6, 2)], false),
          smooth([at(-13, 28), at(-8, 8), mix(low, mid, 0.7)], false),
          smooth([at(-13, 10), at(-10, -10), mix(low, mid, 0.3)], false),
        )
      );
    }
    case "zeira":
      return (
        paint(
          c,
          smooth([
            at(14, 52),
            at(4, 58),
            at(-6, 58),
            at(-18, 50),
            at(-22, 20),
            at(-24, -30, 1),
            at(-8, -26),
            at(10, -32, 1),
            at(14, 10),
          ]),
        ) +
        paint(
          "l",
          segment(at(-20, 14), at(-12, 20), at(-4, 14), at(4, 20), at(12, 14)),
          segment(at(-22, -18), at(-14, -12), at(-6, -18), at(2, -12), at(10, -18)),
        )
      );
    case "lion":
    case "leopard": {
      const pelt = f.cloak === "lion" ? (f.cloakPaint ?? "y") : (f.cloakPaint ?? "n");
      const spots = (
        [
          [-12, 40],
          [-6, 28],
          [-14, 20],
          [-9, 8],
          [-18, 2],
          [4, 44],
          [-16, 30],
        ] as const
      ).map(([v, u]) => spot(at(v, u), 1.5 * s));
      return (
        paint(
          pelt,
          smooth([
            at(12, 54),
            at(-6, 59),
            at(-19, 50),
            at(-20, 28),
            at(-26, -6),
            at(-30, -30, 1),
            at(-22, -22),
            at(-18, -10),
            at(-8, -2),
            at(6, 4),
            at(10, -8, 1),
            at(14, 4),
            at(8, 14),
            at(-4, 22),
            at(2, 40),
          ]),
        ) +
        paint(
          "j",
          smooth([at(8, 52), at(0, 40), at(-6, 22)], false),
          ...(f.cloak === "leopard" ? spots : [smooth([at(-15, 44), at(-15, 20), at(-19, -4)], false)]),
        )
      );
    }
    default:
      return "";
  }
}

export function figure(f: Figure): string {
  const p = poseOf(f);
  const s = f.size ?? 1;
  const turn = p.turn ?? 1;
  const j = joints(f);
  const skin = f.woman ? "w" : "f";
  const dress = f.dress ?? (f.woman ? "peplos" : "nude");
  const long = dress === "robe" || dress === "peplos";
  const feet = p.feet ?? [0, 0];
  const hips: [Point, Point] = [
    [j.hip[0] - 4 * s, j.hip[1]],
    [j.hip[0] + 4 * s, j.hip[1]],
  ];
  const legSkin = dress === "scythian" ? (f.cloth ?? "f") : skin;
  const oneLeg = (k: 0 | 1) => {
    if (f.bust) return "";
    if (long) return paint(skin, foot(j.knees[k]!, j.ankles[k]!, s, feet[k]!));
    let out = paint(legSkin, leg(hips[k], j.knees[k]!, j.ankles[k]!, s, feet[k]!));
    if (dress === "scythian") {
      const o = (a: Point, b: Point, t: number, v: number) => along(a, b, t, v * s);
      const zig = (a: Point, b: Point, t: number) =>
        segment(o(a, b, t, 6), o(a, b, t + 0.06, 2), o(a, b, t, -2), o(a, b, t + 0.06, -6));
      out += paint(
        "l",
        zig(hips[k], j.knees[k]!, 0.7),
        zig(hips[k], j.knees[k]!, 0.84),
        zig(j.knees[k]!, j.ankles[k]!, 0.2),
        zig(j.knees[k]!, j.ankles[k]!, 0.36),
        zig(j.knees[k]!, j.ankles[k]!, 0.52),
      );
    } else if (f.greaves) out += greave(j.knees[k]!, j.ankles[k]!, s);
    else if (!long && skin === "f") out += legLines(hips[k], j.knees[k]!, j.ankles[k]!, s);
    else if (!long) out += legLines(hips[k], j.knees[k]!, j.ankles[k]!, s).replace('"i"', '"j"');
    if (f.sandals) {
      const [x, y] = j.ankles[k]!;
      out += put(
        paint(
          "n",
          smooth([
            [-6, 0],
            [-14, -8],
            [-24, -10, 1],
            [-19, -5],
            [-23, -1, 1],
            [-16, 2],
            [-5, 5],
          ]),
        ),
        x,
        y,
        feet[k]!,
        s,
      );
    }
    return out;
  };
  const oneArm = (k: 0 | 1) => {
    const what = k ? f.fore : f.rear;
    const sleeve =
      dress === "scythian" ? paint(f.cloth ?? "f", arm(j.shoulders[k]!, j.elbows[k]!, j.hands[k]!, s)) : "";
    const bare =
      paint(skin, arm(j.shoulders[k]!, j.elbows[k]!, j.hands[k]!, s)) +
      (sleeve
        ? sleeve +
          paint(
            "l",
            ...[0.3, 0.6].map((t) =>
              segment(
                along(j.shoulders[k]!, j.elbows[k]!, t, 5 * s),
                along(j.shoulders[k]!, j.elbows[k]!, t + 0.1, 0),
                along(j.shoulders[k]!, j.elbows[k]!, t, -5 * s),
              ),
            ),
          )
        : dress === "robe" || dress === "peplos" || dress === "tunic"
          ? paint(
              dress === "peplos" ? (f.cloth === "r" ? "f" : "r") : (f.cloth ?? (long ? "f" : "r")),
              hull([
                [...j.shoulders[k]!, 8 * s],
                [...mix(j.shoulders[k]!, j.elbows[k]!, 0.5), 7.5 * s],
              ]),
            )
          : "");
    const grip = what ? put(held(what), ...j.hands[k]!, 0, s) : "";
    const eyes = f.eyes
      ? paint(
          "q",
          disc(...mix(j.shoulders[k]!, j.elbows[k]!, 0.5), 3 * s, 2.2 * s),
          disc(...mix(j.elbows[k]!, j.hands[k]!, 0.4), 2.6 * s, 2 * s),
        ) +
        paint(
          "m",
          disc(...mix(j.shoulders[k]!, j.elbows[k]!, 0.5), 1.3 * s),
          disc(...mix(j.elbows[k]!, j.hands[k]!, 0.4), 1.2 * s),
        )
      : "";
    return { grip: what?.over ? "" : grip, arm: bare + eyes + (what?.over ? grip : "") };
  };
  const head = f.head ? put(drawHead(f.head, !!f.woman), ...j.neck, (p.lean ?? 0) * 0.35 + (p.nod ?? 0), s) : "";
  let body: string;
  if (long) body = longDress(j, { ...f, dress }, s, turn);
  else {
    body = paint(dress === "scythian" ? (f.cloth ?? "f") : skin, torso(j, s, turn));
    if (dress === "nude") body += skin === "w" ? chestLines(j, s, turn).replace('"i"', '"j"') : chestLines(j, s, turn);
    if (dress === "loin") body += chestLines(j, s, turn) + paint(f.cloth ?? "r", skirt(j, s, 0.3, 1));
    if (dress === "scythian") {
      const at = spine(j, s);
      const zig = (u: number) => segment(...[-10, -6, -2, 2, 6, 10].map((v, n) => at(v, u + (n % 2 ? 5 : 0))));
      body +=
        paint("l", zig(42), zig(30)) + paint("q", smooth([at(-9, 16, 1), at(9, 16, 1), at(9, 19, 1), at(-9, 19, 1)]));
    }
    if (dress === "tunic" || dress === "armour") body += shortDress(j, { ...f, dress }, s, turn);
  }
  if (f.eyes) {
    const at = spine(j, s);
    for (const [v, u] of [
      [-8, 46],
      [8, 46],
      [0, 36],
      [-5, 26],
      [6, 25],
      [0, 14],
    ] as const) {
      const [x, y] = at(v, u);
      body += paint("q", disc(x, y, 4.2 * s, 2.7 * s)) + paint("m", disc(x, y, 1.8 * s));
    }
    for (const k of [0, 1] as const)
      for (const t of [0.35, 0.7]) {
        const [x, y] = mix(hips[k], j.knees[k]!, t);
        body += paint("q", disc(x, y, 3.8 * s, 2.5 * s)) + paint("m", disc(x, y, 1.6 * s));
      }
  }
  const shieldMark = f.shield ? put(shield(f.shield), ...mix(j.elbows[1], j.hands[1], 0.5), 0, s) : "";
  const shieldOver = f.shield && !f.shield.behind;
  const [rear, fore] = [oneArm(0), oneArm(1)];
  const out =
    cloakBehind(j, f, s) +
    (f.shield?.behind ? shieldMark : "") +
    fore.grip +
    fore.arm +
    oneLeg(1) +
    oneLeg(0) +
    body +
    cloakOver(j, f, s) +
    rear.grip +
    head +
    (shieldOver ? shieldMark : "") +
    rear.arm;
  return f.flip ? mirrored(out, f.x ?? 100) : out;
}
