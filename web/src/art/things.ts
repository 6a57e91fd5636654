/** Furniture, buildings, plants, ships, sea and sky. */

import { blob, curve, disc, paint, polygon, put, segment, star, taper } from "./geometry";
import { border, type PatternKind } from "./patterns";
import { rod } from "./weapons";

const rect = (x: number, y: number, w: number, h: number) =>
  polygon([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

/** A border across the picture. */
export function band(kind: PatternKind, y: number, h: number, p = "f", x = 0, w = 200): string {
  const b = border(kind, x, y, w, h);
  return b.line ? `<path class="k" d="${b.d}"/>` : paint(p, b.d);
}

/** The line the figures stand on. */
export const floor = (y = 226, p = "f") => paint(p, rect(0, y, 200, 3)) + paint(p, rect(0, y + 6, 200, 1.6));

/** Curling waves from a height down. */
export const sea = (y: number, p = "s", w = 200) => {
  const b = border("wave", -6, y, w + 12, 18);
  return paint(p, b.d, rect(-6, y + 17.5, w + 12, 300 - y));
};

export const THINGS = {
  stool: () =>
    rod("M-22-40L22 0M22-40L-22 0") +
    paint("f", rect(-26, -46, 52, 7)) +
    paint("r", rect(-24, -52, 48, 6)) +
    paint("l", segment([-20, -49], [20, -49])),
  throne: () =>
    paint(
      "f",
      rect(-28, -50, 58, 8),
      rect(-26, -50, 8, 50),
      rect(20, -50, 8, 50),
      polygon([
        [-28, -44],
        [-36, -108],
        [-28, -110],
        [-20, -46],
      ]),
    ) +
    paint("r", rect(-24, -56, 48, 6)) +
    paint("y", disc(-32, -112, 6)) +
    paint("i", segment([-24, -20], [24, -20]), "M-22-8l4-8l4 8M22-8l4-8", segment([-16, -42], [18, -42])) +
    paint("n", disc(-22, -30, 2.5), disc(24, -30, 2.5)),
  altar: () =>
    paint(
      "f",
      rect(-30, -8, 60, 8),
      rect(-24, -48, 48, 40),
      polygon([
        [-32, -60],
        [32, -60],
        [28, -48],
        [-28, -48],
      ]),
    ) +
    paint("i", segment([-24, -40], [24, -40]), segment([-24, -14], [24, -14])) +
    paint("r", blob("-16,-60 -18,-72 -10,-78 -12,-90! -2,-80 4,-94! 8,-78 16,-74 14,-60")) +
    paint("l", ...[-14, 0, 14].map((x) => disc(x, -27, 5))),
  bloodaltar: () =>
    paint(
      "n",
      rect(-30, -8, 60, 8),
      rect(-24, -48, 48, 40),
      polygon([
        [-32, -60],
        [32, -60],
        [28, -48],
        [-28, -48],
      ]),
    ) +
    paint(
      "r",
      blob("-18,-48! -14,-48 -15,-30 -18,-26 -20,-32"),
      blob("-4,-48! 2,-48 0,-18 -2,-14 -4,-20"),
      blob("10,-48! 14,-48 13,-36 11,-32 10,-36"),
    ) +
    paint("j", segment([-24, -12], [24, -12])),
  column: () =>
    paint(
      "n",
      polygon([
        [-9, 0],
        [-7, -150],
        [7, -150],
        [9, 0],
      ]),
    ) +
    paint("j", segment([-3, -2], [-2.5, -150]), segment([3, -2], [2.5, -150])) +
    paint("n", blob("-7,-148 -14,-156 -16,-162! 16,-162! 14,-156 7,-148")) +
    paint("f", rect(-20, -172, 40, 10), rect(-14, -4, 28, 5)),
  tripod: () =>
    paint("f", blob("-24,-72! 24,-72! 22,-56 10,-48 -10,-48 -22,-56")) +
    rod("M-20-54L-26 0M20-54L26 0M0-48V0") +
    rod("M-14-72C-24-96-2-96-6-73M14-72C24-96 2-96 6-73") +
    paint("i", segment([-20, -66], [20, -66])) +
    paint("l", "M-16-60l4 5l4-5l4 5l4-5l4 5l4-5l4 5l4-5"),
  cauldron: () =>
    paint("f", blob("-34,-50! 34,-50! 36,-34 24,-16 0,-11 -24,-16 -36,-34")) +
    rod("M-22-18L-26 0M22-18L26 0M0-12V0") +
    paint("r", blob("-24,0 -20,-10 -16,-4 -10,-12 -4,-4 2,-13 8,-4 14,-11 18,-4 24,0")) +
    paint("y", rect(-37, -55, 74, 6)) +
    paint("l", "M-28-38l5 6l5-6l5 6l5-6l5 6l5-6l5 6l5-6l5 6l5-6"),
  palm: () =>
    paint("f", taper("0,0,7 2,-60,5 0,-110,4.5")) +
    paint("i", ...[-10, -24, -38, -52, -66, -80, -94].map((y) => curve(`-5,${y} 1,${y + 4} 6,${y}`))) +
    [-62, -30, 0, 28]
      .flatMap((a) =>
        [false, true].map((m) =>
          put(paint("f", blob("0,-3 18,-12 40,-8 54,6! 38,2 20,2 0,3")), 0, -112, m ? -a : a, 1, m),
        ),
      )
      .join("") +
    paint("y", disc(-6, -102, 4), disc(5, -101, 4), disc(0, -95, 4)),
  tree: () =>
    paint(
      "f",
      taper("0,2,9 -3,-40,6 4,-86,5"),
      taper("-2,-50,4 -26,-80,3 -38,-104,2"),
      taper("2,-60,4 26,-84,3 40,-112,2"),
      taper("2,-80,4 2,-112,3 -6,-132,2"),
    ) +
    leavesAt([
      [-38, -104],
      [-28, -88],
      [40, -112],
      [30, -92],
      [-6, -132],
      [8, -116],
      [-14, -112],
      [22, -112],
      [-24, -116],
      [-42, -90],
      [44, -94],
      [14, -136],
    ]),
  vine: () =>
    paint("k", curve("-80,0 -40,-22 0,-6 40,-24 80,-4")) +
    leavesAt([
      [-60, -14],
      [-20, -18],
      [20, -14],
      [60, -16],
    ]) +
    [
      [-40, -8],
      [2, 6],
      [42, -8],
    ]
      .map(([x, y]) =>
        paint(
          "s",
          ...[
            [0, 0],
            [7, 0],
            [-7, 0],
            [-3.5, 7],
            [3.5, 7],
            [0, 14],
          ].map(([a, b]) => disc(x! + a!, y! + b!, 4)),
        ),
      )
      .join(""),
  rock: () =>
    paint("f", blob("-44,0! -40,-24 -26,-34 -20,-48 0,-52 22,-46 34,-28 44,0!")) +
    paint("i", curve("-26,-30 -14,-24 -10,-12"), curve("4,-46 10,-32 24,-28"), curve("-4,-20 4,-12")),
  loom: () =>
    rod("M-44 0V-130M44 0V-130") +
    rod(segment([-52, -126], [52, -126])) +
    paint("r", rect(-40, -120, 80, 46)) +
    paint(
      "l",
      ...[-30, -18, -6, 6, 18, 30].map((x) => `M${x - 6} -84l6-8l6 8`),
      segment([-40, -98], [40, -98]),
      ...[-32, -16, 0, 16, 32].map((x) => disc(x, -109, 3.5)),
    ) +
    paint("k", ...[-36, -24, -12, 0, 12, 24, 36].map((x) => segment([x, -74], [x, -20]))) +
    paint(
      "f",
      ...[-36, -24, -12, 0, 12, 24, 36].map((x) =>
        polygon([
          [x - 4, -12],
          [x, -24],
          [x + 4, -12],
        ]),
      ),
    ),
  kline: () =>
    paint("f", rect(-70, -44, 140, 10), rect(-64, -44, 9, 44), rect(55, -44, 9, 44)) +
    paint("r", rect(-66, -54, 132, 10), blob("-68,-54 -70,-70 -58,-78 -40,-72 -36,-54")) +
    paint(
      "l",
      ...[-44, -24, -4, 16, 36, 56].map((x) => disc(x, -49, 2.5)),
      segment([-60, -60], [-44, -60]),
      segment([-60, -68], [-46, -68]),
    ) +
    paint("i", segment([-56, -38], [56, -38])),
  wall: () =>
    paint("f", ...[-90, -62, -34, -6, 22, 50, 78].map((x) => rect(x, -96, 16, 20)), rect(-100, -80, 200, 84)) +
    paint(
      "i",
      ...[-64, -48, -32, -16].map((y) => segment([-100, y], [100, y])),
      ...[-80, -40, 0, 40, 80].flatMap((x) => [
        segment([x, -80], [x, -64]),
        segment([x - 20, -64], [x - 20, -48]),
        segment([x, -48], [x, -32]),
        segment([x - 20, -32], [x - 20, -16]),
        segment([x, -16], [x, 4]),
      ]),
    ),
  tower: () =>
    paint("f", ...[-32, -16, 0, 16].map((x) => rect(x, -150, 10, 14)), rect(-34, -138, 64, 140)) +
    paint(
      "i",
      ...[-118, -98, -78, -58, -38, -18].map((y) => segment([-34, y], [30, y])),
      ...[-108, -68, -28].flatMap((y) => [segment([-14, y - 10], [-14, y + 10]), segment([12, y - 10], [12, y + 10])]),
    ),
  door: () =>
    paint("f", rect(-40, -150, 80, 150)) +
    paint("i", segment([0, -146], [0, 0]), rect(-36, -146, 72, 146)) +
    paint(
      "y",
      ...[-130, -100, -70, -40, -14].flatMap((y) => [
        disc(-28, y, 2.6),
        disc(-10, y, 2.6),
        disc(10, y, 2.6),
        disc(28, y, 2.6),
      ]),
    ) +
    paint(
      "f",
      polygon([
        [-50, -150],
        [0, -176],
        [50, -150],
      ]),
    ) +
    paint(
      "l",
      polygon([
        [-38, -154],
        [0, -172],
        [38, -154],
      ]),
    ),
  cave: () =>
    paint("f", "M-100 2V-214H100V2H76C80-60 82-150 44-166C10-184-50-178-66-140C-82-100-78-50-76 2z") +
    paint(
      "i",
      curve("-88,-180 -80,-150 -86,-120"),
      curve("70,-196 84,-160 82,-120"),
      curve("-90,-80 -84,-50 -88,-20"),
      curve("86,-90 84,-60 88,-30"),
      curve("-30,-196 0,-190 30,-196"),
    ),
  chest: () =>
    paint("f", rect(-44, -40, 88, 40)) +
    paint("r", blob("-48,-40! -44,-52 44,-52 48,-40!")) +
    paint(
      "l",
      rect(-38, -34, 24, 28),
      rect(-8, -34, 16, 28),
      rect(14, -34, 24, 28),
      star(-26, -20, 9, 3, 8),
      star(26, -20, 9, 3, 8),
    ) +
    paint("y", disc(0, -36, 4)),
  larnax: () =>
    paint("f", rect(-52, -46, 104, 42), rect(-52, -6, 10, 8), rect(42, -6, 10, 8)) +
    paint("l", "M-46-40H46V-12H-46z", ...[-32, -11, 11, 32].map((x) => star(x, -26, 8, 3, 8))) +
    paint(
      "f",
      polygon([
        [-52, -46],
        [-70, -92],
        [-62, -95],
        [-44, -48],
      ]),
    ),
  amphora: () =>
    paint(
      "f",
      blob(
        "-14,-92! 14,-92! 11,-84 9,-78 10,-68 26,-58 30,-40 22,-16 12,-4 16,0! -16,0! -12,-4 -22,-16 -30,-40 -26,-58 -10,-68 -9,-78 -11,-84",
      ),
    ) +
    rod("M-10-82C-30-88-34-60-24-54M10-82C30-88 34-60 24-54") +
    paint("r", curve("-30,-44 0,-40 30,-44") + "L29-36" + curve("29,-36 0,-32 -29,-36").replace("M", "L") + "z") +
    paint("l", "M-22-56l5 7l5-7l5 7l5-7l5 7l5-7l5 7l5-7"),
  sun: () => paint("y", star(0, 0, 30, 17, 16), disc(0, 0, 15)) + paint("j", disc(0, 0, 11)),
  stars: () => paint("n", star(0, 0, 9, 3, 8)),
  moon: () => paint("n", blob("8,-22 -10,-18 -18,0 -10,18 8,22! -2,10 -4,-10")),
  rain: () =>
    paint(
      "y",
      ...[
        [-40, 0],
        [-24, 12],
        [-8, -2],
        [8, 10],
        [24, 0],
        [-34, 28],
        [-16, 34],
        [0, 24],
        [16, 36],
        [32, 26],
        [-26, 52],
        [-6, 56],
        [12, 58],
        [26, 50],
        [-14, 76],
        [6, 80],
      ].map(([x, y]) => blob(`${x},${y} ${x! + 3.5},${y! + 9} ${x},${y! + 13} ${x! - 3.5},${y! + 9}`)),
    ),
  labyrinth: () => `<path class="k" d="M-36 0V-72H36V0H-24V-60H24V-12H-12V-48H12V-24H0"/>`,
  chariot: () => {
    const spokes = "M-26-26H26M0-52V0";
    return (
      rod("M14-42C40-40 54-62 86-62") +
      paint("f", blob("-34,-38! 30,-38! 34,-52 30,-80! 24,-80! 26,-54 -30,-46")) +
      rod("M28-78C16-96 2-86 4-48") +
      `<path class="h" d="${disc(0, -26, 26)}"/>` +
      paint("K", disc(0, -26, 26)) +
      paint("k", spokes) +
      paint("f", disc(0, -26, 6))
    );
  },
  statue: () =>
    paint("n", rect(-14, -10, 28, 10)) +
    paint(
      "f",
      polygon([
        [-10, -10],
        [-13, -66],
        [13, -66],
        [10, -10],
      ]),
    ) +
    paint("w", disc(0, -78, 9)) +
    paint("f", blob("-12,-78 -8,-92 4,-94 12,-84 4,-84 -5,-72")) +
    paint("r", blob("4,-94! -12,-104 -22,-88 -18,-72! -11,-86")) +
    paint("l", segment([-11, -30], [11, -30]), "M-10-22l4 5l4-5l4 5l4-5l4 5", segment([-12, -56], [12, -56])) +
    rod(segment([-26, -108], [-12, -40])) +
    paint("r", disc(17, -50, 15)) +
    paint("n", star(17, -50, 9, 3, 8)),
  pithos: () =>
    paint("f", blob("-24,-104! 24,-104! 20,-94 40,-74 44,-44 30,-10 20,0! -20,0! -30,-10 -44,-44 -40,-74 -20,-94")) +
    paint(
      "l",
      curve("-41,-66 0,-58 41,-66"),
      curve("-44,-50 0,-42 44,-50"),
      "M-34-58l8 9l8-9l8 9l8-9l8 9l8-9l8 9l8-9",
    ) +
    paint("r", curve("-36,-22 0,-16 36,-22") + "L32-14" + curve("32,-14 0,-8 -32,-14").replace("M", "L") + "z"),
  board: () =>
    paint("f", rect(-24, -46, 48, 46)) +
    paint("n", rect(-32, -54, 64, 8)) +
    paint("l", segment([-24, -36], [24, -36]), segment([-24, -8], [24, -8])),
  pyre: () =>
    paint("f", ...[0, 1, 2, 3].map((n) => taper(`-44,${-6 - n * 11},5 44,${-4 - n * 11},5`))) +
    paint("i", ...[0, 1, 2, 3].map((n) => disc(n % 2 ? 40 : -40, -5 - n * 11, 2.5))),
  cliff: () =>
    paint("f", blob("-40,0! -46,-60 -36,-110 -40,-170 -24,-214! 60,-214! 30,-170 36,-110 18,-60 26,0!")) +
    paint(
      "i",
      curve("-22,-190 -10,-150 -20,-110"),
      curve("6,-180 0,-130 10,-90"),
      curve("-24,-70 -10,-40 -16,-10"),
      curve("6,-60 4,-30 12,-8"),
    ),
} satisfies Record<string, () => string>;

function leavesAt(points: readonly (readonly number[])[]): string {
  return points
    .map(
      ([x, y], n) =>
        paint("o", disc(x!, y!, 9 + (n % 3), 6 + (n % 2))) + paint("i", segment([x! - 6, y!], [x! + 6, y!])),
    )
    .join("");
}

export type Thing = keyof typeof THINGS;

export function thing(name: Thing, x: number, y: number, size = 1, flip = false, turn = 0): string {
  return put(THINGS[name](), x, y, turn, size, flip);
}

/** A galley: hull with an eye and a ram at the right end, oars, mast and sail. The origin is on the water line in the middle. */
export function ship(
  o: { sail?: "full" | "furled" | "none"; sailPaint?: string; emblem?: string; oars?: number; shields?: number } = {},
): string {
  const oars = o.oars ?? 7;
  const sailPaint = o.sailPaint ?? "n";
  const dark = sailPaint === "n" || sailPaint === "y";
  let out = "";
  if (o.sail !== "none") {
    out += rod(segment([0, -20], [0, -142])) + rod("M0-140L-70-30M0-140L74-36", "i").replace('class="i"', 'class="p"');
    if (o.sail !== "furled")
      out +=
        paint(sailPaint, blob("-48,-132! 0,-136 48,-132! 56,-104 50,-70! 0,-62 -50,-70! -42,-100")) +
        paint(
          dark ? "j" : "l",
          curve("-24,-133 -20,-100 -25,-67"),
          curve("24,-133 30,-100 25,-67"),
          curve("-44,-112 0,-114 54,-112"),
          curve("-43,-92 0,-92 55,-92"),
        );
    else out += paint(sailPaint, blob("-50,-136 0,-140 50,-136 48,-128 0,-131 -48,-128"));
    out += rod(segment([-54, -134], [54, -134])) + (o.emblem ? put(o.emblem, 2, -98, 0, 0.9) : "");
  }
  for (let n = 0; n < oars; n++) {
    const x = -50 + (n * 100) / Math.max(1, oars - 1);
    out += rod(segment([x, -12], [x - 16, 16]));
  }
  out += paint(
    "f",
    blob(
      "-92,-66! -100,-56 -98,-34 -82,-18 -60,-14 60,-14 76,-16 84,-30! 82,-40! 92,-34 96,-18 116,-6! 96,0 70,6 -50,6 -76,-2 -96,-20 -108,-44 -108,-62 -96,-74",
    ),
  );
  out += paint("r", blob("-92,-66! -98,-78 -112,-80 -116,-72! -106,-74 -100,-66"));
  out +=
    paint("l", curve("-74,-8 0,-8 80,-8")) +
    paint("q", blob("80,-14 88,-19 97,-13 88,-9")) +
    paint("m", disc(88.5, -14, 3));
  const shields = o.shields ?? 0;
  for (let n = 0; n < shields; n++) {
    const x = -52 + (n * 104) / Math.max(1, shields - 1);
    out += paint(n % 2 ? "r" : "n", disc(x, -20, 9)) + paint(n % 2 ? "q" : "m", disc(x, -20, 3));
  }
  return out;
}
