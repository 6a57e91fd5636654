import { describe, expect, it } from "vitest";
import { enlarged, moved, type Seen } from "./zoom";

const SIZE = [300, 200] as const;
const WHOLE: Seen = { scale: 1, x: 0, y: 0 };

describe("what is enlarged", () => {
  it("stays where the fingers are", () => {
    expect(enlarged(WHOLE, 2, [100, 50], SIZE)).toEqual({ scale: 2, x: -100, y: -50 });
  });
  it("is never smaller than its frame, nor too large", () => {
    expect(enlarged({ scale: 2, x: -100, y: -50 }, 0.5, [10, 10], SIZE)).toEqual(WHOLE);
    expect(enlarged(WHOLE, 9, [0, 0], SIZE).scale).toBe(3);
  });
  it("fills its frame wherever it is moved", () => {
    const twice = enlarged(WHOLE, 2, [150, 100], SIZE);
    expect(moved(twice, [999, 999], SIZE)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved(twice, [-999, -999], SIZE)).toEqual({ scale: 2, x: -300, y: -200 });
    expect(moved(WHOLE, [50, 50], SIZE)).toEqual(WHOLE);
  });
});
