/** What is said of a finished game, in the reader's language. */

import { levelOf } from "./levels";
import { othersOf, outcomeOf, type Finished, type Player } from "./finished";
import { gameName } from "./names.svelte";
import { say, sayFrom } from "./words.svelte";
import { dayAndTime } from "./written";

export const nameOf = ({ name, bot, seat }: Player): string =>
  bot ? say(`bot-${levelOf(bot) || "other"}`) : name || seat;

export function saidOf(one: Finished): { names: string; day: string; length: string; edition: string; all: string } {
  const names = othersOf(one).map(nameOf).join(", ");
  const day = dayAndTime(one.when);
  const length = sayFrom("history", "choices", { many: one.choices });
  const edition = editionOf(one);
  const result = sayFrom("history", `outcome-${outcomeOf(one)}`);
  return { names, day, length, edition, all: [gameName(one.game), names, day, edition, result].join(" ") };
}

function editionOf({ game, edition }: Finished): string {
  const key = `${game}-edition.${edition}`;
  const words = sayFrom("options", key);
  return words && words !== key ? words : edition;
}
