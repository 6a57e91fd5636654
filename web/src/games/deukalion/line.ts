/** What the log shows of an event besides its sentence. */

import type { SymbolName } from "../../art/symbols";
import type { Event } from "../../protocol/deukalion";
import type { Line } from "../game";

export function line(event: Event): Line {
  switch (event.event) {
    case "starts":
    case "won":
    case "shared":
      return { sign: "laurel" };
    case "turn":
      return { turn: true };
    case "laid":
      return { sign: event.colour as SymbolName, deal: true };
    case "turned":
    case "dealt":
    case "secret":
      return event.card ? { card: event.card, deal: true } : { deal: true };
    case "whirlpool":
      return { sign: "whirlpool" };
    case "anchored":
      return { sign: "ship" };
    case "shaken":
    case "kylix":
    case "swapped":
      return { sign: "amphora" };
    case "sailed":
      return { sign: "ship", short: event.square, again: true };
    case "jumped":
      return { sign: "whirlpool" };
    case "stayed":
      return { sign: "ship", short: "" };
    case "relocated":
      return { sign: "ship", short: event.square };
    case "hydra-moved":
      return { sign: "hydra", short: event.square, again: true };
    case "hydra-relocated":
      return { sign: "hydra", short: event.square };
    case "sacrificed":
      return { sign: "skull" };
    case "reclaimed":
      return { sign: "hero", short: `+${event.hoplites}` };
    case "went-below":
      return { sign: "skull", short: `−${event.hoplites}` };
    case "founded":
      return { sign: "counter", short: `+${event.hoplites}` };
    case "conquered":
      return { sign: "counter", short: "" };
    case "challenged-place":
    case "challenged-ship":
    case "challenged-hydra":
    case "hydra-challenged":
      return { sign: "attack" };
    case "threw":
      return { sign: "hero" };
    case "won-challenge":
      return { sign: "laurel", short: "" };
    case "lost-challenge":
      return { sign: "skull", short: "" };
    case "took-chest":
    case "put-chest":
      return { sign: event.colour as SymbolName, short: event.event === "took-chest" ? "+1" : "−1" };
    case "drew":
    case "stole":
      return { card: event.card, sign: "hand", short: event.card ? "" : "+1" };
    case "played":
      return { card: event.card, sign: "play", played: true };
    case "paid":
      return { card: event.card, sign: "discard" };
    case "reshuffled":
      return { sign: "pile" };
    case "claimed":
      return { card: event.card, sign: "eye" };
    case "completed":
      return { card: event.card, sign: "laurel", short: `+${event.points}` };
    case "removed":
    case "put-under":
      return { card: event.card, sign: "discard", short: "" };
    case "revealed":
      return { card: event.card, sign: "eye" };
    case "honour":
      return { sign: "honour", short: `+${event.cards}` };
  }
}
