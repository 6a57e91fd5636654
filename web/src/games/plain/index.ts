/** A board for a game that has none of its own here: it shows what the view says, and all choices are buttons. */

import { alone } from "../beats";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { type PlainView } from "./zones";

const plain: GameClient<PlainView, { event: string }> = {
  Board,
  Face,
  mark: () => "",
  wanted: () => "",
  motion: () => null,
  beats: alone,
  seen: () => [],
};

export default plain;
