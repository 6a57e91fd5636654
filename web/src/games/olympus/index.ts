/** Fight for Olympus at the table. */

import type { Event, View } from "../../protocol/olympus";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { fits, mark, wanted } from "./marks";
import { motion } from "./motion";
import { seen } from "./seen";

const client: GameClient<View, Event> = { Board, Face, mark, wanted, motion, fits, seen };
export default client;
