/** What the games are called; of one that is unknown here, the server knows. */

import type { GameInfo } from "../protocol/requests";
import { get } from "./api";
import { isKnown } from "./games";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

let names = $state.raw<Record<string, string>>({});
const asked = new Set<string>();

export function gameName(game: string): string {
  if (isKnown(game)) return say(`game-${game}`);
  void fetchNames(settings.language);
  return names[`${settings.language}/${game}`] ?? "";
}

async function fetchNames(language: string): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  try {
    const infos = await get<GameInfo[]>("/api/games");
    names = { ...names, ...Object.fromEntries(infos.map((one) => [`${language}/${one.game}`, one.name])) };
  } catch {
    asked.delete(language); // the server is away; whoever asks next may find it
  }
}
