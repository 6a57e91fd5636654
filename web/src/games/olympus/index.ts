/** The table of Fight for Olympus. */

import type { GameClient } from "../game";
import type { View } from "../../said/olympus";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { fits, mark, wanted } from "./marks";
import { motion } from "./motion";
import { seen } from "./seen";

const olympus: GameClient<View> = { Board, Face, mark, wanted, fits, motion, seen };
export default olympus;
