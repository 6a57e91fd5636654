/** Fight for Olympus at the table. */

import type { Event, View } from "../../protocol/olympus";
import type { GameClient } from "../game";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { line } from "./line";
import { fits, mark, wanted } from "./marks";
import { motion } from "./motion";
import { seen } from "./seen";

const tally = ({ points }: View) => Object.fromEntries(Object.entries(points).map(([seat, at]) => [seat, String(at)]));

const client: GameClient<View, Event> = { Board, Face, mark, wanted, motion, beats, line, tally, fits, seen };
export default client;
