/** Small signs in a box of 24 by 24, in one colour. A path alone is filled; after a bar it is a line. */

export type Tone = "red" | "blue" | "yellow" | "green" | "purple" | "ink" | "clay" | "bone";

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const star = (x: number, y: number, outer: number, inner: number, points: number) => {
  let d = "";
  for (let n = 0; n < 2 * points; n++) {
    const r = n % 2 ? inner : outer;
    const a = (Math.PI * n) / points;
    d += `${n ? "L" : "M"}${(x + r * Math.sin(a)).toFixed(1)} ${(y - r * Math.cos(a)).toFixed(1)}`;
  }
  return d + "z";
};

const FLAME =
  "M12.5 2c.5 4 6 6.5 6 12.5A6.5 6.5 0 0 1 5.5 14.5c0-3.5 2.5-4.5 2.3-8C10 7.5 11 9.5 11 11.5c1.8-2.5 2.3-6 1.5-9.5z";
const WAVE =
  "M2 20v-3c4.5 0 5.3-3 6.3-6.5C9.3 7 11.5 4.5 15 4.5c4 0 6.5 2.8 6.5 5.8 0 2.7-1.8 4.7-4.2 4.7-2 0-3.5-1.4-3.5-3.2 0-1.5 1.2-2.6 2.6-2.3-1.5-1.4-4.6-.4-4.6 3.3 0 2.8 2 4.2 5.2 4.2h5v3z";
const SUN = dot(12, 12, 4.3) + star(12, 12, 10.5, 5.4, 8);
const LEAF = "M4.5 20.5c-1-9 4-16 16-17 0 11-6 17.5-13.5 15.5l-1.5 2.5z|M6.5 18.5c3-4.5 6-7.5 10-10.5";
const GRAPES =
  [
    dot(8, 9, 2.6),
    dot(13, 8.5, 2.6),
    dot(17.5, 10, 2.4),
    dot(10, 13.5, 2.6),
    dot(15, 14, 2.6),
    dot(12.5, 18.5, 2.6),
  ].join("") + "M12 7c0-3 1-4 4-5l.6 1.5c-2 .7-2.6 1.5-2.6 3.5z";
const AMPHORA =
  "M9 2h6v2l-1 1v2c3.5 1 5 3 5 6 0 4-3 6-4.5 7.5h1.5V22H8v-1.5h1.5C8 19 5 17 5 13c0-3 1.5-5 5-6V5L9 4z|M9.5 5.5C5 4 4.5 9 6.5 10M14.5 5.5C19 4 19.5 9 17.5 10";
const SKULLCAP = "M12 3c5 0 8 3.5 8 8 0 3-1 4.5-2.5 5.5V20h-11v-3.5C5 15.5 4 14 4 11c0-4.5 3-8 8-8z";
const HELMET = "M4 14c-1-6 2-10 8-10 6 0 9 4 8 9l-1 1.5-5-1.5 1 3v6h-3l-2-4-2 3H5.5C4.5 19 4.2 17 4 14z";
const HELMET_CREST = "M3 12C2 4 8 1 14 1.5 10 3 6 5 5.5 12z";
const SWORD_UP = "M12 1.5l2 3v10h3.5v2.5h-4v3.5a1.5 1.5 0 1 1-3 0V17h-4v-2.5H10v-10z";
const ROUND_SHIELD = dot(12, 12, 9.5);
const SHIP =
  "M2 13c1 5 4 7 7 7h7c4 0 6-4 6-8l-2 .5c0 2-1 2.5-2.5 2.5H6c-1 0-2-.5-2.5-2.5zM11.2 2h1.6v2l6 1.5v7h-13v-7l5.4-1.5z";
const HOPLITE =
  "M20.5 0h1.6v24h-1.6zM7 7c-1.2-4.5 2-7 6-6.5 2.5.3 4.5 2 4.5 4.5h-2c0-1-.5-1.7-1.5-2L13.5 6l-1.8 1c.2 1-.2 1.8-1 2.3z" +
  dot(10.5, 15.5, 7.3);
const LAUREL =
  "|M12 21C5 20 3 12 6.5 4M12 21c7-1 9-9 5.5-17~" +
  [
    [4.5, 8, -20],
    [4.3, 13, -45],
    [7, 17.5, -70],
    [19.5, 8, 20],
    [19.7, 13, 45],
    [17, 17.5, 70],
  ]
    .map(([x, y]) => dot(x!, y!, 1.9))
    .join("");
const EYE = "M1.5 12.5C5 6.5 9 4.5 13 4.5c4 0 7 2.5 9.5 6.5-3 5-6.5 7-10.5 7-4.5 0-8-2-10.5-5.5z";
const HOURGLASS = "M6 2h12v3c0 3-2 5-4 7 2 2 4 4 4 7v3H6v-3c0-3 2-5 4-7-2-2-4-4-4-7z";

/** The sign, with `~` between parts; a part that begins with a bar is a line; `!` cuts out of what is below. */
export const SYMBOLS = {
  red: FLAME,
  blue: WAVE,
  yellow: SUN,
  green: LEAF,
  purple: GRAPES,
  any: "M12 2l4 5.5-4 2-4-2zM22 12l-5.5 4-2-4 2-4zM12 22l-4-5.5 4-2 4 2zM2 12l5.5-4 2 4-2 4z",
  amphora: AMPHORA,
  olive: LEAF,
  wave: WAVE,
  grapes: GRAPES,

  deukalion: SHIP,
  perseus:
    dot(12, 13, 7) +
    "M5 11C1 9 1.5 4 5 5l2 3zM19 11c4-2 3.5-7 0-6l-2 3zM9 7C6 2 10 1 11 6zM15 7c3-5-1-6-2-1z~!" +
    dot(9.3, 11.5, 1.6) +
    dot(14.7, 11.5, 1.6) +
    "M8 15.5h8v1l-1.7 2.5h-4.6L8 16.5z",
  hercules:
    "M4.5 21.5l-2-2L12 9c.5-4 3.5-7 7-7 2 0 3 1 3 3 0 3.5-3 6.5-7 7z~!" +
    dot(17, 7, 1) +
    dot(19, 4.5, 0.9) +
    dot(14.5, 8.5, 0.8),
  achilles: HELMET + HELMET_CREST,
  hydra:
    "M10 22c-4-2-5-6-3-9 1.5-2.5 1-4-.5-5L2 9V6.5l4-2C10 4 11.5 8 10 11c1-1 1-4 .5-6L8.5 3.5 11 1l4 1.5c-.5 3-1 5 0 8 .8-2.5 1.5-5 4-6l3.5 1.5L22 8.5l-3 .5c-2 2-1 4 0 6 1.5 3 0 6-3 7z",

  play: "M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3z~!M12 16.5v-4H8.5L12 7l3.5 5.5H12z",
  before_strike: "M13 1.5l1.8 3v9H18V16h-3.7v4a1.5 1.5 0 1 1-2.7 0v-4H8v-2.5h3.2v-9zM2 5l5 3.5L2 12z",
  after_strike: "M9 1.5l1.8 3v9H14V16h-3.7v4a1.5 1.5 0 1 1-2.7 0v-4H4v-2.5h3.2v-9zM15 5l7 3.5-7 3.5z",
  attack_phase_end: "M7.5 2l1.7 3v8h3v2.3H8.8V20a1.4 1.4 0 1 1-2.6 0v-4.7H3V13h3V5zM16 3h2.5v18H16zM20 3h2.5v18H20z",
  turn_end: HOURGLASS + "~!M8.5 5h7c0 2-2 4-3.5 5-1.5-1-3.5-3-3.5-5z",
  always: "|M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2 0 4-1.5 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-4-1.5-6-4.5z",
  struck: ROUND_SHIELD + "~!M13 4l-4 8h3l-2 8 6-10h-3.5l2.5-6z",
  unit_defeated:
    SKULLCAP +
    "~!" +
    dot(8.5, 11, 2.1) +
    dot(15.5, 11, 2.1) +
    "M12 13l1.2 3h-2.4zM9 17.5h1v2.5H9zM11.5 17.5h1v2.5h-1zM14 17.5h1v2.5h-1z",
  unit_discarded: "M6 4h12v12H6zM12 23l-6-5h4v-5h4v5h4z~!M8 6h8v5H8z",
  self_defeated:
    "M4 20h16v2H4zM6 18.5l1-12h10l1 12zM5 5.5L12 1.5l7 4z~!M9 9h6v1.2H9zM8.8 11.5h6.4v1.2H8.8zM8.6 14h6.8v1.2H8.6z",
  self_discarded: "M7 2h10v13H7zM3 14l4 0-1 3 6 3 6-3-1-3h4l-3 6-6 2.5L6 20z",

  attack: SWORD_UP,
  counter: "M4 3h16v4H4zM6 8h2.5v11H6zM10.8 8h2.4v11h-2.4zM15.5 8H18v11h-2.5zM3 20h18v2.5H3z",
  pile: "M4 9h12v13H4z~|M7 6.5h11.5V18M10 3.5h11V14",
  hand: "M3 8l6-2.5 4.5 12L7.5 20zM10 5h6v13h-1.5z M17.5 5.5L23 8l-4.5 11.5-2-.8z",
  discard: "M3 15l9-4 9 4-9 4zM12 2v0h0l4 5h-2.5v3h-3V7H8z",
  olympus: "M1 21L8.5 6l3 4 2.5-6L23 21z~!M8.5 9.5l1.5 3-1.5 1-1.5-1zM14 8l1.5 3.5-1.5 1-1.2-1.5z",
  delphi: "M5 6h14c0 3-2 5-5 5.5V13h-4v-1.5C7 11 5 9 5 6zM7 3.5h10V5H7z~|M9 13.5L6 22M15 13.5l3 8.5M12 13v9",
  troy: "M3 22V8h3V5h3v3h2V2h4v6h1V5h3v3h2v14h-6v-5a3 3 0 0 0-6 0v5z",
  equipment: "M12 1.5L21 6v6c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12V6z~!M11 5h2v10h3v2h-3v3h-2v-3H8v-2h3z",
  hero: HELMET + HELMET_CREST,

  die_hoplites: HOPLITE + "~!" + dot(10.5, 15.5, 5.4) + "~" + dot(10.5, 15.5, 3),
  die_move: SHIP,
  die_card: "M5 2h14v20H5z~!M7 4h10v16H7z~M12 6l3 6-3 6-3-6z",
  die_hydra:
    "M10 22c-4-2-5-6-3-9 1.5-2.5 1-4-.5-5L2 9V6.5l4-2C10 4 11.5 8 10 11c1-1 1-4 .5-6L8.5 3.5 11 1l4 1.5c-.5 3-1 5 0 8 .8-2.5 1.5-5 4-6l3.5 1.5L22 8.5l-3 .5c-2 2-1 4 0 6 1.5 3 0 6-3 7z",
  chest: "M2.5 11c0-5 2-7 4.5-7h10c2.5 0 4.5 2 4.5 7zM2.5 12.5h7V15h5v-2.5h7V21h-19zM11 12h2v2h-2z",
  ship: SHIP,
  honour: LAUREL,
  whirlpool:
    "|M12 12c0-1.5 2-1.5 2 .5 0 2.5-3.5 3-4.7.8C7.7 10.5 10 7 13.5 7.5c4.5.6 5.5 6.5 2 9.3-4 3.2-10.3 1-11-4.3C4 7 8 2.5 13.5 2.8",

  pegasus: "M2 22c0-6 1-9 4-11C3.5 9 3 5 4.5 1.5 9 3 12 6 13 9l2-2 .5-3 2 2c2 1 3 3 5 6l-1.5 2.5-4-1c-1 3-1 5 0 8.5z",
  thunderbolt:
    "M12 1l2.2 4L13.5 9.5 18 6l2-3-.5 6-4 3 4 3 .5 6-2-3-4.5-3.5.7 4.5L12 23l-2.2-4 .7-4.5L6 18l-2 3 .5-6 4-3-4-3L4 3l2 3 4.5 3.5L9.8 5z",
  peacock: "M12 22C6 20 3 15 3 10a9 9 0 0 1 18 0c0 5-3 10-9 12z~!" + dot(12, 10, 5.5) + "~" + dot(12, 10.5, 3),
  eye: EYE + "~!" + dot(12.5, 11.3, 4.7) + "~" + dot(12.5, 11.3, 2.6),
  skull: SKULLCAP + "~!" + dot(8.5, 11, 2.1) + dot(15.5, 11, 2.1) + "M12 13l1.2 3h-2.4z",
  laurel: LAUREL,

  hint: "M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2zM8.5 19.5h7V21h-7zM10 22h4v1.5h-4z",
  undo: "M10 3v4.5h4a6.5 6.5 0 0 1 0 13H7v-3h7a3.5 3.5 0 0 0 0-7h-4V15L3 9z",
  sound: "M3 9h4l6-5v16l-6-5H3z~|M16 9c1.5 1.5 1.5 4.5 0 6M18.5 6c3.5 3.5 3.5 8.5 0 12",
  mute: "M3 9h4l6-5v16l-6-5H3z~|M16 9l6 6M22 9l-6 6",
  sun: SUN,
  moon: "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z",
} as const;

export type SymbolName = keyof typeof SYMBOLS;

/** The sign as markup; what cuts out has the colour of what is under the sign. */
export function symbolMarkup(name: SymbolName): string {
  return SYMBOLS[name]
    .split("~")
    .flatMap((part) => {
      const [cut, rest] = part.startsWith("!") ? ["tone", part.slice(1)] : ["on", part];
      const [filled, line] = rest.split("|");
      return [filled && `<path class="${cut}" d="${filled}"/>`, line && `<path class="on-line" d="${line}"/>`];
    })
    .filter(Boolean)
    .join("");
}
