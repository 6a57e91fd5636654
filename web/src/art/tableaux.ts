/** How a game has ended, as a frieze of 800 by 264: a victory, a defeat, a draw. Each game has its own people; others borrow those of the first. */

import { BEASTS } from "./beasts";
import { figure as F, POSES, type Figure } from "./figures";
import { paint, put } from "./geometry";
import { border, type PatternKind } from "./patterns";
import { EMBLEMS, shield } from "./shields";
import { sea, ship, thing } from "./things";
import { WARES } from "./weapons";

export type Outcome = "win" | "loss" | "draw";
type Scheme = "black" | "red" | "white";

interface Tableau {
  scheme: Scheme;
  /** What is painted above and below. */
  strips: readonly [PatternKind, PatternKind];
  scenes: Record<Outcome, (side: string) => string>;
}

const WIDTH = 800;
const HEIGHT = 264;
const FLOOR = 226;

function strip(kind: PatternKind, y: number, h: number): string {
  const b = border(kind, 0, 0, WIDTH, h);
  return `<path class="${b.line ? "k" : "f"}" transform="translate(0 ${y})" d="${b.d}"/>`;
}

/** The box of its picture. */
export const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const bar = (y: number, h: number) => paint("f", `M0 ${y}h${WIDTH}v${h}h${-WIDTH}z`);
const at = (x: number, figure: Figure) => F({ x, y: FLOOR, ...figure });

/** Victory herself, on the wing, with a wreath. */
const nike = (x: number, y: number, flip = false) =>
  F({
    pose: { ...POSES.fly, lean: 50, fore: [96, 104], rear: [70, 96] },
    x,
    hip: y,
    size: 0.78,
    flip,
    woman: true,
    dress: "peplos",
    cloth: "n",
    ornament: "dots",
    cloak: "wings",
    head: { hair: "bun", hat: "fillet" },
    fore: { what: "wreath", at: 90, over: true },
  });

/** She tears her hair. */
const mourner = (x: number, flip = false, cloth = "n") =>
  at(x, { pose: "mourn", flip, woman: true, dress: "peplos", cloth, head: { hair: "locks", hat: "veil", veil: "n" } });

const prizes = (x: number, flip = false) =>
  thing("tripod", x, FLOOR, 1.05, flip) + thing("amphora", x + (flip ? -62 : 62), FLOOR, 0.95);

// --- Fight for Olympus ------------------------------------------------------------------------------------------------

const mountain = (x: number) =>
  paint("d", `M${x - 190} 226L${x - 90} 100L${x - 58} 128L${x} 46L${x + 46} 112L${x + 72} 90L${x + 190} 226z`) +
  paint("i", `M${x - 24} 86L${x} 66L${x + 22} 98L${x} 90z`);

const hoplite = (flip: boolean, more: Figure): Figure => ({
  flip,
  dress: "armour",
  greaves: true,
  head: flip
    ? { hat: "corinthian", crest: "low", crestPaint: "y", hair: "long" }
    : { hat: "corinthian", crest: "high", crestPaint: "n" },
  ...more,
});

const olympus: Tableau = {
  scheme: "black",
  strips: ["palmette", "meander"],
  scenes: {
    win: () =>
      mountain(400) +
      prizes(96) +
      at(
        330,
        hoplite(false, {
          pose: { ...POSES.stand, fore: [60, 150], rear: [-30, 20] },
          size: 1.02,
          cloak: "long",
          cloakPaint: "r",
          rear: { what: "spear", at: 168 },
        }),
      ) +
      put(shield({ emblem: "gorgon" }), 246, 188, 0, 1.05) +
      nike(462, 96, true) +
      at(
        618,
        hoplite(true, { pose: "kneel", size: 0.98, cloth: "s", shield: { emblem: "horse", field: "s", rim: "y" } }),
      ) +
      put(WARES.sword(), 700, 220, -6, 0.9) +
      put(BEASTS.eagle(), 190, 74, 0, 0.66),
    loss: () =>
      mountain(560) +
      mourner(110) +
      mourner(196, true, "s") +
      at(
        352,
        hoplite(false, {
          pose: { ...POSES.sit, lean: 22, fore: [30, 130], rear: [10, 40], nod: 24 },
          head: { face: "man", hat: "fillet", hair: "long" },
          cloak: "mantle",
          cloakPaint: "f",
        }),
      ) +
      thing("rock", 346, FLOOR, 0.9) +
      put(shield({ emblem: "gorgon" }), 456, 206, 62, 0.95) +
      put(WARES.spear(), 440, 220, -4, 0.9) +
      at(
        622,
        hoplite(false, {
          pose: "walk",
          cloak: "flying",
          cloakPaint: "r",
          rear: { what: "spear", at: 130 },
          shield: { emblem: "horse", behind: true },
        }),
      ) +
      put(BEASTS.eagle(), 726, 76, 0, 0.6),
    draw: () =>
      mountain(400) +
      at(
        336,
        hoplite(false, {
          pose: { ...POSES.stand, fore: [62, 88] },
          rear: { what: "spear", at: 172 },
          cloak: "short",
          cloakPaint: "r",
        }),
      ) +
      at(
        464,
        hoplite(true, {
          pose: { ...POSES.stand, fore: [62, 88] },
          cloth: "s",
          rear: { what: "spear", at: 172 },
          cloak: "short",
          cloakPaint: "s",
        }),
      ) +
      put(shield({ emblem: "gorgon" }), 236, 188, 0, 1.05) +
      put(shield({ emblem: "horse", field: "s", rim: "y" }), 564, 188, 0, 1.05) +
      thing("column", 96, FLOOR, 0.9) +
      thing("column", 704, FLOOR, 0.9) +
      put(BEASTS.owl(), 160, FLOOR, 0, 1) +
      put(BEASTS.owl(), 640, FLOOR, 0, 1, true),
  },
};

// --- Hera and Zeus ----------------------------------------------------------------------------------------------------

const hera = (more: Figure): Figure => ({
  woman: true,
  dress: "robe",
  cloth: "s",
  ornament: "bands",
  cloak: "mantle",
  cloakPaint: "n",
  head: { hat: "polos", hair: "long", hatPaint: "y" },
  fore: { what: "sceptre", at: 178 },
  ...more,
});

const zeus = (more: Figure): Figure => ({
  dress: "robe",
  cloth: "r",
  ornament: "stars",
  cloak: "mantle",
  cloakPaint: "f",
  head: { face: "man", hat: "wreath", hair: "long", hatPaint: "y" },
  fore: { what: "bolt", at: 120, over: true },
  ...more,
});

/** On the throne, with the bird; the other walks away. */
function throned(side: string, x: number, flip: boolean): string {
  const [who, bird] =
    side === "zeus"
      ? [zeus, put(BEASTS.eagle(), x + (flip ? -96 : 96), 112, 0, 0.66, !flip)]
      : [hera, put(BEASTS.peacock(), x + (flip ? -104 : 104), FLOOR, 0, 0.7, flip)];
  return (
    put(thing("throne", 0, 0, 1.12), x + (flip ? 4 : -4), FLOOR, 0, 1, flip) +
    at(x, who({ pose: { ...POSES.sit, fore: [46, 112] }, size: 1.12, flip })) +
    bird
  );
}

const other = (side: string) => (side === "zeus" ? hera : zeus);
const same = (side: string) => (side === "zeus" ? zeus : hera);

const heraZeus: Tableau = {
  scheme: "red",
  strips: ["tongue", "ray"],
  scenes: {
    win: (side) =>
      thing("column", 60, FLOOR, 0.92) +
      throned(side, 236, false) +
      nike(444, 104, true) +
      at(620, other(side)({ pose: { ...POSES.walk, fore: [20, 40], nod: 14 } })) +
      thing("column", 740, FLOOR, 0.92),
    loss: (side) =>
      thing("column", 60, FLOOR, 0.92) +
      at(206, same(side)({ pose: { ...POSES.stand, fore: [40, 130], nod: 26 }, flip: true })) +
      mourner(300, true) +
      throned(side === "zeus" ? "hera" : "zeus", 590, true) +
      thing("column", 740, FLOOR, 0.92),
    draw: () =>
      throned("hera", 150, false) +
      throned("zeus", 650, true) +
      thing("altar", 400, FLOOR, 1) +
      put(WARES.scales(), 400, 100, 0, 1.1),
  },
};

// --- Deukalion --------------------------------------------------------------------------------------------------------

const galley = (x: number, more: Parameters<typeof ship>[0] = {}, turn = -1.5, size = 1.2) =>
  put(
    ship({ sail: "full", sailPaint: "r", emblem: EMBLEMS.dolphin(), oars: 9, shields: 7, ...more }),
    x,
    208,
    turn,
    size,
  );

const captain = (x: number, y: number, more: Figure): string =>
  F({
    x,
    y,
    size: 0.6,
    dress: "armour",
    greaves: true,
    head: { hat: "corinthian", crest: "low" },
    ...more,
  });

const deukalion: Tableau = {
  scheme: "white",
  strips: ["meander", "wave"],
  scenes: {
    win: () =>
      thing("column", 664, 214, 0.9) +
      thing("column", 748, 214, 0.9) +
      thing("tripod", 706, 214, 0.8) +
      galley(270) +
      captain(352, 186, {
        pose: { ...POSES.stride, fore: [70, 150], rear: [-50, 20] },
        rear: { what: "spear", at: 100 },
      }) +
      nike(510, 88, true) +
      sea(210, "s", WIDTH) +
      put(BEASTS.dolphin(), 90, 246, -6, 0.6) +
      put(BEASTS.dolphin(), 480, 250, 8, 0.6),
    loss: () =>
      put(BEASTS.hydra(), 590, 220, 0, 1.06, true) +
      galley(250, { sail: "none", oars: 4 }, 11, 1.1) +
      thing("rock", 84, 224, 1.1) +
      captain(84, 178, { pose: "mourn", head: { face: "man", hat: "fillet" }, cloak: "short", cloakPaint: "r" }) +
      sea(210, "s", WIDTH) +
      put(shield({ emblem: "dolphin" }), 430, 230, 20, 0.6) +
      put(WARES.paddle(), 480, 240, 8, 0.8) +
      put(BEASTS.fish(), 720, 244, 0, 0.8) +
      put(BEASTS.fish(), 200, 248, 0, 0.7, true),
    draw: () =>
      galley(190, { sailPaint: "r" }, 0, 1.05) +
      put(galley(0, { sailPaint: "s", emblem: EMBLEMS.star() }, 0, 1.05), 610, 0, 0, 1, true) +
      captain(288, 190, { pose: { ...POSES.greet }, size: 0.6 }) +
      captain(512, 190, { pose: { ...POSES.greet }, size: 0.6, flip: true, cloth: "s" }) +
      sea(210, "s", WIDTH) +
      put(BEASTS.dolphin(), 400, 240, 0, 0.66),
  },
};

const TABLEAUX: Record<string, Tableau> = { olympus, "hera-zeus": heraZeus, deukalion };

/** `side`: whose ending it is, where that makes a difference. */
export function tableau(game: string, outcome: Outcome, side: string): { scheme: Scheme; markup: string } {
  const { scheme, strips, scenes } = TABLEAUX[game] ?? olympus;
  const markup =
    strip(strips[0], 3, 20) +
    bar(25, 2) +
    scenes[outcome](side) +
    (game === "deukalion" ? "" : bar(FLOOR, 3)) +
    strip(strips[1], 236, 18) +
    bar(257, 7);
  return { scheme, markup };
}
