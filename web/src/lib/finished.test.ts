import { describe, expect, test } from "vitest";
import fair from "../../../docs/examples/fair.record?raw";
import {
  asFile,
  choicesOf,
  companyOf,
  fromFile,
  isCounted,
  isWanted,
  outcomeOf,
  playerOf,
  tallies,
  type Finished,
} from "./finished";

const game = (more: Partial<Finished> = {}): Finished => ({
  table: "abc",
  game: "olympus",
  edition: "mayfair",
  own: false,
  when: 1_700_000_000_000,
  players: [
    { seat: "a", name: "Anna", bot: "" },
    { seat: "b", name: "", bot: "greedy:sight=2" },
  ],
  mine: ["a"],
  points: { a: 1, b: -1 },
  by: "rules",
  choices: 40,
  takenBack: false,
  key: "secret",
  ...more,
});

test("a game is won, lost, drawn; where the device was passed around nobody has won", () => {
  expect(outcomeOf(game())).toBe("won");
  expect(outcomeOf(game({ mine: ["b"] }))).toBe("lost");
  expect(outcomeOf(game({ points: { a: 0, b: 0 } }))).toBe("drawn");
  expect(outcomeOf(game({ mine: ["a", "b"] }))).toBe("none");
  expect(isCounted(game({ takenBack: true }))).toBe(false);
});

test("whom one played against: bots of a level, other bots, people, or nobody else", () => {
  const against = (...bots: string[]) =>
    companyOf(game({ players: ["", ...bots].map((bot, at) => ({ seat: "abcd"[at]!, name: "x", bot })) }));
  expect(against("level:3")).toBe("3");
  expect(against("greedy:sight=2")).toBe("2");
  expect(against("greedy", "greedy")).toBe("4");
  expect(against("greedy", "greedy:sight=2")).toBe("other");
  expect(against("random")).toBe("other");
  expect(against("greedy", "")).toBe("people");
  expect(companyOf(game({ mine: ["a", "b"] }))).toBe("here");
  const kept = playerOf({ seat: "a", name: "Anna", bot: "greedy", person: true, free: false, nonce: true });
  expect(kept).toEqual({ seat: "a", name: "Anna", bot: "" }); // a bot only keeps the seat
});

test("choices of players are counted that were not taken back", () => {
  expect(choicesOf(fair, ["hera", "zeus"])).toBe(22);
  const head = 'theomachy record 2\noption: custom_cards = "undo 9"\nseat: a = b c\n';
  expect(choicesOf(`${head}a PLAY(x)\na PAY(y)\nundo 2\na DONE\nb DONE\n`, ["a", "b"])).toBe(2);
  expect(choicesOf(`${head}a DONE\nb DONE\nundo 2\n`, ["a", "b"])).toBe(0);
});

test("only what counts is counted", () => {
  const hera = { game: "hera-zeus", players: game().players.map((one) => ({ ...one, bot: "" })) };
  const found = tallies([
    game(),
    game({ points: { a: -1, b: 1 } }),
    game({ takenBack: true }),
    game({ mine: ["a", "b"] }),
    game(hera),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    olympus: [{ company: "2", won: 1, drawn: 0, lost: 1 }],
    "hera-zeus": [{ company: "people", won: 1, drawn: 0, lost: 0 }],
  });
});

test("games are searched by every word, and filtered", () => {
  const all = { text: "", game: "", outcome: "", company: "" };
  expect(isWanted(game(), all, "")).toBe(true);
  expect(isWanted(game(), { ...all, text: " OLYMPUS bot " }, "Fight for Olympus, Bot Midas")).toBe(true);
  expect(isWanted(game(), { ...all, text: "olympus kirke" }, "Fight for Olympus, Bot Midas")).toBe(false);
  expect(isWanted(game(), { ...all, outcome: "lost" }, "")).toBe(false);
  expect(isWanted(game(), { ...all, company: "2", game: "olympus" }, "")).toBe(true);
});

describe("a file", () => {
  const one = { game: game(), record: fair };

  test("brings everything back but the keys", () => {
    expect(fromFile(asFile([one]))).toEqual([{ game: { ...game(), key: "" }, record: fair }]);
  });

  const whole = JSON.parse(asFile([one])) as { games: Record<string, unknown>[] };
  const changed = (change: Record<string, unknown>) =>
    JSON.stringify({ ...whole, games: [{ ...whole.games[0], ...change }] });
  test.each([
    "",
    "[]",
    "null",
    "{",
    JSON.stringify({ ...whole, version: 2 }),
    JSON.stringify({ ...whole, format: "cards" }),
    JSON.stringify({ ...whole, games: {} }),
    JSON.stringify({ ...whole, games: [null] }),
    changed({ table: "../x" }),
    changed({ record: "no record" }),
    changed({ when: 1e300 }),
    changed({ mine: ["c"] }),
    changed({ mine: [] }),
    changed({ points: { a: "1" } }),
    changed({ players: [{ seat: 1 }] }),
    changed({ choices: "many" }),
    changed({ own: 1 }),
  ])("that is none is refused as a whole: %.60s", (text) => expect(fromFile(text)).toBeNull());
});
