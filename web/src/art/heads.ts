/** Heads in profile, looking right. The origin is the root of the neck; a head is about forty high. */

import { blob, curve, disc, paint, polygon, put, segment, star, type Point } from "./geometry";
import { gorgoneion } from "./shields";

export type Hat =
  | "none"
  | "corinthian"
  | "attic"
  | "pilos"
  | "phrygian"
  | "petasos"
  | "winged"
  | "crown"
  | "polos"
  | "veil"
  | "lion"
  | "wreath"
  | "ivy"
  | "fillet"
  | "sakkos"
  | "horns"
  | "tusks"
  | "snakes"
  | "fox"
  | "cock"
  | "radiate"
  | "dogcap";

export interface Head {
  face?: "youth" | "man" | "old" | "boar" | "bull" | "horse" | "cyclops" | "wild" | "gorgon";
  hair?: "short" | "long" | "bun" | "none" | "locks";
  /** Paint of hair and beard, of the hat, of the crest: f r s o y n. */
  hairPaint?: string;
  hat?: Hat;
  hatPaint?: string;
  crest?: "none" | "low" | "high" | "double" | "fan";
  crestPaint?: string;
  veil?: string;
}

const FACE =
  "8,6 6,-5 8,-8.5! 13.5,-9.3 15.2,-12.2 13.4,-13.8! 15.6,-15.2 14.8,-17.4! 19.4,-18.8! 15.4,-26 13,-32 6,-37.5 -4,-38.5 -12,-34 -14.5,-26 -12,-18 -8,-12 -7.5,-4 -9.5,6";

const HAIR: Record<string, string> = {
  short:
    "13.4,-31! 9,-30.5 4,-27.5 1.5,-21! -2,-16.5 -8,-11.5! -13,-15 -16.5,-23 -16,-31 -10,-39 -2,-41.5 7,-40 12.4,-36",
  long: "13.4,-31! 9,-30.5 4,-27.5 1.5,-21! -3,-15 -6,-6 -9,3! -15,7 -20,2 -18.5,-8 -17.5,-20 -16,-31 -10,-39 -2,-41.5 7,-40 12.4,-36",
  locks:
    "13.4,-31! 9,-30.5 4,-27.5 1.5,-21! -2,-14 1,-4 4,6! -2,3 -5,10! -9,4 -14,11! -17,3 -22,5! -20,-8 -18,-20 -16,-31 -10,-39 -2,-41.5 7,-40 12.4,-36",
  bun: "13.4,-31! 9,-30.5 4,-27.5 1.5,-21! -4,-15.5 -9,-14 -12,-13 -15,-9 -22,-10 -25,-17 -21,-23 -17,-24 -16.5,-31 -10,-39 -2,-41.5 7,-40 12.4,-36",
};

const BEARD =
  "15.4,-14.8 12.6,-12.9 9.5,-14.5 5,-18.5 0.5,-21.5! -3,-16 -2,-8 3.5,-1.5 10,3 17.5,5! 19,-2.5 17.8,-8.5 16,-11.5";

/** The face with its features; the hair and hat come on top. */
function face(h: Head, woman: boolean): string {
  const skin = woman ? "w" : "f";
  const line = woman ? "j" : "i";
  let out = paint(skin, blob(FACE));
  out += paint(line, curve("13.4,-13.8 11.8,-13.4 10,-13.8"), curve("14.8,-17.4 13.2,-18.6 13.6,-20"));
  if (h.face === "cyclops")
    return (
      out +
      paint("q", disc(8, -29, 4.8, 3.8)) +
      paint("m", disc(8.6, -29, 2.2)) +
      paint(line, curve("2.5,-33 8,-35.5 13,-32"))
    );
  out += paint("q", blob("3.6,-24 7.6,-27.4 13,-24.6 8,-22"));
  if (woman) out += paint("j", blob("3.6,-24 7.6,-27.4 13,-24.6 8,-22"));
  out += paint("m", disc(8.6, -24.7, 2));
  out += paint(line, curve("3.5,-28.5 8.5,-30.6 13.6,-28.2"));
  return out;
}

function hairOf(h: Head, woman: boolean): string {
  const style = h.hair ?? (woman ? "bun" : "short");
  if (style === "none") return "";
  const p = h.hairPaint ?? (h.face === "old" ? "n" : "f");
  const line = p === "n" || p === "y" ? "j" : "i";
  let out = paint(p, blob(HAIR[style]!));
  const beads = [
    [12.4, -31.5],
    [9, -31],
    [6, -29.4],
    [3.6, -26.6],
    [2, -23],
  ] as const;
  if (woman || style === "locks" || style === "long") out += paint(p, ...beads.map(([x, y]) => disc(x, y, 2)));
  out += paint(
    line,
    curve("8,-37 0,-36 -6,-30 -9,-20"),
    curve("3,-39.5 -6,-37.5 -12,-30 -13,-20"),
    curve("9,-34 3,-32 -2,-26 -4,-18"),
  );
  if (style === "long" || style === "locks")
    out += paint(line, curve("-9,-18 -10,-10 -13,2"), curve("-13,-18 -14,-8 -17,2"));
  return out;
}

function beardOf(h: Head): string {
  if (h.face !== "man" && h.face !== "old" && h.face !== "cyclops" && h.face !== "wild") return "";
  const p = h.hairPaint ?? (h.face === "old" ? "n" : "f");
  const line = p === "n" || p === "y" ? "j" : "i";
  return (
    paint(p, blob(BEARD)) +
    paint(line, curve("2,-14 6,-6 13,1"), curve("8,-12 11,-6 15.5,0"), curve("9.5,-14.5 13,-12.8 16,-13.6"))
  );
}

export function crest(kind: Head["crest"], p = "r"): string {
  if (!kind || kind === "none") return "";
  const dark = p === "n" || p === "y";
  const line = dark ? "j" : "i";
  const one = (lift: number) => {
    const band = `${lift ? paint("k", segment([1, -42], [0, -52])) : ""}`;
    return (
      band +
      put(
        paint(
          p,
          blob("16,-46! 8,-57 -8,-59 -23,-50 -31,-33 -33,-14 -36,4! -27,-6 -22,-20 -17,-31 -8,-40 2,-43.5 11,-42"),
        ) +
          paint(
            "n",
            blob("13.5,-44! 3,-47.5 -8,-44.5 -17,-35 -21.5,-23.5! -18.5,-23! -14,-32.5 -7,-40.5 3,-43.5 12,-41!"),
          ) +
          paint(
            line,
            curve("9,-48.5 11,-53"),
            curve("2,-50 2,-57"),
            curve("-5,-49 -7,-57"),
            curve("-12,-45 -17,-53"),
            curve("-18,-38 -25,-45"),
            curve("-22,-30 -30,-34"),
            curve("-25,-21 -32.5,-22"),
            curve("-28,-12 -34,-10"),
          ) +
          paint(
            "j",
            ...(
              [
                [7, -46, 7.5, -43],
                [1, -47, 1, -44],
                [-5, -45.5, -4, -42.5],
                [-11, -41.5, -9, -39],
                [-16, -36, -13.5, -34],
                [-19, -30, -16.5, -28.5],
              ] as const
            ).map(([a, b, c, d]) => segment([a, b], [c, d])),
          ),
        0,
        -lift,
      )
    );
  };
  if (kind === "low") return one(0);
  if (kind === "high") return one(9);
  if (kind === "double")
    return (
      put(
        paint(p, blob("0,-42! -8,-56 -22,-62 -34,-58! -26,-54 -18,-46 -10,-36")) +
          paint(line, curve("-4,-44 -14,-55 -28,-58")),
        0,
        0,
      ) +
      put(
        paint(p, blob("6,-42! 4,-58 14,-68 26,-66! 18,-62 14,-54 12,-40")) + paint(line, curve("8,-44 9,-57 20,-65")),
        0,
        0,
      )
    );
  return (
    paint(p, blob("20,-44! 18,-56 6,-64 -8,-62 -20,-52 -24,-38! -14,-36 0,-43 12,-42")) +
    paint(line, curve("10,-44 14,-55"), curve("4,-44 5,-62"), curve("-3,-43 -6,-60"), curve("-9,-40 -16,-53"))
  );
}

function leaves(p: string, count: number, pointed: boolean): string {
  const out: string[] = [];
  for (let n = 0; n < count; n++) {
    const t = n / (count - 1);
    const [x, y] = [13.5 - 29 * t, -33.5 - 5 * Math.sin(Math.PI * t) + 9 * t * t];
    out.push(
      put(
        paint(p, pointed ? blob("0,0! 3,-4.5 9,-6! 6,-1 4,1") : blob("0,0! 1,-5 5,-7 6,-3 9,-2 5,1")),
        x,
        y,
        -10 - 75 * t,
        1,
      ),
    );
    out.push(put(paint(p, pointed ? blob("0,0! 4,4 9,4! 6,-1 4,-1.5") : ""), x, y, -10 - 60 * t, 1));
  }
  return out.join("");
}

function hatOf(h: Head, woman: boolean): string {
  const hat = h.hat ?? "none";
  const p = h.hatPaint ?? "f";
  const dark = p === "n" || p === "y";
  const line = dark ? "j" : "i";
  switch (hat) {
    case "corinthian":
      return (
        crest(h.crest ?? "low", h.crestPaint) +
        paint(
          p,
          blob(
            "14.5,-34 16.5,-28! 18.5,-18.5! 15.4,-19! 14.2,-16! 16.5,-5! 9,-3.5 4,-7 0,-8.5! -6,-5 -15,-1! -18.5,-3 -15.5,-13 -17,-24 -14.5,-34 -6,-41.5 4,-42.5 11,-39.5",
          ),
        ) +
        paint("q", blob("5,-23.6! 9,-27 14.4,-24.2! 10.5,-21 7,-21")) +
        paint("m", disc(10.2, -24, 2.1)) +
        paint(
          line,
          curve("1,-26 8,-31.5 15.5,-28.5"),
          curve("-15,-4 -9,-8 -6,-14 -4.5,-22"),
          curve("15,-8 10,-6.5 6,-9.5"),
        )
      );
    case "cock":
      return (
        paint(
          "r",
          blob("16,-40! 20,-50! 13,-47! 13,-58! 6,-50! 1,-61! -3,-50! -11,-57! -11,-46! -20,-49! -16,-38 -4,-42 8,-42"),
        ) + hatOf({ ...h, hat: "corinthian", crest: "none" }, woman)
      );
    case "attic":
      return (
        crest(h.crest ?? "low", h.crestPaint) +
        paint(
          p,
          blob(
            "16,-29! 9,-29.5 3.5,-27 1.5,-20! -1,-14 -3,-10! -7,-14 -10,-11 -17,-8! -19,-11 -16,-20 -17,-28 -13.5,-37 -5,-42 5,-42 12.5,-38",
          ),
        ) +
        paint(
          line,
          curve("14,-31.5 8,-32.5 1,-29 -1.5,-20"),
          curve("-6,-16 -5,-24 -9,-31"),
          curve("-2,-36 -8,-34 -9,-28 -4,-28 -4,-32"),
        )
      );
    case "pilos":
      return (
        paint(p, blob("15,-29.5! 12,-40 3,-54 0,-57 -4,-54 -11,-42 -17,-27.5! -4,-28 6,-30.5")) +
        paint(line, curve("14,-33 4,-33.5 -6,-31.5 -16,-30"))
      );
    case "phrygian":
      return (
        paint(
          p,
          blob(
            "14.5,-31! 13,-40 15,-47 21,-50 20.5,-56 12,-57 3,-51 -8,-43.5 -15.5,-33 -15.5,-20 -19,-4 -14,-1! -9,-10 -4,-18 1,-22! 4,-28.5",
          ),
        ) +
        paint(
          dark ? "m" : "q",
          disc(-8, -34, 1.7),
          disc(-1, -38, 1.7),
          disc(6, -42, 1.7),
          disc(-10, -26, 1.7),
          disc(-2, -30, 1.7),
          disc(-12, -14, 1.5),
          disc(12, -50, 1.7),
        ) +
        paint(line, curve("14,-34 6,-33 0,-28 -3,-22"))
      );
    case "petasos":
    case "winged":
      return (
        paint(p, blob("26,-32! 15,-37 10,-44 -2,-46.5 -12,-42.5 -16,-36 -28,-29.5! -14,-29.5 0,-32 14,-32")) +
        paint(line, curve("12,-37 0,-38 -14,-35")) +
        (hat === "winged"
          ? paint("n", blob("-4,-38! -8,-50 -18,-58 -30,-60! -26,-54 -30,-51! -25,-48 -27,-44! -20,-43 -12,-36")) +
            paint("j", curve("-9,-42 -16,-51 -25,-55"), curve("-11,-40 -18,-46 -24,-48"))
          : "")
      );
    case "crown":
      return (
        paint(
          h.hatPaint ?? "y",
          polygon([
            [14.5, -31],
            [18, -46],
            [10, -40.5],
            [5, -52],
            [-1, -42],
            [-9, -51],
            [-10.5, -39],
            [-19, -41],
            [-15.5, -27],
            [-2, -34],
          ]),
        ) + paint("j", curve("13.5,-34 4,-36 -4,-35.5 -15,-30"))
      );
    case "radiate":
      return (
        paint(
          "y",
          ...[-70, -45, -20, 5, 30].map((a) => {
            const r = (a * Math.PI) / 180;
            const [sx, sy] = [Math.sin(r), -Math.cos(r)];
            const c: Point = [-1 + sx * 19, -24 + sy * 19];
            return polygon([
              [c[0] - sy * -3, c[1] + sx * -3],
              [c[0] + sx * 17, c[1] + sy * 17],
              [c[0] + sy * -3, c[1] - sx * -3],
            ]);
          }),
        ) + paint("y", blob("14,-33 9,-36.5 0,-39 -10,-35 -15.5,-26! -17,-28 -13,-38 -2,-43 10,-40"))
      );
    case "polos":
      return (
        paint(
          h.hatPaint ?? "r",
          polygon([
            [13.5, -32],
            [15.5, -50],
            [-13, -50],
            [-16, -29],
            [-2, -35],
          ]),
        ) +
        paint("l", segment([14.5, -47], [-13.5, -47]), curve("13.5,-35 -2,-38 -15,-32")) +
        paint("q", disc(9, -42, 1.7), disc(3, -43, 1.7), disc(-3, -43.5, 1.7), disc(-9, -42, 1.7))
      );
    case "veil":
      return (
        paint(
          h.veil ?? "f",
          blob(
            "12,-37.5! 5,-43.5 -6,-43.5 -16,-36 -20,-22 -23,0 -27,30 -31,58! -22,54 -17,60! -12,20 -9,-6 -5,-18 -1.5,-28 6,-33.5",
          ),
        ) +
        paint(
          h.veil === "n" || h.veil === "y" || h.veil === "w" ? "j" : "l",
          curve("8,-36 0,-31 -3,-20 -7,-4 -10,20 -15,52"),
        ) +
        paint(
          h.veil === "n" || h.veil === "y" ? "j" : "i",
          curve("-8,-38 -14,-20 -17,10 -22,50"),
          curve("-2,-38 -9,-24 -13,6 -18,46"),
        )
      );
    case "lion":
      return (
        paint(
          h.hatPaint ?? "y",
          blob(
            "23,-37! 22,-42 17,-46 9,-48 6,-54 1,-53 -1,-48.5 -12,-46 -19,-36 -21,-20 -25,-4 -18,4 -10,2 -7,-8 -5,-14 -1,-22! 5,-30 14,-33 21,-32.5!",
          ),
        ) +
        paint(h.hatPaint ?? "y", blob("-3,-13! 4,-6 12,-4 18,-6! 14,-1 4,1 -6,-4")) +
        paint(
          "q",
          polygon([
            [21, -33],
            [19.5, -28],
            [17.5, -33],
          ]),
          polygon([
            [14, -33],
            [12.5, -29],
            [11, -32.5],
          ]),
        ) +
        paint("m", disc(11, -42, 2)) +
        paint(
          "j",
          curve("21,-40 17,-40 15,-43"),
          curve("-4,-44 -10,-34 -11,-22"),
          curve("-10,-40 -15,-30 -16,-16"),
          curve("0,-43 -5,-34 -6,-24"),
          curve("-14,-18 -17,-8 -20,-2"),
        )
      );
    case "wreath":
      return leaves(h.hatPaint ?? "o", 6, true);
    case "ivy":
      return leaves(h.hatPaint ?? "o", 6, false);
    case "fillet":
      return (
        paint(h.hatPaint === "n" ? "l" : "v", curve("13.4,-32 4,-35.5 -6,-34 -15.5,-27")) +
        paint(h.hatPaint ?? "r", blob("-15,-27! -20,-22 -22,-12! -17,-17 -14,-24"))
      );
    case "sakkos":
      return (
        paint(
          h.hatPaint ?? "r",
          blob("9,-38 2,-34 -1,-26 -3,-17! -8,-12 -15,-10 -23,-13 -25,-20 -21,-30 -14,-39 -4,-43"),
        ) + paint("l", curve("5,-40 -2,-34 -6,-22"), curve("-2,-42 -10,-34 -13,-14"), curve("-10,-40 -18,-30 -20,-14"))
      );
    case "horns":
      return (
        hatOf({ ...h, hat: "attic", crest: "none" }, woman) +
        paint(
          "n",
          blob("4,-41! 12,-47 15,-55 12,-64! 6,-56 0,-50 -4,-41"),
          blob("-8,-40! -14,-48 -24,-52 -32,-60! -31,-48 -24,-40 -14,-35"),
        )
      );
    case "tusks":
      return (
        paint(
          "n",
          blob("15,-29! 9,-29.5 3.5,-27 1.5,-20! -5,-14 -14,-12! -17,-20 -16.5,-28 -13,-38 -4,-46 3,-47 10,-41"),
        ) +
        paint(
          "j",
          curve("14,-32 4,-34 -15,-25"),
          curve("12,-37 0,-40 -15,-32"),
          curve("8,-42 -2,-44 -12,-39"),
          ...[
            [10, -32, 9, -37],
            [4, -33.5, 3, -38.5],
            [-2, -31, -3, -38],
            [-8, -28, -9, -35],
            [6, -38.5, 5, -43],
            [-1, -39.5, -2, -44],
            [-7, -37, -7.5, -42],
          ].map(([a, b, c, d]) => segment([a!, b!], [c!, d!])),
        ) +
        paint("r", blob("1,-47! -4,-56 -14,-60 -26,-56! -18,-54 -10,-50 -3,-45"))
      );
    case "fox":
      return (
        paint(
          h.hatPaint ?? "r",
          blob(
            "20,-34! 12,-38 10,-42 8,-50! 3,-44 -2,-46 -5,-53! -9,-43 -15,-34 -17,-20 -21,-8 -18,2! -12,-4 -9,-14 -3,-22! 4,-28.5 13,-31",
          ),
        ) +
        paint("m", disc(9, -38.5, 1.6)) +
        paint("i", curve("-9,-36 -11,-22 -15,-8"))
      );
    case "dogcap":
      return (
        paint(
          "f",
          blob(
            "14,-31! 17,-40 14,-46 9,-47 8,-55! 2,-48 -6,-48 -9,-56! -13,-45 -17,-34 -17,-20 -19,-6! -12,-10 -6,-17 -1,-22! 4,-28.5",
          ),
        ) + paint("i", curve("12,-36 4,-35 -2,-28"), curve("10,-43 6,-42"))
      );
    case "snakes":
      return [
        ["10,-37 14,-44 10,-50 15,-57 20,-58", 20, -58, 10],
        ["3,-40 5,-49 -1,-54 2,-63 7,-66", 7, -66, -20],
        ["-5,-40 -6,-49 -13,-53 -12,-62 -8,-67", -8, -67, -30],
        ["-11,-36 -16,-44 -24,-44 -27,-53 -24,-59", -24, -59, -30],
        ["-14,-27 -22,-31 -29,-27 -35,-33 -36,-40", -36, -40, -50],
        ["-12,-16 -20,-16 -24,-9 -32,-10 -36,-16", -36, -16, -60],
      ]
        .map(
          ([d, x, y, a]) =>
            `<path class="h" d="${curve(d as string)}"/>` +
            paint("k", curve(d as string)) +
            put(
              paint("f", blob("-3,-2.5 4,-3 8,0 4,3 -3,2.5")) + paint("q", disc(3, -1, 1)),
              x as number,
              y as number,
              a as number,
            ),
        )
        .join("");
    default:
      return "";
  }
}

/** Heads that are no man's. */
export const BEAST_HEADS = {
  boar: () =>
    paint(
      "f",
      blob(
        "10,6 8,-6 14,-8! 24,-10 30,-13! 31,-19 27,-22 18,-26 12,-33 6,-37 4,-44! -1,-38 -9,-35 -14,-26 -13,-12 -12,6",
      ),
    ) +
    paint("n", blob("22,-12! 25,-18 24,-22! 20,-18")) +
    paint("q", disc(11, -27, 2)) +
    paint(
      "i",
      curve("27,-21 26,-17 28,-13"),
      curve("-4,-35 -5,-24 -6,-10"),
      curve("-9,-30 -10,-18 -10,-4"),
      curve("14,-10 20,-14 25,-14"),
    ),
  bull: () =>
    paint("f", blob("11,8 10,-6 18,-7 25,-9 28,-14 26,-20 20,-26 13,-34 5,-39 -4,-37 -13,-30 -16,-16 -14,8")) +
    paint(
      "n",
      blob("6,-37! 13,-42 17,-51 14,-60! 9,-51 2,-46 -3,-38"),
      blob("-4,-38! -10,-44 -20,-46 -26,-55! -27,-44 -19,-37 -10,-34"),
    ) +
    paint("f", blob("-5,-33 -15,-33 -20,-27 -13,-25 -6,-27")) +
    paint("q", blob("8,-27 12,-30 17,-26 12,-24")) +
    paint("m", disc(12.5, -26.8, 1.8)) +
    paint("q", disc(24, -13.5, 1.6)) +
    paint(
      "i",
      curve("18,-8 20,-11 27,-12"),
      curve("2,-20 4,-8 2,4"),
      curve("-4,-22 -3,-8 -5,5"),
      curve("-9,-20 -9,-8 -10,5"),
      curve("6,-36 9,-32 14,-31"),
    ),
};

export function drawHead(h: Head, woman: boolean): string {
  if (h.face === "boar") return BEAST_HEADS.boar();
  if (h.face === "bull") return BEAST_HEADS.bull();
  if (h.face === "gorgon") return put(gorgoneion(), 1, -17, 0, 0.74);
  const helmet = h.hat === "corinthian" || h.hat === "cock";
  const behind = h.hat === "snakes" ? hatOf(h, woman) : "";
  const back = h.hair === "long" && helmet ? paint(h.hairPaint ?? "f", blob(HAIR["long"]!)) : "";
  return (
    behind +
    back +
    face(h, woman) +
    (helmet ? "" : hairOf(h, woman)) +
    beardOf(h) +
    (h.hat === "snakes" ? "" : hatOf(h, woman)) +
    (woman && !helmet ? paint("y", star(-1, -15, 2.4, 1.2, 5)) : "")
  );
}

/** A helmet or hat without a head. */
export const helmet = (h: Head) => hatOf(h, false);
