/** The boards, each fetched when its game is played. */

import type { AnyClient } from "./scene.svelte";
import { fetchWords } from "./words.svelte";

const CLIENTS = import.meta.glob<AnyClient>("../games/*/index.ts", { import: "default" });

export async function fetchClient(game: string): Promise<AnyClient> {
  const [client] = await Promise.all([CLIENTS[`../games/${game}/index.ts`]!(), fetchWords(game)]);
  return client;
}
