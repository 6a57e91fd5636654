import { expect, test } from "vitest";
import cards from "../../../docs/examples/my-cards.toml?raw";
import map from "../../../docs/examples/my-map.txt?raw";
import { canMake, spanOf, workshopOf } from "./make";

test("the examples are those of the documentation", async () => {
  expect((await workshopOf("olympus")!.example()).default).toBe(cards);
  expect((await workshopOf("deukalion")!.example()).default).toBe(map);
  expect(canMake("hera-zeus")).toBe(false);
});

test("a line is found in its text, also beyond its end", () => {
  const text = "one\ntwo\n\nfour";
  const line = (number: number) => text.slice(...spanOf(text, number));
  expect([1, 2, 3, 4, 9].map(line)).toEqual(["one", "two", "", "four", ""]);
  expect(spanOf("", 1)).toEqual([0, 0]);
});
