/** From a card to its picture. */

import { HERA_ZEUS } from "../games/hera-zeus/pictures";
import { OLYMPUS, olympusBorder } from "../games/olympus/pictures";
import { floor, thing } from "./things";

export type PictureGame = "olympus" | "hera-zeus";

interface PictureDrawn {
  scheme: "black" | "red" | "white";
  markup: string;
}

const drawn = new Map<string, PictureDrawn>();

export function pictureOf(game: PictureGame, card: string, side: number): PictureDrawn {
  const key = `${game} ${card} ${side}`;
  let picture = drawn.get(key);
  if (!picture) drawn.set(key, (picture = game === "olympus" ? ofOlympus(card) : ofHeraZeus(card, side)));
  return picture;
}

function ofOlympus(card: string): PictureDrawn {
  const border = olympusBorder(card);
  const scheme = border === "tongue" ? "white" : border === "ray" ? "red" : "black";
  return { scheme, markup: OLYMPUS[card]?.() ?? unknown() };
}

const LETTERS: Record<string, string> = {
  "7": "seven",
  "6": "six",
  "5": "five",
  "4": "four",
  "3": "three",
  "2": "two",
  P: "pegasus",
  Y: "pythia",
  M: "medusa",
  X: "pandora",
  C: "captive",
  G: "god",
  D: "dionysus",
  H: "hades",
  E: "persephone",
  S: "sirens",
};

/** A star marks a card won from the other deck. */
function ofHeraZeus(card: string, side: number): PictureDrawn {
  const won = card.startsWith("*");
  const deck = won ? 1 - side : side;
  const name = won ? card.slice(1) : card;
  const scene = HERA_ZEUS[deck ? 1 : 0][LETTERS[name] ?? name];
  return { scheme: deck ? "red" : "black", markup: scene?.() ?? unknown() };
}

const unknown = () => floor() + thing("amphora", 100, 226, 2);
