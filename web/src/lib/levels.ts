/** The levels of the server's bots. */

import { BOTS, LEVELS, type Level } from "../protocol/messages";

export const levels = Object.keys(LEVELS) as Level[];

/** What was called easy, medium and hard, before there were six levels. */
const BEFORE: Record<string, Level> = { "greedy:sight=2": "2", greedy: "4", "search:seconds=1": "6" };

/** The level of a bot of the server, by what it is called in a record; "other" if it has none, "" if it is no bot. */
export function levelOf(bot: string): Level | "other" | "" {
  const kind = bot.split(":")[0]!;
  if (!BOTS.includes(kind)) return "";
  return levels.find((level) => LEVELS[level] === bot) ?? BEFORE[bot] ?? (kind === "search" ? "6" : "other");
}

/** What was kept of an earlier choice. */
export function levelKept(kept: string): Level {
  const now: Record<string, Level> = { easy: "2", medium: "4", hard: "6" };
  return levels.find((level) => level === kept) ?? now[kept] ?? "2";
}
