/** To take a free seat. */

import type { SeatKey } from "../protocol/requests";
import { post } from "./api";
import { remember } from "./memory";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export async function sitDown(table: string, game: string): Promise<void> {
  const name = settings.name.trim() || say("guest");
  const { key } = await post<SeatKey>(`/api/tables/${table}/seats`, { name });
  remember({ table, game, keys: key });
  go(`/t/${table}#${key}`);
}
