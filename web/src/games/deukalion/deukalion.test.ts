import { describe, expect, test } from "vitest";
import * as said from "../../protocol/deukalion";
import type { SeaMap, View } from "../../protocol/deukalion";
import type { EventMessage } from "../../protocol/messages";
import type { Play } from "../game";
import { beside, COLOURS, PLACES, squareName, stepped } from "./box";
import { turned } from "./kylix";
import { mark, read, wanted } from "./marks";
import { halves, motion } from "./motion";
import lines from "./positions.jsonl?raw";
import { dragged, farSquares } from "./sailing";
import { coast, way } from "./sea";
import { seen } from "./seen";
import de from "../../words/de/deukalion.ftl?raw";
import en from "../../words/en/deukalion.ftl?raw";
import it from "../../words/it/deukalion.ftl?raw";

interface Told {
  view: View;
  choices: string[];
  /** How the choice of a chest is said. */
  text: string;
  events: [number, number, number, number, number, number][];
}
// Positions of games that bots have played, chosen so that every token and event that occurred is among them.
const told = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Told);
const { view } = told[0]!; // whole; of the others only what matters is kept
for (const { view: other } of told) {
  other.players = other.players.map((player) => ({ ...view.players[0]!, ...player }));
}

const VERBS =
  "SQ DIR JUMP STOP PASS END SACRIFICE BELOW STEAL_CARD ROT SLOT SWAP DIE N FOUND ATTACK CHEST DELIVER CITY CARD DISCARD CLAIM OPEN PLAYER".split(
    " ",
  );
const BUTTONS = ["STOP", "PASS", "END", "SACRIFICE"];
const KNOWN =
  /^(sq:[a-i][1-7]|place:\w+|cargo:\w+|crew:\d|board:[0-3]|rot:[0-3]|slot:[0-3]|swap:\w\w|die:\w+|n:[0-4]|hand:\w+|open:[12]|secret)$/;

function happening([kind, seat, card, other, place, count]: Told["events"][number]): EventMessage {
  return { kind, seat, card, other, place, count, text: "", card_key: "", other_key: "" } as EventMessage;
}

describe("a choice lies on a thing", () => {
  test("every verb of the notation occurs in the games but one that is asked seldom", () => {
    const found = new Set(told.flatMap(({ choices }) => choices.map((choice) => read(choice)[0])));
    expect(VERBS.filter((verb) => !found.has(verb) && verb !== "BELOW")).toEqual([]);
    expect([...found].filter((verb) => !VERBS.includes(verb))).toEqual([]);
  });

  test("every choice has a thing, or is a button", () => {
    for (const { view, choices } of told) {
      for (const choice of choices) {
        const found = mark(choice, view);
        if (BUTTONS.includes(read(choice)[0])) expect(found).toBe("");
        else expect(found, choice).toMatch(KNOWN);
      }
    }
  });

  test("a step lies on the square it leads to", () => {
    const { view } = told.find(({ view }) => view.question === "ship")!;
    const ship = view.players[view.seat]!.ship;
    for (const direction of said.DIRECTIONS) {
      const to = stepped(ship, direction);
      if (to) expect(mark(`DIR(${direction})`, view)).toBe(`sq:${to}`);
    }
  });

  test("a chest that is taken lies in its city, one that is given or delivered on the own ship", () => {
    for (const { view, choices, text } of told.filter(({ view }) => view.question === "pick-chest")) {
      for (const choice of choices) expect(mark(choice, view)).toMatch(text === "Take" ? /^place:/ : /^cargo:/);
    }
  });

  test("what makes room is the own crew", () => {
    expect(mark("BELOW", view)).toBe(`crew:${view.seat}`);
  });
});

describe("what is wanted by who picks a thing", () => {
  const squares = Array.from({ length: 63 }, (_, square) => `sq:${squareName(square)}`);
  const things = [
    ...squares,
    ...PLACES.map((place) => `place:${place}`),
    ...COLOURS.map((colour) => `cargo:${colour}`),
    ...["die:hoplites", "die:move", "die:card", "die:hydra", "slot:0", "rot:1", "swap:hm", "n:2"],
    ...["board:0", "board:1", "crew:0", "crew:1", "ship:0", "ship:1", "hydra", "pile", "below:0", "kylix", "discard"],
    ...["hand:zephyr", "hand:athena", "open:1", "open:2", "secret", "honour", "pursuits"],
  ];

  test("a thing that is not open never asks for something that may be chosen", () => {
    const wrong = told.flatMap(({ view, choices }) => {
      const open = new Set(choices.map((choice) => mark(choice, view)));
      return things
        .filter((thing) => !open.has(thing) && choices.includes(wanted(thing, view)))
        .map((thing) => `${view.question}: ${thing}`);
    });
    expect(wrong).toEqual([]);
  });

  test("it is said in the notation", () => {
    const said = new Set(told.flatMap(({ view }) => things.map((thing) => read(wanted(thing, view))[0])));
    expect([...said].filter((verb) => verb && !VERBS.includes(verb))).toEqual([]);
  });
});

describe("an event is shown", () => {
  const events = told.flatMap(({ view, events }) => events.map((event) => ({ view, event: happening(event) })));
  const kinds = Object.entries(said).filter(([name]) => name.startsWith("EV_")) as [string, number][];

  test("every kind has a motion, but for a move that is over", () => {
    for (const [name, kind] of kinds) {
      const event = happening([kind, 0, 0, 1, 0, 1]);
      if (name === "EV_STAYED") expect(motion(event, view)).toBeNull();
      else expect(motion(event, view), name).not.toBeNull();
    }
  });

  test("what travels comes from a thing and goes to one", () => {
    const MARK =
      /^(sq:[a-i][1-7]|place:\w+|chest:\w+:\w+|load:\d:\w+|(crew|man|free|shade|below|board|sail|ship):\d|hand(:\w+)?|open:[12]|secret|shown|pile|discard|pursuits|honour|hydra|kylix)$/;
    for (const { view, event } of events) {
      const shown = motion(event, view);
      if (!shown) continue;
      for (const place of [shown.from, shown.to])
        if (place !== undefined) expect(place, String(event.kind)).toMatch(MARK);
      if (shown.what === "travel") expect(shown.from && shown.to).toBeTruthy();
    }
  });

  test("a card that is not seen travels as a back", () => {
    const other = (view.seat + 1) % view.players.length;
    expect(motion(happening([said.EV_DREW, other, 255, -1, 0, 0]), view)).toMatchObject({
      card: "",
      to: `board:${other}`,
    });
    expect(motion(happening([said.EV_DREW, view.seat, 0, -1, 0, 0]), view)).toMatchObject({
      card: "zephyr",
      to: "hand",
    });
  });

  test("one hoplite or one chest travels, not a crew or a city", () => {
    const at = (event: Told["events"][number]) => motion(happening(event), view)!;
    expect(at([said.EV_FOUNDED, 1, 255, 0, 8, 1])).toMatchObject({ from: "man:1", to: "place:ephesus" });
    expect(at([said.EV_WENT_BELOW, 1, 255, 0, 0, 3])).toMatchObject({ from: "man:1", to: "below:1", sign: "−3" });
    expect(at([said.EV_TOOK_CHEST, 0, 255, -1, 1, 2]).from).toBe("chest:mycenae:blue");
    expect(at([said.EV_TOOK_CHEST, 0, 255, 1, -1, 2]).from).toBe("load:1:blue");
    expect(at([said.EV_PUT_CHEST, 0, 255, 1, 3, 4])).toMatchObject({ from: "load:0:purple", to: "place:thera" });
  });

  test("the dice turn with the Kylix, and two that are exchanged go to each other's place", () => {
    expect(turned([3, 1, 2, 2], [2, 3, 1, 2])).toEqual([1, 2, 3, 4]);
    expect(turned([3, 1, 2, 2], [3, 1, 2, 2])).toEqual([0, 1, 2, 3]);
    expect(turned([3, 1, 2, 2], [1, 3, 2, 2])).toEqual([1, 0, 2, 3]);
  });

  test("scores are said in halves", () => {
    expect([0, 1, 2, 7].map(halves)).toEqual(["0", "½", "1", "3½"]);
  });
});

describe("sailing by a drag", () => {
  // Three rows of open sea, with land in the middle.
  const names = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
  const map: SeaMap = {
    width: 3,
    height: 3,
    columns: ["a", "b", "c"],
    squares: names.map((square) => ({
      square,
      ground: square === "b2" ? "land" : "sea",
      neighbours: names.filter((other) => other !== "b2" && square !== "b2" && beside(square, other) !== ""),
      near: [],
    })),
    places: [],
    athens: "",
    athens_name: "",
    kylix: "",
    hydra: "",
    whirlpools: [],
  };
  const at = (change: Partial<View>): View => ({
    ...view,
    seat: 0,
    question: "ship",
    steps_left: 3,
    hydra: "c3",
    legal: [],
    kylix: [1, 2, 3, 1],
    players: view.players.map((player, seat) => ({ ...player, ship: seat === 0 ? "a1" : "", permanents: [] })),
    ...change,
  });

  test("goes around what lies in the way", () => {
    expect(way(map, "a1", "c1", new Set(["b1"]), 9)).toEqual(["a2", "a3", "b3", "c3", "c2", "c1"]);
    expect(way(map, "a1", "c1", new Set(["b1"]), 3)).toEqual([]);
  });

  test("is a step for each square", () => {
    expect(dragged("ship:0", "sq:c1", at({}), map)).toEqual(["DIR(e)", "DIR(e)"]);
    expect(dragged("ship:0", "sq:c2", at({}), map)).toEqual(["DIR(e)", "DIR(e)", "DIR(s)"]);
    expect(dragged("ship:1", "sq:c2", at({}), map)).toEqual([]);
  });

  test("begins with the die, if that is not used yet", () => {
    const main = at({ question: "main", legal: [91] });
    expect(dragged("ship:0", "sq:c1", main, map)).toEqual(["DIE(move)", "DIR(e)", "DIR(e)"]);
    expect(dragged("ship:0", "sq:c2", main, map)).toEqual([]);
    const argo = main.players.map((player) => ({ ...player, permanents: ["argo"] }));
    expect(dragged("ship:0", "sq:c2", { ...main, players: argo }, map)).toHaveLength(4);
    expect(dragged("hydra", "sq:b3", at({ question: "main", legal: [93] }), map)).toEqual(["DIE(hydra)", "DIR(w)"]);
  });

  test("shows squares that take more than one step", () => {
    expect([...farSquares(at({ steps_left: 2 }), map)]).toEqual(["c1", "a3"]);
  });

  test("land has an outline", () => {
    expect(coast(map)).toMatch(/^M.*Z$/);
  });
});

describe("what was seen", () => {
  const cards = new Map(
    "zephyr 6,charon 5,trident 2,athena 3,tyche 2,ajax 2,hermes 2,hephaistos 2,pythia 1,ares 1,trader 1,argo 1,asklepios 1,aegis 1"
      .split(",")
      .map((entry) => {
        const [id = "", copies] = entry.split(" ");
        return [id, { id, name: id, kind: "action", text: "", clauses: [], facts: { copies: Number(copies) } }];
      }),
  );
  const play = { cards, say: (key: string) => key, name: String } as unknown as Play;

  test("cards not seen are those in the pile and in other hands", () => {
    const rows = seen(view, play);
    const count = (title: string) =>
      rows.find((row) => row.title === title)?.cards.reduce((sum, { copies }) => sum + copies, 0) ?? 0;
    const hands = view.players.reduce((sum, player, seat) => sum + (seat === view.seat ? 0 : player.cards_in_hand), 0);
    const known = view.known.reduce((sum, hand, seat) => sum + (seat === view.seat ? 0 : hand.length), 0);
    expect(count("seen-unseen")).toBe(view.pile - view.under.length + hands - known);
    const secret = view.players.filter((player, seat) => seat !== view.seat && player.has_secret && !player.revealed);
    expect(count("seen-unseen-pursuits")).toBe(view.pursuit_pile - view.under_pursuits.length + secret.length);
    expect(count("seen-discard")).toBe(view.discard.length);
  });
});

test("the words of the three languages have the same keys", () => {
  const keys = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).filter((key) => key !== "colours");
  expect(keys(de)).toEqual(keys(en));
  expect(keys(it)).toEqual(keys(en));
});
