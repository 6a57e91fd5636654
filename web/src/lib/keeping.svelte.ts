/** When a game is over, this device keeps it. */

import type { Seat } from "../games/game";
import type { Position, Setting } from "../protocol/messages";
import { getText } from "./api";
import { choicesOf, playerOf } from "./finished";
import { remembered } from "./memory";
import { finishedGame, keepFinished } from "./shelf";

let failed = $state(false);

/** Could a game not be kept? It goes on all the same. */
export const keeping = {
  get failed(): boolean {
    return failed;
  },
  set failed(now: boolean) {
    failed = now;
  },
};

export interface AtEnd {
  table: string;
  key: string;
  seat: Seat;
  setting: Setting;
  now: Position;
  when: number;
}

const begun = new Set<string>();

/** However often it is told. If the record cannot be had, the next that is told of this table is another try. */
export async function keepAtEnd(end: AtEnd): Promise<void> {
  const which = `${end.table} ${end.seat}`;
  if (begun.has(which)) return;
  begun.add(which);
  let record: string;
  try {
    if ((await finishedGame(end.table))?.mine.includes(end.seat)) return;
    record = await getText(`/api/tables/${end.table}/record`, end.key).catch(() => "");
    if (record) await keepFinished({ game: summary(end, record), record });
    else begun.delete(which);
  } catch {
    failed = true; // no room, or no store
  }
}

function summary({ table, key, seat, setting, now, when }: AtEnd, record: string) {
  const players = now.seats.map(playerOf);
  const passed = remembered().some((one) => one.table === table && one.keys.split(",").length > 1);
  return {
    table,
    game: String(setting.game ?? ""),
    edition: /^edition: (.+)$/m.exec(record)?.[1] ?? "",
    own: /^option: \w+ = ".*\\n/m.test(record), // a text of several lines
    when,
    players,
    mine: passed ? players.filter((one) => !one.bot).map((one) => one.seat) : [seat],
    points: { ...now.result?.points },
    by: now.result?.by ?? "rules",
    choices: choicesOf(
      record,
      players.map((one) => one.seat),
    ),
    takenBack: now.taken_back === true,
    key: setting.watchers === false ? key : "",
  };
}
