/** A new table, and the way there. */

import type { Made } from "../protocol/requests";
import { post } from "./api";
import { remember, type Remembered } from "./memory";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export interface NewTable {
  game: string;
  seats: Record<string, unknown>[];
  [more: string]: unknown;
}

export type Company = "bot" | "friend" | "here" | "anyone";

/** Who sits where: one's own seat, and the others for bots, friends, or whoever comes. */
export function seatsFor(company: Company, players: number, mine: number, bot: string): NewTable["seats"] {
  const other = company === "bot" ? { kind: "bot", bot } : { kind: company === "anyone" ? "anyone" : "friend" };
  return Array.from({ length: players }, (_, at) => (at === mine ? { kind: "me" } : other));
}

/** `mine`: the seat, by its name, of whoever sets it; `here`: all seats play at this screen. */
export async function begin(setting: NewTable, mine: string | undefined, here = false): Promise<void> {
  const name = here ? say("player-n", { n: 1 + setting.seats.findIndex((one) => one.kind === "me") }) : settings.name;
  const made = await post<Made>("/api/tables", { setting, name: name || say("guest") });
  const own = made.seats.find((one) => one.seat === mine) ?? made.seats[0]!;
  const others: Remembered["friends"] = here ? [] : made.seats.filter((one) => one !== own);
  const keys = here ? made.seats.map((one) => one.key).join(",") : own.key;
  remember({ table: made.table, game: setting.game, keys, friends: others });
  go(`/t/${made.table}#${keys}`);
}
