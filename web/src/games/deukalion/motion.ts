/** How each event is shown on the board as it was before. */

import type { Event, View } from "../../protocol/deukalion";
import type { Mark, Motion } from "../game";
import { playerOf, SHIPBOARD } from "./box";

const MINUS = "−";

/** The die in the centre, then those around it, from the top clockwise. */
const IN_THE_KYLIX: Motion["spots"] = [
  [0.5, 0.5],
  [0.5, 0.235],
  [0.744, 0.5],
  [0.5, 0.765],
  [0.256, 0.5],
];

export function motion(event: Event, view: View, before: readonly Event[] = []): Motion | null {
  const mine = (seat: string) => seat === view.seat;
  switch (event.event) {
    case "starts":
    case "turn":
      return { what: "pulse", to: `sail:${event.seat}` }; // no move: nothing stays marked
    case "won":
      return { what: "pulse", to: `board:${event.seat}` };
    case "shared":
      return { what: "pulse", to: `board:${event.winners[0] ?? ""}` };
    case "laid":
      return { what: "pulse", to: `place:${event.place}` };
    case "turned":
      return { what: "travel", from: "pursuits", to: slot(event.slot), card: event.card };
    case "dealt":
    case "drew":
      return { what: "travel", from: "pile", to: mine(event.seat) ? "hand" : `board:${event.seat}`, card: event.card };
    case "secret":
      return {
        what: "travel",
        from: "pursuits",
        to: mine(event.seat) ? "secret" : `board:${event.seat}`,
        card: event.card,
        side: "pursuits",
      };
    case "whirlpool":
      return { what: "turn", to: `sq:${event.square}` };
    case "anchored":
      return { what: "travel", from: `sail:${event.seat}`, to: `sq:${event.square}`, leaves: false };
    case "shaken":
      return { what: "throw", to: "kylix", dice: [event.centre, ...event.outer].map(String), spots: IN_THE_KYLIX };
    case "kylix":
    case "swapped":
      return { what: "pulse", to: "kylix" }; // then its dice turn to their places
    case "sailed":
    case "relocated":
      return { what: "travel", from: `ship:${event.seat}`, to: `sq:${event.square}` };
    case "jumped":
      return { what: "roll", to: `ship:${event.seat}` };
    case "stayed":
      return null; // a move that is over
    case "sacrificed":
    case "won-challenge":
      return { what: "pulse", to: `ship:${event.seat}` };
    case "hydra-challenged":
    case "lost-challenge":
      return { what: "hit", to: `ship:${event.seat}` };
    case "reclaimed":
      return {
        what: "travel",
        from: `shade:${event.seat}`,
        to: space(view, event.seat),
        leaves: false,
        sign: `+${event.hoplites}`,
      };
    case "went-below":
      return {
        what: "travel",
        from: `man:${event.seat}`,
        to: `below:${event.seat}`,
        leaves: false,
        sign: `${MINUS}${event.hoplites}`,
      };
    case "challenged-place":
      return { what: "hit", to: `place:${event.place}` };
    case "challenged-ship":
      return { what: "hit", to: `ship:${event.other}` };
    case "challenged-hydra":
      return { what: "hit", to: "hydra" };
    case "threw":
      return {
        what: "throw",
        from: `crew:${event.seat}`,
        to: challenged(before) || `ship:${event.seat}`,
        dice: fallen(event.throw),
        side: event.seat,
        sign: halves(event.half_points),
      };
    case "took-chest":
      return {
        what: "travel",
        from: event.place ? `chest:${event.place}:${event.colour}` : `load:${event.other}:${event.colour}`,
        to: space(view, event.seat),
      };
    case "put-chest":
      return { what: "travel", from: `load:${event.seat}:${event.colour}`, to: `place:${event.place}` };
    case "stole":
      return {
        what: "travel",
        from: mine(event.other) ? (event.card ? `hand:${event.card}` : "hand") : `board:${event.other}`,
        to: mine(event.seat) ? "hand" : `board:${event.seat}`,
        card: event.card,
      };
    case "hydra-moved":
    case "hydra-relocated":
      return { what: "travel", from: "hydra", to: `sq:${event.square}` };
    case "founded":
      return { what: "travel", from: `man:${event.seat}`, to: `place:${event.place}`, leaves: false };
    case "conquered":
      return event.held
        ? { what: "travel", from: `man:${event.seat}`, to: `place:${event.place}`, leaves: false }
        : { what: "hit", to: `place:${event.place}` };
    case "claimed":
      return { what: "pulse", to: lying(event.slot, mine(event.seat)) || `board:${event.seat}` };
    case "completed": {
      const from = lying(event.slot, mine(event.seat));
      return {
        what: "travel",
        from: from || "shown",
        to: `board:${event.seat}`,
        card: event.card,
        leaves: from !== "",
        sign: `+${event.points}`,
      };
    }
    case "removed":
      return { what: "fall", to: slot(event.slot), leaves: true };
    case "put-under":
      return { what: "travel", from: slot(event.slot), to: "pursuits", card: event.card, leaves: true };
    case "honour":
      return { what: "travel", from: "honour", to: `board:${event.seat}`, leaves: false, sign: `+${event.cards}` };
    case "played":
    case "paid":
      return mine(event.seat)
        ? { what: "travel", from: `hand:${event.card}`, to: goal(event), card: event.card }
        : { what: "show", from: `board:${event.seat}`, to: goal(event), card: event.card };
    case "reshuffled":
      return { what: "travel", from: "discard", to: "pile" };
    case "revealed":
      return { what: "turn", to: mine(event.seat) ? "secret" : "shown", card: event.card };
  }
}

/** What was challenged in the same update; "" if that was told before. */
function challenged(before: readonly Event[]): Mark {
  const found = before.findLast(({ event }) => event === "challenged-place" || event === "challenged-ship");
  if (found?.event === "challenged-place") return `place:${found.place}`;
  return found?.event === "challenged-ship" ? `ship:${found.other}` : "";
}

/** The hoplites of a throw, each as it lies. */
function fallen({ one, half, lost }: Extract<Event, { event: "threw" }>["throw"]): string[] {
  return [...Array<string>(one).fill("up"), ...Array<string>(half).fill("half"), ...Array<string>(lost).fill("lost")];
}

/** Where a card goes that is played or paid. */
function goal(event: Extract<Event, { event: "played" | "paid" }>): Mark {
  if (event.event === "paid") return "pile";
  return event.permanent ? `board:${event.seat}` : "discard";
}

/** Of an open Pursuit card. */
function slot(name: string): Mark {
  return `open:${name.slice(-1)}`;
}

/** Where one sees a Pursuit card lie; "" if it is another's secret. */
function lying(name: string, mine: boolean): Mark {
  if (name !== "secret") return slot(name);
  return mine ? "secret" : "";
}

/** Where something comes to lie aboard: on the first free space, else where the last hoplite stands. */
function space(view: View, seat: string): Mark {
  const player = playerOf(view, seat);
  return player && player.aboard + player.chests.length < SHIPBOARD ? `free:${seat}` : `man:${seat}`;
}

/** 5½. */
export function halves(score: number): string {
  const whole = Math.floor(score / 2);
  return score % 2 === 0 ? String(whole) : whole ? `${whole}½` : "½";
}
