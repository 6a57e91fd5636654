import { afterEach, expect, test, vi } from "vitest";
import type { Reviewed, ReviewPart } from "../protocol/requests";
import { choicesOf, costliest, ledgerOf, lossOf, perDecision } from "./review";
import { Review } from "./review.svelte";

const both = (a: number) => ({ a, b: 10_000 - a });
const named = { name: "mistake", choice: "this", better: "that", why: "because" } as const;
function node(at: number, seat: string, kind: "loss" | "luck", before: number, after: number, lost = false): Reviewed {
  return { at, turn: at, seat, kind, before: both(before), after: both(after), error: 10, named: lost ? named : null };
}
const NODES = [
  node(0, "a", "luck", 5000, 6000),
  node(1, "b", "loss", 5900, 6200),
  node(2, "b", "luck", 6200, 5200),
  node(3, "a", "loss", 5500, 4000, true),
  node(4, "a", "loss", 4000, 4000),
];

afterEach(() => vi.unstubAllGlobals());

test("start, luck, losses and what the evaluation changed its mind about are the result", () => {
  for (const [seat, result] of [
    ["a", 0],
    ["b", 10_000],
  ] as const) {
    const found = ledgerOf(NODES, seat, both(0));
    const sum = (column: Record<string, number>) => Object.values(column).reduce((all, each) => all + each, 0);
    expect(found.start + sum(found.luck) + sum(found.losses) + found.mind).toBe(result);
    expect(found.adjusted).toBe(result - sum(found.luck));
  }
  expect(ledgerOf(NODES, "a", both(0))).toEqual({
    start: 5000,
    luck: { a: 1000, b: -1000 },
    losses: { a: -1500, b: 300 },
    mind: -3800,
    result: 0,
    adjusted: 0,
  });
});

test("choices of a seat, and what they cost it", () => {
  expect(choicesOf(NODES, "a").map(lossOf)).toEqual([1500, 0]);
  expect(perDecision(NODES, "a")).toBe(750);
  expect(perDecision([], "a")).toBe(0);
  expect(costliest(NODES, "a").map(({ at }) => at)).toEqual([3]);
  expect(costliest(NODES, "b")).toEqual([]);
});

test("pieces are shown as they come, a failure is tried again where it was", async () => {
  const asked: number[] = [];
  let broken = true;
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    const { from } = JSON.parse(init.body) as { from: number };
    asked.push(from);
    if (from === 3 && broken) return Promise.reject(new TypeError());
    const part: ReviewPart = {
      nodes: NODES.filter(({ at }) => at >= from && at < from + 3),
      next: from === 0 ? 3 : null,
      total: 5,
      result: both(0),
    };
    return Promise.resolve(new Response(JSON.stringify(part)));
  });
  const review = new Review({ record: "a record" });
  review.begin("en");
  await vi.waitFor(() => expect(review.failed).toBe(true));
  expect(review.nodes).toHaveLength(3);
  expect([review.done, review.total, review.complete]).toEqual([3, 5, false]);
  broken = false;
  review.begin("en");
  await vi.waitFor(() => expect(review.complete).toBe(true));
  expect(review.nodes).toEqual(NODES);
  review.begin("en");
  expect(asked).toEqual([0, 3, 3]);
});
