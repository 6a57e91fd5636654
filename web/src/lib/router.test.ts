import { expect, test, vi } from "vitest";

test("each path has its page, and keys stand behind the #", async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { routeOf } = await import("./router.svelte");
  expect(routeOf("/", "")).toEqual({ page: "lobby" });
  expect(routeOf("/t/abc", "#k1,k2")).toEqual({ page: "table", table: "abc", keys: ["k1", "k2"] });
  expect(routeOf("/t/abc", "")).toEqual({ page: "table", table: "abc", keys: [] });
  expect(routeOf("/rules/olympus", "#FO-PLAY-01")).toEqual({ page: "rules", game: "olympus", clause: "FO-PLAY-01" });
  expect(routeOf("/cards/olympus", "#medea")).toEqual({ page: "cards", game: "olympus", card: "medea" });
  expect(routeOf("/learn/deukalion/3", "")).toEqual({ page: "learn", game: "deukalion", lesson: 3 });
  expect(routeOf("/puzzles/olympus", "")).toEqual({ page: "puzzles", game: "olympus", puzzle: "" });
  expect(routeOf("/puzzles/olympus/1a2b", "")).toEqual({ page: "puzzles", game: "olympus", puzzle: "1a2b" });
  expect(routeOf("/replay/abc", "#at=12&seat=0")).toEqual({ page: "replay", table: "abc", moment: "at=12&seat=0" });
  expect(routeOf("/verify", "")).toEqual({ page: "verify" });
  for (const path of ["/elsewhere", "/t/", "/rules", "/cards", "/learn/", "/puzzles", "/replay", "/%E0"]) {
    expect(routeOf(path, "")).toEqual({ page: "lost" });
  }
});
