/** What the log shows of an event besides its sentence. */

import type { SymbolName } from "../../art/symbols";
import type { Event } from "../../protocol/olympus";
import type { Line } from "../game";
import { areaOf, sideOf, signed, type Space } from "./box";

export function line(event: Event): Line {
  switch (event.event) {
    case "started":
    case "tied":
    case "won":
      return { sign: "laurel" };
    case "turn-began":
      return { turn: true };
    case "phase-skipped":
    case "phase-began":
      return { light: true };
    case "gained-point":
      return { sign: "counter", short: "+1" };
    case "gained-bonus":
      return { sign: event.area as SymbolName, short: "" };
    case "paid-marker":
    case "took-marker":
      return { sign: event.colour as SymbolName, short: event.event === "took-marker" ? "+1" : "−1" };
  }
  const about = { card: event.card, side: sideOf(event.seat) };
  switch (event.event) {
    case "dealt":
      return { ...about, deal: true };
    case "announced":
      return { ...about, sign: "play", played: true };
    case "paid":
      return { ...about, sign: event.colour as SymbolName, short: "" };
    case "placed":
      return { sign: areaOf(spaceOf(event.place)), short: spaceOf(event.place) };
    case "equipped":
      return { side: about.side, card: event.bearer, sign: "equipment", short: spaceOf(event.place) };
    case "drew":
      return { ...about, sign: "pile", short: event.card ? "" : "+1", again: true };
    case "attacked":
      return { ...about, sign: "attack" };
    case "struck":
    case "damaged":
      return { ...about, sign: "struck", short: signed(-event.damage) };
    case "healed":
      return { ...about, sign: "green", short: signed(event.damage) };
    case "defeated":
      return { ...about, sign: "skull", short: "", named: true };
    case "survived":
      return { ...about, sign: "laurel", short: "" };
    case "discarded":
    case "dropped":
      return { ...about, sign: "discard", short: "" };
    case "stripped":
      return { side: about.side, card: event.equipment, sign: "discard", short: "" };
    case "returned":
    case "took":
      return { ...about, sign: "hand", short: "" };
    case "moved":
      return { ...about, sign: areaOf(spaceOf(event.to)), short: spaceOf(event.to) };
    case "modified":
      return { ...about, sign: "attack", short: `${signed(event.attack)}/${signed(event.defence)}` };
    case "used":
      return { ...about, sign: "always" };
    case "showed":
      return { ...about, sign: "eye", short: "", again: true };
  }
}

/** The space of a place, `a:O1`. */
const spaceOf = (place: string) => place.slice(2) as Space;
