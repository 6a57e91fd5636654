/** Deukalion at the table. */

import type { Event, View } from "../../protocol/deukalion";
import type { GameClient } from "../game";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { mapOf, seats } from "./box";
import Face from "./Face.svelte";
import { line } from "./line";
import { mark, wanted } from "./marks";
import { motion } from "./motion";
import { dragged, fits, rests } from "./sailing";
import { seen } from "./seen";
import Thrown from "./Thrown.svelte";

const client: GameClient<View, Event> = {
  Board,
  Face,
  Die: Thrown,
  hasMap: true,
  mark,
  wanted,
  motion,
  beats,
  line,
  score: (view) => Object.fromEntries(seats(view).map((seat) => [seat, `${view.players[seat].total}/${view.goal}`])),
  dragged: (from, to, view, play) => dragged(from, to, view, mapOf(play)),
  rests,
  fits,
  seen,
};
export default client;
