/** What the games are called; of one that is unknown here, the server knows. */

import type { GameInfo } from "../protocol/requests";
import { get } from "./api";
import { isKnown } from "./games";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** As the server has called them last. */
let names = $state.raw<Record<string, string> | null>(null);
let asked = "";

export function gameName(game: string): string {
  if (isKnown(game)) return say(`game-${game}`);
  void fetchNames(settings.language);
  return names === null ? "" : (names[game] ?? say("game-unknown", { game }));
}

async function fetchNames(language: string): Promise<void> {
  if (asked === language) return;
  asked = language;
  try {
    const infos = await get<GameInfo[]>("/api/games");
    if (asked === language) names = Object.fromEntries(infos.map((one) => [one.game, one.name]));
  } catch {
    asked = ""; // the server is away; whoever asks next may find it
    names ??= {};
  }
}
