import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { hidden: true }); // nothing moves
const TOTAL = 3;
const frame = (seq: number) => ({
  seq,
  actor: "hera",
  choice: "",
  text: "",
  events: [],
  view: {},
  to_move: "hera",
  question: "",
});
vi.stubGlobal("fetch", (path: string) => {
  const from = Number(/from=(\d+)/.exec(path)![1]);
  const frames = [0, 1, 2, 3].filter((seq) => seq >= from).map(frame);
  return Promise.resolve(
    Response.json({ setting: {}, seats: [], total: TOTAL, result: "", points: {}, by: null, frames }),
  );
});
const { Replay } = await import("./replay.svelte");

test("a link that says more than there is leads to the end", async () => {
  const replay = new Replay({ table: "T", key: "" }, "all");
  await replay.go(9999, true);
  expect(replay.at).toBe(TOTAL);
  expect(replay.now?.status).toBe("over");
});

test("other eyes look at the same moment", async () => {
  const replay = new Replay({ table: "T", key: "" }, "all");
  const first = replay.go(2, true);
  await Promise.all([first, replay.look("zeus")]);
  expect([replay.at, replay.seat]).toEqual([2, "zeus"]);
  expect(replay.now?.status).toBe("playing");
});
