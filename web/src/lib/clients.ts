/** The boards, each fetched when its game is played. */

import Plain from "../parts/PlainBoard.svelte";
import PlainFace from "../parts/PlainFace.svelte";
import type { AnyClient } from "./scene.svelte";
import { fetchWords } from "./words.svelte";

const CLIENTS = import.meta.glob<AnyClient>("../games/*/index.ts", { import: "default" });

/** A game without a board of its own is played from the list of choices. */
const PLAIN: AnyClient = {
  Board: Plain as AnyClient["Board"],
  Face: PlainFace,
  mark: () => "",
  wanted: () => "",
  motion: () => null,
  seen: () => [],
};

export async function fetchClient(game: string): Promise<AnyClient> {
  const [client] = await Promise.all([CLIENTS[`../games/${game}/index.ts`]?.(), fetchWords(game)]);
  return client ?? PLAIN;
}
