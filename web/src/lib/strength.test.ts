import { expect, test } from "vitest";
import type { BotLevel } from "../protocol/requests";
import type { Finished } from "./finished";
import { strengthOf } from "./strength";

const rated = (level: BotLevel["level"], name: string, rating: number): BotLevel => ({
  ...{ level, bot: `level:${level}`, name, rating, low: rating - 50, high: rating + 50 },
});
const LEVELS = [rated("1", "Epimetheus", 1200), rated("3", "Echo", 1500), rated("6", "Prometheus", 1800)];

/** Against bots, each of which has won, drawn or lost; the first seat is ours. */
const game = (mine: number, bots: Record<string, number>, more: Partial<Finished> = {}): Finished => ({
  ...{ table: "t", game: "deukalion", edition: "standard", own: false, when: 0, mine: ["me"], by: "rules" },
  ...{ choices: 9, takenBack: false, key: "" },
  players: [
    { seat: "me", name: "Anna", bot: "" },
    ...Object.keys(bots).map((bot, at) => ({ seat: `${at}`, name: "", bot })),
  ],
  points: { me: mine, ...Object.fromEntries(Object.values(bots).map((mark, at) => [`${at}`, mark])) },
  ...more,
});
const many = (times: number, ...games: Finished[]) => Array.from({ length: times }, () => games).flat();
const won = game(1, { "level:3": -1 });
const lost = game(-1, { "level:3": 1 });

test("as strong as whom one beats every other time, and the surer the more was played", () => {
  const few = strengthOf(many(3, won, lost), LEVELS)!;
  const sure = strengthOf(many(40, won, lost), LEVELS)!;
  expect(sure.like.name).toBe("Echo");
  expect(Math.abs(sure.points - 1500)).toBeLessThan(60);
  expect(sure.low).toBeLessThan(1500);
  expect(sure.high).toBeGreaterThan(1500);
  expect(sure.high - sure.low).toBeLessThan(few.high - few.low);
});

test("who wins three games of four is 191 points stronger", () => {
  const { points } = strengthOf(many(60, won, won, lost, won), LEVELS)!;
  expect(Math.abs(points - 1691)).toBeLessThan(60);
});

test("drawn games are half a victory", () => {
  const { points } = strengthOf(many(40, game(0, { "level:6": 0 })), LEVELS)!;
  expect(Math.abs(points - 1800)).toBeLessThan(40);
});

test("who loses together with another has only lost to the winner", () => {
  const together = many(3, game(-1, { "level:3": 1, "level:1": -1 }));
  expect(strengthOf(together, LEVELS)).toEqual(strengthOf(many(3, lost), LEVELS));
  const first = strengthOf(many(3, game(1, { "level:3": -1, "level:6": -1 })), LEVELS)!;
  expect(first.points).toBeGreaterThan(strengthOf(many(3, won), LEVELS)!.points);
});

test("the newest game counts most", () => {
  const better = [...many(12, won), ...many(12, lost)]; // the newest first
  expect(strengthOf(better, LEVELS)!.points).toBeGreaterThan(strengthOf(better.reverse(), LEVELS)!.points);
});

test("nothing is said of too few games, of people, of unrated bots, of own cards, of what does not count", () => {
  const says = (one: Finished) => strengthOf([...many(2, won), one], LEVELS) !== null;
  expect(says(won)).toBe(true);
  expect(says(game(1, { "": -1 }))).toBe(false);
  expect(says(game(1, { random: -1 }))).toBe(false);
  expect(says(game(1, { "level:2": -1 }))).toBe(false); // not among the rated here
  expect(says({ ...won, own: true })).toBe(false);
  expect(says({ ...won, takenBack: true })).toBe(false);
  expect(says({ ...won, mine: ["me", "0"] })).toBe(false);
});
