/** Deukalion at the table. */

import type { Event, View } from "../../protocol/deukalion";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { mapOf } from "./box";
import Face from "./Face.svelte";
import { mark, wanted } from "./marks";
import { motion } from "./motion";
import { dragged } from "./sailing";
import { seen } from "./seen";

const client: GameClient<View, Event> = {
  Board,
  Face,
  hasMap: true,
  mark,
  wanted,
  motion,
  dragged: (from, to, view, play) => dragged(from, to, view, mapOf(play)),
  seen,
};
export default client;
