import { describe, expect, test } from "vitest";
import { BEAT, length, SHOWN, timeline } from "../lib/timeline";
import type { Motion } from "./game";
import type { Beat } from "./beats";
import { beats as deukalion } from "./deukalion/beats";
import { motion as deukalionMotion } from "./deukalion/motion";
import { beats as heraZeus } from "./hera-zeus/beats";
import { motion as heraZeusMotion } from "./hera-zeus/motion";
import { beats as olympus } from "./olympus/beats";
import { motion as olympusMotion } from "./olympus/motion";

type Told = { event: string };
interface Sample {
  before: Record<string, unknown> | null;
  events: Told[];
}
interface Game {
  positions: Sample[];
  beats(events: readonly Told[]): Beat<Told>[];
  motion(event: Told, view: Record<string, unknown>, before: Told[]): Motion | null;
}

const files = import.meta.glob<string>("./*/positions.jsonl", { query: "?raw", import: "default", eager: true });
const read = (game: string) =>
  files[`./${game}/positions.jsonl`]!.trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Sample);
const GAMES = {
  olympus: { positions: read("olympus"), beats: olympus, motion: olympusMotion },
  "hera-zeus": { positions: read("hera-zeus"), beats: heraZeus, motion: heraZeusMotion },
  deukalion: { positions: read("deukalion"), beats: deukalion, motion: deukalionMotion },
} as unknown as Record<string, Game>;

const told = (names: string) => names.split(" ").map((event) => ({ event }));
const named = (all: readonly Beat<Told>[]) => all.map(({ events }) => events.map(({ event }) => event).join(" "));

describe("a moment", () => {
  test("is a whole blow in Olympus, and each attack is one", () => {
    const turn = told("phase-began attacked struck defeated discarded attacked gained-bonus gained-point");
    const all = GAMES.olympus!.beats(turn);
    expect(named(all)).toEqual([
      "phase-began attacked struck defeated discarded",
      "attacked gained-bonus gained-point",
    ]);
    expect(all.map(({ sound, about }) => [sound, about.event])).toEqual([
      ["fall", "defeated"],
      ["gain", "gained-point"],
    ]);
  });

  test("is a card with its payment; all cards that are drawn; then the turn of the other", () => {
    expect(named(GAMES.olympus!.beats(told("announced paid paid-marker placed used healed")))).toEqual([
      "announced paid paid-marker placed",
      "used healed",
    ]);
    expect(named(GAMES.olympus!.beats(told("phase-began drew drew turn-began phase-began")))).toEqual([
      "phase-began drew drew",
      "turn-began phase-began",
    ]);
  });

  test("is a challenge of Hera and Zeus with what it costs", () => {
    const all = GAMES["hera-zeus"]!.beats(told("challenged turned-up lost lost turn"));
    expect(named(all)).toEqual(["challenged turned-up lost lost", "turn"]);
  });

  test("is a challenge of Deukalion up to the throw, then what comes of it", () => {
    const all = GAMES.deukalion!.beats(told("challenged-place threw went-below lost-challenge stayed"));
    expect(named(all)).toEqual(["challenged-place threw", "went-below lost-challenge stayed"]);
    expect(all.map(({ sound }) => sound)).toEqual(["dice", "fall"]);
  });

  test.each(Object.entries(GAMES))("of %s leaves nothing out, and keeps the order", (_, { positions, beats }) => {
    for (const { events } of positions) expect(beats(events).flatMap((beat) => beat.events)).toEqual(events);
  });

  test.each(Object.entries(GAMES))("of %s takes its time, and no more", (_, { positions, beats, motion }) => {
    for (const { before, events } of positions) {
      if (!before) continue;
      const earlier: Told[] = [];
      for (const beat of beats(events)) {
        const motions = beat.events.flatMap((event) => {
          const found = motion(event, before, earlier);
          earlier.push(event);
          return found ? [found] : [];
        });
        const slow = motions.some(({ what }) => ["show", "throw", "roll"].includes(what));
        expect(length(timeline(motions)), named([beat])[0]).toBeLessThanOrEqual(slow ? SHOWN + 400 : BEAT);
      }
    }
  });
});

describe("the motions of a moment", () => {
  test("a blow falls first, then what is struck goes", () => {
    const cues = timeline([
      { what: "pulse", to: "niche:a:O1" },
      { what: "hit", from: "niche:a:O1", to: "b:O1", sign: "−2" },
      { what: "pulse", to: "b:O1", sign: "×" },
      { what: "travel", from: "b:O1", to: "discard", card: "paris" },
    ]);
    expect(cues.map(({ motion: { what }, at }) => [what, at])).toEqual([
      ["hit", 0],
      ["travel", 240],
    ]);
    expect(length(cues)).toBe(BEAT);
  });

  test("a card that is shown goes to its place from the middle", () => {
    const cues = timeline([
      { what: "show", from: "hand-of:b", to: "announced", card: "paris" },
      { what: "travel", from: "hand-of:b", to: "discard", card: "medea" },
      { what: "travel", from: "announced", to: "b:O1", card: "paris" },
    ]);
    expect(cues.map(({ motion: { what, to } }) => [what, to])).toEqual([
      ["show", "b:O1"],
      ["travel", "discard"],
    ]);
  });
});
