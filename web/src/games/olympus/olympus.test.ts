import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { CardInfo, Play } from "../game";
import type { View } from "../../protocol/olympus";
import * as said from "../../protocol/olympus";
import type { EventMessage } from "../../protocol/messages";
import { COLOURS, costOf, SIDES, SPACES, unitAt } from "./box";
import { announcedLabel, counterLabel, discardLabel, equipmentLabel, markerLabel, spaceLabel } from "./labels";
import { mark, wanted } from "./marks";
import { motion } from "./motion";
import lines from "./positions.jsonl?raw";
import { seen } from "./seen";

interface Position {
  view: View;
  choices: string[];
  events: EventMessage[];
}
// Positions of real games, some for each question and each kind of event, with what was asked.
const positions = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Position);
const words = import.meta.glob<string>("../../words/*/olympus.ftl", { query: "?raw", import: "default", eager: true });
const wordsIn = (language: string): string => words[`../../words/${language}/olympus.ftl`] ?? "";

const CARDS = [...new Set(positions.flatMap(({ view }) => [...view.hand, ...view.discard, ...view.known.flat()]))];
const told = (id: string): CardInfo => ({
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
    cards: new Map(CARDS.map((id) => [id, told(id)])),
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
    name: (seat: number) => `Player ${seat}`,
    errors,
  };
  return play as unknown as Play & { errors: string[] };
}

/** All marks of things that the board draws for a view. */
function drawn(view: View): Set<string> {
  return new Set([
    ...SIDES.flatMap((side) => SPACES.flatMap((space) => [`${side}:${space}`, `niche:${side}:${space}`])),
    ...view.hand.map((card) => `hand:${card}`),
    ...view.known.flat().map((card) => `known:${card}`),
    ...view.discard.map((card) => `discard:${card}`),
    ...COLOURS.map((colour) => `marker:${colour}`),
    ...["olympus", "delphi", "troy"].map((area) => `area:${area}`),
    ...["pile", "discard", "announced", "counter", "hand-of:0", "hand-of:1", "side:0", "side:1", "phase:0", "phase:1"],
    ...["markers:0", "markers:1", "markers:2"],
    ...Array.from({ length: 15 }, (_, nth) => `track:${nth - 7}`),
  ]);
}

const BUTTONS = ["YES", "NO", "DONE", "KEEP", "SKIP"];

describe("choices", () => {
  test("lie on a thing that is drawn, or are buttons", () => {
    for (const { view, choices } of positions) {
      const marks = drawn(view);
      for (const choice of choices) {
        const where = mark(choice, view);
        if (BUTTONS.includes(choice)) expect(where).toBe("");
        else expect(marks, `${choice} (${view.question})`).toContain(where);
      }
    }
  });

  test("are what somebody wants who picks the thing", () => {
    for (const { view, choices } of positions) {
      for (const choice of choices) {
        const where = mark(choice, view);
        if (where) expect(wanted(where, view)).toBe(choice);
      }
    }
  });

  test("of every verb occur", () => {
    const verbs = new Set(positions.flatMap(({ choices }) => choices.map((choice) => choice.replace(/\(.*/, ""))));
    expect([...verbs].sort()).toEqual([...BUTTONS, "AREA", "CARD", "ENEMY", "MARKER", "OWN", "PAY", "PLAY"].sort());
  });

  test("of a space are seen from the side of who is asked", () => {
    const { view } = positions[0]!;
    expect(mark("OWN(O1)", { ...view, seat: 1 })).toBe("b:O1");
    expect(mark("ENEMY(T1)", { ...view, seat: 1 })).toBe("a:T1");
    expect(wanted("worn:b:D2", { ...view, seat: 1 })).toBe("OWN(D2)");
  });

  test("are nobody's who watches", () => {
    const { view } = positions[0]!;
    for (const thing of ["a:O1", "pile"]) expect(wanted(thing, { ...view, seat: -3 })).toBe("");
  });

  test("do not lie on the draw pile, but who picks it hears why", () => {
    const { view } = positions[0]!;
    expect(wanted("pile", view)).not.toBe("");
    expect(wanted("announced", view)).toBe("");
    expect(wanted("announced", { ...view, announced: "hector" })).toBe("PLAY(hector)");
  });
});

describe("events", () => {
  const kinds = Object.entries(said).filter(([name]) => name.startsWith("EV_"));

  test("move things that are on the board as it was", () => {
    let before = positions[0]!.view;
    for (const { view, events } of positions) {
      const marks = new Set([...drawn(before), ...drawn(view)]);
      events.forEach((event, nth) => {
        const shown = motion(event, before, events.slice(0, nth));
        for (const end of [shown?.from, shown?.to]) if (end !== undefined) expect(marks, event.text).toContain(end);
      });
      before = view;
    }
  });

  test("of every kind are shown", () => {
    const none: EventMessage = {
      kind: 0,
      seat: 0,
      card: 0,
      other: 0,
      place: 0,
      count: 0,
      card_key: "hector",
      other_key: "",
      text: "",
    };
    for (const [name, kind] of kinds)
      expect(motion({ ...none, kind: Number(kind) }, positions[0]!.view, []), name).not.toBeNull();
  });

  test("bring a card from where it lay", () => {
    const { view } = positions.find(({ view }) => view.hand.length > 0 && !view.announced)!;
    const card = view.hand[0]!;
    const event = { seat: view.seat, card: 0, other: -1, place: 3, count: 0, card_key: card, other_key: "", text: "" };
    const announced = { ...event, kind: said.EV_ANNOUNCED };
    const placed = { ...event, kind: said.EV_PLACED };
    expect(motion(announced, view, [])).toMatchObject({ from: `hand:${card}`, to: "announced" });
    expect(motion(placed, view, [announced])).toMatchObject({ from: "announced", to: "a:D1" });
    const used = { ...event, kind: said.EV_USED };
    const discard = [...view.discard, card];
    expect(motion(announced, { ...view, hand: [], discard }, [used])).toMatchObject({ from: "discard" });
    expect(motion(announced, { ...view, discard }, [])).toMatchObject({ from: `hand:${card}` });
  });

  test("mark what was touched, not who struck", () => {
    const { view } = positions[0]!;
    const struck = { kind: said.EV_STRUCK, seat: 0, card: 0, other: 0, place: 8, count: 2 };
    expect(motion({ ...struck, card_key: "hector", other_key: "ajax", text: "" }, view)).toMatchObject({
      from: "niche:a:O3",
      to: "b:O3",
    });
  });
});

test("a card that an effect plays costs nothing", () => {
  const card = { ...told("ajax"), facts: { cost: { red: 1, blue: 0, yellow: 0, green: 2 } } };
  const { view } = positions.find(({ view }) => view.question === "pay")!;
  expect(costOf(view, card)).toEqual(["red", "green", "green"]);
  const [depth = 0, ...frames] = view.cells.at(-1)!;
  expect(costOf({ ...view, cells: [[depth + 2, ...frames]] }, card)).toEqual([]);
});

describe.each(["en", "de", "it"])("in %s", (language) => {
  test("every thing has its words", () => {
    const play = playIn(language);
    for (const { view } of positions) {
      for (const side of [0, 1]) {
        for (const space of SPACES) {
          const unit = unitAt(view, side, space);
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
    const [, , unseen] = seen(view, play);
    const open = view.units.flatMap((unit) => (unit ? [unit.card, unit.equipment] : [])).filter(Boolean);
    const gone = [...open, ...view.discard, ...(view.everything.length ? view.everything : view.known).flat()];
    if (view.announced) gone.push(view.announced);
    for (const { card, copies } of unseen?.cards ?? []) {
      expect(copies).toBe(2 - gone.filter((other) => other === card).length);
    }
  }
});
