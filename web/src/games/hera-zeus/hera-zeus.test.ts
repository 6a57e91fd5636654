/** Positions of played games, one a line as the server sends them: every verb, question, event and ending is there. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import type { EventMessage } from "../../protocol/messages";
import * as said from "../../protocol/hera-zeus";
import type { View } from "../../protocol/hera-zeus";
import type { CardInfo, Choice, Mark, Play } from "../game";
import de from "../../words/de/hera-zeus.ftl?raw";
import en from "../../words/en/hera-zeus.ftl?raw";
import it from "../../words/it/hera-zeus.ftl?raw";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { CODES, KINDS, LANES, ON_FIELD, ROWS, WON, isBack, other, readPlace, split } from "./box";
import { dragged, mark, wanted } from "./marks";
import { OUT, motion } from "./motion";
import lines from "./positions.jsonl?raw";
import { knownInHand, seen, unseen, whereHidden } from "./seen";

vi.setConfig({ testTimeout: 60_000 });

// The art is large, and nothing is asked of it here but of which deck a back is.
type Written = { push(text: string): void };
vi.mock("../../art/Picture.svelte", () => ({ default: () => undefined }));
vi.mock("../../art/Symbol.svelte", () => ({ default: () => undefined }));
vi.mock("../../art/Back.svelte", () => ({
  default: (page: Written, { deck }: { deck: string }) => page.push(`back of ${deck}`),
}));

interface Sample {
  before: View | null;
  view: View;
  events: EventMessage[];
  choices: string[];
}
const SAMPLES = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Sample);

const KINDS_OF_EVENTS = Object.entries(said)
  .filter(([name]) => name.startsWith("EV_"))
  .map(([, kind]) => kind as number);

const LAID = [...KINDS.slice(0, ON_FIELD), ...WON];
const USED = ["P", "*P", "Y", "G", "D", "H", "E", "S"];
const TAKEN = [...KINDS.filter((kind) => kind !== "C" && kind !== "H"), ...WON];
const NEXT = [...KINDS.filter((kind) => kind !== "C"), ...WON];
const PLACES = LANES.flatMap((lane) => ROWS.map((row) => `${lane},${row}`));

/** All choices, each at the place of its number. */
const CHOICES: readonly string[] = [
  "DRAW",
  ...LAID.map((code) => `LAY(${code})`),
  ...LANES.map((lane) => `CHALLENGE(${lane})`),
  ...USED.map((code) => `USE(${code})`),
  "REMOVE_FIGURE",
  "END_TURN",
  ...PLACES.map((place) => `AT(${place})`),
  "TARGET_HAND",
  ...LANES.map((lane) => `TARGET_LANE(${lane})`),
  "TARGET_OWN_FIGURE",
  ...TAKEN.map((code) => `TAKE(${code})`),
  ...NEXT.map((code) => `NEXT(${code})`),
  ...[0, 1, 2, 3].map((count) => `COUNT(${count})`),
  ...PLACES.map((place) => `FROM(${place})`),
];

/** Every mark that a motion may name. */
const isMark = (mark: Mark): boolean =>
  mark === OUT ||
  readPlace(mark) !== null ||
  /^((hera|zeus):(draw|pile|hand|figure|seat|front)|lane:[ABC]|hand:.*)$/.test(mark);

const WORDS = { en, de, it };
type Language = keyof typeof WORDS;

function speaker(language: Language): Play["say"] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wrong = bundle.addResource(new FluentResource(WORDS[language]));
  expect(wrong).toEqual([]);
  return (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no word ${key} in ${language}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw errors[0];
    return said;
  };
}

const NAMED = new Map<string, CardInfo>(
  [...KINDS, "F"].map((id) => [
    id,
    {
      id,
      name: id,
      kind: "",
      text: `text ${id}`,
      clauses: [],
      facts: { names: [`hera-${id}`, `zeus-${id}`], titles: [`hera-${id}`, `zeus-${id}`] },
    },
  ]),
);

function playOf(view: View, choices: readonly string[], say = speaker("en")): Play {
  const open = new Map<Mark, Choice[]>();
  for (const choice of choices) {
    const at = mark(choice, view);
    if (at) open.set(at, [...(open.get(at) ?? []), { choice, action: 0, text: choice }]);
  }
  const nothing = () => undefined;
  return {
    open,
    picked: new Set(),
    last: new Set(),
    setting: {},
    cards: NAMED,
    map: null,
    pick: nothing,
    drop: nothing,
    show: nothing,
    say,
    name: (seat) => ["Alkmene", "Amphitryon"][seat] ?? "",
  };
}

const PAGES = new Map<View, string>();

/** A position as it is drawn; with its choices, if there are any. */
function drawn(view: View, choices: readonly string[] = []): string {
  const page = PAGES.get(view) ?? render(Board, { props: { view, play: playOf(view, choices) } }).body;
  PAGES.set(view, page);
  return page;
}

const marksIn = (page: string): string[] => [...page.matchAll(/data-mark="([^"]*)"/g)].map((found) => found[1] ?? "");

describe("choices", () => {
  test("the samples hold every verb", () => {
    const verbs = new Set(SAMPLES.flatMap(({ choices }) => choices.map((choice) => split(choice).verb)));
    expect(verbs).toEqual(new Set(CHOICES.map((choice) => split(choice).verb)));
  });
  test("there are 108, each at the place of its number", () => {
    expect(CHOICES.length).toBe(108);
    for (const { view, choices } of SAMPLES) {
      expect(choices).toEqual(view.legal.map((action) => CHOICES[action]));
    }
  });
  test("each lies on a thing of the board, or is a button", () => {
    for (const { view, choices } of SAMPLES) {
      const marks = new Set(marksIn(drawn(view, choices)));
      for (const choice of choices) {
        const at = mark(choice, view);
        if (at === "") expect(["COUNT", "END_TURN"]).toContain(split(choice).verb);
        else expect(marks, choice).toContain(at);
      }
    }
  });
  test("no two things have the same mark", () => {
    for (const { view, choices } of SAMPLES) {
      const marks = marksIn(drawn(view, choices));
      expect(marks.length).toBe(new Set(marks).size);
    }
  });
});

describe("what is wanted", () => {
  test("is always a choice of the notation, or nothing", () => {
    for (const { view, choices } of SAMPLES) {
      for (const at of marksIn(drawn(view, choices))) {
        const choice = wanted(at, view);
        if (view.seat >= 0) expect(CHOICES, `${at} ${view.question}`).toContain(choice);
      }
    }
  });
  test("a watcher wants nothing", () => {
    const watched = SAMPLES.find(({ view }) => view.seat < 0)!;
    for (const at of marksIn(drawn(watched.view))) expect(wanted(at, watched.view)).toBe("");
  });
});

describe("what a drag means", () => {
  test("is a run of choices of the notation", () => {
    for (const { view, choices } of SAMPLES.filter(({ choices }) => choices.length > 0)) {
      const marks = marksIn(drawn(view, choices));
      const strange: string[] = [];
      for (const from of marks) {
        for (const to of marks) {
          strange.push(...dragged(from, to, view).filter((choice) => !CHOICES.includes(choice)));
        }
      }
      expect(strange).toEqual([]);
    }
  });
  test("each card of the hand can be dragged to what it is for", () => {
    const { view } = SAMPLES.find(({ view }) => view.question === "action")!;
    const [own, far] = view.seat === 0 ? ["hera", "zeus"] : ["zeus", "hera"];
    const behind = (view.field[view.seat]?.[0]?.length ?? 0) + 1;
    expect(dragged("hand:4", `${own}:A4`, view)).toEqual(["LAY(4)", `AT(A,${Math.min(4, behind)})`]);
    expect(dragged("hand:P", `${far}:hand`, view)).toEqual(["USE(P)", "TARGET_HAND"]);
    expect(dragged("hand:*P", `${far}:B2`, view)).toEqual(["USE(*P)", "TARGET_LANE(B)"]);
    expect(dragged("hand:Y", `${far}:C1`, view)).toEqual(["USE(Y)", "TARGET_LANE(C)"]);
    expect(dragged("hand:G", `${own}:B2`, view)).toEqual(["USE(G)", "TARGET_LANE(B)"]);
    expect(dragged("hand:D", `${own}:B2`, view)).toEqual(["USE(D)", "FROM(B,2)"]);
    expect(dragged("hand:S", `${far}:pile`, view)).toEqual(["USE(S)"]);
    expect(dragged("hand:H", `${own}:pile`, view)).toEqual(["USE(H)"]);
    expect(dragged(`${own}:draw`, `${own}:hand`, view)).toEqual(["DRAW"]);
    expect(dragged(`${own}:draw`, "hand:4", view)).toEqual(["DRAW"]);
  });
  test("a card put back into the hand, or dropped where it has no business, is not played", () => {
    const { view } = SAMPLES.find(({ view }) => view.question === "action")!;
    const [own, far] = view.seat === 0 ? ["hera", "zeus"] : ["zeus", "hera"];
    for (const code of ["4", "P", "D"]) {
      for (const to of [`${own}:hand`, "hand:6", `${own}:draw`, `${far}:figure`])
        expect(dragged(`hand:${code}`, to, view)).toEqual([]);
    }
    for (const to of [`${far}:hand`, `${far}:B1`]) {
      const [refused] = dragged("hand:4", to, view);
      expect(view.legal).not.toContain(CHOICES.indexOf(refused ?? "DRAW"));
    }
  });
  test("a front card dragged on the one opposite challenges it", () => {
    const { view } = SAMPLES.find(({ choices }) => choices.some((choice) => choice.startsWith("CHALLENGE")))!;
    const lane = ["A", "B", "C"].find((_, i) => view.legal.includes(19 + i))!;
    const [own, far] = view.seat === 0 ? ["hera", "zeus"] : ["zeus", "hera"];
    expect(dragged(`${own}:${lane}1`, `${far}:${lane}1`, view)).toEqual([`CHALLENGE(${lane})`]);
  });
});

describe("events", () => {
  test("the samples hold every kind but the agreed draw and the deal", () => {
    const kinds = new Set(SAMPLES.flatMap(({ events }) => events.map((event) => event.kind)));
    const rare: number[] = [said.EV_STARTS, said.EV_CAPTIVE_SHOWN, said.EV_DEALT, said.EV_DRAWN];
    for (const kind of KINDS_OF_EVENTS) if (!rare.includes(kind)) expect(kinds).toContain(kind);
  });
  test("move between things that are on the board before", () => {
    for (const { before, events } of SAMPLES) {
      if (!before) continue;
      const marks = new Set(marksIn(drawn(before)));
      events.forEach((event, i) => {
        const shown = motion(event, before, events.slice(0, i));
        for (const at of [shown?.from, shown?.to]) {
          if (at === undefined) continue;
          expect(isMark(at), at).toBe(true);
          expect(marks, `${event.text} ${at}`).toContain(at);
        }
      });
    }
  });
  test("every kind has a motion, but those that are only told", () => {
    const view = SAMPLES[0]!.view;
    for (const kind of KINDS_OF_EVENTS) {
      const event = { kind, seat: other(view.seat), card: 3, other: 0, place: 1, count: 2, text: "" } as EventMessage;
      const still: number[] = [said.EV_DEALT, said.EV_DRAWN];
      expect(motion(event, view) === null).toBe(still.includes(kind));
    }
  });
  test("a card that is lost leaves from where it was fought for", () => {
    for (const { before, events } of SAMPLES) {
      events.forEach((event, i) => {
        if (!before || event.kind !== said.EV_LOST) return;
        const fought = events.slice(0, i).find((one) => one.kind === said.EV_CHALLENGED);
        const pandora = events.slice(0, i).some((one) => one.kind === said.EV_PANDORA_LANE);
        if (!fought || pandora) return;
        const from = motion(event, before, events.slice(0, i))?.from;
        expect(from).toBe(`${["hera", "zeus"][event.seat]}:${"ABC"[fought.place]}1`);
      });
    }
  });
});

describe("what is seen", () => {
  test("says nothing that is not known, and counts the whole deck", () => {
    for (const { view } of SAMPLES) {
      if (view.seat < 0 || view.winner >= 0) continue;
      const far = other(view.seat);
      const { hand, down, draw } = whereHidden(view, far);
      const taken = (view.piles[far]?.length ?? 0) - (view.cards_in_pile[far] ?? 0); // by Hades, nobody saw what
      expect(hand + down + draw - unseen(view, far).length).toBe(taken);
    }
  });
  test("cards seen by Pythia stay known until they leave", () => {
    const entry = (what: number, code: string) => 1 + 2 * CODES.indexOf(code) + 64 * what;
    const looked = [entry(0, "7"), entry(8, "7"), entry(10, "4"), entry(10, "4"), entry(10, "G")];
    expect(knownInHand(looked, 1)).toEqual({ sure: ["4", "4", "G"], perhaps: [] });
    expect(knownInHand([...looked, entry(5, "?")], 1)).toEqual({ sure: ["G"], perhaps: ["4", "4"] });
    expect(knownInHand([...looked, entry(6, "4")], 1)).toEqual({ sure: ["4", "G"], perhaps: [] });
    expect(knownInHand([...looked, entry(7, "G")], 1)).toEqual({ sure: ["4", "4"], perhaps: [] });
    expect(knownInHand([...looked, entry(2, "*5"), entry(5, "?")], 1).sure).toEqual(["G", "*5"]);
    expect(knownInHand([...looked, entry(2, "*5"), entry(5, "*?")], 1).perhaps).toEqual(["*5"]);
    expect(knownInHand(looked, 0)).toEqual({ sure: [], perhaps: [] });
  });
  test("the panel is said in every language", () => {
    for (const language of Object.keys(WORDS) as Language[]) {
      const say = speaker(language);
      for (const { view } of SAMPLES) {
        for (const row of seen(view, playOf(view, [], say))) {
          expect(row.title).not.toBe("");
          expect(row.cards.every(({ card, copies }) => !isBack(card) && copies > 0)).toBe(true);
        }
      }
    }
  });
});

describe("the board", () => {
  test("has the same words in every language", () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
    expect(keys(de)).toEqual(keys(en));
    expect(keys(it)).toEqual(keys(en));
  });
  test.each(["de", "it"] as const)("is said in %s", (language) => {
    const say = speaker(language);
    for (const { view, choices } of SAMPLES) {
      const page = render(Board, { props: { view, play: playOf(view, choices, say) } }).body;
      expect(page).not.toContain('aria-label=""');
    }
  });
  test("names no card of the other that cannot be seen", () => {
    for (const { view } of SAMPLES) {
      if (view.seat < 0 || view.winner >= 0) continue;
      const far = other(view.seat);
      const visible = new Set<string>(["F", "G"]);
      const see = (code: string) => visible.add(code.replace("*", ""));
      for (const side of view.field) for (const column of side) for (const piece of column) see(piece.card);
      for (const code of [...view.hand, ...view.top_of_pile, ...view.shown_hand, view.drawn_out]) see(code);
      for (const code of knownInHand(view.memory, far).sure) see(code);
      const side = ["hera", "zeus"][far];
      for (const kind of KINDS) if (!visible.has(kind)) expect(drawn(view)).not.toContain(`${side}-${kind}`);
    }
  });
  test("a back tells only of which deck it is", () => {
    const page = (card: string, side: number) =>
      render(Face, { props: { card, side } }).body.replace(/<!--.*?-->/g, "");
    expect(page("?", 0)).toBe(page("", 0));
    expect(page("*?", 0)).toBe(page("?", 1));
    expect(page("?", 0)).not.toBe(page("?", 1));
  });
});
