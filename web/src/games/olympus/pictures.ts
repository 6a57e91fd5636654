/** The pictures of Fight for Olympus: who is on each card, doing what. */

import { BEASTS, beast, bull, centaur, siren, snake, wing } from "../../art/beasts";
import { helmet as emptyHelmet } from "../../art/heads";
import { figure as F, POSES, type Figure } from "../../art/figures";
import { paint, put, star, curve, polygon } from "../../art/geometry";
import type { PatternKind } from "../../art/patterns";
import { EMBLEMS, shield, type Emblem, type Shield } from "../../art/shields";
import { band, floor, sea, ship, thing } from "../../art/things";
import { held, WARES } from "../../art/weapons";

type Scene = () => string;

/** A warrior who charges with raised spear. */
export const hoplite = (emblem: Emblem, more: Partial<Figure> = {}, boss: Partial<Shield> = {}) =>
  F({
    pose: { ...POSES.charge, fore: [34, 80] },
    x: 90,
    size: 1.12,
    dress: "armour",
    greaves: true,
    head: { hat: "corinthian", crest: "high" },
    rear: { what: "spear", at: 86 },
    shield: { emblem, size: 1.02, ...boss },
    ...more,
  });

/** A woman who stands; her dress tells her from others. */
const lady = (more: Partial<Figure>) => F({ woman: true, x: 100, size: 1.08, head: { hair: "bun" }, ...more });

/** What stands behind, in the shade of the ground. */
const faint = (part: string) =>
  part
    .replace(/class="[fryon]"/g, 'class="d"')
    .replace(/class="[ljv]"/g, 'class="i"')
    .replace(/class="[kh]"/g, 'class="p"');

const sky = (...at: [number, number, number?][]) =>
  paint("n", ...at.map(([x, y, r]) => star(x, y, r ?? 7, (r ?? 7) / 3, 8)));

const HEROES: Record<string, Scene> = {
  // red
  achilles: () =>
    floor() +
    hoplite("gorgon", { head: { hat: "corinthian", crest: "low", crestPaint: "n" }, cloak: "flying" }, { size: 1.12 }) +
    put(held({ what: "arrow", at: -40, size: 0.8 }), 22, 198),
  heracles: () =>
    floor() +
    put(BEASTS.lion(), 150, 230, 16, 1, true) +
    F({
      pose: { ...POSES.swing, fore: [70, 84] },
      x: 60,
      size: 1,
      head: { face: "man", hat: "lion" },
      cloak: "lion",
      dress: "tunic",
      cloth: "r",
      rear: { what: "club", at: 130 },
    }),
  hector: () =>
    faint(thing("wall", 100, 226, 1.5)) +
    floor() +
    hoplite(
      "eagle",
      {
        flip: true,
        x: 104,
        head: { hat: "corinthian", crest: "double", crestPaint: "r", hair: "long" },
        dress: "tunic",
        cloth: "r",
        ornament: "stars",
      },
      { shape: "boeotian", size: 0.95 },
    ),
  andromache: () =>
    floor() +
    faint(thing("tower", 46, 226, 1.4)) +
    lady({
      x: 104,
      pose: "offer",
      ornament: "stars",
      head: { hat: "veil", veil: "s" },
      fore: { what: "baby", over: true, size: 1.3 },
    }),
  tydeus: () =>
    floor() +
    sky([176, 40], [60, 22], [150, 20], [184, 90]) +
    hoplite(
      "moon",
      { dress: "armour", head: { hat: "corinthian", crest: "fan", crestPaint: "s" } },
      { field: "s", size: 1.15 },
    ),
  diomedes: () =>
    floor() +
    F({
      pose: { ...POSES.run, rear: [-80, -40] },
      x: 92,
      size: 1.12,
      dress: "tunic",
      cloth: "s",
      cloak: "flying",
      cloakPaint: "s",
      head: { face: "youth", hat: "attic", crest: "low" },
      greaves: true,
      rear: { what: "sword", at: -110 },
      fore: { what: "palladion", over: true, size: 1.2 },
    }),
  neoptolemus: () =>
    floor() +
    thing("bloodaltar", 152, 226, 1.1) +
    F({
      pose: "swing",
      x: 76,
      size: 1.04,
      dress: "armour",
      greaves: true,
      head: { face: "youth", hat: "attic", crest: "low", crestPaint: "y", hair: "long" },
      rear: { what: "whitesword", at: 130 },
      cloak: "short",
    }),
  penthesilea: () =>
    floor() +
    F({
      pose: "kneel",
      woman: true,
      x: 76,
      size: 1.26,
      dress: "armour",
      head: { hat: "attic", crest: "low", crestPaint: "r" },
      rear: { what: "spear", at: 70 },
      shield: { shape: "pelta", emblem: "lion", size: 1 },
    }),
  hippolyta: () =>
    floor() +
    put(BEASTS.rearing(), 96, 222, 8, 1.24) +
    F({
      pose: { ...POSES.ride, rear: [-100, 170], fore: [50, 84] },
      woman: true,
      x: 82,
      hip: 118,
      size: 0.86,
      dress: "scythian",
      cloth: "r",
      head: { hat: "phrygian", hatPaint: "y" },
      rear: { what: "axe", at: 130 },
    }),
  philoctetes: () =>
    floor() +
    thing("rock", 70, 226, 1.2) +
    F({
      pose: { lean: -4, turn: 1, back: [78, 4], front: [92, 46], rear: [6, 62], fore: [50, 110] },
      x: 76,
      y: 226,
      size: 1.16,
      cloak: "long",
      cloakPaint: "r",
      head: { face: "wild", hair: "long" },
      fore: { what: "bow", at: 90 },
      dress: "loin",
    }) +
    put(
      paint(
        "n",
        polygon([
          [-8, -7],
          [8, -7],
          [8, 7],
          [-8, 7],
        ]),
      ) + paint("j", "M-5-7L-2 7M0-7L3 7M5-7L7 2"),
      160,
      186,
      46,
      1,
    ),
  meleager: () =>
    floor() +
    beast("boar", 148, 226, 0.86, true) +
    F({
      pose: "thrust",
      x: 66,
      size: 1.16,
      cloak: "flying",
      head: { face: "youth", hat: "petasos" },
      dress: "tunic",
      cloth: "o",
      rear: { what: "longspear", at: 74 },
    }),
  cycnus: () =>
    floor() +
    hoplite(
      "swan",
      {
        flip: true,
        x: 108,
        head: { hat: "corinthian", crest: "low", crestPaint: "n" },
        cloak: "flying",
        cloakPaint: "n",
      },
      { field: "r", rim: "n", size: 1.1 },
    ),
  clytemnestra: () =>
    floor() +
    faint(thing("door", 146, 226, 1.2)) +
    lady({
      x: 84,
      size: 1,
      pose: "swing",
      cloth: "r",
      ornament: "bands",
      head: { hair: "long", hat: "crown" },
      rear: { what: "labrys", at: 130 },
    }),
  patroclus: () =>
    floor() +
    thing("stool", 76, 226, 1.1) +
    F({
      pose: { lean: -6, back: [82, 2], front: [104, 66], rear: [40, 92], fore: [62, 30] },
      x: 76,
      size: 1.16,
      dress: "armour",
      head: { face: "man", hat: "none" },
      greaves: true,
      cloak: "short",
    }) +
    put(shield({ emblem: "dolphin" }), 158, 190, 0, 1.0) +
    paint(
      "n",
      polygon([
        [94, 116],
        [106, 112],
        [108, 120],
        [96, 124],
      ]),
    ),
  teucer: () =>
    floor() +
    put(shield({ shape: "tower", emblem: "bullhead", field: "f" }), 146, 170, 0, 1) +
    F({
      pose: "archer",
      x: 76,
      size: 1.22,
      head: { face: "youth", hat: "phrygian", hatPaint: "r" },
      dress: "tunic",
      cloth: "y",
      fore: { what: "drawnbow", at: 90 },
    }),
  // blue
  odysseus: () =>
    sea(196) +
    put(ship({ sail: "furled", oars: 7 }), 92, 196, 0, 0.92) +
    F({
      pose: { lean: -3, back: [-4, -6], front: [4, 2], rear: [-30, -150], fore: [30, 150] },
      x: 93,
      y: 184,
      size: 0.74,
      head: { face: "man", hat: "pilos", hatPaint: "r" },
    }) +
    paint("L", "M78 126h30M78 136h30M82 156h24") +
    put(siren(), 162, 78, 14, 0.62, true),
  agamemnon: () =>
    floor() +
    thing("throne", 74, 226, 1.15) +
    F({
      pose: "sit",
      x: 76,
      size: 1.16,
      dress: "robe",
      cloth: "s",
      ornament: "bands",
      cloak: "mantle",
      cloakPaint: "r",
      head: { face: "man", hat: "crown", hair: "long" },
      fore: { what: "eaglestaff", at: 178 },
    }),
  perseus: () =>
    floor() +
    F({
      pose: { ...POSES.run, rear: [-70, -120] },
      x: 92,
      size: 1.16,
      dress: "tunic",
      cloth: "s",
      sandals: true,
      cloak: "flying",
      cloakPaint: "r",
      head: { face: "youth", hat: "winged" },
      rear: { what: "harpe", at: -150 },
      fore: { what: "gorgon", over: true, size: 1.1 },
    }),
  peleus: () =>
    floor() +
    beast("lion", 50, 226, 0.5) +
    put(snake(), 168, 226, 0, 0.5, true) +
    F({
      woman: true,
      x: 128,
      size: 1.02,
      pose: { lean: 8, back: [-12, -18], front: [16, 4], rear: [-60, -150], fore: [70, 150] },
      cloth: "s",
      dress: "robe",
      ornament: "waves",
      head: { hair: "long" },
    }) +
    F({
      pose: { ...POSES.grapple, rear: [50, 84], fore: [60, 90] },
      x: 70,
      size: 1.04,
      dress: "tunic",
      cloth: "n",
      head: { face: "youth", hat: "fillet" },
    }),
  menelaus: () =>
    floor() +
    hoplite(
      "snake",
      { head: { hat: "corinthian", crest: "low", crestPaint: "y" }, rear: { what: "spear", at: 96 } },
      { field: "s", rim: "y" },
    ) +
    put(held({ what: "sword", at: 20 }), 168, 176),
  circe: () =>
    floor() +
    F({
      pose: { ...POSES.beg, fore: [40, 100], rear: [20, 80] },
      x: 154,
      flip: true,
      size: 1,
      head: { face: "boar" },
    }) +
    lady({
      x: 62,
      size: 1.04,
      pose: "greet",
      cloth: "f",
      ornament: "stars",
      head: { hair: "long", hat: "fillet" },
      fore: { what: "kylix", over: true, size: 0.8 },
      rear: { what: "branch", at: 60, size: 0.8 },
    }),
  calypso: () =>
    thing("cave", 100, 226, 1.08) +
    sea(206) +
    lady({
      x: 100,
      y: 214,
      pose: "greet",
      cloth: "s",
      dress: "robe",
      ornament: "waves",
      size: 0.9,
      head: { hair: "locks", hat: "wreath" },
      rear: { what: "shuttle", at: 60 },
    }),
  nausicaa: () =>
    floor() +
    thing("tree", 42, 226, 1.05) +
    paint(
      "n",
      polygon([
        [16, 120],
        [40, 116],
        [42, 160],
        [34, 152],
        [26, 164],
        [18, 156],
      ]),
    ) +
    lady({
      x: 116,
      pose: { lean: 2, back: [-20, -34], front: [26, 8], rear: [-30, 20], fore: [120, 160], feet: [22, 0] },
      cloth: "n",
      dress: "robe",
      ornament: "dots",
      head: { hair: "bun", hat: "fillet" },
      fore: { what: "ball", over: true, size: 1.2 },
    }),
  telemachus: () =>
    floor() +
    put(ship({ oars: 5 }), 158, 74, 0, 0.3, false) +
    F({
      pose: "walk",
      x: 92,
      size: 1.14,
      dress: "tunic",
      cloth: "n",
      cloak: "short",
      cloakPaint: "s",
      head: { face: "youth", hat: "petasos", hair: "short" },
      rear: { what: "javelins", at: 168 },
    }),
  bellerophon: () =>
    floor() +
    put(BEASTS.chimera(), 148, 226, 0, 0.54, true) +
    put(BEASTS.pegasus(), 96, 196, 0, 1.16) +
    F({
      pose: { ...POSES.ride, rear: [-60, 50] },
      x: 78,
      hip: 106,
      size: 0.72,
      dress: "tunic",
      cloth: "s",
      head: { face: "youth", hat: "petasos" },
      rear: { what: "longspear", at: 52 },
    }),
  icarus: () =>
    thing("sun", 158, 46, 1) +
    sea(206) +
    put(
      F({
        pose: { lean: 0, back: [-30, -60], front: [20, -30], rear: [-120, -150], fore: [120, 150], feet: [50, 40] },
        x: 0,
        hip: 0,
        size: 1.0,
        head: { face: "youth", hair: "locks" },
      }),
      96,
      116,
      150,
    ) +
    put(wing("n", "s"), 74, 100, -100, 1.1, true) +
    put(wing("n", "s"), 112, 98, 96, 1.1),
  daedalus: () =>
    put(
      F({
        pose: "fly",
        x: 0,
        hip: 0,
        size: 1.1,
        dress: "tunic",
        cloth: "s",
        head: { face: "old" },
        fore: { what: "saw", at: 100, over: true },
      }),
      88,
      134,
    ) +
    put(wing("n", "s"), 104, 104, -14, 1.5) +
    band("wave", 206, 20, "s") +
    sea(220),
  europa: () =>
    sea(206) +
    put(bull({ white: true }), 92, 214, -4, 1.2) +
    F({
      pose: { lean: -6, back: [66, 10], front: [72, 16], rear: [-30, 30], fore: [70, 100] },
      woman: true,
      x: 80,
      hip: 122,
      size: 0.94,
      cloth: "r",
      ornament: "stars",
      head: { hair: "long", hat: "wreath" },
    }),
  palamedes: () =>
    floor() +
    thing("board", 136, 226, 1.05) +
    put(held({ what: "dice" }), 126, 160) +
    put(held({ what: "dice" }), 148, 162, 20) +
    F({
      pose: { lean: 8, back: [80, 4], front: [88, -6], rear: [20, 80], fore: [60, 80] },
      x: 66,
      size: 1.16,
      dress: "robe",
      cloth: "s",
      ornament: "plain",
      cloak: "mantle",
      cloakPaint: "n",
      head: { face: "man", hat: "fillet" },
    }) +
    thing("stool", 66, 226, 1.1),
  nestor: () =>
    floor() +
    F({
      pose: "offer",
      x: 88,
      size: 1.12,
      dress: "robe",
      cloth: "f",
      ornament: "bands",
      cloak: "mantle",
      cloakPaint: "s",
      head: { face: "old", hat: "fillet" },
      rear: { what: "staff", at: 178 },
      fore: { what: "kantharos", over: true, size: 1.4 },
    }) +
    put(EMBLEMS.dove(), 152, 66, 0, 0.7),
  // yellow
  jason: () =>
    floor() +
    thing("tree", 150, 226, 1.15) +
    put(WARES.fleece(), 144, 106, 0, 1.2) +
    put(snake(), 172, 226, 0, 0.62, true) +
    F({
      pose: { lean: 4, back: [-18, -28], front: [22, 6], rear: [-20, 30], fore: [110, 120] },
      x: 68,
      size: 1.08,
      dress: "tunic",
      cloth: "y",
      cloak: "leopard",
      head: { face: "youth", hat: "petasos" },
      rear: { what: "sword", at: 60 },
    }),
  helen: () =>
    floor() +
    F({
      woman: true,
      x: 92,
      size: 1.12,
      dress: "robe",
      cloth: "y",
      ornament: "stars",
      cloak: "mantle",
      cloakPaint: "f",
      pose: { back: [-9, -13], front: [10, 3], rear: [-50, 160], fore: [50, 130] },
      head: { hat: "veil", veil: "r" },
      fore: { what: "mirror", at: 180 },
    }) +
    put(BEASTS.swan(), 158, 222, 0, 0.5, true),
  theseus: () =>
    floor() +
    F({
      pose: { lean: -14, back: [20, -30], front: [50, -10], rear: [-60, -120], fore: [60, 40] },
      x: 142,
      flip: true,
      size: 1.06,
      head: { face: "bull" },
    }) +
    F({
      pose: "thrust",
      x: 72,
      size: 1.12,
      dress: "tunic",
      cloth: "y",
      head: { face: "youth", hat: "fillet", hair: "short" },
      rear: { what: "whitesword", at: 80 },
      ornament: "dots",
    }) +
    band("meander", 8, 14),
  aeneas: () =>
    floor() +
    F({
      pose: { lean: 20, back: [-24, -40], front: [40, 2], rear: [-60, -20], fore: [44, 88], feet: [24, 0] },
      x: 92,
      size: 1.04,
      dress: "armour",
      greaves: true,
      head: { hat: "corinthian", crest: "none" },
      rear: { what: "spear", at: 150 },
    }) +
    F({
      pose: { lean: 12, back: [74, 40], front: [84, 50], rear: [50, 90], fore: [70, 100] },
      x: 74,
      hip: 96,
      size: 0.78,
      dress: "robe",
      cloth: "n",
      ornament: "plain",
      head: { face: "old", hair: "long" },
    }),
  alcmene: () =>
    floor() +
    lady({ x: 74, pose: "mourn", cloth: "y", ornament: "dots", head: { hair: "bun" } }) +
    put(snake(), 124, 226, 0, 0.66) +
    put(snake(), 178, 226, 0, 0.66, true) +
    F({
      pose: { back: [-14, -10], front: [14, 6], rear: [-70, -120], fore: [70, 120] },
      x: 148,
      size: 0.56,
      head: { face: "youth" },
    }),
  castor: () =>
    floor() +
    sky([162, 34, 12]) +
    beast("horse", 118, 226, 1.12) +
    F({
      pose: "walk",
      x: 52,
      size: 1.04,
      cloak: "short",
      cloakPaint: "y",
      head: { face: "youth", hat: "pilos", hatPaint: "n" },
      rear: { what: "javelins", at: 172 },
    }) +
    paint("l", curve("122,114 150,126 186,118")),
  pollux: () =>
    floor() +
    sky([172, 34, 12]) +
    F({
      pose: { lean: 8, back: [-28, -54], front: [40, 2], rear: [-60, 150], fore: [74, 92], feet: [24, 0] },
      x: 88,
      size: 1.12,
      head: { face: "youth", hat: "pilos", hatPaint: "y" },
      rear: { what: "thongs", over: true },
      fore: { what: "thongs", over: true },
    }),
  paris: () =>
    floor() +
    F({
      pose: "shoot",
      x: 80,
      size: 1.1,
      dress: "scythian",
      cloth: "y",
      head: { face: "youth", hat: "phrygian", hatPaint: "r", hair: "long" },
      cloak: "short",
      cloakPaint: "r",
      fore: { what: "drawnbow", at: 90 },
    }) +
    put(WARES.apple(), 150, 198, 0, 1.6),
  atalanta: () =>
    floor() +
    F({
      pose: { ...POSES.run, rear: [-70, -30] },
      woman: true,
      x: 100,
      size: 1.18,
      dress: "tunic",
      cloth: "y",
      ornament: "dots",
      head: { hair: "locks", hat: "fillet" },
      rear: { what: "bow", at: 110, size: 0.9 },
      fore: { what: "apple", over: true },
    }) +
    put(WARES.apple(), 160, 215, 0, 1.2) +
    put(WARES.apple(), 66, 217),
  ariadne: () =>
    floor() +
    put(thing("labyrinth", 0, 0, 1.2), 146, 220) +
    lady({
      x: 64,
      pose: "offer",
      cloth: "y",
      ornament: "squares",
      head: { hair: "long", hat: "crown" },
      fore: { what: "thread", over: true, size: 1.3 },
    }) +
    paint("v", curve("112,128 128,150 120,176 146,190")),
  danae: () =>
    floor() +
    thing("rain", 128, 24, 1.1) +
    thing("kline", 100, 226, 1.3) +
    F({
      woman: true,
      x: 84,
      hip: 156,
      size: 1.0,
      pose: { lean: -34, back: [84, 66], front: [92, 84], rear: [-40, 10], fore: [90, 130] },
      cloth: "f",
      ornament: "plain",
      head: { hair: "bun", hat: "sakkos", hatPaint: "y" },
    }),
  cassandra: () =>
    floor() +
    thing("statue", 158, 226, 1.15) +
    F({
      woman: true,
      pose: { lean: 10, back: [-26, -50], front: [34, 0], rear: [-60, -120], fore: [86, 110], feet: [30, 0] },
      x: 74,
      size: 1.1,
      cloth: "y",
      ornament: "plain",
      head: { hair: "locks", hat: "wreath", hatPaint: "n" },
      cloak: "flying",
    }),
  iphigenia: () =>
    floor() +
    thing("altar", 48, 226, 1) +
    beast("deer", 146, 226, 1, true) +
    lady({
      x: 92,
      pose: "greet",
      cloth: "y",
      ornament: "bands",
      dress: "robe",
      head: { hair: "bun", hat: "veil", veil: "n" },
    }),
  leda: () =>
    floor() +
    put(BEASTS.swan(), 144, 226, 0, 1.15, true) +
    put(WARES.egg(), 40, 204, 0, 1.1) +
    lady({ x: 78, pose: "offer", cloth: "r", dress: "robe", ornament: "dots", head: { hair: "bun", hat: "fillet" } }),
  idomeneus: () =>
    floor() +
    hoplite(
      "cock",
      {
        flip: true,
        x: 108,
        dress: "tunic",
        cloth: "y",
        ornament: "stars",
        head: { hat: "corinthian", crest: "fan", crestPaint: "n" },
      },
      { field: "y", rim: "f", size: 1.1 },
    ),
  // green
  chiron: () =>
    floor() +
    put(
      centaur(
        {
          pose: { lean: 0, back: [-6, -10], front: [14, 2], rear: [-40, 160], fore: [50, 100] },
          dress: "tunic",
          cloth: "o",
          size: 0.98,
          head: { face: "man", hair: "long", hat: "wreath" },
          rear: { what: "pine", at: -120 },
        },
        true,
      ),
      118,
      226,
      0,
      1,
    ) +
    put(BEASTS.hare(), 54, 96, 80, 0.8),
  medea: () =>
    floor() +
    thing("cauldron", 146, 226, 1.1) +
    put(BEASTS.ram(), 150, 166, -20, 0.42) +
    lady({
      x: 68,
      pose: "offer",
      cloth: "o",
      ornament: "stars",
      head: { hair: "locks", hat: "phrygian", hatPaint: "r" },
      fore: { what: "branch", at: 130 },
    }),
  ajax: () =>
    floor() +
    thing("palm", 30, 226, 1.3) +
    put(shield({ shape: "boeotian", emblem: "gorgon" }), 170, 150, 0, 0.8) +
    put(held({ what: "whitesword", at: 180 }), 134, 222, 0, 0.9) +
    F({
      pose: { lean: 46, back: [66, -36], front: [108, -16], rear: [26, 44], fore: [30, 40], feet: [10, 0], nod: 4 },
      x: 66,
      size: 1.04,
      head: { face: "man", hat: "fillet" },
    }),
  asclepius: () =>
    floor() +
    F({
      pose: "offer",
      x: 94,
      size: 1.14,
      dress: "robe",
      cloth: "o",
      ornament: "plain",
      cloak: "mantle",
      cloakPaint: "n",
      head: { face: "man", hat: "wreath", hatPaint: "y", hair: "long" },
      fore: { what: "snakestaff", at: 176 },
    }) +
    put(BEASTS.cock(), 166, 226, 0, 0.6, true),
  penelope: () =>
    floor() +
    thing("loom", 148, 226, 1.12) +
    thing("stool", 62, 226, 1.05) +
    F({
      woman: true,
      pose: { lean: 2, back: [80, 4], front: [88, -6], rear: [30, 150], fore: [50, 120], nod: 10 },
      x: 64,
      size: 1.08,
      cloth: "o",
      ornament: "plain",
      head: { hat: "veil", veil: "f" },
    }),
  eurydice: () =>
    floor() +
    put(snake("o"), 60, 226, 0, 0.72) +
    lady({
      x: 112,
      pose: { lean: -4, back: [-16, -34], front: [22, 6], rear: [-70, -110], fore: [80, 120], feet: [22, 0] },
      cloth: "n",
      ornament: "plain",
      dress: "robe",
      head: { hair: "locks", hat: "ivy" },
    }),
  orpheus: () =>
    floor() +
    thing("rock", 68, 226, 1.1) +
    F({
      pose: { lean: -6, back: [80, 4], front: [90, -4], rear: [30, 110], fore: [50, 130], nod: -14 },
      x: 72,
      size: 1.14,
      dress: "robe",
      cloth: "o",
      ornament: "bands",
      head: { face: "youth", hair: "long", hat: "wreath", hatPaint: "y" },
      fore: { what: "kithara", over: true },
    }) +
    put(BEASTS.deer(), 162, 226, 0, 0.58, true) +
    put(EMBLEMS.dove(), 160, 56, 0, 0.6),
  laodice: () =>
    lady({
      x: 100,
      y: 262,
      pose: { lean: 0, back: [-9, -13], front: [10, 3], rear: [-140, -170], fore: [140, 170] },
      cloth: "o",
      ornament: "squares",
      head: { hair: "locks" },
      size: 1.14,
    }) +
    paint("f", "M0 206L30 196L58 204L70 232L86 214L104 238L124 212L140 230L150 200L176 194L200 204V240H0z") +
    paint("i", curve("10,216 26,208 44,216"), curve("152,214 170,206 190,214")),
  priam: () =>
    floor() +
    F({
      pose: "beg",
      x: 84,
      size: 1.22,
      dress: "robe",
      cloth: "o",
      ornament: "bands",
      cloak: "none",
      head: { face: "old", hat: "crown", hair: "long" },
    }) +
    put(held({ what: "sceptre", at: 92 }), 96, 214),
  hecuba: () =>
    floor() +
    beast("dog", 154, 226, 0.66) +
    lady({
      x: 84,
      pose: "mourn",
      dress: "robe",
      cloth: "f",
      ornament: "plain",
      cloak: "mantle",
      cloakPaint: "o",
      head: { hair: "locks", hairPaint: "n" },
    }),
  alcestis: () =>
    floor() +
    faint(thing("door", 58, 226, 1.25)) +
    lady({
      x: 112,
      pose: "stand",
      dress: "robe",
      cloth: "n",
      ornament: "dots",
      head: { hat: "veil", veil: "n" },
      fore: { what: "torch", at: 160 },
    }),
  andromeda: () =>
    faint(thing("cliff", 82, 226, 1.3)) +
    sea(204) +
    put(BEASTS.ketos(), 162, 216, 0, 0.6, true) +
    lady({
      x: 84,
      y: 206,
      pose: "bound",
      dress: "robe",
      cloth: "o",
      ornament: "stars",
      size: 0.98,
      head: { hair: "locks", hat: "crown" },
    }),
  argus: () =>
    floor() +
    F({
      pose: { ...POSES.walk, rear: [-40, 150] },
      x: 92,
      size: 1.12,
      eyes: true,
      head: { face: "wild", hair: "long" },
      rear: { what: "club", at: -130 },
      fore: { what: "crook", at: 176 },
    }),
  antigone: () =>
    floor() +
    paint("f", curve("20,226 60,206 110,204 150,208 180,226") + "z") +
    paint("i", curve("48,218 90,210 140,216")) +
    lady({
      x: 84,
      y: 222,
      pose: { lean: 10, back: [-9, -13], front: [10, 3], rear: [20, 60], fore: [60, 90], nod: 8 },
      cloth: "o",
      ornament: "bands",
      size: 1.04,
      head: { hat: "veil", veil: "f" },
      fore: { what: "hydria", at: 30, over: true, size: 0.95 },
    }) +
    paint("l", curve("152,136 160,160 158,200"), curve("146,140 152,164 150,200")),
  cadmus: () =>
    floor() +
    put(snake("o"), 150, 226, 0, 1.2, true) +
    F({
      pose: "swing",
      x: 62,
      size: 1.08,
      dress: "tunic",
      cloth: "n",
      cloak: "short",
      cloakPaint: "o",
      head: { face: "man", hat: "petasos" },
      rear: { what: "stone" },
      fore: { what: "jug", over: true, size: 0.9 },
    }),
};

/** Comrades one behind another. */
export const rank = (count: number, step: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => put(one(n), n * step, 0)).join("");

const SOLDIERS: Record<string, Scene> = {
  myrmidons: () =>
    floor() +
    rank(3, 36, (n) =>
      hoplite(
        "ant",
        { x: 56, size: 1, head: { hat: "corinthian", crest: "low", crestPaint: ["r", "n", "r"][n]! } },
        { size: 0.95 },
      ),
    ),
  cicones: () =>
    floor() +
    rank(2, 62, (n) =>
      F({
        x: 62,
        pose: "stand",
        size: 1.08,
        dress: "tunic",
        cloth: "r",
        cloak: "zeira",
        cloakPaint: n ? "f" : "r",
        head: { face: "man", hat: "fox", hatPaint: "r" },
        fore: { what: "javelins", at: 174 },
      }),
    ) +
    thing("amphora", 28, 226, 0.62),
  amazons: () =>
    floor() +
    F({
      pose: "charge",
      woman: true,
      x: 74,
      size: 1.06,
      dress: "scythian",
      cloth: "r",
      head: { hat: "phrygian", hatPaint: "r" },
      rear: { what: "axe", at: 130 },
      shield: { shape: "pelta", emblem: "eye", size: 0.9 },
    }) +
    F({
      pose: "archer",
      woman: true,
      x: 120,
      size: 1.0,
      dress: "tunic",
      cloth: "f",
      ornament: "dots",
      head: { hat: "attic", crest: "low" },
      fore: { what: "drawnbow", at: 90 },
    }),
  phaeacians: () =>
    sea(186) +
    put(ship({ sail: "none", oars: 6 }), 96, 186, 0, 0.94) +
    rank(4, 27, (n) =>
      F({
        x: 52,
        hip: 170,
        bust: true,
        size: 0.68,
        pose: { lean: -16, back: [80, 0], front: [80, 0], rear: [50, 80], fore: [60, 84] },
        head: { face: n % 2 ? "man" : "youth", hat: "fillet" },
        fore: { what: "paddle", at: 20, size: 0.7 },
      }),
    ) +
    put(BEASTS.dolphin(), 60, 60, -8, 0.6) +
    put(BEASTS.dolphin(), 140, 84, 8, 0.6),
  argonauts: () =>
    sea(198) +
    put(ship({ sail: "full", sailPaint: "s", emblem: EMBLEMS.star(), oars: 8, shields: 6 }), 96, 198, 0, 1.0) +
    rank(3, 30, (n) =>
      F({ x: 64, hip: 182, bust: true, size: 0.5, head: { hat: n === 1 ? "petasos" : "corinthian" } }),
    ),
  achaeans: () =>
    floor() +
    rank(2, 54, (n) =>
      hoplite(
        n ? "horse" : "alpha",
        { x: 62, size: 1.04, head: { hat: "corinthian", crest: "high", crestPaint: "s" } },
        { field: n ? "f" : "s", rim: "n" },
      ),
    ),
  carians: () =>
    floor() +
    rank(2, 58, (n) =>
      F({
        pose: { ...POSES.stride, fore: [30, 80] },
        x: 62,
        size: 1.06,
        dress: "armour",
        greaves: true,
        head: { hat: "cock" },
        rear: { what: "spear", at: 120 },
        shield: { emblem: n ? "cock" : "triskele", field: n ? "f" : "y", rim: "r" },
      }),
    ),
  danaans: () =>
    floor() +
    put(BEASTS.rearing(), 146, 222, 8, 0.88) +
    put(BEASTS.rearing(), 136, 226, 8, 0.88) +
    F({
      pose: "drive",
      x: 48,
      y: 196,
      size: 0.86,
      dress: "robe",
      cloth: "n",
      ornament: "plain",
      head: { face: "man", hat: "attic" },
    }) +
    thing("chariot", 46, 226, 1.05) +
    paint("l", curve("108,112 130,120 164,120"), curve("104,118 130,126 156,126")),
  pleiades: () =>
    floor() +
    sky([24, 30], [52, 18], [80, 34], [108, 18], [136, 34], [164, 20], [184, 44]) +
    rank(3, 52, (n) =>
      F({
        woman: true,
        x: 48,
        size: 0.92,
        pose: { back: [-16, -30], front: [20, 4], rear: [-80, -40], fore: [80, 40], feet: [20, 0] },
        cloth: ["y", "f", "r"][n]!,
        ornament: (["stars", "stars", "dots"] as const)[n]!,
        head: { hair: n === 1 ? "long" : "bun", hat: "fillet" },
      }),
    ),
  dardani: () =>
    floor() +
    rank(2, 50, (n) =>
      F({
        pose: n ? "archer" : "shoot",
        x: 66,
        size: n ? 1.1 : 1.1,
        dress: "scythian",
        cloth: n ? "o" : "f",
        head: { face: n ? "youth" : "man", hat: "phrygian", hatPaint: n ? "f" : "o" },
        fore: { what: "drawnbow", at: 90 },
      }),
    ),
  lapiths: () =>
    floor() +
    put(
      centaur({
        pose: { lean: 6, back: [0, 0], front: [0, 0], rear: [-150, 160], fore: [40, 150] },
        size: 0.98,
        head: { face: "wild", hair: "long" },
        rear: { what: "stone", over: true },
      }),
      134,
      226,
      0,
      0.98,
      true,
    ) +
    F({
      pose: { ...POSES.kneel, fore: [40, 90], rear: [-60, 60] },
      x: 46,
      size: 0.92,
      dress: "tunic",
      cloth: "o",
      head: { hat: "corinthian", crest: "low", crestPaint: "o" },
      rear: { what: "spear", at: 112 },
      shield: { emblem: "tree", field: "o", rim: "n" },
    }),
  tauri: () =>
    floor() +
    rank(2, 60, (n) =>
      F({
        x: 62,
        pose: { ...POSES.stride, fore: [28, 80] },
        size: 1.06,
        dress: "tunic",
        cloth: n ? "o" : "f",
        ornament: "dots",
        cloak: "long",
        cloakPaint: n ? "f" : "o",
        head: { face: "man", hat: "horns" },
        rear: { what: "axe", at: 150 },
        shield: { emblem: "bullhead", shape: "round", field: n ? "f" : "o", rim: "n", size: 0.95 },
      }),
    ),
};

export const trophy = (part: string) => paint("d", star(100, 112, 112, 92, 24)) + part;

const EQUIPMENT: Record<string, Scene> = {
  sword_red: () => trophy(put(WARES.sword(), 62, 184, -58, 3)),
  sword_blue: () => trophy(put(WARES.kopis(), 56, 184, -56, 3)),
  sword_yellow: () => trophy(put(WARES.harpe(), 62, 184, -60, 2.6)),
  sword_green: () => trophy(put(WARES.sword(), 50, 182, -56, 2.5) + put(WARES.whitesword(), 150, 182, -124, 2.5)),
  shield_red: () => trophy(put(shield({ emblem: "gorgon", rim: "r" }), 100, 116, 0, 2.3)),
  shield_blue: () => trophy(put(shield({ emblem: "octopus", field: "s", rim: "f" }), 100, 116, 0, 2.3)),
  shield_yellow: () =>
    trophy(put(shield({ emblem: "sun", field: "f", rim: "y", shape: "boeotian" }), 100, 116, 0, 2.0)),
  shield_green: () => trophy(put(shield({ emblem: "ivy", field: "o", rim: "f", shape: "pelta" }), 100, 112, 0, 2.5)),
  helmet_red: () => trophy(put(emptyHelmet({ hat: "corinthian", crest: "high", crestPaint: "r" }), 104, 188, 0, 2.5)),
  helmet_blue: () =>
    trophy(put(emptyHelmet({ hat: "attic", crest: "double", crestPaint: "s", hatPaint: "f" }), 108, 200, 0, 2.8)),
  helmet_yellow: () =>
    trophy(put(emptyHelmet({ hat: "corinthian", crest: "fan", crestPaint: "y", hatPaint: "y" }), 100, 188, 0, 2.5)),
  helmet_green: () => trophy(put(emptyHelmet({ hat: "tusks" }), 104, 214, 0, 3.3)),
};

export const OLYMPUS: Record<string, Scene> = { ...HEROES, ...SOLDIERS, ...EQUIPMENT };

/** The border under the picture: by kind. */
export function olympusBorder(card: string): PatternKind {
  return card in EQUIPMENT ? "tongue" : card in SOLDIERS ? "ray" : "meander";
}
