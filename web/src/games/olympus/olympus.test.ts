import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { CardInfo, Play } from "../game";
import type { Event, View } from "../../protocol/olympus";
import { AREAS, COLOURS, placeOf, SIDES, SPACES } from "./box";
import { announcedLabel, counterLabel, discardLabel, equipmentLabel, markerLabel, spaceLabel } from "./labels";
import { mark, wanted } from "./marks";
import { motion } from "./motion";
import lines from "./positions.jsonl?raw";
import { seen } from "./seen";

interface Position {
  before: View | null;
  view: View;
  events: (Event & { text: string })[];
}
// Positions of played games, one a line: every question and event is there. tests/web/positions.py makes them.
const positions = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Position);
const words = import.meta.glob<string>("../../words/*/olympus.ftl", { query: "?raw", import: "default", eager: true });
const wordsIn = (language: string): string => words[`../../words/${language}/olympus.ftl`] ?? "";

const known = (view: View): string[] => SIDES.flatMap((side) => view.known[side]);
const CARDS = [...new Set(positions.flatMap(({ view }) => [...view.hand, ...view.discard, ...known(view)]))];
const infoOf = (id: string): CardInfo => ({
  id,
  name: id,
  kind: "hero",
  text: "",
  clauses: [],
  facts: { copies: 2, about: "" },
});

function playIn(language: string): Play & { errors: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsIn(language)));
  const errors: string[] = [];
  const play = {
    open: new Map(),
    picked: new Set<string>(),
    last: new Set<string>(),
    cards: new Map(CARDS.map((id) => [id, infoOf(id)])),
    setting: {},
    pick() {},
    drop() {},
    show() {},
    say(key: string, args = {}) {
      const message = bundle.getMessage(key);
      if (!message?.value) return (void errors.push(key), key);
      const found: Error[] = [];
      const text = bundle.formatPattern(message.value, args, found);
      errors.push(...found.map((error) => `${key}: ${error.message}`));
      return text;
    },
    name: (seat: string) => `Player ${seat}`,
    errors,
  };
  return play as unknown as Play & { errors: string[] };
}

/** All marks of things that the board draws for a view. */
function drawn(view: View): Set<string> {
  return new Set([
    ...SIDES.flatMap((side) => SPACES.flatMap((space) => [`${side}:${space}`, `niche:${side}:${space}`])),
    ...view.hand.map((card) => `hand:${card}`),
    ...known(view).map((card) => `known:${card}`),
    ...view.discard.map((card) => `discard:${card}`),
    ...COLOURS.map((colour) => `marker:${colour}`),
    ...AREAS.map((area) => `area:${area}`),
    ...SIDES.flatMap((side) => [`hand-of:${side}`, `side:${side}`, `phase:${side}`, `markers:${side}`]),
    ...["pile", "discard", "announced", "counter", "markers:board"],
    ...Array.from({ length: 15 }, (_, nth) => `track:${nth - 7}`),
  ]);
}

const BUTTONS = ["YES", "NO", "DONE", "KEEP", "SKIP"];

describe("choices", () => {
  test("lie on a thing that is drawn, or are buttons", () => {
    for (const { view } of positions) {
      const marks = drawn(view);
      for (const choice of view.legal) {
        const where = mark(choice, view);
        if (BUTTONS.includes(choice)) expect(where).toBe("");
        else expect(marks, `${choice} (${view.question})`).toContain(where);
      }
    }
  });

  test("are what somebody wants who picks the thing", () => {
    for (const { view } of positions) {
      for (const choice of view.legal) {
        const where = mark(choice, view);
        if (where) expect(wanted(where, view)).toBe(choice);
      }
    }
  });

  test("of every verb occur", () => {
    const verbs = new Set(positions.flatMap(({ view }) => view.legal.map((choice) => choice.replace(/\(.*/, ""))));
    expect([...verbs].sort()).toEqual([...BUTTONS, "AREA", "CARD", "ENEMY", "MARKER", "OWN", "PAY", "PLAY"].sort());
  });

  test("of a space are seen from the side of who is asked", () => {
    const { view } = positions[0]!;
    expect(mark("OWN(O1)", { ...view, seat: "b" })).toBe("b:O1");
    expect(mark("ENEMY(T1)", { ...view, seat: "b" })).toBe("a:T1");
    expect(wanted("worn:b:D2", { ...view, seat: "b" })).toBe("OWN(D2)");
  });

  test("are nobody's who watches", () => {
    const { view } = positions[0]!;
    for (const thing of ["a:O1", "pile"]) expect(wanted(thing, { ...view, seat: "watcher" })).toBe("");
  });

  test("do not lie on the draw pile, but who picks it hears why", () => {
    const { view } = positions[0]!;
    expect(wanted("pile", view)).not.toBe("");
    expect(wanted("announced", view)).toBe("");
    expect(wanted("announced", { ...view, announced: { card: "hector", cost: [], paid: 0 } })).toBe("PLAY(hector)");
  });
});

test("a card to be dropped lies in the hand of whoever drops it", () => {
  const { view } = positions.find(({ view }) => view.question === "drop")!;
  const about = { ...view.about!, player: view.seat };
  expect(mark("CARD(hector)", { ...view, about })).toBe("hand:hector");
  expect(mark("CARD(hector)", { ...view, about: { ...about, player: "nobody" } })).toBe("known:hector");
});

describe("events", () => {
  test("move things that are on the board as it was", () => {
    for (const { before, view, events } of positions) {
      const marks = new Set([...drawn(before ?? view), ...drawn(view)]);
      for (const event of events) {
        const shown = motion(event, before ?? view);
        for (const end of [shown?.from, shown?.to]) if (end !== undefined) expect(marks, event.text).toContain(end);
      }
    }
  });

  test("of every kind occur, and are shown", () => {
    const { view } = positions[0]!;
    const tied: Event = { event: "tied", ending: "pile-empty" }; // seldom
    const events = [...positions.flatMap(({ events }) => events), tied];
    expect(new Set(events.map(({ event }) => event)).size).toBe(31);
    for (const event of events) expect(motion(event, view), event.event).not.toBeNull();
  });

  test("bring a card from where it lay", () => {
    const { view } = positions.find(({ view }) => view.hand.length > 0 && !view.announced)!;
    const card = view.hand[0]!;
    const announced: Event = { event: "announced", seat: view.seat, card, zone: "hand" };
    expect(motion(announced, view)).toMatchObject({ from: `hand:${card}`, to: "announced" });
    expect(motion({ ...announced, zone: "discard" }, view)).toMatchObject({ from: "discard" });
    const placed: Event = { event: "placed", seat: view.seat, card, place: "a:D1" };
    expect(motion(placed, view)).toMatchObject({ from: "announced", to: "a:D1" });
  });

  test("mark what was touched, not who struck", () => {
    const { view } = positions[0]!;
    const unit = { seat: "b", card: "hector", place: "b:O3" } as const;
    const struck: Event = { event: "struck", ...unit, damage: 2, attacker: "ajax", attacker_place: "a:O3" };
    expect(motion(struck, view)).toMatchObject({ from: "niche:a:O3", to: "b:O3" });
  });
});

describe.each(["en", "de", "it"])("in %s", (language) => {
  test("every thing has its words", () => {
    const play = playIn(language);
    for (const { view } of positions) {
      for (const side of SIDES) {
        for (const space of SPACES) {
          const unit = view.units[placeOf(side, space)];
          expect(spaceLabel(view, play, side, space, unit)).toContain(space);
          if (unit?.equipment) equipmentLabel(view, play, side, space, unit.equipment);
        }
      }
      for (const colour of COLOURS) markerLabel(view, play, colour);
      counterLabel(view, play);
      announcedLabel(view, play);
      discardLabel(view, play);
      expect(seen(view, play).length).toBeGreaterThanOrEqual(3);
    }
    expect(play.errors).toEqual([]);
  });
});

test("the same words exist in all languages", () => {
  const keys = (language: string) => [...wordsIn(language).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);
  expect(keys("de")).toEqual(keys("en"));
  expect(keys("it")).toEqual(keys("en"));
});

test("what was seen and what was not are all cards", () => {
  const play = playIn("en");
  for (const { view } of positions) {
    const unseen = seen(view, play).at(-1);
    const open = Object.values(view.units).flatMap((unit) => [unit.card, unit.equipment]);
    const gone = [...open, ...view.discard, ...known(view), view.announced?.card];
    for (const { card, copies } of unseen?.cards ?? []) {
      expect(copies).toBe(2 - gone.filter((other) => other === card).length);
    }
  }
});
