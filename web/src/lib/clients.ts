/** The boards, each fetched when its game is played. */

import Plain from "../parts/PlainBoard.svelte";
import PlainFace from "../parts/PlainFace.svelte";
import type { AnyClient } from "./scene.svelte";
import { fetchWords } from "./words.svelte";

const CLIENTS = import.meta.glob<AnyClient>("../games/*/index.ts", { import: "default" });

/** A game whose board is not there is played from the list of choices. */
const PLAIN: AnyClient = {
  Board: Plain as AnyClient["Board"],
  Face: PlainFace,
  mark: () => "",
  wanted: () => "",
  motion: () => null,
  seen: () => [],
};

export async function fetchClient(game: string): Promise<AnyClient> {
  const board = CLIENTS[`../games/${game}/index.ts`]?.().catch((error: unknown) => console.error(error));
  const [client] = await Promise.all([board, fetchWords(game)]);
  return client ?? PLAIN;
}
