/** The levels of the server's bots. */

import { BOTS, LEVELS, type Level } from "../protocol/messages";

export const levels = Object.keys(LEVELS) as Level[];

/** The level of a bot of the server, by what it is called in a record; "other" if it has none, "" if it is no bot. */
export function levelOf(bot: string): Level | "other" | "" {
  const kind = (name: string) => name.split(":")[0]!;
  if (!BOTS.includes(kind(bot))) return "";
  return (
    levels.find((level) => LEVELS[level] === bot) ??
    levels.find((level) => LEVELS[level].includes(":") && kind(LEVELS[level]) === kind(bot)) ??
    "other"
  );
}
