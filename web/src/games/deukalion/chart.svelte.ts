/** The map of the table, fetched once for each table and language. */

import { get } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { SeaMap } from "../../said/deukalion";
import type { Play } from "../game";

const known = new Map<string, SeaMap>();
let shown = $state.raw<SeaMap | null>(null);

/** The map that lies on the table now. */
export function chart(): SeaMap | null {
  return shown;
}

type Asking = Play & { ask?<T>(what: string): Promise<T> };

export async function fetchChart(play: Asking): Promise<void> {
  const name = `${settings.language} ${JSON.stringify(play.setting)}`;
  let map = known.get(name);
  if (!map) {
    map = await (play.ask ? play.ask<SeaMap>("map") : get<SeaMap>("/api/games/deukalion/map"));
    known.set(name, map);
  }
  shown = map;
}

/** For stages and tests. */
export function layOut(map: SeaMap): void {
  shown = map;
}
