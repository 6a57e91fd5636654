import { expect, test } from "vitest";
import { COLOURS } from "./box";
import { composed } from "./composed";

const KINDS = ["hero", "soldier", "equipment"];
const card = (kind: string, colour: string, attack: number, defence: number, ...whens: string[]) => ({
  ...{ id: "x", name: "X", kind, text: "", clauses: [] },
  facts: { colour, attack, defence, timings: whens.map((when) => ({ when, mode: "do", symbol: "" })) },
});

test("whatever is on a card, it has a whole picture", () => {
  for (const kind of KINDS)
    for (const colour of [...COLOURS, "all"])
      for (const [attack, defence] of [
        [0, 0],
        [4, 1],
        [1, 6],
      ] as const)
        for (const whens of [[], ["play"], ["before_strike"]])
          for (const id of ["arion", "ω", "a_very_long_key_of_a_card"]) {
            const { markup } = composed(id, card(kind, colour, attack, defence, ...whens));
            expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
            expect(markup.match(/<g\b/g)?.length ?? 0).toBe(markup.match(/<\/g>/g)?.length ?? 0);
          }
});

test("it tells kinds, colours and strengths apart, and is the same every time", () => {
  const all = [
    ...KINDS.map((kind) => card(kind, "red", 3, 3)),
    card("hero", "blue", 3, 3),
    card("hero", "red", 5, 2),
    card("hero", "red", 1, 2, "play"),
    card("hero", "red", 3, 3, "before_strike"),
  ];
  const drawn = all.map((info) => composed("arion", info).markup);
  expect(new Set(drawn).size).toBe(all.length);
  expect(all.map((info) => composed("arion", info).markup)).toEqual(drawn);
  expect(KINDS.map((kind) => composed("arion", card(kind, "red", 3, 3)).border)).toEqual(["meander", "ray", "tongue"]);
  const ids = Array.from({ length: 12 }, (_, at) => `card_${at}`);
  expect(new Set(ids.map((id) => composed(id, card("hero", "red", 3, 3)).markup)).size).toBeGreaterThan(8);
});
