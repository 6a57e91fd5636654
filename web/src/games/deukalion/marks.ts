/** On which thing of the board each choice lies, and what is wanted by who picks a thing that cannot be chosen. */

import type { View } from "../../protocol/deukalion";
import type { Mark } from "../game";
import { beside, COLOURS, playerOf, SEATS, stepped } from "./box";

const PLAYERS = "ABCD"; // in notation

/** The square from which a step goes: the Hydra's, or that of one's own ship. */
export function origin(view: View): string {
  return view.question === "hydra" ? view.hydra : (playerOf(view, view.seat)?.ship ?? "");
}

/** Where a chest that can be picked lies: in a city, on the loser's ship or on one's own. */
function chest(view: View, colour: string): Mark {
  if (view.about?.purpose !== "take") return `cargo:${colour}`;
  return view.about.place ? `place:${view.about.place}` : `board:${view.about.other}`;
}

export function read(choice: string): [verb: string, object: string] {
  const [verb = "", object = ""] = choice.replace(")", "").split("(");
  return [verb.toUpperCase(), object.toLowerCase()];
}

export function mark(choice: string, view: View): Mark {
  const [verb, what] = read(choice);
  switch (verb) {
    case "SQ":
      return `sq:${what}`;
    case "DIR":
      return `sq:${stepped(origin(view), what)}`;
    case "JUMP":
      return `sq:${view.whirlpools[Number(what) - 1] ?? ""}`;
    case "BELOW":
      return `crew:${view.seat}`;
    case "STEAL_CARD":
      return `board:${view.about?.other ?? ""}`;
    case "ROT":
    case "SLOT":
    case "SWAP":
    case "DIE":
    case "N":
      return `${verb.toLowerCase()}:${what}`;
    case "FOUND":
    case "ATTACK":
    case "CITY":
      return `place:${what}`;
    case "CHEST":
      return chest(view, what);
    case "DELIVER":
      return `cargo:${what}`;
    case "CARD":
    case "DISCARD":
      return `hand:${what}`;
    case "CLAIM":
      return what.startsWith("secret") ? "secret" : `open:${what.charAt(4)}`;
    case "OPEN":
      return `open:${what}`;
    case "PLAYER":
      return `board:${SEATS[PLAYERS.indexOf(what.toUpperCase())] ?? ""}`;
  }
  return ""; // STOP, PASS, END, SACRIFICE
}

const TO_A_SQUARE = ["start-anchor", "whirl-place", "relocate-ship", "relocate-hydra"];
const TO_A_CITY = ["place-chest", "trade-city"];
const OFF_THE_SHIP = ["make-room", "reclaim", "space", "pick-chest"];
// Things that stand for a die.
const DICE: Record<string, string> = { below: "hoplites", ship: "move", pile: "card", hydra: "hydra" };

export function wanted(picked: Mark, view: View): string {
  const [kind = "", what = ""] = picked.split(":");
  const question = view.question;
  switch (kind) {
    case "sq": {
      if (TO_A_SQUARE.includes(question)) return `SQ(${what})`;
      const way = beside(origin(view), what);
      if (way) return `DIR(${way})`;
      const pool = view.whirlpools.indexOf(what);
      return pool < 0 ? `SQ(${what})` : `JUMP(${pool + 1})`;
    }
    case "place": {
      if (TO_A_CITY.includes(question) && what in view.cities) return `CITY(${what})`;
      return view.owners[what] === "nobody" ? `FOUND(${what})` : `ATTACK(${what})`;
    }
    case "cargo":
      return OFF_THE_SHIP.includes(question) && mark(`CHEST(${what})`, view) === picked
        ? `CHEST(${what})`
        : `DELIVER(${what})`;
    case "crew":
      return what === view.seat ? "BELOW" : "";
    case "board":
      return `PLAYER(${PLAYERS.charAt(SEATS.findIndex((seat) => seat === what))})`;
    case "hand":
      return question === "pay-card" ? `DISCARD(${what})` : `CARD(${what})`;
    case "open":
      return question === "pick-open" ? `OPEN(${what})` : `CLAIM(open${what}_a)`;
    case "secret":
      return "CLAIM(secret_a)";
    case "rot":
    case "slot":
    case "swap":
    case "die":
    case "n":
      return `${kind.toUpperCase()}(${what})`;
  }
  const die = DICE[kind];
  return die && !view.legal.includes(`DIE(${die})`) ? `DIE(${die})` : "";
}

/** The colours of chests, in the order of the box. */
export function byColour(chests: string[]): [colour: string, count: number][] {
  return COLOURS.map((colour): [string, number] => [colour, chests.filter((chest) => chest === colour).length]).filter(
    ([, count]) => count > 0,
  );
}
