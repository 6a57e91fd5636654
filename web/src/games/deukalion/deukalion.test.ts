import { describe, expect, test } from "vitest";
import { DIRECTIONS, type Event, type SeaMap, type Seat, type View } from "../../protocol/deukalion";
import type { Play } from "../game";
import { beside, COLOURS, PLACES, playerOf, seats, SEATS, stepped } from "./box";
import { turned } from "./kylix";
import { mark, read, wanted } from "./marks";
import { halves, motion } from "./motion";
import lines from "./positions.jsonl?raw";
import { dragged, farSquares, fits, rests } from "./sailing";
import { coast, way } from "./sea";
import { seen } from "./seen";
import de from "../../words/de/deukalion.ftl?raw";
import en from "../../words/en/deukalion.ftl?raw";
import it from "../../words/it/deukalion.ftl?raw";

interface Told {
  /** The view in which the events are shown; null if there are none. */
  before: View | null;
  view: View;
  events: Event[];
}
// Positions of games played at random, chosen so that every token and event that occurred is among them:
// tests/web/positions.py makes them.
const samples = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Told);
const asked = samples.map(({ view }) => view).filter((view) => view.question !== "");
const view = asked.find((view) => view.question === "main")!;
const other = seats(view).find((seat) => seat !== view.seat)!;

const VERBS =
  "SQ DIR JUMP STOP PASS END SACRIFICE BELOW STEAL_CARD ROT SLOT SWAP DIE N FOUND ATTACK CHEST DELIVER CITY CARD DISCARD CLAIM OPEN PLAYER".split(
    " ",
  );
const BUTTONS = ["STOP", "PASS", "END", "SACRIFICE"];
const KNOWN =
  /^(sq:[a-i][1-7]|place:\w+|cargo:\w+|crew:[a-z]+|board:[a-z]+|rot:[0-3]|slot:[0-3]|swap:\w\w|die:\w+|n:[0-4]|hand:\w+|open:[12]|secret)$/;

describe("a choice lies on a thing", () => {
  test("every verb of the notation occurs in the games", () => {
    const found = new Set(asked.flatMap((view) => view.legal.map((choice) => read(choice)[0])));
    expect(VERBS.filter((verb) => !found.has(verb))).toEqual([]);
    expect([...found].filter((verb) => !VERBS.includes(verb))).toEqual([]);
  });

  test("every choice has a thing, or is a button", () => {
    for (const view of asked) {
      for (const choice of view.legal) {
        const found = mark(choice, view);
        if (BUTTONS.includes(read(choice)[0])) expect(found).toBe("");
        else expect(found, choice).toMatch(KNOWN);
      }
    }
  });

  test("a step lies on the square it leads to", () => {
    const view = asked.find((view) => view.question === "ship")!;
    const ship = playerOf(view, view.seat)!.ship;
    for (const direction of DIRECTIONS) {
      const to = stepped(ship, direction);
      if (to) expect(mark(`DIR(${direction})`, view)).toBe(`sq:${to}`);
    }
  });

  test("a chest that is taken lies in its city, one that is given or delivered on the own ship", () => {
    const picks = asked.filter((view) => view.question === "pick-chest");
    expect(picks.length).toBeGreaterThan(0);
    for (const view of picks) {
      const where = view.about?.purpose === "take" ? /^place:/ : /^cargo:/;
      for (const choice of view.legal) expect(mark(choice, view)).toMatch(where);
    }
  });

  test("what makes room is the own crew", () => {
    expect(mark("BELOW", view)).toBe(`crew:${view.seat}`);
  });
});

describe("what is wanted by who picks a thing", () => {
  const squares = [..."abcdefghi"].flatMap((column) => [..."1234567"].map((row) => `sq:${column}${row}`));
  const things = [
    ...squares,
    ...PLACES.map((place) => `place:${place}`),
    ...COLOURS.map((colour) => `cargo:${colour}`),
    ...["die:hoplites", "die:move", "die:card", "die:hydra", "slot:0", "rot:1", "swap:hm", "n:2"],
    ...["board", "crew", "ship", "below"].flatMap((kind) => SEATS.slice(0, 2).map((seat) => `${kind}:${seat}`)),
    ...["hydra", "pile", "kylix", "discard"],
    ...["hand:zephyr", "hand:athena", "open:1", "open:2", "secret", "honour", "pursuits"],
  ];

  test("a thing that is not open never asks for something that may be chosen", () => {
    const wrong = asked.flatMap((view) => {
      const open = new Set(view.legal.map((choice) => mark(choice, view)));
      return things
        .filter((thing) => !open.has(thing) && view.legal.includes(wanted(thing, view)))
        .map((thing) => `${view.question}: ${thing}`);
    });
    expect(wrong).toEqual([]);
  });

  test("it is said in the notation", () => {
    const verbs = new Set(asked.flatMap((view) => things.map((thing) => read(wanted(thing, view))[0])));
    expect([...verbs].filter((verb) => verb && !VERBS.includes(verb))).toEqual([]);
  });
});

describe("an event is shown", () => {
  const shown = samples.flatMap(({ before, events }) =>
    before ? events.map((event) => ({ view: before, event })) : [],
  );

  test("all of them are, but for a move that is over", () => {
    for (const { view, event } of shown) {
      if (event.event === "stayed") expect(motion(event, view)).toBeNull();
      else expect(motion(event, view), event.event).not.toBeNull();
    }
  });

  test("what travels comes from a thing and goes to one", () => {
    const MARK =
      /^(sq:[a-i][1-7]|place:\w+|chest:\w+:\w+|load:\w+:\w+|(crew|man|free|shade|below|board|sail|ship):[a-z]+|hand(:\w+)?|open:[12]|secret|shown|pile|discard|pursuits|honour|hydra|kylix)$/;
    for (const { view, event } of shown) {
      const found = motion(event, view);
      if (!found) continue;
      for (const place of [found.from, found.to]) if (place !== undefined) expect(place, event.event).toMatch(MARK);
      if (found.what === "travel") expect(found.from && found.to).toBeTruthy();
    }
  });

  test("a card that is not seen travels as a back", () => {
    expect(motion({ event: "drew", seat: other, card: "" }, view)).toMatchObject({ card: "", to: `board:${other}` });
    expect(motion({ event: "drew", seat: view.seat, card: "zephyr" }, view)).toMatchObject({
      card: "zephyr",
      to: "hand",
    });
  });

  test("one hoplite or one chest travels, not a crew or a city", () => {
    const at = (event: Event) => motion(event, view)!;
    const seat = "perseus";
    expect(at({ event: "founded", seat, place: "ephesus", hoplites: 1 })).toMatchObject({
      from: "man:perseus",
      to: "place:ephesus",
    });
    expect(at({ event: "went-below", seat, hoplites: 3 })).toMatchObject({
      from: "man:perseus",
      to: "below:perseus",
      sign: "−3",
    });
    const took = { event: "took-chest", seat, colour: "blue" } as const;
    expect(at({ ...took, place: "mycenae", other: "nobody" }).from).toBe("chest:mycenae:blue");
    expect(at({ ...took, place: "", other: "deukalion" }).from).toBe("load:deukalion:blue");
    expect(at({ event: "put-chest", seat, colour: "purple", place: "thera", delivered: true })).toMatchObject({
      from: "load:perseus:purple",
      to: "place:thera",
    });
  });

  test("a Pursuit card comes from where it lay; a card that stays goes to its owner", () => {
    const completed = { event: "completed", card: "P03", points: 2 } as const;
    expect(motion({ ...completed, seat: other, slot: "open2" }, view)).toMatchObject({ from: "open:2", leaves: true });
    expect(motion({ ...completed, seat: other, slot: "secret" }, view)).toMatchObject({ from: "shown", leaves: false });
    expect(motion({ ...completed, seat: view.seat, slot: "secret" }, view)).toMatchObject({ from: "secret" });
    const played = { event: "played", seat: view.seat, card: "argo", permanent: true } as const;
    expect(motion(played, view)).toMatchObject({ from: "hand:argo", to: `board:${view.seat}` });
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
  const mine: Seat = "deukalion";
  const lying = (permanents: string[]) =>
    Object.fromEntries(
      seats(view).map((seat) => [seat, { ...view.players[seat], ship: seat === mine ? "a1" : "", permanents }]),
    ) as View["players"];
  const at = (change: Partial<View>): View => ({
    ...view,
    seat: mine,
    question: "ship",
    steps_left: 3,
    hydra: "c3",
    legal: [],
    kylix: { hoplites: 1, move: 2, card: 3, hydra: 1 },
    players: lying([]),
    ...change,
  });

  test("goes around what lies in the way", () => {
    expect(way(map, "a1", "c1", new Set(["b1"]), 9)).toEqual(["a2", "a3", "b3", "c3", "c2", "c1"]);
    expect(way(map, "a1", "c1", new Set(["b1"]), 3)).toEqual([]);
  });

  test("is a step for each square", () => {
    expect(dragged("ship:deukalion", "sq:c1", at({}), map)).toEqual(["DIR(e)", "DIR(e)"]);
    expect(dragged("ship:deukalion", "sq:c2", at({}), map)).toEqual(["DIR(e)", "DIR(e)", "DIR(s)"]);
    expect(dragged("ship:perseus", "sq:c2", at({}), map)).toEqual([]);
  });

  test("begins with the die, if that is not used yet", () => {
    const main = at({ question: "main", legal: ["DIE(move)"] });
    expect(dragged("ship:deukalion", "sq:c1", main, map)).toEqual(["DIE(move)", "DIR(e)", "DIR(e)"]);
    expect(dragged("ship:deukalion", "sq:c2", main, map)).toEqual([]);
    expect(dragged("ship:deukalion", "sq:c2", { ...main, players: lying(["argo"]) }, map)).toHaveLength(4);
    expect(dragged("hydra", "sq:b3", at({ question: "main", legal: ["DIE(hydra)"] }), map)).toEqual([
      "DIE(hydra)",
      "DIR(w)",
    ]);
  });

  test("shows squares that take more than one choice, and which piece goes there: the ship, if it can", () => {
    const [ship, hydra] = ["ship:deukalion", "hydra"];
    const far = (view: View) => Object.fromEntries(farSquares(view, map));
    expect(far(at({ steps_left: 2 }))).toEqual({ c1: ship, a3: ship });
    const main = at({ question: "main", legal: ["DIE(move)", "DIE(hydra)"] });
    expect(far(main)).toEqual({ b1: ship, c1: ship, a2: ship, a3: ship, c2: hydra, b3: hydra });
    expect(far(at({ question: "main", legal: ["DIE(hydra)"] }))).toEqual({ c2: hydra, b3: hydra });
    expect(fits(ship, "place:thera") && fits(hydra, "sq:b3") && !fits(hydra, "place:thera")).toBe(true);
  });

  test("ends where it was to end, unless a card or a secret might be played there, or there is something to do", () => {
    const play = (options: object) => ({ map, setting: { options } }) as unknown as Play;
    const rest = (change: Partial<View>, own: object = {}, options = {}) => {
      const view = at({ legal: ["DIR(e)", "STOP"], phase: "others", ...change });
      const mine_ = { ...view.players[mine], cards_in_hand: 2, has_secret: true, ...own };
      return rests({ ...view, players: { ...view.players, [mine]: mine_ } }, play(options));
    };
    expect(rest({})).toBe("STOP");
    expect(rest({ legal: ["DIR(e)", "STOP", "ATTACK(thera)"] })).toBe("");
    expect(rest({}, {}, { action_cards_off_turn: "own_move" })).toBe("");
    expect(rest({ phase: "main" })).toBe("");
    expect(rest({ phase: "main" }, { cards_in_hand: 0 })).toBe("STOP");
    map.squares[0]!.near = ["thera"];
    expect(rest({})).toBe("");
    expect(rest({}, { has_secret: false })).toBe("STOP");
    expect(rest({ question: "hydra" })).toBe("STOP");
    map.squares[0]!.near = [];
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
    const others = seats(view).filter((seat) => seat !== view.seat);
    const hands = others.reduce((sum, seat) => sum + view.players[seat].cards_in_hand, 0);
    const known = others.reduce((sum, seat) => sum + view.known[seat].length, 0);
    expect(count("seen-unseen")).toBe(view.pile - view.under.length + hands - known);
    const secret = others.filter((seat) => view.players[seat].has_secret && !view.players[seat].revealed);
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
