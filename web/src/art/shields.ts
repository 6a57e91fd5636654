/** Shields and what is painted on them. The middle is the origin; a round shield is thirty-six in radius. */

import { blob, curve, disc, paint, polygon, put, segment, star } from "./geometry";

export interface Shield {
  emblem?: Emblem;
  shape?: "round" | "boeotian" | "pelta" | "tower" | "eight";
  /** Paint of the field, of the rim. */
  field?: string;
  rim?: string;
  size?: number;
  /** Behind the body. */
  behind?: boolean;
  turn?: number;
}

/** The head of the Gorgon, from the front. */
export function gorgoneion(): string {
  let curls = "";
  for (let n = 0; n < 11; n++) {
    const a = Math.PI * (1.02 + (0.96 * n) / 10);
    curls += disc(30 * Math.cos(a), -2 + 30 * Math.sin(a), 6);
  }
  const snake = (flip: number) => {
    const f = (d: string) => d.replace(/(-?[\d.]+),/g, (_, x) => `${+x * flip},`);
    return (
      `<path class="h" d="${curve(f("24,-22 34,-28 32,-38 42,-42"))}"/>` +
      paint("k", curve(f("24,-22 34,-28 32,-38 42,-42"))) +
      paint("k", curve(f("30,-4 40,-6 42,-16 50,-14"))) +
      paint("k", curve(f("28,12 38,14 42,6 49,12"))) +
      paint("k", curve(f("12,-30 15,-40 9,-46 16,-52"))) +
      paint(
        "f",
        disc(43 * flip, -43, 3.6),
        disc(51 * flip, -14, 3.4),
        disc(50 * flip, 12, 3.4),
        disc(17 * flip, -53, 3.4),
      )
    );
  };
  return (
    snake(1) +
    snake(-1) +
    paint("f", curls) +
    paint("f", blob("0,-30 20,-26 31,-8 28,14 16,28 6,30 4,40! 0,34! -4,40! -6,30 -16,28 -28,14 -31,-8 -20,-26")) +
    paint("w", blob("0,-21 16,-18 25,-6 24,12 12,24 0,26 -12,24 -24,12 -25,-6 -16,-18")) +
    paint("q", blob("3,-7! 10,-13 20,-6! 10,-1"), blob("-3,-7! -10,-13 -20,-6! -10,-1")) +
    paint("j", blob("3,-7! 10,-13 20,-6! 10,-1"), blob("-3,-7! -10,-13 -20,-6! -10,-1")) +
    paint("m", disc(11, -7, 3.3), disc(-11, -7, 3.3)) +
    paint("m", blob("-17,8! -10,5 0,7 10,5 17,8! 13,19 0,21 -13,19")) +
    paint(
      "q",
      polygon([
        [-12, 8],
        [-8, 15],
        [-5, 8],
      ]),
      polygon([
        [12, 8],
        [8, 15],
        [5, 8],
      ]),
      segment([-5, 8], [5, 8], [4, 11], [-4, 11]),
    ) +
    paint("r", blob("-5,15 0,13 5,15 5,26 0,31 -5,26")) +
    paint(
      "j",
      curve("-5,3 -3,0 -3,-6"),
      curve("5,3 3,0 3,-6"),
      curve("-6,3 0,5 6,3"),
      curve("-20,-11 -11,-17 -3,-11"),
      curve("20,-11 11,-17 3,-11"),
    )
  );
}

export const EMBLEMS = {
  none: () => "",
  gorgon: () => put(gorgoneion(), 0, 2, 0, 0.56),
  owl: () =>
    paint(
      "q",
      blob("0,-20 10,-19 13,-10 12,4 6,18 0,22 -6,18 -12,4 -13,-10 -10,-19"),
      polygon([
        [-10, -17],
        [-11, -24],
        [-5, -20],
      ]),
      polygon([
        [10, -17],
        [11, -24],
        [5, -20],
      ]),
    ) +
    paint(
      "m",
      disc(-5, -11, 3.6),
      disc(5, -11, 3.6),
      polygon([
        [-1.8, -7],
        [1.8, -7],
        [0, -2],
      ]),
    ) +
    paint("q", disc(-5, -11, 1.4), disc(5, -11, 1.4)) +
    paint("j", ...[2, 8, 14].map((y) => `M-7 ${y}l3 4l3-4M1 ${y}l3 4l3-4`)),
  bull: () =>
    paint(
      "q",
      blob("-22,-6 -10,-9 4,-8 12,-14 20,-12 24,-4 18,0 13,2 10,8! 11,20! 6,20! 4,9 -8,9 -12,20! -17,20! -17,8 -22,4"),
      blob("12,-13! 10,-22 16,-27! 15,-20 18,-14"),
      blob("16,-13! 20,-20 26,-20! 21,-15"),
      blob("-22,-5! -27,4 -26,16! -24,4"),
    ) + paint("m", disc(18, -8, 1.5)),
  octopus: () =>
    paint("q", blob("0,-22 10,-18 12,-8 8,-1 -8,-1 -12,-8 -10,-18")) +
    [-1, 1]
      .map((f) =>
        ["6,-2 18,-4 22,4 17,7", "5,0 14,6 18,16 12,18", "2,0 6,10 5,20 0,20"]
          .map((d) => `<path class="L" d="${curve(d.replace(/(-?[\d.]+),/g, (_, x) => `${+x * f},`))}"/>`)
          .join(""),
      )
      .join("") +
    paint("m", disc(-4, -9, 2.2), disc(4, -9, 2.2)),
  star: () => paint("q", star(0, 0, 24, 7, 8)),
  sun: () => paint("q", star(0, 0, 26, 12, 16)) + paint("m", disc(0, 0, 9)) + paint("q", disc(0, 0, 6)),
  snake: () =>
    `<path class="L" d="${curve("-20,14 -8,20 2,14 -6,4 -14,-6 -4,-16 8,-10 16,-16")}"/>` +
    paint("q", blob("12,-20 20,-22 25,-16 19,-11 13,-12")) +
    paint("m", disc(19, -17.5, 1.4)),
  boar: () =>
    paint(
      "q",
      blob("-24,-2 -14,-12 0,-15 8,-11 16,-8 25,1! 24,5 16,6 10,8! 11,18! 6,18! 3,9 -8,9 -10,18! -15,18! -16,8 -22,6"),
    ) +
    paint(
      "q",
      ...[-14, -9, -4, 1].map((x) =>
        polygon([
          [x, -12],
          [x + 1, -20],
          [x + 4, -13],
        ]),
      ),
    ) +
    paint("m", disc(15, -3, 1.4)) +
    paint("j", curve("19,5 20,1 22,-1")),
  lion: () =>
    paint(
      "q",
      blob(
        "-20,-4 -8,-8 2,-8 6,-16 14,-19 21,-15 24,-8 20,-4 15,-3 13,4 16,18! 10,18! 8,8 -8,7 -10,18! -16,18! -16,8 -21,4",
      ),
    ) +
    `<path class="L" d="${curve("-20,0 -27,-4 -25,-14 -20,-16")}"/>` +
    paint("m", disc(18, -13, 1.4)) +
    paint("j", curve("8,-14 10,-8 8,-1"), curve("12,-16 13,-9 12,-2")),
  eagle: () =>
    paint(
      "q",
      blob(
        "-24,-10! -14,-8 -6,-4 -2,-16 4,-20 11,-16! 6,-12 6,-4 14,-10 25,-14! 20,0 10,8 6,12 12,22! 2,18 -2,24! -4,16 -12,8 -20,2",
      ),
    ) +
    paint("m", disc(5, -16, 1.4)) +
    paint("j", curve("-16,-4 -10,2 -4,6"), curve("18,-8 12,0 6,5")),
  cock: () =>
    paint(
      "q",
      blob("10,-16 14,-12! 12,-8 12,0 6,10 -4,11 -12,4 -22,-2 -24,-16! -16,-12 -14,-20! -8,-6 0,-2 4,-10 5,-17"),
      polygon([
        [4, -16],
        [3, -23],
        [7, -19],
        [9, -24],
        [11, -18],
      ]),
    ) +
    `<path class="l" d="M0 11L-2 22M-2 22h6M4 10L4 22M4 22h6"/>` +
    paint("r", blob("12,-11 15,-5 11,-4")) +
    paint("m", disc(9, -14, 1.3)),
  dolphin: () =>
    paint(
      "q",
      blob("24,4! 18,-2 10,-10 -4,-12 -14,-4 -20,6 -25,8! -22,12 -24,20! -16,14 -8,6 4,2 14,4"),
      polygon([
        [0, -11],
        [-4, -20],
        [6, -11],
      ]),
      polygon([
        [4, 2],
        [0, 10],
        [10, 3],
      ]),
    ) + paint("m", disc(15, -3, 1.4)),
  ship: () =>
    paint(
      "q",
      blob("-24,2! 22,2! 26,-8! 24,8 16,13 -16,13 -22,8"),
      polygon([
        [-1, -22],
        [1, -22],
        [1, 2],
        [-1, 2],
      ]),
      blob("-14,-18! 14,-18! 12,-8 13,-2! -13,-2! -12,-8"),
    ) + paint("j", segment([-13, -10], [13, -10])),
  horse: () =>
    paint("q", blob("-20,22 -16,2 -10,-12 -2,-20 2,-26! 6,-20 12,-14 20,-4 18,2 10,0 6,-2 6,8 12,22")) +
    paint("m", disc(6, -13, 1.6)) +
    paint("j", curve("-2,-18 -8,-6 -10,8"), curve("-6,-14 -13,2 -15,14")),
  triskele: () =>
    [0, 120, 240]
      .map((a) => put(paint("q", blob("-2,0 -3,-8 4,-14 2,-20! 12,-22! 12,-19! 7,-17 8,-11 3,-5 2,0")), 0, 0, a))
      .join("") + paint("q", disc(0, 0, 4)),
  ant: () =>
    paint("q", disc(0, -14, 5.5), disc(0, -3, 4.5), disc(0, 13, 8.5, 10.5)) +
    `<path class="L" d="M3-5L14-12L18-6M-3-5L-14-12L-18-6M4-2L16 2L18 10M-4-2L-16 2L-18 10M3 1L12 12L12 20M-3 1L-12 12L-12 20M2-18L8-25M-2-18L-8-25"/>`,
  moon: () =>
    paint("q", blob("4,-18 -8,-14 -12,0 -8,14 4,18! -2,8 -3,-8")) +
    paint(
      "q",
      star(12, -10, 5, 2, 6),
      star(17, 3, 4, 1.6, 6),
      star(10, 13, 5, 2, 6),
      star(-18, -14, 4, 1.6, 6),
      star(-18, 13, 4, 1.6, 6),
      star(4, 0, 4, 1.6, 6),
    ),
  swan: () =>
    paint(
      "q",
      blob("-22,0 -12,-2 0,-4 8,2 10,-6 4,-12 6,-20 13,-22 22,-18! 14,-16 11,-13 17,-5 17,6 8,14 -8,14 -18,8"),
    ) +
    paint("m", disc(13, -19, 1.2)) +
    paint("j", curve("-16,2 -6,4 4,9"), curve("-12,7 -6,9 0,12")),
  lambda: () =>
    paint(
      "q",
      polygon([
        [-4, -20],
        [4, -20],
        [18, 20],
        [10, 20],
        [0, -8],
        [-10, 20],
        [-18, 20],
      ]),
    ),
  alpha: () =>
    paint(
      "q",
      polygon([
        [-4, -20],
        [4, -20],
        [17, 20],
        [10, 20],
        [6, 8],
        [-6, 8],
        [-10, 20],
        [-17, 20],
      ]),
    ) +
    paint(
      "m",
      polygon([
        [-4, 2],
        [4, 2],
        [0, -10],
      ]),
    ),
  anchor: () =>
    `<path class="L" d="M0-20V18M-8-12H8M-18 6C-14 20 14 20 18 6M-18 6l-3 5M18 6l3 5"/>` + paint("q", disc(0, -20, 4)),
  tree: () =>
    paint(
      "q",
      polygon([
        [-2, 22],
        [-2, -4],
        [2, -4],
        [2, 22],
      ]),
      ...[
        [-9, -4],
        [9, -4],
        [0, -14],
        [-11, 6],
        [11, 6],
        [0, 0],
      ].map(([x, y]) => disc(x!, y!, 6.5)),
    ) +
    paint(
      "m",
      ...[
        [-8, -3],
        [8, 7],
        [2, -15],
        [10, -5],
      ].map(([x, y]) => disc(x!, y!, 1.6)),
    ),
  grapes: () =>
    paint(
      "q",
      ...[
        [-8, -8],
        [0, -8],
        [8, -8],
        [-4, -1],
        [4, -1],
        [-8, 6],
        [0, 6],
        [8, 6],
        [-4, 13],
        [4, 13],
        [0, 20],
      ].map(([x, y]) => disc(x!, y!, 4.4)),
    ) + paint("q", blob("0,-12! 4,-22 14,-22 10,-14")),
  dove: () =>
    paint("q", blob("-22,-12! -10,-8 -4,-12 -2,-22! 8,-12 14,-10 22,-6! 16,-2 8,8 -4,10 -12,6 -24,8! -16,0")) +
    paint("m", disc(14, -6, 1.3)),
  ivy: () =>
    paint("q", blob("0,22! -2,10 -16,12 -20,2 -12,-4 -14,-14 -4,-14 0,-22! 4,-14 14,-14 12,-4 20,2 16,12 2,10")) +
    paint("j", "M0 14V-12M0 2L-10 4M0 2L10 4"),
  bullhead: () =>
    paint(
      "q",
      blob("0,22 -6,18 -9,2 -14,-4 -12,-9 -6,-10 6,-10 12,-9 14,-4 9,2 6,18"),
      blob("-8,-9! -20,-8 -24,-22! -16,-17 -6,-14"),
      blob("8,-9! 20,-8 24,-22! 16,-17 6,-14"),
    ) + paint("m", disc(-5, -2, 1.8), disc(5, -2, 1.8), disc(-2.5, 16, 1.2), disc(2.5, 16, 1.2)),
  eye: () =>
    paint("q", blob("-25,2! -12,-12 4,-14 25,-2! 10,12 -8,12")) +
    paint("m", disc(0, -1, 9)) +
    paint("q", disc(0, -1, 5.5)) +
    paint("m", disc(0, -1, 3)),
  wheel: () => `<path class="L" d="${disc(0, 0, 20)}M-20 0H20M0-20V20M-14-14L14 14M14-14L-14 14"/>`,
  scorpion: () =>
    paint("q", blob("0,-8 6,-2 5,8 0,12 -5,8 -6,-2")) +
    `<path class="L" d="M0 11C2 22 16 24 16 14M4-6C12-8 16-16 10-20M-4-6C-12-8-16-16-10-20M5 0L15-4M-5 0L-15-4M5 4L15 4M-5 4L-15 4M4 8L12 12M-4 8L-12 12"/>` +
    paint("q", blob("12,14! 16,6 20,14")),
} satisfies Record<string, () => string>;

export type Emblem = keyof typeof EMBLEMS;

export function shield(s: Shield): string {
  const field = s.field ?? "f";
  const rim = s.rim ?? "r";
  const mark = EMBLEMS[s.emblem ?? "none"]();
  let body: string;
  switch (s.shape ?? "round") {
    case "boeotian": {
      const outline =
        "0,-48 22,-43 33,-22 31,-9 20,-4! 16,0! 20,4! 31,9 33,22 22,43 0,48 -22,43 -33,22 -31,9 -20,4! -16,0! -20,-4! -31,-9 -33,-22 -22,-43";
      body = paint(rim, blob(outline)) + put(paint(field, blob(outline)), 0, 0, 0, 0.87);
      break;
    }
    case "eight": {
      const outline =
        "0,-50 20,-45 28,-28 22,-8 18,0 22,8 28,28 20,45 0,50 -20,45 -28,28 -22,8 -18,0 -22,-8 -28,-28 -20,-45";
      body =
        paint(rim, blob(outline)) +
        put(paint(field, blob(outline)), 0, 0, 0, 0.88) +
        paint("l", curve("0,-40 3,-20 0,0 3,20 0,40"));
      break;
    }
    case "tower":
      body =
        paint(rim, blob("-28,-46! -24,-56 24,-56 28,-46! 30,0 28,54! -28,54! -30,0")) +
        paint(field, blob("-24,-43! -20,-51 20,-51 24,-43! 26,0 24,50! -24,50! -26,0"));
      break;
    case "pelta": {
      const outline = "-34,-14! -26,-22 -14,-12 0,-9 14,-12 26,-22 34,-14! 32,10 18,28 0,33 -18,28 -32,10";
      body = paint(rim, blob(outline)) + put(paint(field, blob(outline)), 0, 1, 0, 0.86);
      return put(body + put(mark, 0, 8, 0, 0.62), 0, 0, s.turn ?? 0, s.size ?? 1);
    }
    default: {
      let dots = "";
      for (let n = 0; n < 24; n++)
        dots += disc(33 * Math.cos((n * Math.PI) / 12), 33 * Math.sin((n * Math.PI) / 12), 1.3);
      body = paint(rim, disc(0, 0, 36)) + paint("q", dots) + paint(field, disc(0, 0, 30));
    }
  }
  const light = field === "n" || field === "y" || field === "w" || field === "q";
  const on = light
    ? mark.replace(
        /class="([qmlL])"/g,
        (_, c) => `class="${c === "q" ? "m" : c === "m" ? "q" : c === "l" ? "j" : "J"}"`,
      )
    : mark;
  return put(body + on, 0, 0, s.turn ?? 0, s.size ?? 1);
}
