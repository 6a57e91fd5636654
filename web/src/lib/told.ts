/** What the server tells by requests. */

import type { GameTold } from "../said/requests";

export const GAMES = ["olympus", "hera-zeus", "deukalion"] as const;
export type GameKey = (typeof GAMES)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelKey = (typeof LEVELS)[number];

/** Bots by level; the server may name better ones. */
const BOTS: Record<LevelKey, string> = { easy: "greedy:sight=1", medium: "greedy", hard: "search:seconds=1" };

/** The level of a bot of the house, by what it is called in a record; "" if it is none. */
export function levelOf(bot: string): string {
  if (!/^(random|greedy|search)(:[a-z]+=[0-9.]+)?$/.test(bot)) return "";
  return bot.startsWith("search") ? "hard" : bot.startsWith("greedy:") ? "easy" : bot === "greedy" ? "medium" : "other";
}

export function botOf(told: GameTold | undefined, level: LevelKey): string {
  return told?.levels.find((one) => one.level === level)?.bot ?? BOTS[level];
}
