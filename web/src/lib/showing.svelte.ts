/** What happens is shown in its order: updates wait in a queue, events move on the board as it was before. */

import { tick } from "svelte";
import { alone, type Beat } from "../games/beats";
import type { CardInfo, GameClient, Mark, Motion, Seat } from "../games/game";
import { NOBODY, WATCHER, type EventMessage, type Position, type Update } from "../protocol/messages";
import { pause, perform, Stage } from "./motion";
import { settings, still } from "./settings.svelte";
import { sound, type Sound } from "./sound";
import { Story } from "./story.svelte";
import { timeline } from "./timeline";

export type AnyClient = GameClient<Record<string, unknown>, EventMessage>;

/** What is to be shown: updates, and the position after them. */
export interface Batch {
  updates: readonly Update[];
  now: Position | null;
}

const AFTER_OTHERS = 120; // ms
const FOR_A_SENTENCE = 200;
const LONG_QUEUE = 8;
/** Once others have kept us for so many ms, what they do goes on so many times as fast. */
const HURRY = [
  { after: 6500, times: 8 },
  { after: 5000, times: 3 },
  { after: 3500, times: 1.6 },
];

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
  private left = false;
  private stage: Stage | null = null;
  private touchedBefore = true;
  /** When the others began to act, if it is not our turn. */
  private waitingSince = 0;

  seated = $derived(this.seat !== WATCHER);
  mine = $derived(this.now !== null && this.seated && this.now.to_move === this.seat && this.now.status === "playing");

  /** What a seat is called. */
  abstract nameOf(seat: Seat): string;
  /** A card in words. */
  abstract infoOf(card: string): CardInfo | undefined;
  /** What a card is called that a side has. */
  abstract cardName(card: string, side: Seat): string;
  /** There is another position on the board. */
  protected abstract changed(was: Position | null, now: Position): void;
  /** A choice was taken back. */
  protected abstract tookBack(): void;
  /** All that waited is shown. */
  abstract goOn(): void;

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
      while (this.queue.length > 0 && !this.waits && !this.left) {
        const batch = this.queue.shift()!;
        this.rush = new AbortController(); // nothing that has moved is kept by one that waits
        this.telling = true;
        for (const update of batch.updates) if (!this.left) await this.tellOne(update);
        if (batch.now && !this.left) this.put(batch.now);
        await tick();
      }
    } finally {
      this.running = false;
      this.telling = false;
      this.doing = "";
      this.rushing = false;
    }
    if (!this.left) this.goOn();
  }

  /** Show what moves now as done, and what waits too. */
  skip(): void {
    this.rushing = this.running;
    this.rush.abort();
  }

  /** Nobody looks at it any more. */
  leave(): void {
    this.left = true;
    this.skip();
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
    for (const beat of this.beatsOf(update.events)) {
      for (const event of beat.events) this.story.tell(event);
      await this.showBeat(beat, before, seat);
      before.push(...beat.events);
    }
    if (update.kind === "choice" && seat !== this.seat && update.events.length > 0) await this.pause(AFTER_OTHERS);
  }

  private beatsOf(events: readonly EventMessage[]): Beat<EventMessage>[] {
    return (this.client?.beats ?? alone)(events);
  }

  private async showBeat(beat: Beat<EventMessage>, before: readonly EventMessage[], seat: Seat): Promise<void> {
    const motions = this.motionsOf(beat, before);
    if (seat !== this.seat) {
      const marks = motions.flatMap(({ from, to }) => [from, to]).filter((mark) => mark !== undefined);
      this.touched = new Set([...this.touched, ...marks]);
    }
    if (this.quick() || !this.client || !this.board) return;
    if (beat.about.text) this.doing = beat.about.text;
    sound(beat.sound);
    if (motions.length === 0) {
      if (beat.about.text && seat !== this.seat) await this.pause(FOR_A_SENTENCE);
      return;
    }
    const { Face, Die } = this.client;
    this.stage ??= new Stage(this.board, {
      Face: Face as never,
      Die: (Die ?? null) as never,
      infoOf: (card) => this.infoOf(card),
      nameOf: (card, side) => this.cardName(card, side),
    });
    try {
      await perform(timeline(motions), this.stage, this.speed(), this.rush.signal);
    } catch (error) {
      console.error(error);
    }
  }

  private motionsOf(beat: Beat<EventMessage>, before: readonly EventMessage[]): Motion[] {
    const view = this.now?.view;
    if (!this.client || !view) return [];
    const earlier = [...before];
    const motions: Motion[] = [];
    for (const event of beat.events) {
      try {
        const motion = this.client.motion(event, view, earlier);
        if (motion) motions.push(motion);
      } catch (error) {
        console.error(error);
      }
      earlier.push(event);
    }
    return motions;
  }

  private quick(): boolean {
    return this.rushing || this.waits || still();
  }

  private speed(): number {
    const waited = this.waitingSince ? (performance.now() - this.waitingSince) * settings.speed : 0;
    const hurry = HURRY.find(({ after }) => waited > after)?.times ?? 1;
    return settings.speed * Math.max(hurry, this.queue.length > LONG_QUEUE ? 4 : 1);
  }

  private pause(ms: number): Promise<void> {
    if (this.quick()) return Promise.resolve();
    return pause(ms / this.speed(), this.rush.signal);
  }

  private lastMover(seat: Seat): void {
    if (seat === this.seat) this.waitingSince = 0;
    else this.waitingSince ||= performance.now();
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
    if (was?.status === "playing" && now.status === "over") sound(this.endSound(now));
    else if (this.mine && was?.to_move !== this.seat) {
      this.waitingSince = 0;
      sound("turn");
    }
  }

  private endSound(now: Position): Sound {
    const points = this.seated ? (now.result?.points[this.seat] ?? 0) : 0;
    return points > 0 ? "victory" : points < 0 ? "defeat" : "over";
  }
}
