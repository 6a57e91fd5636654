/** How each event is shown on the board as it was before. */

import * as said from "../../protocol/deukalion";
import type { View } from "../../protocol/deukalion";
import type { EventMessage } from "../../protocol/messages";
import type { Mark, Motion } from "../game";
import { ACTIONS, COLOURS, PLACES, PURSUITS, SHIPBOARD, squareName } from "./box";

const MINUS = "−";

export function motion(event: EventMessage, view: View): Motion | null {
  const { seat, count } = event;
  const mine = seat === view.seat;
  const board = `board:${seat}`;
  const man = `man:${seat}`;
  const below = `below:${seat}`;
  const ship = `ship:${seat}`;
  const square = `sq:${squareName(event.place)}`;
  const place = `place:${PLACES[event.place] ?? ""}`;
  const colour = COLOURS[count] ?? "";
  const action = ACTIONS[event.card] ?? "";
  const pursuit = PURSUITS[event.card] ?? "";
  const found = view.open.indexOf(pursuit);
  const slot = pursuit && found >= 0 ? `open:${found + 1}` : mine && view.secret === pursuit ? "secret" : board;
  switch (event.kind) {
    case said.EV_STARTS:
    case said.EV_TURN:
      return { what: "pulse", to: `sail:${seat}` }; // no move: nothing stays marked
    case said.EV_WON:
      return { what: "pulse", to: board };
    case said.EV_SHARED:
      return { what: "pulse", to: `board:${Math.max(0, Math.round(Math.log2(count & -count)))}` };
    case said.EV_LAID:
      return { what: "pulse", to: place };
    case said.EV_TURNED:
      return { what: "travel", from: "pursuits", to: `open:${event.place + 1}`, card: pursuit };
    case said.EV_DEALT:
    case said.EV_DREW:
      return { what: "travel", from: "pile", to: mine ? "hand" : board, card: action };
    case said.EV_SECRET:
      return { what: "travel", from: "pursuits", to: mine ? "secret" : board, card: pursuit, side: 1 };
    case said.EV_WHIRLPOOL:
      return { what: "turn", to: square };
    case said.EV_ANCHORED:
      return { what: "travel", from: `sail:${seat}`, to: square, leaves: false };
    case said.EV_SHAKEN:
      return { what: "roll", to: "kylix" };
    case said.EV_KYLIX:
    case said.EV_SWAPPED:
      return { what: "pulse", to: "kylix" }; // then its dice turn to their places
    case said.EV_SAILED:
    case said.EV_RELOCATED:
      return { what: "travel", from: ship, to: square };
    case said.EV_JUMPED:
      return { what: "roll", to: ship };
    case said.EV_SACRIFICED:
      return { what: "pulse", to: ship };
    case said.EV_RECLAIMED:
      return count > 0
        ? { what: "travel", from: `shade:${seat}`, to: space(view, seat), leaves: false, sign: `+${count}` }
        : null;
    case said.EV_WENT_BELOW:
      return { what: "travel", from: man, to: below, leaves: false, sign: `${MINUS}${count}` };
    case said.EV_CHALLENGED_PLACE:
      return { what: "hit", to: place };
    case said.EV_CHALLENGED_SHIP:
      return { what: "hit", to: `ship:${event.other}` };
    case said.EV_CHALLENGED_HYDRA:
      return { what: "hit", to: "hydra" };
    case said.EV_HYDRA_CHALLENGED:
      return { what: "hit", to: ship };
    case said.EV_THREW:
      return { what: "roll", to: `crew:${seat}`, sign: halves(event.other) };
    case said.EV_WON_CHALLENGE:
      return { what: "pulse", to: ship };
    case said.EV_LOST_CHALLENGE:
      return { what: "hit", to: ship };
    case said.EV_TOOK_CHEST:
      return {
        what: "travel",
        from: event.place >= 0 ? `chest:${PLACES[event.place]}:${colour}` : `load:${event.other}:${colour}`,
        to: space(view, seat),
      };
    case said.EV_PUT_CHEST:
      return { what: "travel", from: `load:${seat}:${colour}`, to: place };
    case said.EV_STOLE:
      return {
        what: "travel",
        from: event.other === view.seat ? (action ? `hand:${action}` : "hand") : `board:${event.other}`,
        to: mine ? "hand" : board,
        card: action,
      };
    case said.EV_HYDRA_MOVED:
    case said.EV_HYDRA_RELOCATED:
      return { what: "travel", from: "hydra", to: square };
    case said.EV_FOUNDED:
      return { what: "travel", from: man, to: place, leaves: false };
    case said.EV_CONQUERED:
      return count > 0 ? { what: "travel", from: man, to: place, leaves: false } : { what: "hit", to: place };
    case said.EV_CLAIMED:
      return { what: "pulse", to: slot };
    case said.EV_COMPLETED:
      return {
        what: "travel",
        from: slot === board ? "shown" : slot,
        to: board,
        card: pursuit,
        leaves: slot !== board,
        sign: `+${count}`,
      };
    case said.EV_REMOVED:
      return { what: "fall", to: slot, leaves: slot !== board };
    case said.EV_PUT_UNDER:
      return { what: "travel", from: slot, to: "pursuits", card: pursuit, leaves: slot !== board };
    case said.EV_HONOUR:
      return { what: "travel", from: "honour", to: board, leaves: false, sign: `+${count}` };
    case said.EV_PLAYED:
      return mine
        ? { what: "travel", from: `hand:${action}`, to: "discard", card: action }
        : { what: "travel", from: board, to: "shown", card: action };
    case said.EV_PAID:
      return mine
        ? { what: "travel", from: `hand:${action}`, to: "pile", card: action }
        : { what: "travel", from: board, to: "shown", card: action };
    case said.EV_RESHUFFLED:
      return { what: "travel", from: "discard", to: "pile" };
    case said.EV_REVEALED:
      return { what: "turn", to: mine ? "secret" : "shown", card: pursuit };
  }
  return null; // STAYED: a move that is over
}

/** Where something comes to lie aboard: on the first free space, else where the last hoplite stands. */
function space(view: View, seat: number): Mark {
  const player = view.players[seat];
  return player && player.aboard + player.chests.length < SHIPBOARD ? `free:${seat}` : `man:${seat}`;
}

/** 5½. */
export function halves(score: number): string {
  const whole = Math.floor(score / 2);
  return score % 2 === 0 ? String(whole) : whole ? `${whole}½` : "½";
}
