/** Deukalion at the table. */

import type { View } from "../../said/deukalion";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { chart } from "./chart.svelte";
import Face from "./Face.svelte";
import { mark, wanted } from "./marks";
import { motion } from "./motion";
import { dragged } from "./sailing";
import { seen } from "./seen";

const client: GameClient<View> = {
  Board,
  Face,
  mark,
  wanted,
  motion,
  seen,
  dragged: (from, to, view) => dragged(from, to, view, chart()),
};
export default client;
