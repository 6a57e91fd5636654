import { expect, test } from "vitest";
import { zonesOf } from "./zones";

test("a view of any game becomes labelled zones", () => {
  const view = {
    seat: "north",
    question: "main",
    legal: ["DRAW"],
    pile: 7,
    cards_in_hand: { north: 3, south: 2 },
    hand: ["fox", "owl"],
    pieces: [{ card: "fox", face_up: true }, null],
    announced: null,
    discard: [],
  };
  expect(zonesOf(view)).toEqual([
    { label: "pile", content: { words: ["7"] } },
    {
      label: "cards in hand",
      content: {
        zones: [
          { label: "north", content: { words: ["3"] } },
          { label: "south", content: { words: ["2"] } },
        ],
      },
    },
    { label: "hand", content: { words: ["fox", "owl"] } },
    {
      label: "pieces",
      content: {
        zones: [
          {
            label: "1",
            content: {
              zones: [
                { label: "card", content: { words: ["fox"] } },
                { label: "face up", content: { words: ["✓"] } },
              ],
            },
          },
        ],
      },
    },
  ]);
});
