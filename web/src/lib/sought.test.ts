import { expect, test } from "vitest";
import { says, wordsOf } from "./sought";

test("whoever types without accents, capitals or the right apostrophe finds it all the same", () => {
  for (const typed of ["il vaso degli dei", "DÈI vaso", "l'idra", "L’Idra", " "])
    expect(says("L’Idra e il vaso degli dèi", wordsOf(typed))).toBe(true);
  expect(says("Drachenzähne", wordsOf("zahne"))).toBe(true);
  expect(says("Drachenzähne", wordsOf("zahne hydra"))).toBe(false);
});
