/**
 * Positions of played games, one a line as the server sends them: every verb, question, event and ending is there.
 * `python -m tests.web.positions hera-zeus` makes them.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import { ENDINGS, type Event, type View } from "../../protocol/hera-zeus";
import type { CardInfo, Choice, Mark, Play } from "../game";
import de from "../../words/de/hera-zeus.ftl?raw";
import en from "../../words/en/hera-zeus.ftl?raw";
import it from "../../words/it/hera-zeus.ftl?raw";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import {
  KINDS,
  LANES,
  ROWS,
  SIDES,
  WON,
  columnOf,
  copiesOf,
  deckOf,
  isBack,
  kindOf,
  nearSide,
  onField,
  other,
  readPlace,
  split,
  type Side,
} from "./box";
import { dragged, mark, wanted } from "./marks";
import { OUT, motion } from "./motion";
import lines from "./positions.jsonl?raw";
import { seen, unseen, whereHidden } from "./seen";

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
  events: (Event & { text: string })[];
}
const SAMPLES = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Sample);

/** Each event with the position before it, and what happened before it in the same update. */
const EVENTS = SAMPLES.flatMap(({ before, view, events }) =>
  events.map((event, i) => ({ event, view: before ?? view, earlier: events.slice(0, i) })),
);

const LAID = [...KINDS.filter(onField), ...WON];
const USED = ["P", "*P", "Y", "G", "D", "H", "E", "S"];
const TAKEN = [...KINDS.filter((kind) => kind !== "C" && kind !== "H"), ...WON];
const NEXT = [...KINDS.filter((kind) => kind !== "C"), ...WON];
const PLACES = LANES.flatMap((lane) => ROWS.map((row) => `${lane},${row}`));

/** All choices. */
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
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw errors[0];
    return text;
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
      facts: {
        names: { hera: `hera-${id}`, zeus: `zeus-${id}` },
        titles: { hera: `hera-${id}`, zeus: `zeus-${id}` },
      },
    },
  ]),
);

function playOf(view: View, say = speaker("en")): Play {
  const open = new Map<Mark, Choice[]>();
  for (const choice of view.legal) {
    const at = mark(choice, view);
    if (at) open.set(at, [...(open.get(at) ?? []), { choice, text: choice }]);
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
    shows: () => false,
    say,
    name: (seat) => (seat === "hera" ? "Alkmene" : "Amphitryon"),
  };
}

const PAGES = new Map<View, string>();

/** A position as it is drawn, with its choices. */
function drawn(view: View): string {
  const page = PAGES.get(view) ?? render(Board, { props: { view, play: playOf(view) } }).body;
  PAGES.set(view, page);
  return page;
}

const marksIn = (page: string): string[] => [...page.matchAll(/data-mark="([^"]*)"/g)].map((found) => found[1] ?? "");

describe("choices", () => {
  test("the samples hold every verb", () => {
    const verbs = new Set(SAMPLES.flatMap(({ view }) => view.legal.map((choice) => split(choice).verb)));
    expect(verbs).toEqual(new Set(CHOICES.map((choice) => split(choice).verb)));
  });
  test("there are 108", () => {
    expect(CHOICES.length).toBe(108);
    for (const { view } of SAMPLES) for (const choice of view.legal) expect(CHOICES).toContain(choice);
  });
  test("each lies on a thing of the board, or is a button", () => {
    for (const { view } of SAMPLES) {
      const marks = new Set(marksIn(drawn(view)));
      for (const choice of view.legal) {
        const at = mark(choice, view);
        if (at === "") expect(["COUNT", "END_TURN"]).toContain(split(choice).verb);
        else expect(marks, choice).toContain(at);
      }
    }
  });
  test("no two things have the same mark", () => {
    for (const { view } of SAMPLES) {
      const marks = marksIn(drawn(view));
      expect(marks.length).toBe(new Set(marks).size);
    }
  });
});

describe("what is wanted", () => {
  test("is always a choice of the notation, or nothing", () => {
    for (const { view } of SAMPLES) {
      for (const at of marksIn(drawn(view))) {
        const choice = wanted(at, view);
        if (view.seat !== "watcher") expect(CHOICES, `${at} ${view.question}`).toContain(choice);
      }
    }
  });
  test("a watcher wants nothing", () => {
    const watched = SAMPLES.find(({ view }) => view.seat === "watcher")!;
    for (const at of marksIn(drawn(watched.view))) expect(wanted(at, watched.view)).toBe("");
  });
});

describe("what a drag means", () => {
  test("is a run of choices of the notation", () => {
    for (const { view } of SAMPLES.filter(({ view }) => view.legal.length > 0)) {
      const marks = marksIn(drawn(view));
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
    const [own, far] = [nearSide(view), other(view.seat)];
    const behind = columnOf(view, own, "A").length + 1;
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
    const [own, far] = [nearSide(view), other(view.seat)];
    for (const code of ["4", "P", "D"]) {
      for (const to of [`${own}:hand`, "hand:6", `${own}:draw`, `${far}:figure`])
        expect(dragged(`hand:${code}`, to, view)).toEqual([]);
    }
    for (const to of [`${far}:hand`, `${far}:B1`]) {
      const [refused] = dragged("hand:4", to, view);
      expect(view.legal).not.toContain(refused ?? "DRAW");
    }
  });
  test("a front card dragged on the one opposite challenges it", () => {
    const { view } = SAMPLES.find(({ view }) => view.legal.some((choice) => choice.startsWith("CHALLENGE")))!;
    const lane = LANES.find((lane) => view.legal.includes(`CHALLENGE(${lane})`))!;
    const [own, far] = [nearSide(view), other(view.seat)];
    expect(dragged(`${own}:${lane}1`, `${far}:${lane}1`, view)).toEqual([`CHALLENGE(${lane})`]);
  });
});

describe("events", () => {
  test("the samples hold every ending", () => {
    const endings = new Set(SAMPLES.map(({ view }) => view.ending));
    expect(endings).toEqual(new Set(ENDINGS));
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
    const kinds = new Set(EVENTS.map(({ event }) => event.event));
    const moving = EVENTS.filter(({ event, view, earlier }) => motion(event, view, earlier) !== null);
    for (const { event } of moving) kinds.delete(event.event);
    expect([...kinds]).toEqual(["dealt", "drawn"]);
  });
  test("the samples hold every kind", () => {
    expect(new Set(EVENTS.map(({ event }) => event.event)).size).toBe(29);
  });
  test("a card that is lost leaves from where it is still seen", () => {
    for (const { before, events } of SAMPLES) {
      events.forEach((event, i) => {
        if (!before || event.event !== "lost") return;
        const place = readPlace(motion(event, before, events.slice(0, i))?.from ?? "");
        if (!place) return expect(["hand", "drawn-out"]).toContain(event.where);
        const lay = columnOf(before, place.side, place.lane)[place.row - 1];
        expect([event.card, "?", "*?"], event.text).toContain(lay?.card);
      });
    }
  });
  test("a column that is lost leaves card by card", () => {
    const lost = (card: string, where: string) => ({ event: "lost", seat: "hera", card, where, pile: "hera" }) as Event;
    const events = [lost("5", "A,1"), lost("3", "A,1"), lost("2", "A,2"), lost("4", "A,1")];
    const from = events.map((event, i) => motion(event, SAMPLES[0]!.view, events.slice(0, i))?.from);
    expect(from).toEqual(["hera:A1", "hera:A2", "hera:A4", "hera:A3"]);
  });
});

/** What Hades took is remembered in the pile; once it has come to light, more of it are seen than there are. */
function seenTwice(view: View, deck: Side): number {
  const seen = new Map<string, number>();
  for (const side of SIDES) {
    const pieces = Object.values(view.field[side]).flat();
    const hand = side === view.seat ? view.hand : view.known[side];
    for (const code of [...view.piles[side], ...pieces.map(({ card }) => card), ...hand, view.drawn_out[side]])
      if (deckOf(code, side) === deck) seen.set(kindOf(code), (seen.get(kindOf(code)) ?? 0) + 1);
  }
  return KINDS.reduce((sum, kind) => sum + Math.max(0, (seen.get(kind) ?? 0) - copiesOf(kind)), 0);
}

describe("what is seen", () => {
  test("says nothing that is not known, and counts the whole deck", () => {
    for (const { view } of SAMPLES) {
      if (view.seat === "watcher" || view.laid_open) continue;
      const far = other(view.seat);
      const { hand, down, draw } = whereHidden(view, far);
      const taken = view.piles[far].length - view.cards_in_pile[far]; // by Hades, nobody saw what
      expect(hand + down + draw - unseen(view, far).length).toBe(taken - seenTwice(view, far));
    }
  });
  test("the panel is said in every language", () => {
    for (const language of Object.keys(WORDS) as Language[]) {
      const say = speaker(language);
      for (const { view } of SAMPLES) {
        for (const row of seen(view, playOf(view, say))) {
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
    for (const { view } of SAMPLES) {
      const page = render(Board, { props: { view, play: playOf(view, say) } }).body;
      expect(page).not.toContain('aria-label=""');
    }
  });
  test("names no card of the other that cannot be seen", () => {
    for (const { view } of SAMPLES) {
      if (view.seat === "watcher" || view.laid_open) continue;
      const far = other(view.seat);
      const visible = new Set<string>(["F", "G"]);
      const see = (code: string) => visible.add(code.replace("*", ""));
      for (const field of Object.values(view.field))
        for (const column of Object.values(field)) for (const piece of column) see(piece.card);
      const open = [view.top_of_pile, view.drawn_out].flatMap((zone) => Object.values(zone));
      for (const code of [...view.hand, ...open, ...view.open_hands[far], ...view.known[far]]) see(code);
      for (const kind of KINDS) if (!visible.has(kind)) expect(drawn(view)).not.toContain(`${far}-${kind}`);
    }
  });
  test("a back tells only of which deck it is", () => {
    const page = (card: string, side: string) =>
      render(Face, { props: { card, side } }).body.replace(/<!--.*?-->/g, "");
    expect(page("?", "hera")).toBe(page("", "hera"));
    expect(page("*?", "hera")).toBe(page("?", "zeus"));
    expect(page("?", "hera")).not.toBe(page("?", "zeus"));
  });
});
