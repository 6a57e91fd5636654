/** The pictures of the lobby: one for each game, and the two heroes at the board for the house. */

import { BEASTS } from "./beasts";
import { figure as F, POSES } from "./figures";
import { disc, paint, put, star } from "./geometry";
import { border, type PatternKind } from "./patterns";
import { EMBLEMS, shield } from "./shields";
import { sea, ship, thing } from "./things";
import { WARES } from "./weapons";

export type EmblemGame = "olympus" | "hera-zeus" | "deukalion" | "house";

function strip(kind: PatternKind, y: number, h: number, w = 400, flip = false): string {
  const b = border(kind, 0, 0, w, h);
  const at = flip ? `translate(0 ${y + h})scale(1 -1)` : `translate(0 ${y})`;
  return `<path class="${b.line ? "k" : "f"}" transform="${at}" d="${b.d}"/>`;
}

const bar = (y: number, h: number, w = 400) => paint("f", `M0 ${y}h${w}v${h}h${-w}z`);

/** Two heroes in single combat, a third has fallen; the mountain behind. */
function olympus(): string {
  return (
    paint("d", "M40 252L128 96L156 128L206 40L250 110L272 84L360 252z") +
    paint("i", "M180 86L206 66L228 100L206 92z") +
    strip("palmette", 4, 26, 400) +
    bar(31, 2) +
    bar(256, 3) +
    strip("meander", 266, 20) +
    bar(292, 8) +
    F({
      pose: { ...POSES.charge, fore: [34, 80] },
      x: 94,
      y: 256,
      size: 1.08,
      dress: "armour",
      greaves: true,
      cloak: "flying",
      head: { hat: "corinthian", crest: "high", crestPaint: "n" },
      rear: { what: "spear", at: 86 },
      shield: { emblem: "gorgon", size: 1.08 },
    }) +
    F({
      pose: { ...POSES.charge, fore: [34, 80] },
      x: 306,
      y: 256,
      size: 1.08,
      flip: true,
      dress: "tunic",
      cloth: "s",
      ornament: "stars",
      greaves: true,
      cloak: "flying",
      cloakPaint: "s",
      head: { hat: "corinthian", crest: "low", crestPaint: "y", hair: "long" },
      rear: { what: "spear", at: 86 },
      shield: { emblem: "horse", size: 1.08, field: "s", rim: "y" },
    }) +
    put(WARES.sword(), 178, 250, -8, 0.9) +
    put(BEASTS.eagle(), 208, 96, 0, 0.7)
  );
}

/** The two thrones, back to nobody: she with sceptre and peacock, he with bolt and eagle. */
function heraZeus(): string {
  return (
    strip("tongue", 6, 20) +
    bar(28, 2) +
    bar(256, 3) +
    strip("ray", 264, 28, 400) +
    bar(292, 8) +
    put(thing("throne", 0, 0, 1.2), 76, 256) +
    F({
      woman: true,
      pose: { ...POSES.sit, fore: [36, 110] },
      x: 80,
      y: 256,
      size: 1.22,
      dress: "robe",
      cloth: "s",
      ornament: "bands",
      cloak: "mantle",
      cloakPaint: "n",
      head: { hat: "polos", hair: "long", hatPaint: "y" },
      fore: { what: "sceptre", at: 178 },
    }) +
    put(BEASTS.peacock(), 196, 256, 0, 0.74, false) +
    put(thing("throne", 0, 0, 1.2), 326, 256, 0, 1, true) +
    F({
      pose: { ...POSES.sit, fore: [62, 104], rear: [-20, 60] },
      x: 322,
      y: 256,
      size: 1.22,
      flip: true,
      dress: "robe",
      cloth: "r",
      ornament: "stars",
      cloak: "mantle",
      cloakPaint: "f",
      head: { face: "man", hat: "wreath", hair: "long", hatPaint: "y" },
      fore: { what: "bolt", at: 120, over: true },
    }) +
    put(BEASTS.eagle(), 210, 92, 0, 0.62, true)
  );
}

/** A galley on the sea, the Hydra before it. */
function deukalion(): string {
  return (
    strip("meander", 6, 18) +
    bar(27, 2) +
    put(BEASTS.hydra(), 312, 236, 0, 0.94, true) +
    put(ship({ sail: "full", sailPaint: "r", emblem: EMBLEMS.dolphin(), oars: 9, shields: 7 }), 126, 226, -1.5, 1.08) +
    F({
      pose: { ...POSES.stride, fore: [70, 84], rear: [-50, 20] },
      x: 186,
      y: 208,
      size: 0.62,
      dress: "armour",
      greaves: true,
      head: { hat: "corinthian", crest: "low" },
      rear: { what: "spear", at: 100 },
      shield: { emblem: "star", size: 0.9 },
    }) +
    F({
      pose: { ...POSES.stand, rear: [20, 60], fore: [40, 80] },
      x: 46,
      y: 208,
      size: 0.56,
      dress: "robe",
      cloth: "n",
      cloak: "mantle",
      cloakPaint: "r",
      head: { face: "man", hat: "fillet" },
    }) +
    sea(226, "s", 400) +
    put(BEASTS.dolphin(), 70, 272, -6, 0.62) +
    put(BEASTS.dolphin(), 214, 282, 8, 0.62) +
    put(BEASTS.fish(), 300, 268, 0, 0.8)
  );
}

/** Two heroes have put down their shields and play, as on the old amphora. 800 by 260. */
function house(): string {
  const player = (flip: boolean) =>
    F({
      pose: { lean: 22, back: [88, 0], front: [96, -8], rear: [30, 70], fore: [56, 72], nod: 6 },
      x: flip ? 494 : 306,
      y: 214,
      size: 1.12,
      flip,
      dress: "armour",
      greaves: true,
      cloak: "short",
      cloakPaint: flip ? "s" : "r",
      head: flip
        ? { face: "man", hat: "fillet", hair: "long" }
        : { face: "man", hat: "corinthian", crest: "high", crestPaint: "r" },
      rear: { what: "javelins", at: flip ? 150 : 152 },
    });
  const box = paint("f", "M-22 0V-36H22V0z") + paint("i", "M-22-30H22M-22-6H22");
  return (
    strip("palmette", 0, 26, 800) +
    bar(27, 2, 800) +
    bar(214, 3, 800) +
    strip("meander", 224, 20, 800) +
    bar(250, 10, 800) +
    put(box, 302, 214, 0, 1.2) +
    put(box, 498, 214, 0, 1.2) +
    put(
      paint("f", "M-26 0V-44H26V0z") + paint("n", "M-36-52H36V-44H-36z") + paint("l", star(0, -22, 13, 4, 8)),
      400,
      214,
      0,
      1.1,
    ) +
    paint("f", disc(384, 152, 4), disc(400, 152, 4), disc(414, 152, 4)) +
    paint("r", disc(392, 152, 4), disc(408, 152, 4)) +
    player(false) +
    player(true) +
    put(shield({ shape: "boeotian", emblem: "gorgon" }), 206, 152, 0, 1.25) +
    put(shield({ emblem: "bullhead", field: "s", rim: "y" }), 596, 162, 0, 1.4) +
    put(BEASTS.owl(), 118, 214, 0, 1.2) +
    thing("column", 36, 214, 1.04) +
    thing("column", 764, 214, 1.04) +
    put(BEASTS.cock(), 690, 214, 0, 1, true)
  );
}

export const emblems: Record<EmblemGame, { scheme: "black" | "red" | "white"; box: string; markup: () => string }> = {
  olympus: { scheme: "black", box: "0 0 400 300", markup: olympus },
  "hera-zeus": { scheme: "red", box: "0 0 400 300", markup: heraZeus },
  deukalion: { scheme: "white", box: "0 0 400 300", markup: deukalion },
  house: { scheme: "black", box: "0 0 800 260", markup: house },
};
