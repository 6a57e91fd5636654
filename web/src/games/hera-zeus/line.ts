/** What the log shows of an event besides its sentence. */

import type { Event } from "../../protocol/hera-zeus";
import type { Line } from "../game";
import { FIGURE, isBack, sideOf } from "./box";

export function line(event: Event): Line {
  if (event.event === "drawn") return { sign: "laurel" };
  const side = sideOf(event.seat);
  const about = (card: string): Line => (isBack(card) ? {} : { card, side });
  switch (event.event) {
    case "starts":
    case "won":
      return { sign: "laurel" };
    case "turn":
      return { turn: true };
    case "dealt":
      return { ...about(event.card), deal: true };
    case "captive-shown":
      return { ...about(event.card), sign: "eye" };
    case "opening-row":
      return { sign: "hand" };
    case "drew":
      return { ...about(event.card), sign: "pile" };
    case "laid":
      return { ...about(event.card), sign: "play", played: !isBack(event.card) };
    case "challenged":
      return { ...about(event.card), sign: "attack", played: true };
    case "turned-up":
    case "drawn-out":
      return { ...about(event.card), sign: "eye", short: "" };
    case "placed":
      return { ...about(event.card), sign: "play", short: event.place };
    case "lost":
      return { ...about(event.card), sign: "skull", short: "", named: true };
    case "pandora-lane":
    case "pandora-hand":
      return { sign: "amphora" };
    case "used":
      return { ...about(event.card), sign: "play", played: true };
    case "struck-hand":
      return { sign: "hand", short: "" };
    case "struck-front":
    case "struck-figure":
      return { sign: "struck", short: event.lane };
    case "looked":
      return { sign: "eye", short: "" };
    case "saw":
      return { ...about(event.card), sign: "eye", short: event.copies > 1 ? `×${event.copies}` : "" };
    case "turned-column":
      return { sign: "eye", short: event.lane };
    case "fetched":
    case "seduced":
      return { ...about(event.card), sign: "hand", short: "" };
    case "took-pegasus":
      return { sign: "pegasus", short: `+${event.native + event.won}` };
    case "moved":
      return { sign: "undo" };
    case "figure-on":
    case "figure-off":
      return { card: FIGURE, side, sign: side === "hera" ? "peacock" : "thunderbolt" };
  }
}
