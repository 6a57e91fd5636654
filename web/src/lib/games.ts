/** The games whose boards are drawn here; any other is shown on a plain one. */

import type { AnyClient } from "./scene.svelte";
import { fetchWords } from "./words.svelte";

const CLIENTS = import.meta.glob<AnyClient>("../games/*/index.ts", { import: "default" });
const PLAIN = "plain";

export function isKnown(game: string): boolean {
  return game !== PLAIN && `../games/${game}/index.ts` in CLIENTS;
}

/** Where its board is, and what its words are called. */
export const folderOf = (game: string) => (isKnown(game) ? game : PLAIN);

/** The board of a game, fetched when it is played. */
export async function fetchClient(game: string): Promise<AnyClient> {
  const folder = folderOf(game);
  const [client] = await Promise.all([CLIENTS[`../games/${folder}/index.ts`]!(), fetchWords(folder)]);
  return client;
}
