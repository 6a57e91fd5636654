/** Pictures of cards that somebody has made: composed of our parts by what is on the card, and by its key. */

import { figure as F, POSES, type Figure } from "../../art/figures";
import { put } from "../../art/geometry";
import { helmet } from "../../art/heads";
import type { PatternKind } from "../../art/patterns";
import { EMBLEMS, shield, type Emblem } from "../../art/shields";
import { floor } from "../../art/things";
import { WARES } from "../../art/weapons";
import type { CardInfo } from "../game";
import { factsOf, timingsOf, type Facts } from "./box";
import { hoplite, rank, trophy } from "./pictures";

interface Composed {
  scheme: "black" | "red" | "white";
  border: PatternKind;
  markup: string;
}

const PAINT: Record<Facts["colour"], string> = { red: "r", blue: "s", yellow: "y", green: "o", all: "n" };
const SIGNS = Object.keys(EMBLEMS) as Emblem[];
const CRESTS = ["low", "high", "double", "fan"] as const;
const CLOAKS = ["none", "short", "flying", "mantle"] as const;
const ORNAMENTS = ["dots", "stars", "bands", "squares", "waves"] as const;
const HATS = ["corinthian", "attic", "pilos", "petasos", "lion"] as const;
const ARMS = ["sword", "club", "axe", "kopis"] as const;
const STAVES = ["staff", "sceptre", "branch", "lyre", "torch"] as const;
const SHAPES = ["round", "boeotian", "pelta", "eight"] as const;

/** Choices that are the same for the same key, and others for most other keys. */
function chooser(key: string): <T>(from: readonly T[]) => T {
  let seed = 7;
  for (const sign of key) seed = (Math.imul(seed, 31) + sign.codePointAt(0)!) >>> 0;
  return (from) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return from[(seed >>> 16) % from.length]!;
  };
}

const drawn = new Map<string, Composed>();

export function composed(card: string, info: CardInfo): Composed {
  const facts = factsOf(info);
  const key = [card, info.kind, facts.colour, facts.attack, facts.defence, timingsOf(facts)].join();
  let picture = drawn.get(key);
  if (!picture) drawn.set(key, (picture = compose(card, info.kind, facts)));
  return picture;
}

function compose(card: string, kind: string, facts: Facts): Composed {
  const pick = chooser(card);
  if (kind === "equipment") return { scheme: "white", border: "tongue", markup: trophy(gear(facts, pick)) };
  if (kind === "soldier") {
    const emblem = pick(SIGNS);
    const look = fighter(facts, pick);
    const one = (n: number) =>
      hoplite(emblem, { ...look, x: 60, size: 1.02, flip: false }, { field: n % 2 ? "f" : PAINT[facts.colour] });
    return { scheme: "red", border: "ray", markup: floor() + rank(facts.attack > facts.defence ? 3 : 2, 44, one) };
  }
  return { scheme: "black", border: "meander", markup: floor() + hero(facts, pick) };
}

type Pick = ReturnType<typeof chooser>;

function fighter({ colour }: Facts, pick: Pick): Partial<Figure> {
  return {
    dress: pick(["armour", "tunic"] as const),
    cloth: PAINT[colour],
    ornament: pick(ORNAMENTS),
    greaves: true,
    head: { hat: pick(["corinthian", "attic"] as const), crest: pick(CRESTS), crestPaint: PAINT[colour] },
  };
}

/** Who strikes hard attacks, who holds out stands behind a shield, who does little of both speaks or sings. */
function hero(facts: Facts, pick: Pick): string {
  const look = fighter(facts, pick);
  const signs = timingsOf(facts);
  const cloak = { cloak: pick(CLOAKS), cloakPaint: PAINT[facts.colour] };
  if (signs.includes("before_strike"))
    return F({
      ...look,
      ...cloak,
      pose: pick(["shoot", "archer"] as const),
      x: 88,
      size: 1.08,
      fore: { what: "drawnbow", at: 90 },
    });
  if (signs.length > 0 && facts.attack <= 2)
    return F({
      ...{ ...look, ...cloak, pose: pick(["greet", "offer", "stand"] as const), x: 96, size: 1.08 },
      dress: "robe",
      head: { face: pick(["youth", "man", "old"] as const), hat: pick(["wreath", "fillet", "crown"] as const) },
      fore: { what: pick(STAVES), at: 174 },
    });
  if (facts.attack > facts.defence)
    return F({
      ...{ ...look, ...cloak, pose: { ...POSES.swing, fore: [70, 84] }, x: 84, size: 1.1 },
      head: { face: "man", hat: pick(HATS), crest: pick(CRESTS), crestPaint: PAINT[facts.colour] },
      rear: { what: pick(ARMS), at: 130 },
    });
  const boss = { shape: pick(SHAPES), field: PAINT[facts.colour], size: facts.defence > 4 ? 1.15 : 1 };
  return hoplite(
    pick(SIGNS),
    {
      ...look,
      ...cloak,
      pose: pick([
        { ...POSES.stride, fore: [34, 80] as const },
        { ...POSES.charge, fore: [34, 80] as const },
      ]),
    },
    boss,
  );
}

/** What is borne: it strikes, protects, or does a little of both. */
function gear({ attack, defence, colour }: Facts, pick: Pick): string {
  const paint = PAINT[colour];
  if (attack > defence) {
    const ware = pick(["sword", "kopis", "harpe", "axe", "club", "spear"] as const);
    return put(WARES[ware](), 62, 184, -58, ware === "spear" ? 1.5 : 2.6);
  }
  if (defence > attack)
    return put(shield({ emblem: pick(SIGNS), shape: pick(SHAPES), field: paint, rim: "f" }), 100, 116, 0, 2.1);
  return put(
    helmet({ hat: pick(["corinthian", "attic"] as const), crest: pick(CRESTS), crestPaint: paint }),
    104,
    190,
    0,
    2.5,
  );
}
