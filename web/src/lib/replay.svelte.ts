/** A game that is over, move by move, as one seat saw it or with everything open. */

import type { Seat } from "../games/game";
import { NOBODY, WATCHER, type Position, type Setting, type Update } from "../protocol/messages";
import { get, post } from "./api";
import { Scene, type AnyClient } from "./scene.svelte";
import { levelOf } from "./levels";
import type { Box, Frame, Replay as Replayed } from "../protocol/requests";

/** A seat's, a watcher's, or all open. */
export type Eyes = Seat;
export const ALL = "all";
const AT_ONCE = 50;

export class Replay extends Scene {
  at = $state(0);
  total = $state(0);
  eyes = $state<Eyes>(ALL);
  head = $state.raw<Replayed | null>(null);
  private frames = new Map<number, Frame>();
  private fetching: Promise<void> = Promise.resolve();

  constructor(
    private readonly source: { table: string; key: string } | { record: string },
    eyes: Eyes,
  ) {
    super();
    this.eyes = eyes;
  }

  protected override fetchBox(client: Promise<AnyClient>): Promise<Box> {
    const { source } = this;
    return "table" in source
      ? super.fetchBox(client, source.table)
      : post<Box>("/api/replay/box", { record: source.record });
  }
  protected override async send(): Promise<void> {}
  protected override undo(): void {}

  /** With other eyes, or in another language. */
  async look(eyes: Eyes): Promise<void> {
    this.frames = new Map();
    this.eyes = eyes;
    await this.go(this.at, true);
  }

  /** To a moment; one step forward is shown as it happened. */
  async go(at: number, jump = false): Promise<void> {
    const wanted = Math.max(0, this.total ? Math.min(at, this.total) : at);
    const before = this.at;
    this.at = wanted;
    const frame = await this.frame(wanted);
    if (this.at !== wanted) return;
    if (this.head && wanted > this.total) return this.go(this.total, true); // a link may say more than there is
    if (!frame) return;
    this.seat = this.eyes === ALL ? WATCHER : this.eyes;
    const now = this.position(frame);
    if (!jump && wanted === before + 1 && this.now) this.tell({ updates: [updateOf(frame)], now });
    else {
      const story = [];
      for (let n = Math.max(0, wanted - 12); n <= wanted; n++) story.push(...(this.frames.get(n)?.events ?? []));
      this.begin(now, story);
    }
  }

  private async frame(at: number): Promise<Frame | undefined> {
    if (!this.frames.has(at)) {
      // one request after the other, and none for moments that the slider has left meanwhile
      const needed = () => this.at === at && !this.frames.has(at);
      this.fetching = this.fetching
        .catch(() => undefined)
        .then(() => (needed() ? this.fetch(Math.max(0, at - 12)) : undefined));
      await this.fetching;
    }
    const frame = this.frames.get(at);
    if (frame && at + 5 < this.total && !this.frames.has(at + 5)) this.fetch(at + 1).catch(() => undefined);
    return frame;
  }

  private async fetch(from: number): Promise<void> {
    const { source, eyes, frames } = this;
    const range = { seat: eyes, from, count: AT_ONCE };
    const query = `seat=${eyes}&from=${from}&count=${AT_ONCE}`;
    const answer =
      "table" in source
        ? await get<Replayed>(`/api/tables/${source.table}/replay?${query}`, source.key)
        : await post<Replayed>("/api/replay", { record: source.record, ...range });
    if (frames !== this.frames) return;
    this.total = answer.total;
    const first = this.head === null;
    this.head = answer;
    this.setting = answer.setting as Setting;
    if (first) void this.fetchGame();
    for (const frame of answer.frames) frames.set(frame.seq, frame);
  }

  private position(frame: Frame): Position {
    const seats = (this.head?.seats ?? []).map(({ seat, name }) => {
      const person = !levelOf(name); // a record names bots as it names people
      return { seat, name: person ? name : "", bot: person ? "" : name, person, free: false, nonce: true };
    });
    return {
      status: frame.seq === this.total ? "over" : "playing",
      seats,
      commitment: "",
      request: null,
      clock: { left: {}, asked: NOBODY, since: 0 },
      rematch: "",
      view: frame.view,
      to_move: frame.to_move,
      question: frame.question,
      choices: [],
      can_undo: false,
    };
  }
}

function updateOf(frame: Frame): Update {
  return { seq: frame.seq, at: 0, kind: "choice", seat: frame.actor, events: frame.events };
}
