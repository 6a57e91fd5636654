/** The games and the levels of their bots. */

export const GAMES = ["olympus", "hera-zeus", "deukalion"] as const;
export type GameKey = (typeof GAMES)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelKey = (typeof LEVELS)[number];

/** The level of a bot of the house, by what it is called in a record; "" if it is none. */
export function levelOf(bot: string): string {
  if (!/^(random|greedy|search)(:[a-z]+=[0-9.]+)?$/.test(bot)) return "";
  return bot.startsWith("search") ? "hard" : bot.startsWith("greedy:") ? "easy" : bot === "greedy" ? "medium" : "other";
}
