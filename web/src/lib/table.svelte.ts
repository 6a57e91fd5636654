/** A table as one seat sees it: what is shown, what can be chosen, and what has still to be told. */

import { tick } from "svelte";
import type { CardTold, Choice, GameClient, Mark, Play } from "../games/game";
import type { Happening, News, Position, Setting, Update, Welcome } from "../said/protocol";
import { get } from "./api";
import { Link, Refused, type Command, type Line } from "./link";
import { perform, thing } from "./motion";
import { settings, still } from "./settings.svelte";
import { sound } from "./sound";
import { say, sayFrom, type Args } from "./words.svelte";

export interface Entry {
  n: number;
  what: "event" | "note" | "chat" | "reaction";
  seat: number;
  /** A sentence of the server, or what somebody wrote. */
  text: string;
  /** A note of ours: its key, to be said in the reader's language. */
  key?: string;
  args?: Args;
  /** The event's place in the story; what is taken back goes. */
  told?: number;
}

export interface Menu {
  mark: Mark;
  choices: Choice[];
}

export interface CardShown {
  card: string;
  side: number;
  at: Element | undefined;
}

type AnyClient = GameClient<Record<string, unknown>>;
/** Fields that a newer server may send. */
type Now = Position & { suggested?: string[] };

const AFTER_OTHERS = 550; // ms
const FOR_A_SENTENCE = 260;
const LONG_QUEUE = 8;
const SPOKEN = 12;

export interface Opened {
  table: string;
  key: string;
  client: AnyClient | null;
  /** Until it is shown, what happens waits. */
  waits?: boolean;
  promised?(commitment: string, nonce: string): void;
}

export class Table {
  readonly id: string;
  readonly link: Link;
  line = $state.raw<Line>({ is: "opening" });
  seat = $state(-3);
  setting = $state.raw<Setting>({});
  /** What is shown. */
  now = $state.raw<Now | null>(null);
  /** How things stand, once all is told. */
  latest = $state.raw<Now | null>(null);
  present = $state.raw<readonly number[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  /** The last sentences, for the live region. */
  spoken = $state.raw<readonly Entry[]>([]);
  telling = $state(false);
  sending = $state(false);
  refusal = $state.raw<{ text: string; clause: string } | null>(null);
  menu = $state.raw<Menu | null>(null);
  card = $state.raw<CardShown | null>(null);
  client = $state.raw<AnyClient | null>(null);
  cards = $state.raw<ReadonlyMap<string, CardTold>>(new Map());
  /** Since when the server's clock is ahead of ours, in ms. */
  ahead = $state(0);
  board: HTMLElement | null = null;

  private waits = $state(false);
  private queue: News[] = [];
  private entries = 0;
  private told = 0;
  private running = false;
  private rush = new AbortController();
  private rushing = false;
  private picks = $state.raw<{ mark: Mark; question: string }[]>([]);
  private touched = $state.raw<ReadonlySet<Mark>>(new Set());
  private touchedAnew = true;
  /** What is still to be chosen of a drag: notations, or a thing to be picked. */
  private plan: { notations: string[]; mark: Mark } | null = null;

  mine = $derived(
    this.now !== null && this.seat >= 0 && this.now.to_move === this.seat && this.now.status === "playing",
  );
  /** Can something be chosen right now? */
  ready = $derived(this.mine && !this.telling && !this.sending && this.now === this.latest);
  choices = $derived<readonly Choice[]>(this.ready ? (this.now?.choices ?? []) : []);
  placed = $derived.by(() => {
    const open = new Map<Mark, Choice[]>();
    const bar: Choice[] = [];
    for (const choice of this.choices) {
      const mark = this.markOf(choice.choice);
      if (mark === "") bar.push(choice);
      else if (open.has(mark)) open.get(mark)!.push(choice);
      else open.set(mark, [choice]);
    }
    return { open, bar };
  });
  private pickedMarks = $derived(new Set(this.picks.map((pick) => pick.mark)));
  /** A run of choices that takes one click, if the server suggests one. */
  suggested = $derived.by(() => {
    const run = this.ready ? (this.now?.suggested ?? []) : [];
    return run.length > 0 && this.choices.some((choice) => choice.choice === run[0]) ? run : [];
  });

  readonly play: Play;

  constructor(opened: Opened) {
    this.id = opened.table;
    this.client = opened.client;
    this.waits = opened.waits ?? false;
    this.play = this.makePlay();
    this.link = new Link(
      {
        table: opened.table,
        key: opened.key,
        name: settings.name,
        language: () => settings.language,
        ...(opened.promised ? { promised: opened.promised } : {}),
      },
      {
        welcome: (said) => this.welcome(said),
        news: (said) => this.hear(said),
        line: (line) => (this.line = line),
      },
    );
  }

  close(): void {
    this.rush.abort();
    this.queue = [];
    this.link.close();
  }

  get game(): string {
    return String(this.setting.game ?? "");
  }

  /** In another language everything is told anew. */
  async relearn(): Promise<void> {
    await this.fetchCards();
    this.link.restart();
  }

  async fetchCards(): Promise<void> {
    if (!this.game) return;
    try {
      const edition = this.setting.edition ? `?edition=${encodeURIComponent(String(this.setting.edition))}` : "";
      const cards = await get<CardTold[]>(`/api/games/${this.game}/cards${edition}`);
      this.cards = new Map(cards.map((card) => [card.id, card]));
    } catch {
      // without their texts the cards still have their names in the choices
    }
  }

  show(): void {
    this.waits = false;
    void this.run();
  }

  hide(): void {
    this.waits = true;
    this.menu = null;
    this.card = null;
    this.skip();
  }

  // --- what is told -------------------------------------------------------------------------------------------------

  private welcome(said: Welcome): void {
    this.seat = said.seat;
    const known = this.game;
    this.setting = said.setting;
    if (this.game !== known) void this.fetchCards();
    if (said.story !== undefined || this.now === null) {
      this.skip();
      this.queue = [];
      this.told = 0;
      this.log = [];
      for (const event of said.story ?? []) this.note({ what: "event", seat: event.seat, text: event.text }, false);
      this.latest = said.now;
      this.put(said.now);
    }
    this.link
      .send({ type: "ping" })
      .then((reply) => (this.ahead = (reply.time ?? Date.now()) - Date.now()))
      .catch(() => undefined);
  }

  private hear(said: News): void {
    this.present = said.present;
    if (said.now) this.latest = said.now;
    if (said.updates.length === 0 && said.now && this.queue.length === 0 && !this.running) {
      this.put(said.now); // only who is connected has changed
      return;
    }
    this.queue.push(said);
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.queue.length > 0 && !this.waits) {
        const news = this.queue.shift()!;
        this.telling = true;
        for (const update of news.updates) await this.tell(update);
        if (news.now) this.put(news.now);
        await tick();
      }
    } finally {
      this.running = false;
      this.telling = false;
      this.rushing = false;
    }
    this.goOn();
  }

  /** Show what moves now as done, and what waits too. */
  skip(): void {
    this.rushing = true;
    this.rush.abort();
    this.rush = new AbortController();
  }

  private async tell(update: Update): Promise<void> {
    const seat = update.seat ?? -1;
    switch (update.kind) {
      case "choice":
      case "nonce":
      case "created":
        break;
      case "undo":
        this.takeBack(update.kept ?? 0);
        this.note({ what: "note", seat, text: "", key: "did-undo", args: { name: this.nameOf(seat) } });
        this.picks = this.picks.slice(0, -1);
        break;
      case "chat":
        this.note({ what: "chat", seat, text: update.text ?? "" });
        sound("chat");
        break;
      case "reaction":
        this.note({ what: "reaction", seat, text: update.reaction ?? "" });
        sound("chat");
        break;
      default:
        this.note({
          what: "note",
          seat,
          text: "",
          key: `did-${update.kind}`,
          args: { name: update.name ?? this.nameOf(seat), request: update.request ?? "" },
        });
    }
    if (update.kind === "choice") this.lastMover(seat);
    const before: Happening[] = [];
    for (const event of update.events) {
      this.note({ what: "event", seat: event.seat, text: event.text });
      await this.showEvent(event, before, seat);
      before.push(event);
    }
    if (update.kind === "choice" && seat !== this.seat && update.events.length > 0) await this.pause(AFTER_OTHERS);
  }

  private async showEvent(event: Happening, before: Happening[], seat: number): Promise<void> {
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
    if (!motion) {
      if (event.text) await this.pause(FOR_A_SENTENCE);
      return;
    }
    sound(motion.what);
    try {
      await perform(motion, {
        board: this.board,
        Face: this.client.Face as never,
        cards: this.cards,
        speed: this.speed(),
        signal: this.rush.signal,
      });
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

  private lastMover(seat: number): void {
    if (seat === this.seat) this.touchedAnew = true;
    else if (this.touchedAnew) {
      this.touchedAnew = this.seat < 0; // who only watches sees the last choice marked, whoever made it
      this.touched = new Set();
    }
  }

  private takeBack(kept: number): void {
    this.log = this.log.filter((entry) => entry.told === undefined || entry.told < kept);
    this.told = kept;
  }

  private note(entry: Omit<Entry, "n">, spoken = true): void {
    const full: Entry = { ...entry, n: ++this.entries };
    if (entry.what === "event") {
      full.told = this.told++;
      if (!entry.text) return;
    }
    this.log = [...this.log, full];
    if (spoken) this.spoken = [...this.spoken.slice(1 - SPOKEN), full];
  }

  private put(now: Now): void {
    const was = this.now;
    this.now = now;
    if (!this.mine || !now.can_undo) this.picks = [];
    else if (this.picks[0]?.question === now.question) this.picks = [];
    if (this.menu) this.menu = null;
    if (was?.question !== now.question) this.refusal = null;
    if (was?.status === "playing" && now.status === "over") sound("over");
    else if (this.mine && was?.to_move !== this.seat) sound("turn");
  }

  // --- what is chosen -----------------------------------------------------------------------------------------------

  private markOf(notation: string): Mark {
    const view = this.now?.view;
    if (!this.client || !view) return "";
    try {
      return this.client.mark(notation, view);
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  async choose(notation: string, mark: Mark = this.markOf(notation)): Promise<boolean> {
    this.menu = null;
    this.refusal = null;
    this.sending = true;
    const question = this.now?.question ?? "";
    const picks = this.picks;
    if (mark) this.picks = [...picks, { mark, question }];
    sound("choose");
    try {
      await this.link.send({ type: "choose", at: this.link.seq, choice: notation });
      return true;
    } catch (error) {
      this.plan = null;
      this.picks = picks;
      this.complain(error);
      return false;
    } finally {
      this.sending = false;
      this.goOn();
    }
  }

  /** Something is refused: say why. */
  complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.denial.code === "too-late") return; // the position has moved on, and is about to be shown
    this.refusal = { text: error.denial.text || say("not-now"), clause: error.denial.clause };
    sound("wrong");
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

  stepBack(): void {
    this.plan = null;
    if (this.now?.can_undo && !this.sending) void this.command({ type: "undo", at: this.link.seq });
  }

  takeSuggested(): void {
    const [first, ...others] = this.suggested;
    if (first === undefined) return;
    this.plan = { notations: others, mark: "" };
    void this.choose(first);
  }

  private pick(mark: Mark): void {
    if (this.telling) this.skip();
    if (!this.ready) return this.notNow();
    const choices = this.placed.open.get(mark) ?? [];
    if (choices.length === 1) void this.choose(choices[0]!.choice, mark);
    else if (choices.length > 1) this.menu = { mark, choices };
    else this.want(mark);
  }

  /** A thing that cannot be chosen was picked: the server knows why not. */
  private want(mark: Mark): void {
    const view = this.now?.view;
    if (!this.client || !view) return;
    const wanted = this.client.wanted(mark, view);
    const legal = this.choices.find((choice) => choice.choice === wanted);
    if (legal) this.menu = { mark, choices: [legal] };
    else if (wanted) void this.choose(wanted, "");
  }

  private notNow(): void {
    const now = this.now;
    if (!now || this.sending || this.mine) return;
    if (now.status === "playing" && this.seat >= 0) {
      this.refusal = { text: say("not-your-turn", { name: this.nameOf(now.to_move ?? -1) }), clause: "" };
    }
  }

  private drop(from: Mark, to: Mark): void {
    if (this.telling) this.skip();
    if (!this.ready) return this.notNow();
    const view = this.now?.view;
    const notations = view ? (this.client?.dragged?.(from, to, view) ?? []) : [];
    const [first, ...others] = notations;
    if (first !== undefined) {
      this.plan = { notations: others, mark: "" };
      void this.choose(first);
      return;
    }
    const open = this.placed.open;
    if (open.has(from)) {
      this.plan = { notations: [], mark: to };
      this.pick(from);
    } else if (open.has(to)) {
      this.plan = { notations: [], mark: from };
      this.pick(to);
    } else this.want(from);
  }

  /** Go on with what was begun by a drag or with a suggestion, in the position that followed. */
  private goOn(): void {
    const plan = this.plan;
    if (!plan || !this.ready) {
      if (this.now && !this.mine) this.plan = null;
      return;
    }
    const [next, ...others] = plan.notations;
    if (next !== undefined) {
      this.plan = { notations: others, mark: plan.mark };
      if (this.choices.some((choice) => choice.choice === next)) void this.choose(next);
      else this.plan = null;
    } else if (plan.mark && this.placed.open.has(plan.mark)) {
      this.plan = null;
      this.pick(plan.mark);
    } else if (this.picks.length === 0) this.plan = null;
  }

  closeMenu(): void {
    const mark = this.menu?.mark;
    this.menu = null;
    this.plan = null;
    if (mark !== undefined && this.board) thing(this.board, mark)?.focus();
  }

  nameOf(seat: number): string {
    const sitter = (this.latest ?? this.now)?.seats[seat];
    if (!sitter) return seat < 0 ? say("watcher") : "";
    return sitter.name || sayFrom(this.game, `side-${sitter.side}`);
  }

  private makePlay(): Play {
    const table = this;
    const noCards: ReadonlySet<Mark> = new Set();
    return {
      get open() {
        return table.placed.open;
      },
      get picked() {
        return table.mine ? table.pickedMarks : noCards;
      },
      get last() {
        return table.touched;
      },
      get cards() {
        return table.cards;
      },
      get setting() {
        return table.setting;
      },
      pick: (mark) => table.pick(mark),
      drop: (from, to) => table.drop(from, to),
      show: (card, side, at) => (table.card = card ? { card, side, at } : null),
      say: (key, args) => sayFrom(table.game, key, args),
      name: (seat) => table.nameOf(seat),
    };
  }
}
