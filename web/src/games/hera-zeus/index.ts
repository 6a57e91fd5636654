/** Hera and Zeus at the table. */

import type { Event, View } from "../../protocol/hera-zeus";
import type { GameClient } from "../game";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { nameOf } from "./labels";
import { line } from "./line";
import { dragged, mark, wanted } from "./marks";
import { motion } from "./motion";
import { seen } from "./seen";

const client: GameClient<View, Event> = { Board, Face, nameOf, mark, wanted, motion, beats, line, dragged, seen };
export default client;
