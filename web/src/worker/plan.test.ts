import { describe, expect, it } from "vitest";
import { placeOf, planFor, textsOf } from "./plan";

const HOME = "http://here";
const plan = (path: string, mode = "cors", method = "GET") => planFor(method, mode, new URL(path, HOME), HOME);

describe("the worker", () => {
  it("gives every page of the client, and none that the server writes", () => {
    for (const page of ["/", "/rules/olympus", "/t/abc", "/verify", "/cards/olympus"])
      expect(plan(page, "navigate")).toBe("page");
    for (const page of ["/verify/plain", "/openapi.json", "/api/tables/x/record", "/worker.js"])
      expect(plan(page, "navigate")).toBe("leave");
  });
  it("keeps files and texts, and nothing of a table", () => {
    for (const file of ["/assets/index-1.js", "/icons/icon.svg"]) expect(plan(file)).toBe("file");
    for (const text of [...textsOf(["olympus"]), "/api/games", "/api/keys", "/api/games/deukalion/map"])
      expect(plan(text)).toBe("text");
    for (const other of [
      "/api/tables",
      "/api/tables/x",
      "/api/games/olympus/cards?table=x",
      "/api/build",
      "/api/push",
      "http://elsewhere/assets/x.js",
    ])
      expect(plan(other)).toBe("leave");
    expect(plan("/api/games", "cors", "POST")).toBe("leave");
  });
  it("keeps one answer for each language", () => {
    const url = new URL("/api/games", HOME);
    expect(placeOf(url, "de")).not.toBe(placeOf(url, "it"));
    expect(placeOf(url, "de-CH,de")).toBe(placeOf(url, "de"));
    expect(placeOf(url, "")).toBe(placeOf(url, "en"));
  });
});
