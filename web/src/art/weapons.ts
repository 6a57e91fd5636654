/** What hands hold. The hand is the origin, the axis goes to the right; then it is turned. */

import { blob, curve, disc, paint, polygon, put, segment, star } from "./geometry";
import { gorgoneion } from "./shields";

export interface Held {
  what: Ware;
  /** Where its axis points: 0 down, 90 forward, 180 up. */
  at?: number;
  /** In front of the hand instead of behind it. */
  over?: boolean;
  size?: number;
}

/** A shaft with a seam of ground, so that it is seen before bodies. */
export const rod = (d: string, kind = "k") => `<path class="h" d="${d}"/>` + paint(kind, d);

const spear = (back: number, front: number) =>
  rod(segment([-back, 0], [front, 0])) +
  paint(
    "f",
    polygon([
      [front - 2, -3.2],
      [front + 5, -4.6],
      [front + 22, 0],
      [front + 5, 4.6],
      [front - 2, 3.2],
    ]),
  ) +
  paint("i", segment([front + 2, 0], [front + 17, 0])) +
  paint(
    "f",
    polygon([
      [-back, -2],
      [-back - 8, 0],
      [-back, 2],
    ]),
  );

const grapes = (p: string) =>
  paint(
    p,
    disc(0, 0, 3.6),
    disc(5, -3, 3.6),
    disc(5.5, 3, 3.6),
    disc(10, 0, 3.6),
    disc(10, -6, 3),
    disc(10.5, 6, 3),
    disc(15, 0, 2.6),
  );

export const WARES = {
  spear: () => spear(60, 62),
  longspear: () => spear(85, 85),
  javelins: () => put(spear(60, 62), 0, -3, -5) + put(spear(58, 60), 0, 4, 4),
  sword: () =>
    paint(
      "f",
      polygon([
        [2, -3.6],
        [12, -3],
        [30, -4.6],
        [54, 0],
        [30, 4.6],
        [12, 3],
        [2, 3.6],
      ]),
    ) +
    paint("i", segment([6, 0], [46, 0])) +
    paint(
      "y",
      polygon([
        [0, -8],
        [4, -8],
        [4, 8],
        [0, 8],
      ]),
      disc(-10, 0, 3.6),
    ) +
    paint(
      "f",
      polygon([
        [-8, -2.4],
        [0, -2.4],
        [0, 2.4],
        [-8, 2.4],
      ]),
    ),
  whitesword: () =>
    paint(
      "n",
      polygon([
        [2, -3.6],
        [12, -3],
        [30, -4.6],
        [54, 0],
        [30, 4.6],
        [12, 3],
        [2, 3.6],
      ]),
    ) +
    paint("j", segment([6, 0], [46, 0])) +
    paint(
      "y",
      polygon([
        [0, -8],
        [4, -8],
        [4, 8],
        [0, 8],
      ]),
      disc(-10, 0, 3.6),
    ) +
    paint(
      "f",
      polygon([
        [-8, -2.4],
        [0, -2.4],
        [0, 2.4],
        [-8, 2.4],
      ]),
    ),
  kopis: () =>
    paint("f", blob("2,-3! 14,-3 30,-9 46,-9 55,-2! 44,4 28,3 14,4 2,3.5!")) +
    paint("y", blob("3,-4 3,4 -7,4 -11,-3! -6,-4")) +
    paint("i", curve("6,0 26,-3 48,-4")),
  harpe: () =>
    paint("n", blob("2,-3! 20,-4 34,-4 46,0 54,-8 50,-20! 60,-12 61,2 50,9 36,4 20,3 2,3!")) +
    paint(
      "y",
      polygon([
        [0, -7],
        [4, -7],
        [4, 7],
        [0, 7],
      ]),
    ) +
    paint(
      "f",
      polygon([
        [-10, -2.6],
        [0, -2.6],
        [0, 2.6],
        [-10, 2.6],
      ]),
    ) +
    paint("y", disc(-11, 0, 3.6)) +
    paint("j", curve("6,0 24,-0.5 44,4 56,0")),
  bow: () => rod(curve("4,-46 -3,-38 8,-26 10,-14 2,0 10,14 8,26 -3,38 4,46")) + paint("l", segment([2, -45], [2, 45])),
  drawnbow: () =>
    rod(curve("-6,-46 -4,-38 8,-28 12,-14 4,0 12,14 8,28 -4,38 -6,46")) +
    paint("l", segment([-6, -45], [-74, 0], [-6, 45])) +
    rod(segment([-74, 0], [26, 0])) +
    paint(
      "f",
      polygon([
        [22, -4],
        [36, 0],
        [22, 4],
      ]),
    ),
  arrow: () =>
    rod(segment([-26, 0], [24, 0])) +
    paint(
      "f",
      polygon([
        [22, -4.5],
        [36, 0],
        [22, 4.5],
      ]),
    ) +
    paint(
      "n",
      polygon([
        [-28, -5],
        [-18, 0],
        [-28, 5],
        [-24, 0],
      ]),
    ),
  club: () =>
    paint("f", blob("-14,-2.6 0,-3.2 20,-5 42,-9 58,-9 65,-2 60,8 44,8 20,5 0,3 -14,2.6")) +
    paint("i", disc(30, -2, 1.8), disc(44, -4, 2), disc(54, 2, 2), disc(40, 4, 1.8), disc(20, 1, 1.5)),
  trident: () =>
    rod(segment([-70, 0], [48, 0])) +
    paint(
      "f",
      blob(
        "44,-3! 48,-4 50,-14 56,-17 72,-15! 60,-12 56,-9 56,-3! 80,-0.5! 80,0.5! 56,3! 56,9 60,12 72,15! 56,17 50,14 48,4 44,3!",
      ),
    ) +
    paint(
      "f",
      polygon([
        [76, -4],
        [90, 0],
        [76, 4],
      ]),
      polygon([
        [66, -19],
        [80, -15],
        [66, -11],
      ]),
      polygon([
        [66, 19],
        [80, 15],
        [66, 11],
      ]),
    ),
  bolt: () => {
    const half =
      paint("f", blob("2,-5! 10,-10 20,-13 34,-12! 26,-7 44,-5! 30,0 44,5! 26,7 34,12! 20,13 10,10 2,5!")) +
      paint("i", curve("6,-4 16,-7 26,-9"), segment([6, 0], [34, 0]), curve("6,4 16,7 26,9"));
    return half + put(half, 0, 0, 180) + paint("y", disc(0, 0, 4.5, 7)) + paint("j", segment([0, -6], [0, 6]));
  },
  kerykeion: () =>
    rod(segment([-30, 0], [24, 0])) +
    rod("M24 0C30-9 40-9 40 0C40 9 30 9 24 0zM40 0C44-8 53-10 58-7M40 0C44 8 53 10 58 7"),
  thyrsos: () =>
    rod(segment([-62, 0], [52, 0])) +
    paint("o", blob("50,-6 58,-10 68,-8 78,0 68,8 58,10 50,6")) +
    paint("i", curve("54,-6 62,0 54,6"), curve("62,-7 70,0 62,7")) +
    paint("v", curve("46,0 42,8 46,14"), curve("48,0 42,-8 44,-13")),
  lyre: () =>
    paint("f", blob("-16,6 -15,-2 0,-4 15,-2 16,6 13,15 0,19 -13,15")) +
    paint("n", disc(0, 8, 7, 5)) +
    rod("M-13 -2C-24-14-20-32-11-44M13-2C24-14 20-32 11-44") +
    rod(segment([-20, -38], [20, -38])) +
    paint("l", ...[-7, -3.5, 0, 3.5, 7].map((x) => segment([x, -37], [x * 0.6, 8]))),
  kithara: () =>
    paint("f", blob("-18,8! -17,-6 -20,-20 -16,-26 -10,-20 -9,-8 9,-8 10,-20 16,-26 20,-20 17,-6 18,8! 12,20 -12,20")) +
    rod("M-15-24V-46M15-24V-46") +
    rod(segment([-21, -40], [21, -40])) +
    paint("l", ...[-7, -3.5, 0, 3.5, 7].map((x) => segment([x, -39], [x * 0.7, 10]))) +
    paint(
      "n",
      polygon([
        [-9, 8],
        [9, 8],
        [7, 11],
        [-7, 11],
      ]),
    ),
  torch: () =>
    paint(
      "f",
      polygon([
        [-30, -2.5],
        [18, -5],
        [18, 5],
        [-30, 2.5],
      ]),
    ) +
    paint("i", segment([-20, 0], [18, -1.5]), segment([0, -3], [0, 3])) +
    paint("r", blob("18,-6 28,-10 36,-5 50,-4! 42,1 48,8! 36,7 28,10 18,6")) +
    paint("y", blob("20,-3 28,-5 38,-1! 28,5 20,3")),
  wheat: () =>
    rod(segment([-20, 0], [20, 0])) +
    paint(
      "y",
      ...[18, 26, 34, 42].flatMap((x) => [
        blob(`${x},0 ${x + 2},-6 ${x + 10},-8! ${x + 8},-2`),
        blob(`${x},0 ${x + 2},6 ${x + 10},8! ${x + 8},2`),
      ]),
      blob("48,-3 60,0! 48,3"),
    ),
  axe: () =>
    rod(segment([-46, 0], [34, 0])) +
    paint("n", blob("22,-2! 20,-12 12,-20! 28,-24 42,-19! 34,-11 32,-2!")) +
    paint(
      "f",
      polygon([
        [22, 2],
        [32, 2],
        [28, 14],
      ]),
    ),
  labrys: () =>
    rod(segment([-50, 0], [40, 0])) +
    paint(
      "n",
      blob("24,-2! 22,-10 12,-20! 29,-25 46,-20! 36,-10 34,-2!"),
      blob("24,2! 22,10 12,20! 29,25 46,20! 36,10 34,2!"),
    ) +
    paint("j", curve("17,-18 29,-21 41,-18"), curve("17,18 29,21 41,18")),
  staff: () => rod(segment([-90, 0], [46, 0])),
  crook: () => rod("M-90 0H40C54 0 56-14 44-14"),
  sceptre: () =>
    rod(segment([-88, 0], [56, 0])) + paint("y", blob("54,-4 62,-10 64,-3 76,0 64,3 62,10 54,4"), disc(54, 0, 3.6)),
  eaglestaff: () =>
    rod(segment([-88, 0], [56, 0])) +
    paint("y", disc(57, 0, 4)) +
    put(paint("f", blob("-2,2 0,-6 4,-10 9,-10 12,-7! 8,-6 9,0 4,6 -8,12! -10,8 -14,10! -12,2")), 66, 0, 90),
  snakestaff: () =>
    rod(segment([-88, 0], [60, 0])) +
    rod("M-70 6C-58 14-52-12-38-9S-20 14-6 10S12-13 26-10S42 12 50 9", "v") +
    paint("r", blob("46,12 50,5 60,3 64,8 58,12")) +
    paint("q", disc(58, 7, 1.4)),
  kylix: () =>
    paint("f", blob("-22,-8! 22,-8! 16,2 6,6 3,10 4,16 12,20! -12,20! -4,16 -3,10 -6,6 -16,2")) +
    rod("M-20-5C-34-10-32 4-16 1M20-5C34-10 32 4 16 1") +
    paint("i", segment([-18, -4], [18, -4])),
  kantharos: () =>
    paint("f", blob("-14,-16! 14,-16! 11,0 8,6 3,9 3,15 10,20! -10,20! -3,15 -3,9 -8,6 -11,0")) +
    rod("M-13-15C-28-30-28 0-9 5M13-15C28-30 28 0 9 5") +
    paint("v", segment([-11, -6], [11, -6])),
  phiale: () => paint("y", blob("-18,-3! 18,-3! 12,5 0,7 -12,5")) + paint("j", segment([-13, 0], [13, 0])),
  jug: () =>
    paint("f", blob("-6,-18 0,-24 8,-22! 5,-14 12,-4 12,8 7,18! -7,18! -12,8 -12,-4 -5,-14")) +
    rod("M-6-18C-20-24-20 0-11 2") +
    paint("i", curve("-10,-2 0,0 10,-2"), curve("-11,4 0,6 11,4")) +
    paint("v", curve("-12,1 0,3 12,1")),
  hydria: () =>
    paint("f", blob("-10,-26! 10,-26! 7,-20 7,-16 18,-8 20,4 12,18 8,24! -8,24! -12,18 -20,4 -18,-8 -7,-16 -7,-20")) +
    rod("M-18-2C-28-8-28 6-18 4M18-2C28-8 28 6 18 4") +
    paint("i", curve("-17,-6 0,-3 17,-6"), curve("-19,2 0,5 19,2")) +
    paint("l", ...[-10, -3, 4, 11].map((x) => `M${x} -3l3 5l3-5`)),
  apple: () =>
    paint("y", disc(0, 0, 8)) + paint("o", blob("0,-7! 3,-14 9,-13 5,-8")) + paint("j", curve("-4,-2 -3,3 1,5")),
  mirror: () =>
    rod(segment([0, 0], [14, 0])) +
    paint("y", disc(26, 0, 13)) +
    paint("n", disc(26, 0, 9.5)) +
    paint("j", curve("21,-4 25,-6 30,-5")),
  distaff: () =>
    rod(segment([-16, 0], [14, 0])) +
    paint("n", blob("12,-3 20,-10 34,-8 42,0 34,8 20,10 12,3")) +
    paint("j", curve("18,-6 24,6"), curve("26,-8 32,7")),
  wreath: () =>
    `<path class="h" d="${disc(14, 0, 13)}"/>` +
    paint("k", "M24-8A13 13 0 1 0 24 8") +
    paint(
      "o",
      ...[60, 100, 140, 180, 220, 260, 300].map((a) => {
        const r = (a * Math.PI) / 180;
        return disc(14 + 14 * Math.cos(r), 14 * Math.sin(r), 4.2, 3.2);
      }),
    ),
  branch: () =>
    rod(segment([-16, 0], [44, 0])) +
    paint(
      "o",
      ...[6, 18, 30, 42].flatMap((x) => [
        blob(`${x},0! ${x + 4},-9 ${x + 16},-10! ${x + 10},-2`),
        blob(`${x},0! ${x + 4},9 ${x + 16},10! ${x + 10},2`),
      ]),
    ),
  pine: () =>
    rod(segment([-60, 0], [66, 0])) +
    paint(
      "f",
      ...[20, 34, 48, 62].flatMap((x) => [
        polygon([
          [x, 0],
          [x - 2, -18],
          [x + 8, -3],
        ]),
        polygon([
          [x, 0],
          [x - 2, 18],
          [x + 8, 3],
        ]),
      ]),
      polygon([
        [66, -4],
        [80, 0],
        [66, 4],
      ]),
    ),
  aulos: () => rod(segment([2, -1], [38, -7])) + rod(segment([2, 1], [38, 9])),
  ball: () => paint("r", disc(0, 0, 11)) + paint("l", "M-11 0H11M0-11V11", disc(0, 0, 5)),
  thread: () =>
    paint("r", disc(0, 0, 9)) + paint("l", curve("-7,-4 0,-1 7,-5"), curve("-8,2 0,4 8,0"), curve("-4,-7 0,2 -2,8")),
  gorgon: () => put(gorgoneion(), 0, 20, 0, 0.62),
  scales: () =>
    rod("M0 0V-22M-26-20H26") +
    paint("l", "M-26-20L-34 2M-26-20L-18 2M26-20L18 2M26-20L34 2") +
    paint("y", blob("-36,2! -16,2! -20,8 -32,8"), blob("16,2! 36,2! 32,8 20,8")),
  wheel: () =>
    `<path class="h" d="${disc(0, 0, 20)}"/>` +
    paint("k", disc(0, 0, 20), "M-20 0H20M0-20V20M-14-14L14 14M-14 14L14-14") +
    paint("f", disc(0, 0, 4)),
  key: () => rod("M-20 0H20V12M14 0V10") + `<path class="k" d="${disc(-26, 0, 6)}"/>`,
  box: () =>
    paint(
      "f",
      polygon([
        [-20, -8],
        [20, -8],
        [18, 16],
        [-18, 16],
      ]),
    ) +
    paint(
      "r",
      polygon([
        [-22, -16],
        [-18, -10],
        [20, -8],
        [22, -14],
      ]),
    ) +
    paint("l", "M-15-2H15M-14 10H14", ...[-10, 0, 10].map((x) => disc(x, 4, 2.5))),
  jar: () =>
    paint("f", blob("-12,-22! 12,-22! 9,-17 17,-8 17,6 9,20 5,24! -5,24! -9,20 -17,6 -17,-8 -9,-17")) +
    paint("l", curve("-16,-5 0,-2 16,-5"), curve("-17,3 0,6 17,3")) +
    paint("r", blob("-14,-24 -8,-30 8,-30 14,-24")),
  baby: () =>
    paint("n", blob("-10,-6 -4,-14 6,-12 10,0 8,16 0,20 -8,14")) +
    paint("j", curve("-8,0 0,4 9,0"), curve("-8,8 0,12 8,8")) +
    paint("w", disc(2, -18, 8)) +
    paint("f", blob("-6,-20 0,-27 8,-25 9,-21 2,-22 -3,-16")) +
    paint("m", disc(6, -18, 1.4)),
  stone: () =>
    paint("f", blob("-18,-10 -4,-20 14,-16 22,-2 14,14 -6,16 -20,8")) +
    paint("i", curve("-10,-10 0,-6 6,-12"), curve("2,4 10,2 14,8")),
  palladion: () =>
    paint(
      "f",
      polygon([
        [-6, 24],
        [-7, 0],
        [-8, -8],
        [8, -8],
        [7, 0],
        [6, 24],
      ]),
    ) +
    paint("w", disc(0, -15, 5)) +
    paint("f", blob("-7,-15 -5,-23 3,-24 7,-18 2,-18 -3,-12")) +
    paint("r", blob("2,-24! -8,-28 -12,-18 -10,-10! -6,-18")) +
    paint("n", disc(9, -2, 7)) +
    paint("j", disc(9, -2, 3)) +
    rod(segment([-12, -28], [-6, 8])) +
    paint("l", segment([-6, 6], [6, 6]), segment([-6, 16], [6, 16])),
  saw: () =>
    paint(
      "f",
      polygon([
        [-2, -3],
        [40, -9],
        [40, 2],
        [37, 5],
        [33, 2],
        [29, 5],
        [25, 2],
        [21, 5],
        [17, 2],
        [13, 5],
        [9, 2],
        [4, 5],
      ]),
    ) + paint("y", disc(-4, 0, 5)),
  rope: () => rod("M0 0C6 14-10 20-4 34S12 46 2 56C-6 64-12 52-2 50", "l"),
  pomegranate: () =>
    paint("r", disc(0, 0, 9)) +
    paint(
      "r",
      polygon([
        [-4, -7],
        [-6, -15],
        [0, -11],
        [6, -15],
        [4, -7],
      ]),
    ) +
    paint("l", disc(-2, 2, 1.5), disc(3, 0, 1.5), disc(2, 5, 1.5)),
  flower: () => rod(curve("0,22 -2,8 0,0")) + paint("r", blob("0,0! -8,-6 -10,-16! -4,-12 0,-19! 4,-12 10,-16! 8,-6")),
  egg: () => paint("n", disc(0, 0, 13, 17)) + paint("j", "M-12-2l5 4l4-5l4 5l5-5l6 4"),
  fleece: () =>
    paint(
      "y",
      blob("-18,-24 -6,-30 6,-28 18,-24 26,-28! 22,-16 18,0 24,20! 14,14 10,24 4,14 -4,24 -8,14 -18,22! -20,2 -24,-16"),
    ) +
    paint(
      "j",
      ...[
        [-10, -16],
        [4, -18],
        [-4, -6],
        [10, -6],
        [-10, 6],
        [4, 8],
      ].map(([x, y]) => `M${x! - 4} ${y}a4 4 0 1 1 5 3`),
    ),
  grapes: () => put(grapes("s"), 0, 0, 0, 1.3),
  whip: () => rod(segment([-4, 0], [30, 0])) + paint("k", curve("30,0 48,-8 56,6 66,-2")),
  star: () => paint("y", star(0, 0, 16, 5, 8)),
  thongs: () => paint("n", disc(2, 0, 9)) + paint("j", "M-3-7L-1 7M2-8L3 8M7-6L7 6"),
  dagger: () =>
    paint(
      "n",
      polygon([
        [2, -3],
        [24, 0],
        [2, 3],
      ]),
    ) +
    paint(
      "y",
      polygon([
        [0, -6],
        [3, -6],
        [3, 6],
        [0, 6],
      ]),
    ),
  dice: () =>
    paint(
      "n",
      polygon([
        [-7, -7],
        [7, -7],
        [7, 7],
        [-7, 7],
      ]),
    ) + paint("m", disc(-3, -3, 1.7), disc(3, 3, 1.7), disc(0, 0, 1.7)),
  shuttle: () => paint("y", blob("-22,0! 0,-5 22,0! 0,5")) + paint("v", curve("22,0 30,6 26,14")),
  sickle: () =>
    paint("n", blob("2,-2! 14,-3 26,-14 24,-30! 36,-16 30,2 14,6 2,2!")) +
    paint(
      "f",
      polygon([
        [-12, -3],
        [2, -3],
        [2, 3],
        [-12, 3],
      ]),
    ),
  paddle: () =>
    rod(segment([-70, 0], [50, 0])) +
    paint("f", blob("46,-3 56,-10 78,-9 82,0 78,9 56,10 46,3")) +
    paint("i", segment([54, 0], [76, 0])),
  hammer: () =>
    rod(segment([-14, 0], [34, 0])) +
    paint(
      "f",
      polygon([
        [28, -16],
        [46, -16],
        [46, 16],
        [28, 16],
      ]),
    ) +
    paint("i", segment([32, -16], [32, 16]), segment([42, -16], [42, 16])),
} satisfies Record<string, () => string>;

export type Ware = keyof typeof WARES;

/** Things that hang from the hand or stand on it and are not turned. */
export function held(h: Held): string {
  return put(WARES[h.what](), 0, 0, h.at === undefined ? 0 : 90 - h.at, h.size ?? 1);
}
