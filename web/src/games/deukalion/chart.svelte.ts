/** The map of the table, fetched once for each table and language. */

import { get } from "../../lib/api";
import { route } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import type { SeaMap } from "../../said/deukalion";

const known = new Map<string, SeaMap>();
let shown = $state.raw<SeaMap | null>(null);

/** The map that lies on the table now. */
export function chart(): SeaMap | null {
  return shown;
}

/** A table may have a map of its own; elsewhere it is the map of the box. */
export async function fetchChart(): Promise<void> {
  const here = route();
  const table = here.page === "table" || here.page === "replay" ? here.table : "";
  const name = `${settings.language} ${table}`;
  const path = "/api/games/deukalion/map";
  const map =
    known.get(name) ??
    (await get<SeaMap>(table ? `${path}?table=${encodeURIComponent(table)}` : path).catch(() => get<SeaMap>(path)));
  known.set(name, map);
  shown = map;
}

/** For stages and tests. */
export function layOut(map: SeaMap): void {
  shown = map;
}
