/** Every card has a picture of its own. */

import { describe, expect, it } from "vitest";
import heraZeusCards from "../../../theomachy/games/hera_zeus/cards.py?raw";
import olympusCards from "../../../theomachy/games/olympus/cards.toml?raw";
import { backs } from "./backs";
import { emblems } from "./emblems";
import { OLYMPUS } from "../games/olympus/pictures";
import { pictureOf } from "./pictures";
import { SYMBOLS, symbolMarkup, type SymbolName } from "./symbols";

const olympus = [...olympusCards.matchAll(/^id = "(\w+)"$/gm)].map((found) => found[1]!);
const heraZeus = [...heraZeusCards.matchAll(/^ {8}(?:\w+\.)?[A-Z]+, "(\w+)", "(.)"/gm)].map((found) => ({
  key: found[1]!,
  letter: found[2]!,
}));
const unknown = pictureOf("olympus", "?", 0).markup;

function isWhole(markup: string) {
  expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(markup.match(/<g\b/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
}

describe("pictures of Fight for Olympus", () => {
  it("knows all cards of the deck and no others", () => {
    expect(olympus).toHaveLength(84);
    expect(Object.keys(OLYMPUS).sort()).toEqual([...olympus].sort());
  });
  it.each(olympus)("draws %s", (card) => {
    const { markup } = pictureOf("olympus", card, 0);
    expect(markup).not.toBe(unknown);
    isWhole(markup);
  });
  it("draws no two alike", () => {
    expect(new Set(olympus.map((card) => pictureOf("olympus", card, 0).markup)).size).toBe(olympus.length);
  });
});

describe("pictures of Hera and Zeus", () => {
  const both = [0, 1].flatMap((side) => heraZeus.map((card) => ({ ...card, side })));
  it("has sixteen kinds a side", () => expect(both).toHaveLength(32));
  it.each(both)("draws $key of side $side, by key and by letter", ({ key, letter, side }) => {
    const picture = pictureOf("hera-zeus", key, side);
    expect(picture.markup).not.toBe(unknown);
    expect(pictureOf("hera-zeus", letter, side)).toEqual(picture);
    isWhole(picture.markup);
  });
  it("draws no two alike, of either side", () => {
    expect(new Set(both.map(({ key, side }) => pictureOf("hera-zeus", key, side).markup)).size).toBe(both.length);
  });
  it("takes a won card from the other deck", () => {
    expect(pictureOf("hera-zeus", "*5", 0)).toEqual(pictureOf("hera-zeus", "5", 1));
  });
});

describe("the rest", () => {
  it("draws backs and emblems", () => {
    for (const drawn of [...Object.values(backs), ...Object.values(emblems)]) isWhole(drawn.markup());
  });
  it("has signs for every colour and timing, no two colours alike", () => {
    for (const name of Object.keys(SYMBOLS) as SymbolName[]) isWhole(symbolMarkup(name));
    const colours = (["red", "blue", "yellow", "green", "purple"] as const).map((name) => SYMBOLS[name]);
    expect(new Set(colours).size).toBe(colours.length);
  });
});
