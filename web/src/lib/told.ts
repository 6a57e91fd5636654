/** What the server tells by requests. */

import type { GameTold } from "../said/requests";

export const GAMES = ["olympus", "hera-zeus", "deukalion"] as const;
export type GameKey = (typeof GAMES)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelKey = (typeof LEVELS)[number];

/** Bots by level; the server may name better ones. */
const BOTS: Record<LevelKey, string> = { easy: "greedy:sight=1", medium: "greedy", hard: "search:seconds=1" };

export function botOf(told: GameTold | undefined, level: LevelKey): string {
  return told?.levels.find((one) => one.level === level)?.bot ?? BOTS[level];
}
