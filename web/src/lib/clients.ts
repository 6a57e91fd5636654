/** The boards, each fetched when its game is played. */

import Plain from "../parts/PlainBoard.svelte";
import PlainFace from "../parts/PlainFace.svelte";
import type { GameClient } from "../games/game";
import { fetchWords } from "./words.svelte";

type AnyClient = GameClient<Record<string, unknown>>;

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
