/** A table of the server, as one seat sees it. */

import type { Seat } from "../games/game";
import type { News, Position, Setting, Welcome } from "../protocol/messages";
import type { Box, Hint } from "../protocol/requests";
import { post } from "./api";
import { keepAtEnd } from "./keeping.svelte";
import { Link, type Alarm, type Command, type Connection } from "./link";
import { keepShown, shownAt } from "./memory";
import { Scene, type AnyClient } from "./scene.svelte";
import { settings } from "./settings.svelte";

export class Table extends Scene {
  readonly link: Link;
  key = $state("");
  connection = $state.raw<Connection>({ is: "opening" });
  /** Why this table is not to be trusted. */
  alarm = $state<Alarm | null>(null);
  present = $state.raw<readonly Seat[]>([]);
  /** How far the server's clock is ahead of our steady one, in ms. */
  ahead = $state(Date.now() - performance.now());
  private listening: { seq: number; done(): void }[] = [];
  /** Where the next game is, once it was set. */
  next = $derived(this.latest?.rematch ?? "");

  constructor(
    readonly id: string,
    key: string,
    name = settings.name,
  ) {
    super();
    this.key = key;
    this.link = new Link(
      {
        table: id,
        key,
        name,
        language: () => settings.language,
        shown: () => shownAt(id),
        keep: keepShown,
      },
      {
        welcome: (message) => this.welcome(message),
        news: (message) => this.hear(message),
        connection: (now) => (this.connection = now),
        alarm: (alarm) => (this.alarm = alarm),
      },
    );
  }

  protected override fetchBox(client: Promise<AnyClient>): Promise<Box> {
    return super.fetchBox(client, this.id);
  }

  close(): void {
    this.leave();
    this.link.close();
  }

  /** In another language everything is told anew. */
  async relearn(): Promise<void> {
    await this.fetchGame();
    this.link.restart();
  }

  show(): void {
    this.waits = false;
    void this.run();
  }

  /** What happens is not told before it is shown again. */
  hide(): void {
    this.waits = true;
    this.menu = null;
    this.card = null;
    this.skip();
  }

  private welcome(message: Welcome): void {
    this.seat = message.seat;
    const before = this.game;
    this.setting = message.setting as Setting;
    if (this.game !== before) void this.fetchGame();
    if (message.story !== undefined || this.now === null) {
      this.begin(message.now, message.story ?? [], message.chats);
    }
    this.keepIfOver(message.now);
    this.link
      .send({ type: "ping" })
      .then((reply) => (this.ahead = (reply.time ?? Date.now()) - performance.now()))
      .catch(() => undefined);
  }

  private hear(message: News): void {
    this.present = message.present;
    const onlyPresence = message.updates.length === 0 && this.idle;
    if (onlyPresence && message.now) this.stand(message.now);
    else this.tell(message);
    if (message.now) this.keepIfOver(message.now, message.updates.at(-1)?.at);
    const reached = this.listening.filter((one) => one.seq <= this.link.seq);
    this.listening = this.listening.filter((one) => one.seq > this.link.seq);
    for (const one of reached) one.done();
  }

  private keepIfOver(now: Position, when = Date.now()): void {
    if (now.status !== "over" || !this.seated) return;
    void keepAtEnd({ table: this.id, key: this.key, seat: this.seat, setting: this.setting, now, when });
  }

  protected override async send(choice: string): Promise<void> {
    const reply = await this.link.send({ type: "choose", at: this.link.seq, choice });
    await this.reached(reply.seq ?? 0);
  }

  /** The reply may come before the update that tells of it. */
  private reached(seq: number): Promise<void> {
    if (this.link.seq >= seq) return Promise.resolve();
    return new Promise((done) => this.listening.push({ seq, done }));
  }

  protected override undo(): void {
    void this.command({ type: "undo", at: this.link.seq });
  }

  async command(command: Command): Promise<boolean> {
    try {
      await this.link.send(command);
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  async rotate(): Promise<void> {
    try {
      this.key = await this.link.rotate();
    } catch (error) {
      this.complain(error);
    }
  }

  /** What a strong bot would do here; null if the server does not say. */
  async hint(): Promise<Hint | null> {
    try {
      const hint = await post<Hint>(`/api/tables/${this.id}/hint`, undefined, this.key);
      return hint.seq === this.link.seq ? hint : null;
    } catch (error) {
      this.complain(error);
      return null;
    }
  }
}
