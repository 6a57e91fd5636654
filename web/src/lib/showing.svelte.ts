/** What happens is shown in its order: updates wait in a queue, events move on the board as it was before. */

import { tick } from "svelte";
import type { CardInfo, GameClient, Mark, Seat } from "../games/game";
import { NOBODY, WATCHER, type EventMessage, type Position, type Update } from "../protocol/messages";
import { perform, Stage } from "./motion";
import { settings, still } from "./settings.svelte";
import { sound } from "./sound";
import { Story } from "./story.svelte";

export type AnyClient = GameClient<Record<string, unknown>, EventMessage>;

/** What is to be shown: updates, and the position after them. */
export interface Batch {
  updates: readonly Update[];
  now: Position | null;
}

const AFTER_OTHERS = 550; // ms
const FOR_A_SENTENCE = 260;
const LONG_QUEUE = 8;

export abstract class Showing {
  seat = $state<Seat>(WATCHER);
  /** What is shown. */
  now = $state.raw<Position | null>(null);
  /** How things stand, once all is shown. */
  latest = $state.raw<Position | null>(null);
  readonly story = new Story();
  /** Is something moving? */
  telling = $state(false);
  /** The sentence of what is moving now. */
  doing = $state("");
  client = $state.raw<AnyClient | null>(null);
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  /** Where the board is drawn. */
  board: HTMLElement | null = null;
  /** While this waits, so does everything that is to be shown. */
  protected waits = $state(false);
  /** Things that the last move of another touched. */
  protected touched = $state.raw<ReadonlySet<Mark>>(new Set());

  private queue: Batch[] = [];
  private running = false;
  private rush = new AbortController();
  private rushing = false;
  private stage: Stage | null = null;
  private touchedBefore = true;

  seated = $derived(this.seat !== WATCHER);
  mine = $derived(this.now !== null && this.seated && this.now.to_move === this.seat && this.now.status === "playing");

  /** What a seat is called. */
  abstract nameOf(seat: Seat): string;
  /** There is another position on the board. */
  protected abstract changed(was: Position | null, now: Position): void;
  /** A choice was taken back. */
  protected abstract tookBack(): void;
  /** All that waited is shown. */
  protected abstract goOn(): void;

  /** Everything begins again. */
  protected begin(now: Position, events: readonly EventMessage[], chats: readonly Update[] = []): void {
    this.skip();
    this.queue = [];
    this.story.begin(events, chats);
    this.stand(now);
  }

  /** So it is, and there is nothing to show. */
  protected stand(now: Position): void {
    this.latest = now;
    this.put(now);
  }

  protected tell(batch: Batch): void {
    if (batch.now) this.latest = batch.now;
    this.queue.push(batch);
    void this.run();
  }

  protected get idle(): boolean {
    return this.queue.length === 0 && !this.running;
  }

  protected async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.queue.length > 0 && !this.waits) {
        const batch = this.queue.shift()!;
        this.rush = new AbortController(); // nothing that has moved is kept by one that waits
        this.telling = true;
        for (const update of batch.updates) await this.tellOne(update);
        if (batch.now) this.put(batch.now);
        await tick();
      }
    } finally {
      this.running = false;
      this.telling = false;
      this.doing = "";
      this.rushing = false;
    }
    this.goOn();
  }

  /** Show what moves now as done, and what waits too. */
  skip(): void {
    this.rushing = this.running;
    this.rush.abort();
  }

  private async tellOne(update: Update): Promise<void> {
    const seat = update.seat ?? NOBODY;
    switch (update.kind) {
      case "choice":
        this.lastMover(seat);
        break;
      case "nonce":
      case "created":
        break;
      case "undo":
        this.story.takeBack(update.kept ?? 0);
        this.touched = new Set();
        this.tookBack();
        this.story.note(seat, "did-undo", { seat, name: this.nameOf(seat) });
        break;
      case "chat":
      case "reaction":
        this.story.say(update);
        if (seat !== this.seat) this.story.unread++;
        sound("chat");
        break;
      default:
        this.story.note(seat, `did-${update.kind}`, {
          name: update.name ?? this.nameOf(seat),
          request: update.request ?? "",
        });
    }
    const before: EventMessage[] = [];
    for (const event of update.events) {
      this.story.tell(event);
      await this.showEvent(event, before, seat);
      before.push(event);
    }
    if (update.kind === "choice" && seat !== this.seat && update.events.length > 0) await this.pause(AFTER_OTHERS);
  }

  private async showEvent(event: EventMessage, before: EventMessage[], seat: Seat): Promise<void> {
    const view = this.now?.view;
    if (!this.client || !view || !this.board) return;
    let motion = null;
    try {
      motion = this.client.motion(event, view, before);
    } catch (error) {
      console.error(error);
    }
    if (motion && seat !== this.seat) {
      this.touched = new Set([...this.touched, ...[motion.from, motion.to].filter((mark) => mark !== undefined)]);
    }
    if (this.quick()) return;
    if (event.text) this.doing = event.text;
    if (!motion) {
      if (event.text && seat !== this.seat) await this.pause(FOR_A_SENTENCE);
      return;
    }
    sound(motion.what);
    this.stage ??= new Stage(this.board, this.client.Face as never, this.cards);
    try {
      await perform(motion, this.stage, this.speed(), this.rush.signal);
    } catch (error) {
      console.error(error);
    }
  }

  private quick(): boolean {
    return this.rushing || this.waits || still();
  }

  private speed(): number {
    return settings.speed * (this.queue.length > LONG_QUEUE ? 4 : 1);
  }

  private pause(ms: number): Promise<void> {
    if (this.quick()) return Promise.resolve();
    const signal = this.rush.signal;
    return new Promise((done) => {
      const timer = setTimeout(done, ms / this.speed());
      signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
    });
  }

  private lastMover(seat: Seat): void {
    if (seat === this.seat) this.touchedBefore = true;
    else if (this.touchedBefore) {
      this.touchedBefore = !this.seated; // whoever only watches sees the last choice marked, whoever made it
      this.touched = new Set();
    }
  }

  private put(now: Position): void {
    const was = this.now;
    this.stage?.clear();
    this.stage = null;
    this.now = now;
    this.changed(was, now);
    if (was?.status === "playing" && now.status === "over") sound("over");
    else if (this.mine && was?.to_move !== this.seat) sound("turn");
  }
}
