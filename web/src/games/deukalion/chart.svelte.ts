/** The map of the table: its own, or that of the box. */

import type { SeaMap } from "../../said/deukalion";
import type { Play } from "../game";

let shown = $state.raw<SeaMap | null>(null);

/** The map that lies on the table now. */
export function chart(): SeaMap | null {
  return shown;
}

export async function fetchChart(play: Play): Promise<void> {
  shown = await play.ask<SeaMap>("map");
}
