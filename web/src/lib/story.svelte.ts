/** What has happened and what was said, in sentences, as far as it still holds. */

import type { Seat } from "../games/game";
import { NOBODY, type EventMessage, type Update } from "../protocol/messages";
import type { Args } from "./words.svelte";

export interface Entry {
  n: number;
  what: "event" | "note" | "chat" | "reaction";
  seat: Seat;
  /** A sentence of the server, or what somebody wrote. */
  text: string;
  /** A note of ours: its key, to be said in the reader's language. */
  key?: string;
  args?: Args;
  /** Which of the events it is; what is taken back goes. */
  number?: number;
  event?: EventMessage;
}

const SPOKEN = 12;
const LONGEST = 2000;

export class Story {
  entries = $state.raw<readonly Entry[]>([]);
  /** The last sentences, for the live region. */
  spoken = $state.raw<readonly Entry[]>([]);
  /** How much the others have said that nobody has looked at. */
  unread = $state(0);
  private count = 0;
  private events = 0;

  /** Everything begins again: it is not spoken once more. */
  begin(events: readonly EventMessage[], chats: readonly Update[]): void {
    this.events = 0;
    this.entries = [];
    this.spoken = [];
    for (const update of chats) this.say(update, false);
    for (const event of events) this.tell(event, false);
  }

  tell(event: EventMessage, spoken = true): void {
    const number = this.events++;
    if (event.text) this.add({ what: "event", seat: seatOf(event), text: event.text, number, event }, spoken);
  }

  say(update: Update, spoken = true): void {
    const what = update.kind === "chat" ? "chat" : "reaction";
    this.add({ what, seat: update.seat ?? NOBODY, text: update.text ?? update.reaction ?? "" }, spoken);
  }

  note(seat: Seat, key: string, args: Args): void {
    this.add({ what: "note", seat, text: "", key, args }, true);
  }

  /** Only so many events still hold. */
  takeBack(kept: number): void {
    this.entries = this.entries.filter((entry) => entry.number === undefined || entry.number < kept);
    this.events = kept;
  }

  private add(entry: Omit<Entry, "n">, spoken: boolean): void {
    const full: Entry = { ...entry, n: ++this.count };
    this.entries = [...this.entries.slice(1 - LONGEST), full];
    if (spoken) this.spoken = [...this.spoken.slice(1 - SPOKEN), full];
  }
}

/** Whose doing an event was, if it says so. */
function seatOf(event: EventMessage): Seat {
  const { seat } = event as { seat?: unknown };
  return typeof seat === "string" ? seat : NOBODY;
}
