/** Events of one update that are one moment: shown in one motion, with one sound. */

import type { Sound } from "../lib/sound";

export interface Beat<E> {
  events: readonly E[];
  sound: Sound;
  /** Which of the events says what the moment is about. */
  about: E;
}

/**
 * How an event stands to those before it: it opens a beat, joins the one that is open, or joins it and closes it.
 * What is light (a turn or a phase begins) joins only its like, and whatever follows joins it.
 */
export type How = "opens" | "joins" | "closes" | "light";
export type Beats<E extends { event: string }> = Readonly<Record<E["event"], readonly [How, Sound]>>;

/** The first of these that is in a beat is heard. */
const LOUDEST: readonly Sound[] = ["over", "fall", "dice", "clash", "wave", "gain", "lyre", "pluck", "card", "none"];

export function beatsOf<E extends { event: string }>(events: readonly E[], table: Beats<E>): Beat<E>[] {
  const beats: E[][] = [];
  let open = false;
  let light = false;
  for (const event of events) {
    const [how] = table[event.event as E["event"]] ?? ["opens", "none"];
    const joins: boolean = light || (open && (how === "joins" || how === "closes"));
    if (joins && beats.length > 0) beats[beats.length - 1]!.push(event);
    else beats.push([event]);
    light = how === "light" && (light || !joins);
    open = how !== "closes";
  }
  return beats.map((all) => heard(all, table));
}

function heard<E extends { event: string }>(events: readonly E[], table: Beats<E>): Beat<E> {
  const soundOf = (event: E) => table[event.event as E["event"]]?.[1] ?? "none";
  const sound = LOUDEST.find((one) => events.some((event) => soundOf(event) === one)) ?? "none";
  return { events, sound, about: events.findLast((event) => soundOf(event) === sound) ?? events[0]! };
}

/** Each by itself: of a game that says nothing else. */
export function alone<E extends { event: string }>(events: readonly E[]): Beat<E>[] {
  return events.map((event) => ({ events: [event], sound: "none", about: event }));
}
