/** The pictures of Hera and Zeus: hers in black-figure, his in red-figure. */

import { BEASTS, bull, centaur, siren, snake } from "../../art/beasts";
import { figure as F, POSES, type Figure } from "../../art/figures";
import { curve, disc, paint, put, star } from "../../art/geometry";
import { gorgoneion } from "../../art/shields";
import { band, floor, sea, ship, thing, THINGS } from "../../art/things";
import { held, WARES } from "../../art/weapons";

type Scene = () => string;

const lady = (more: Partial<Figure>) => F({ woman: true, x: 100, size: 1.08, head: { hair: "bun" }, ...more });
const sky = (...at: [number, number, number?][]) =>
  paint("n", ...at.map(([x, y, r]) => star(x, y, r ?? 7, (r ?? 7) / 3, 8)));

/** What flies out of Pandora's jar. */
const evils = (x: number, y: number) =>
  [
    [0, 0, 0],
    [-26, -20, -20],
    [22, -24, 20],
    [-8, -46, 0],
    [36, -54, 30],
  ]
    .map(([dx, dy, turn]) =>
      put(
        paint("f", "M0 0C-8-10-20-8-24-2C-16-4-12 0-8 6C-4 2 4 2 8 6C12 0 16-4 24-2C20-8 8-10 0 0z") +
          paint("q", disc(-2, 1, 1.2), disc(2, 1, 1.2)),
        x + dx!,
        y + dy!,
        turn!,
        0.8,
      ),
    )
    .join("");

const HERA: Record<string, Scene> = {
  seven: () =>
    floor() +
    F({
      woman: true,
      x: 92,
      size: 1.06,
      pose: { ...POSES.walk, rear: [-20, 40], fore: [60, 130] },
      cloak: "wings",
      cloth: "s",
      ornament: "stars",
      head: { hair: "bun", hat: "crown" },
      fore: { what: "scales", over: true },
      rear: { what: "sword", at: 60 },
    }) +
    put(WARES.wheel(), 168, 206, 0, 0.9),
  six: () =>
    floor() +
    put(BEASTS.deer(), 140, 226, 0, 0.8, true) +
    F({
      woman: true,
      x: 72,
      size: 1.06,
      pose: "shoot",
      dress: "tunic",
      cloth: "s",
      ornament: "dots",
      head: { hair: "bun", hat: "fillet" },
      fore: { what: "drawnbow", at: 90 },
      cloak: "none",
    }),
  five: () => floor() + put(BEASTS.hydra(), 94, 226, 0, 1.1),
  four: () =>
    floor() +
    F({
      woman: true,
      x: 100,
      size: 1.16,
      pose: "knielauf",
      dress: "tunic",
      cloth: "r",
      ornament: "dots",
      cloak: "wings",
      sandals: true,
      head: { hair: "locks" },
      fore: { what: "kylix", at: 90, over: true },
    }),
  three: () =>
    floor() +
    F({
      woman: true,
      x: 96,
      size: 1.12,
      pose: { ...POSES.run, fore: [90, 130], rear: [-60, 20] },
      dress: "tunic",
      cloth: "f",
      ornament: "stars",
      cloak: "wings",
      head: { hair: "short", hat: "snakes" },
      fore: { what: "torch", at: 150 },
      rear: { what: "whip", at: -30 },
      greaves: false,
    }),
  two: () =>
    floor() +
    F({
      woman: true,
      pose: { ...POSES.charge, fore: [34, 80] },
      x: 90,
      size: 1.12,
      dress: "scythian",
      cloth: "s",
      head: { hat: "attic", crest: "low", crestPaint: "r" },
      rear: { what: "spear", at: 86 },
      shield: { shape: "pelta", emblem: "eye", size: 1.1, field: "f", rim: "n" },
    }),
  pegasus: () => floor() + put(BEASTS.pegasus(), 96, 222, 0, 1.34),
  pythia: () =>
    floor() +
    thing("tripod", 86, 226, 1.15) +
    F({
      woman: true,
      x: 86,
      hip: 138,
      size: 1,
      pose: { lean: 4, back: [78, 6], front: [84, 0], rear: [30, 100], fore: [60, 130], nod: 8 },
      cloth: "s",
      ornament: "plain",
      head: { hat: "veil", veil: "r" },
      fore: { what: "branch", at: 176 },
      rear: { what: "phiale", over: true },
    }) +
    paint("p", curve("60,224 50,200 66,186 54,160"), curve("116,224 126,204 112,190 122,170")),
  medusa: () =>
    floor() +
    F({
      woman: false,
      x: 98,
      size: 1.18,
      pose: { ...POSES.knielauf, rear: [-70, -10], fore: [76, 160] },
      dress: "tunic",
      cloth: "r",
      ornament: "dots",
      cloak: "wings",
      sandals: true,
      head: { face: "gorgon" },
    }),
  pandora: () =>
    floor() +
    thing("pithos", 150, 226, 0.9) +
    evils(156, 116) +
    lady({
      x: 78,
      size: 1,
      pose: { ...POSES.offer, fore: [60, 90] },
      cloth: "s",
      ornament: "squares",
      head: { hair: "long", hat: "crown" },
    }),
  captive: () =>
    floor() +
    thing("tree", 38, 226, 1.3) +
    put(bull({ white: true }), 108, 226, 0, 1.16) +
    paint("l", curve("52,150 90,158 150,136")),
  god: () =>
    floor() +
    thing("throne", 66, 226, 1.15) +
    F({
      woman: true,
      pose: "sit",
      x: 70,
      size: 1.14,
      dress: "robe",
      cloth: "s",
      ornament: "bands",
      cloak: "mantle",
      cloakPaint: "r",
      head: { hat: "polos", hair: "long", hatPaint: "y" },
      fore: { what: "sceptre", at: 178 },
    }) +
    put(BEASTS.peacock(), 172, 228, 0, 0.68, false),
  dionysus: () =>
    sea(200) +
    put(ship({ sail: "full", oars: 0 }), 92, 200, 0, 0.96) +
    paint("k", curve("92,76 60,50 30,60 16,44"), curve("92,76 130,46 160,58 184,40")) +
    put(THINGS.vine(), 100, 40, 0, 1) +
    F({
      x: 72,
      hip: 176,
      size: 0.74,
      pose: { lean: -40, back: [88, 84], front: [96, 60], rear: [-20, 30], fore: [60, 100] },
      dress: "robe",
      cloth: "r",
      head: { face: "man", hat: "ivy", hair: "long" },
      fore: { what: "kantharos", over: true },
    }) +
    put(BEASTS.dolphin(), 40, 228, 0, 0.4) +
    put(BEASTS.dolphin(), 156, 232, 0, 0.4, true),
  hades: () =>
    floor() +
    thing("throne", 66, 226, 1.15) +
    F({
      pose: "sit",
      x: 70,
      size: 1.14,
      dress: "robe",
      cloth: "f",
      ornament: "stars",
      cloak: "mantle",
      cloakPaint: "r",
      head: { face: "old", hat: "dogcap" },
      fore: { what: "sceptre", at: 178 },
    }) +
    put(BEASTS.kerberos(), 152, 226, 0, 0.74),
  persephone: () =>
    floor() +
    lady({
      x: 92,
      size: 1.02,
      pose: { ...POSES.walk, rear: [-50, -165], fore: [50, 120] },
      cloth: "o",
      ornament: "squares",
      head: { hair: "long", hat: "polos" },
      fore: { what: "wheat", at: 178, size: 1.2 },
      rear: { what: "torch", at: 178 },
    }) +
    put(WARES.pomegranate(), 160, 200, 0, 1.4),
  sirens: () =>
    sea(204) +
    thing("rock", 58, 214, 1.1) +
    thing("rock", 150, 218, 0.9) +
    put(siren({ arms: true, ware: "lyre" }), 54, 160, 0, 1.06) +
    put(siren({ arms: true, ware: "aulos", hair: "bun" }), 152, 176, 0, 0.9, true),
};

const ZEUS: Record<string, Scene> = {
  seven: () =>
    sea(200) +
    F({
      pose: { ...POSES.stride, rear: [-50, 70], fore: [66, 112] },
      x: 86,
      y: 212,
      size: 1.06,
      dress: "robe",
      cloth: "s",
      ornament: "waves",
      head: { face: "man", hat: "wreath", hair: "long", hatPaint: "y" },
      fore: { what: "trident", at: 180, size: 0.95 },
    }) +
    put(BEASTS.dolphin(), 148, 218, -10, 0.7),
  six: () =>
    floor() +
    F({
      pose: { ...POSES.offer, rear: [20, 100], fore: [30, 110] },
      x: 84,
      size: 1.1,
      dress: "robe",
      cloth: "n",
      ornament: "bands",
      cloak: "mantle",
      cloakPaint: "y",
      head: { face: "youth", hat: "wreath", hatPaint: "y", hair: "locks" },
      fore: { what: "kithara", over: true, size: 1.15 },
    }) +
    thing("tripod", 166, 226, 0.8),
  five: () =>
    floor() +
    put(snake(), 36, 226, 0, 0.6) +
    F({
      pose: { ...POSES.swing, rear: [-130, 176], fore: [60, 120] },
      x: 92,
      size: 1.04,
      head: { face: "wild", hair: "long" },
      cloak: "leopard",
      rear: { what: "stone", over: true, size: 1.3 },
      fore: { what: "torch", at: 130 },
      dress: "loin",
    }),
  four: () =>
    floor() +
    F({
      pose: { ...POSES.swing, rear: [-110, -176], fore: [50, 70] },
      x: 86,
      size: 1.06,
      head: { face: "cyclops", hat: "pilos", hatPaint: "r", hair: "short" },
      dress: "tunic",
      cloth: "f",
      rear: { what: "hammer", at: 130, size: 1.1 },
    }) +
    thing("board", 156, 226, 0.9) +
    put(WARES.bolt(), 156, 168, 0, 0.7),
  three: () =>
    floor() +
    put(
      centaur({
        pose: { lean: 2, back: [0, 0], front: [0, 0], rear: [-130, 150], fore: [70, 110] },
        size: 0.98,
        head: { face: "wild", hair: "long" },
        rear: { what: "pine", at: 110 },
      }),
      124,
      226,
      0,
      1.02,
    ),
  two: () =>
    floor() +
    F({
      pose: { ...POSES.thrust, fore: [34, 82] },
      x: 88,
      size: 1.16,
      head: { hat: "corinthian", crest: "high", crestPaint: "r" },
      dress: "nude",
      greaves: true,
      cloak: "flying",
      rear: { what: "whitesword", at: 80 },
      shield: { emblem: "horse", size: 1.1 },
    }),
  pegasus: () =>
    sky([30, 40], [168, 30], [182, 110], [20, 150]) +
    put(BEASTS.pegasus(), 104, 206, 6, 1.3, true) +
    band("wave", 212, 20, "s"),
  pythia: () =>
    floor() +
    thing("column", 168, 226, 1.1) +
    thing("tripod", 130, 226, 0.9) +
    lady({
      x: 66,
      pose: { ...POSES.greet, fore: [70, 120], rear: [-30, 30] },
      cloth: "n",
      dress: "robe",
      ornament: "dots",
      head: { hair: "locks", hat: "wreath", hatPaint: "y" },
      fore: { what: "branch", at: 150 },
    }) +
    paint("p", curve("126,150 118,124 134,100 122,70"), curve("136,150 144,130 132,110 142,84")),
  medusa: () => paint("d", star(100, 118, 116, 94, 28)) + put(gorgoneion(), 100, 118, 0, 1.72),
  pandora: () =>
    floor() +
    F({
      woman: true,
      x: 78,
      size: 1.06,
      pose: { ...POSES.offer, rear: [20, 92], fore: [40, 100] },
      cloth: "r",
      ornament: "plain",
      head: { hair: "bun", hat: "veil", veil: "n" },
      fore: { what: "box", over: true, size: 1.2 },
    }) +
    evils(142, 84),
  captive: () =>
    floor() +
    F({
      pose: { ...POSES.stand, rear: [-60, 140], fore: [40, 80] },
      x: 88,
      size: 1.08,
      eyes: true,
      head: { face: "wild", hair: "short" },
      rear: { what: "club", at: -140 },
      fore: { what: "crook", at: 176 },
    }) +
    put(BEASTS.dog(), 162, 226, 0, 0.5, true),
  god: () =>
    floor() +
    F({
      pose: { ...POSES.charge, rear: [-104, -172], fore: [84, 92] },
      x: 88,
      size: 1.06,
      dress: "robe",
      cloth: "n",
      ornament: "plain",
      cloak: "none",
      head: { face: "man", hat: "wreath", hair: "long", hatPaint: "y" },
      rear: { what: "bolt", at: 84, over: true, size: 1.05 },
    }) +
    put(BEASTS.eagle(), 168, 78, 0, 0.6),
  dionysus: () =>
    floor() +
    F({
      pose: { ...POSES.walk, fore: [50, 96] },
      x: 84,
      size: 1.12,
      dress: "robe",
      cloth: "r",
      ornament: "waves",
      cloak: "leopard",
      head: { face: "man", hat: "ivy", hair: "locks" },
      rear: { what: "thyrsos", at: 168 },
      fore: { what: "kantharos", over: true, size: 1.1 },
    }) +
    put(BEASTS.lion(), 160, 226, 0, 0.5, true),
  hades: () =>
    floor() +
    F({
      pose: { ...POSES.stand, fore: [50, 100] },
      x: 78,
      size: 1.06,
      dress: "robe",
      cloth: "f",
      ornament: "bands",
      cloak: "long",
      cloakPaint: "r",
      head: { face: "old", hat: "crown", hair: "long" },
      fore: { what: "key", at: 60, over: true, size: 1.2 },
      rear: { what: "staff", at: 178 },
    }) +
    put(BEASTS.kerberos(), 156, 226, 0, 0.78, true),
  persephone: () =>
    floor() +
    thing("throne", 70, 226, 1.12) +
    F({
      woman: true,
      pose: { ...POSES.sit, fore: [50, 120] },
      x: 74,
      size: 1.12,
      cloth: "n",
      dress: "robe",
      ornament: "dots",
      cloak: "mantle",
      cloakPaint: "r",
      head: { hair: "bun", hat: "crown" },
      fore: { what: "pomegranate", over: true, size: 1.3 },
    }) +
    put(held({ what: "flower" }), 158, 200, 0, 1.8),
  sirens: () =>
    sea(200) +
    put(ship({ sail: "full", sailPaint: "r", oars: 6 }), 136, 200, 0, 0.5) +
    put(siren(), 66, 128, -10, 0.94) +
    put(siren({ hair: "bun" }), 138, 100, 16, 0.7, true),
};

export const HERA_ZEUS: readonly [Record<string, Scene>, Record<string, Scene>] = [HERA, ZEUS];
