import { describe, expect, it } from "vitest";
import type { Line } from "../games/game";
import type { Entry } from "./story.svelte";
import { around, turnsOf } from "./turns";

/** A story out of letters: each is an event of its kind, upper case of seat a, lower case of seat b. */
const LINES: Record<string, Line> = {
  d: { deal: true, card: "x" },
  u: { deal: true },
  t: { turn: true },
  p: { light: true },
  k: { sign: "attack" },
  s: { sign: "struck", short: "−1" },
  w: { sign: "pile", short: "+1", again: true },
};
const event = (letter: string, n: number): Entry => ({
  n,
  what: "event",
  seat: letter === letter.toUpperCase() ? "a" : "b",
  text: letter,
  event: { event: letter.toLowerCase(), text: letter },
});
const note: Entry = { n: 99, what: "note", seat: "a", text: "" };
const told = (entries: Entry[]) => turnsOf(entries, ({ event: one }) => (one ? LINES[one.event]! : {}));
const lines = (letters: string) =>
  told([...letters].map(event)).map(({ heading, lines: all }) => [
    heading?.text ?? "",
    ...all.map(({ entry, parts }) => [entry, ...parts.map((one) => one.entry)].map(({ text }) => text).join("")),
  ]);

describe("the log", () => {
  it("has a heading for each turn, and for what came before", () => {
    expect(lines("kTktk")).toEqual([
      ["", "k"],
      ["T", "k"],
      ["t", "k"],
    ]);
  });
  it("puts what comes of an action into its line", () => {
    expect(lines("Tksskws")).toEqual([["T", "kss", "k", "ws"]]);
  });
  it("joins what somebody does again, not what another does", () => {
    expect(lines("tpwwWk")).toEqual([["t", "p", "ww", "W", "k"]]);
  });
  it("lets nothing belong to a turn or to a phase", () => {
    expect(lines("tsps")).toEqual([["t", "s", "p", "s"]]);
  });
  it("is not parted by what is said in between", () => {
    const [turn] = told([event("k", 1), note, event("s", 2)]);
    expect(turn!.lines.map(({ entry, parts }) => [entry.n, parts.length])).toEqual([
      [1, 1],
      [99, 0],
    ]);
  });
  it("tells a whole deal in one line, by who got the cards", () => {
    const [turn] = told([..."DDDuukD"].map(event));
    expect(turn!.lines.map(({ dealt }) => dealt.map(({ seat, seen, unseen }) => [seat, seen.length, unseen]))).toEqual([
      [
        ["a", 3, 0],
        ["b", 0, 2],
      ],
      [],
      [], // one card alone has its own sentence
    ]);
  });
});

describe("a name in a sentence", () => {
  it("is found, or is not there", () => {
    expect(around("You attack with Paris from O1.", "Paris")).toEqual(["You attack with ", " from O1."]);
    expect(around("You attack.", "Paris")).toBeNull();
    expect(around("You attack.", "")).toBeNull();
  });
});
