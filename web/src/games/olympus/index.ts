/** The table of Fight for Olympus. */

import type { GameClient } from "../game";
import type { View } from "../../said/olympus";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { mark, wanted } from "./marks";
import { motion } from "./motion";
import { seen } from "./seen";

const olympus: GameClient<View> = { Board, Face, mark, wanted, motion, seen };
export default olympus;
