/** How each event is shown on the board as it was before. */

import type { View } from "../../said/deukalion";
import type { Happening } from "../../said/protocol";
import type { Motion } from "../game";
import { ACTIONS, PLACES, PURSUITS, squareName } from "./box";
import * as kinds from "./kinds";

const MINUS = "−";

export function motion(event: Happening, view: View): Motion | null {
  const { seat, count } = event;
  const mine = seat === view.seat;
  const board = `board:${seat}`;
  const crew = `crew:${seat}`;
  const ship = `ship:${seat}`;
  const square = `sq:${squareName(event.place)}`;
  const place = `place:${PLACES[event.place] ?? ""}`;
  const action = ACTIONS[event.card] ?? "";
  const pursuit = PURSUITS[event.card] ?? "";
  const found = view.open.indexOf(pursuit);
  const slot = pursuit && found >= 0 ? `open:${found + 1}` : mine && view.secret === pursuit ? "secret" : board;
  switch (event.kind) {
    case kinds.STARTS:
    case kinds.TURN:
    case kinds.WON:
      return { what: "pulse", to: board };
    case kinds.SHARED:
      return { what: "pulse", to: `board:${Math.max(0, Math.round(Math.log2(count & -count)))}` };
    case kinds.LAID:
      return { what: "pulse", to: place };
    case kinds.TURNED:
      return { what: "travel", from: "pursuits", to: `open:${event.place + 1}`, card: pursuit };
    case kinds.DEALT:
    case kinds.DREW:
      return { what: "travel", from: "pile", to: mine ? "hand" : board, card: action };
    case kinds.SECRET:
      return { what: "travel", from: "pursuits", to: mine ? "secret" : board, card: pursuit, side: 1 };
    case kinds.WHIRLPOOL:
      return { what: "turn", to: square };
    case kinds.ANCHORED:
      return { what: "travel", from: `sail:${seat}`, to: square };
    case kinds.SHAKEN:
      return { what: "roll", to: "kylix" };
    case kinds.KYLIX:
    case kinds.SWAPPED:
      return { what: "turn", to: "kylix" };
    case kinds.SAILED:
    case kinds.RELOCATED:
      return { what: "travel", from: ship, to: square };
    case kinds.JUMPED:
      return { what: "turn", to: ship, ...(count > 0 ? { sign: `${MINUS}${count}` } : {}) };
    case kinds.SACRIFICED:
      return { what: "pulse", to: ship };
    case kinds.RECLAIMED:
      return count > 0 ? { what: "pulse", to: crew, sign: `+${count}` } : null;
    case kinds.WENT_BELOW:
      return { what: "fall", to: crew, sign: `${MINUS}${count}` };
    case kinds.CHALLENGED_PLACE:
      return { what: "hit", to: place };
    case kinds.CHALLENGED_SHIP:
      return { what: "hit", to: `ship:${event.other}` };
    case kinds.CHALLENGED_HYDRA:
      return { what: "hit", to: "hydra" };
    case kinds.HYDRA_CHALLENGED:
      return { what: "hit", to: ship };
    case kinds.THREW:
      return { what: "roll", to: crew, sign: halves(event.other) };
    case kinds.WON_CHALLENGE:
      return { what: "pulse", to: ship };
    case kinds.LOST_CHALLENGE:
      return { what: "fall", to: ship };
    case kinds.TOOK_CHEST:
      return { what: "travel", from: event.place >= 0 ? place : `crew:${event.other}`, to: crew };
    case kinds.PUT_CHEST:
      return { what: "travel", from: crew, to: place };
    case kinds.STOLE:
      return {
        what: "travel",
        from: event.other === view.seat ? (action ? `hand:${action}` : "hand") : `board:${event.other}`,
        to: mine ? "hand" : board,
        card: action,
      };
    case kinds.HYDRA_MOVED:
    case kinds.HYDRA_RELOCATED:
      return { what: "travel", from: "hydra", to: square };
    case kinds.FOUNDED:
      return { what: "travel", from: crew, to: place };
    case kinds.CONQUERED:
      return count > 0 ? { what: "travel", from: crew, to: place } : { what: "fall", to: place };
    case kinds.CLAIMED:
      return { what: "pulse", to: slot };
    case kinds.COMPLETED:
      return { what: "travel", from: slot, to: board, card: pursuit, sign: `+${count}` };
    case kinds.REMOVED:
      return { what: "fall", to: slot };
    case kinds.PUT_UNDER:
      return { what: "travel", from: slot, to: "pursuits", card: pursuit };
    case kinds.HONOUR:
      return { what: "travel", from: "honour", to: board, sign: `+${count}` };
    case kinds.PLAYED:
      return { what: "travel", from: mine ? `hand:${action}` : board, to: "discard", card: action };
    case kinds.PAID:
      return { what: "travel", from: mine ? `hand:${action}` : board, to: "pile", card: action };
    case kinds.RESHUFFLED:
      return { what: "travel", from: "discard", to: "pile" };
    case kinds.REVEALED:
      return { what: "turn", to: mine ? "secret" : board, card: pursuit };
  }
  return null; // STAYED: a move that is over
}

/** 5½. */
export function halves(score: number): string {
  const whole = Math.floor(score / 2);
  return score % 2 === 0 ? String(whole) : whole ? `${whole}½` : "½";
}
