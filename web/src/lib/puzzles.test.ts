import { expect, test } from "vitest";
import { byLevel, nextOf } from "./puzzles";

const TITLES = [
  { puzzle: "a", level: 5 },
  { puzzle: "b", level: 4 },
  { puzzle: "c", level: 5 },
  { puzzle: "d", level: 4 },
];

test("puzzles are listed by level and keep their numbers", () => {
  expect(byLevel(TITLES).map(({ level, puzzles }) => [level, ...puzzles.map((one) => one.number)])).toEqual([
    [4, 2, 4],
    [5, 1, 3],
  ]);
});

test.each([
  ["at first the easiest", "", [], "b"],
  ["then the next of the same level", "b", ["b"], "d"],
  ["round about within the level", "d", ["d"], "b"],
  ["then another level", "d", ["b", "d"], "a"],
  ["from the hardest back to the easiest", "c", ["a", "c"], "b"],
  ["one that was given up comes again, but not at once", "c", ["a", "b", "d"], undefined],
])("%s", (_, here, solved, next) => {
  expect(nextOf(TITLES, solved, here)?.puzzle).toBe(next);
});
