/** What can be agreed on before a game, in groups. */

import type { GameInfo } from "../protocol/requests";

export type Value = string | number | boolean;
type Option = GameInfo["options"][string];
export const GROUPS = ["ends", "cards", "play"] as const;
export type Group = (typeof GROUPS)[number];

const ENDS = /-(SETUP|END)-/;
const CARDS = /-(FIGURE|MEDUSA|PANDORA|SIRENS|PERSEPHONE|ABILITY|BONUS|ACTION|STYX|HYDRA|CHARY|CHEST)-/;

/** By the section of the rules in which its clause stands; a game of somebody else has what is left. */
export function groupOf(option: Pick<Option, "clause">): Group {
  if (ENDS.test(option.clause)) return "ends";
  return CARDS.test(option.clause) ? "cards" : "play";
}

/** Those with something to choose from: texts, such as cards of one's own, have pages of their own. */
export function inGroups(options: GameInfo["options"]): [Group, [string, Option][]][] {
  const chosen = Object.entries(options).filter(([, one]) => one.values || one.least !== undefined);
  return GROUPS.map((group): [Group, [string, Option][]] => [
    group,
    chosen.filter(([, one]) => groupOf(one) === group),
  ]).filter(([, all]) => all.length > 0);
}

const CLOCKS = {
  none: { kind: "none" },
  short: { kind: "fischer", minutes: 10, bonus: 5 },
  long: { kind: "fischer", minutes: 25, bonus: 10 },
  days: { kind: "days", days: 2 },
} as const;
export type ClockName = keyof typeof CLOCKS;
export const clockNames = Object.keys(CLOCKS) as ClockName[];

/** What players agree on; "" is the usual edition. */
export interface Agreed {
  seat: number;
  edition: string;
  clock: ClockName;
  watchers: boolean;
  changes: Record<string, Value>;
}

export function agreed(): Agreed {
  return { seat: 0, edition: "", clock: "none", watchers: true, changes: {} };
}

/** As a part of the setting of a table; against bots alone no clock runs. */
export function asSetting({ edition, clock, watchers, changes }: Agreed, timed: boolean): Record<string, unknown> {
  return {
    options: changes,
    watchers,
    ...(edition ? { edition } : {}),
    ...(timed ? { clock: CLOCKS[clock] } : {}),
  };
}
