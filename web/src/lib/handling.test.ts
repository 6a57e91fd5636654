import { expect, test } from "vitest";
import { distance } from "./handling";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

test("an arrow goes to what lies that way, the straighter the better", () => {
  const right = [1, 0] as const;
  expect(distance(box(0, 0), box(20, 0), right)).toBeLessThan(distance(box(0, 0), box(40, 0), right));
  expect(distance(box(0, 0), box(40, 0), right)).toBeLessThan(distance(box(0, 0), box(30, 30), right));
  expect(distance(box(0, 0), box(-20, 0), right)).toBe(Infinity);
  expect(distance(box(0, 0), box(2, 60), right)).toBe(Infinity);
});
