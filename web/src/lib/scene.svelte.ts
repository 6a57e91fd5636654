/** A board: what is shown on it, what can be chosen, and what has still to be told. At a table, in a lesson, in a replay. */

import { tick } from "svelte";
import type { CardInfo, Choice, GameClient, Mark, Play } from "../games/game";
import type { EventMessage, Position, Setting, Shortcut, Update } from "../protocol/messages";
import { get } from "./api";
import { fetchClient } from "./clients";
import { Refused } from "./link";
import { perform, Stage, thing } from "./motion";
import { settings, still } from "./settings.svelte";
import { sound } from "./sound";
import { levelOf } from "./told";
import type { Box, GameInfo } from "../protocol/requests";
import { say, sayFrom, type Args } from "./words.svelte";

export type AnyClient = GameClient<Record<string, unknown>>;

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

/** What is to be shown: updates, and the position after them. */
export interface Told {
  updates: readonly Update[];
  now: Position | null;
}

const AFTER_OTHERS = 550; // ms
const FOR_A_SENTENCE = 260;
const LONG_QUEUE = 8;
const SPOKEN = 12;
const LONGEST_LOG = 2000;

export abstract class Scene {
  seat = $state(-3);
  setting = $state.raw<Setting>({});
  /** What is shown. */
  now = $state.raw<Position | null>(null);
  /** How things stand, once all is told. */
  latest = $state.raw<Position | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** The last sentences, for the live region. */
  spoken = $state.raw<readonly Entry[]>([]);
  /** How much the others have said that nobody has looked at. */
  unread = $state(0);
  telling = $state(false);
  /** The sentence of what is moving now. */
  doing = $state("");
  sending = $state(false);
  refusal = $state.raw<{ text: string; clause: string } | null>(null);
  menu = $state.raw<{ mark: Mark; choices: Choice[] } | null>(null);
  card = $state.raw<{ card: string; side: number; at: Element | undefined } | null>(null);
  client = $state.raw<AnyClient | null>(null);
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  private map = $state.raw<Box["map"]>(null);
  /** The names of the sides, in the reader's language. */
  private sides = $state.raw<Record<string, string>>({});
  /** The thing that was chosen last. */
  chosen: Mark = "";
  /** Where the board is drawn. */
  board: HTMLElement | null = null;
  /** While this waits, so does everything that is told. */
  protected waits = $state(false);

  private queue: Told[] = [];
  private entries = 0;
  private told = 0;
  private running = false;
  private rush = new AbortController();
  private rushing = false;
  private stage: Stage | null = null;
  private picks = $state.raw<{ mark: Mark; question: string }[]>([]);
  private touched = $state.raw<ReadonlySet<Mark>>(new Set());
  private touchedAnew = true;
  /** What is still to be chosen of a drag: notations, or a thing to be picked. */
  private plan: { notations: string[]; mark: Mark; question: string } | null = null;

  mine = $derived(
    this.now !== null && this.seat >= 0 && this.now.to_move === this.seat && this.now.status === "playing",
  );
  /** Can something be chosen right now? Not before the board is there: most choices lie on its things. */
  ready = $derived(this.client !== null && this.mine && !this.telling && !this.sending && this.now === this.latest);
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
  /** Not while something is told: it may be what can no longer be taken back. */
  canStepBack = $derived(this.seat >= 0 && !this.telling && this.now === this.latest && this.now?.can_undo === true);
  shortcut = $derived.by<Shortcut | null>(() => {
    const shortcut = this.now?.shortcut;
    const first = shortcut?.choices[0];
    return shortcut && this.choices.some((choice) => choice.choice === first) ? shortcut : null;
  });
  private pickedMarks = $derived(new Set(this.picks.map((pick) => pick.mark)));

  readonly play: Play = this.makePlay();

  /** Send a choice; a refusal is thrown. */
  protected abstract send(notation: string): Promise<void>;
  /** Take the last choice back. */
  protected abstract undo(): void;

  get game(): string {
    return String(this.setting.game ?? "");
  }

  // --- what belongs to the game -------------------------------------------------------------------------------------

  /** Board, words, names, cards, map; in another language once more. */
  async fetchGame(): Promise<void> {
    const { game } = this;
    const { language } = settings;
    if (!game) return;
    const client = fetchClient(game).then((found) => (this.client = found));
    try {
      const fetched = [get<GameInfo[]>("/api/games"), this.fetchBox(client), client] as const;
      const [games, { cards, map }] = await Promise.all(fetched);
      if (language !== settings.language) return; // it is asked for again
      const sides = games.find((one) => one.game === game)?.sides ?? [];
      this.sides = Object.fromEntries(sides.map((one) => [one.side, one.name]));
      this.cards = new Map(cards.map((card) => [card.id, card]));
      this.map = map;
    } catch {
      // without their texts the cards still have their names in the choices
    }
  }

  /** Cards and map of the game, or of a table that may have its own. */
  protected async fetchBox(client: Promise<AnyClient>, table = ""): Promise<Box> {
    const from = `/api/games/${this.game}`;
    const query = table && `?table=${encodeURIComponent(table)}`;
    const [cards, map] = await Promise.all([
      get<CardInfo[]>(`${from}/cards${query}`),
      client.then(({ hasMap }) => (hasMap ? get<Record<string, unknown>>(`${from}/map${query}`) : null)),
    ]);
    return { cards, map };
  }

  // --- what is told -------------------------------------------------------------------------------------------------

  /** Everything begins anew. */
  protected begin(now: Position, story: readonly EventMessage[], chats: readonly Update[] = []): void {
    this.skip();
    this.queue = [];
    this.told = 0;
    this.log = [];
    this.spoken = [];
    this.picks = [];
    for (const update of chats) this.noteSaid(update, false);
    for (const event of story) this.note({ what: "event", seat: event.seat, text: event.text }, false);
    this.stand(now);
  }

  /** So it is, and there is nothing to tell. */
  protected stand(now: Position): void {
    this.latest = now;
    this.put(now);
  }

  protected tell(told: Told): void {
    if (told.now) this.latest = told.now;
    this.queue.push(told);
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
        const told = this.queue.shift()!;
        this.rush = new AbortController(); // nothing that has moved is kept by one that waits
        this.telling = true;
        for (const update of told.updates) await this.tellOne(update);
        if (told.now) this.put(told.now);
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
    const seat = update.seat ?? -1;
    switch (update.kind) {
      case "choice":
        this.lastMover(seat);
        break;
      case "nonce":
      case "created":
        break;
      case "undo":
        this.takeBack(update.kept ?? 0);
        this.note({ what: "note", seat, text: "", key: "did-undo", args: { seat, name: this.nameOf(seat) } });
        break;
      case "chat":
      case "reaction":
        this.noteSaid(update);
        if (seat !== this.seat) this.unread++;
        sound("chat");
        break;
      default: {
        const args = { name: update.name ?? this.nameOf(seat), request: update.request ?? "" };
        this.note({ what: "note", seat, text: "", key: `did-${update.kind}`, args });
      }
    }
    const before: EventMessage[] = [];
    for (const event of update.events) {
      this.note({ what: "event", seat: event.seat, text: event.text });
      await this.showEvent(event, before, seat);
      before.push(event);
    }
    if (update.kind === "choice" && seat !== this.seat && update.events.length > 0) await this.pause(AFTER_OTHERS);
  }

  private async showEvent(event: EventMessage, before: EventMessage[], seat: number): Promise<void> {
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
    this.picks = this.picks.slice(0, -1);
    this.touched = new Set();
  }

  private note(entry: Omit<Entry, "n">, spoken = true): void {
    const full: Entry = { ...entry, n: ++this.entries };
    if (entry.what === "event") {
      full.told = this.told++;
      if (!entry.text) return;
    }
    this.log = [...this.log.slice(1 - LONGEST_LOG), full];
    if (spoken) this.spoken = [...this.spoken.slice(1 - SPOKEN), full];
  }

  private noteSaid(update: Update, spoken = true): void {
    const what = update.kind === "chat" ? "chat" : "reaction";
    this.note({ what, seat: update.seat ?? -1, text: update.text ?? update.reaction ?? "" }, spoken);
  }

  /** An entry of the log as it is said aloud. */
  sentenceOf({ what, seat, text, key, args }: Entry): string {
    if (key) return say(key, args);
    if (what === "event") return text;
    return `${this.nameOf(seat)}: ${what === "reaction" ? say(`reaction-${text}`) : text}`;
  }

  private put(now: Position): void {
    const was = this.now;
    this.stage?.clear();
    this.stage = null;
    this.now = now;
    if (!this.mine || !now.can_undo) this.picks = [];
    else if (this.picks[0]?.question === questionKey(now)) this.picks = [];
    this.menu = null;
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
    if (this.sending) return false;
    this.menu = null;
    this.refusal = null;
    this.sending = true;
    const picks = this.picks;
    this.chosen = mark;
    if (mark && this.now) this.picks = [...picks, { mark, question: questionKey(this.now) }];
    sound("choose");
    try {
      await this.send(notation);
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
    if (!(error instanceof Refused)) return this.refuse(say("no-server"));
    if (error.denial.code === "too-late") return; // the position has moved on, and is about to be shown
    this.refuse(error.denial.text || say("not-now"), error.denial.clause);
  }

  private refuse(text: string, clause = ""): void {
    this.refusal = { text, clause };
    sound("wrong");
  }

  stepBack(): void {
    this.plan = null;
    this.menu = null;
    if (this.canStepBack && !this.sending) this.undo();
  }

  takeShortcut(): void {
    const [first, ...others] = this.shortcut?.choices ?? [];
    if (first === undefined) return;
    this.begins(others, "");
    void this.choose(first);
  }

  private begins(notations: string[], mark: Mark): void {
    this.plan = { notations, mark, question: this.now ? questionKey(this.now) : "" };
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
    if (!now || this.sending || this.mine || this.seat < 0 || now.status !== "playing") return;
    this.refuse(say("not-your-turn", { name: this.nameOf(now.to_move ?? -1) }));
  }

  private drop(from: Mark, to: Mark): void {
    if (this.telling) this.skip();
    if (!this.ready) return this.notNow();
    const { client, now } = this;
    if (!client || !now?.view) return;
    const meant = client.dragged?.(from, to, now.view, this.play);
    const [first, ...others] = meant ?? [];
    const open = this.placed.open;
    if (first !== undefined) {
      this.begins(others, "");
      void this.choose(first);
    } else if (open.has(from)) {
      if (zoneOf(from) === zoneOf(to) && (meant || !open.has(to))) return; // put back among its like
      if (meant || client.fits?.(from, to, now.view) === false) return this.refuse(say("not-there"));
      this.begins([], to);
      this.pick(from);
    } else if (open.has(to)) this.pick(to);
    else this.want(from);
  }

  /** Go on with what was begun by a drag or a shortcut, in the position that followed. */
  private goOn(): void {
    const plan = this.plan;
    if (!plan) return;
    if (!this.ready) {
      if (this.now && this.now === this.latest && !this.mine) this.plan = null;
      return;
    }
    const [next, ...others] = plan.notations;
    if (next !== undefined) {
      this.plan = { ...plan, notations: others };
      if (this.choices.some((choice) => choice.choice === next)) void this.choose(next);
      else this.plan = null;
    } else if (plan.mark && this.placed.open.has(plan.mark)) {
      this.plan = null;
      this.pick(plan.mark);
    } else if (!plan.mark || (this.now && questionKey(this.now) === plan.question)) this.plan = null;
  }

  closeMenu(): void {
    const mark = this.menu?.mark;
    this.menu = null;
    this.plan = null;
    if (mark !== undefined && this.board) thing(this.board, mark)?.focus();
  }

  /** A card in words; one that was won from the other deck is told without its star. */
  toldOf(card: string): CardInfo | undefined {
    return this.cards.get(card) ?? this.cards.get(card.replace("*", ""));
  }

  /** What a card is called that a side has. */
  cardName(card: string, side: number): string {
    const told = this.toldOf(card);
    return (this.client?.nameOf?.(told, card, side) || told?.name) ?? "";
  }

  nameOf(seat: number): string {
    const sitter = (this.latest ?? this.now)?.seats[seat];
    if (!sitter) return seat < 0 ? say("watcher") : "";
    const level = sitter.person ? "" : levelOf(sitter.bot);
    if (!level) return sitter.name || this.sideOf(seat);
    // sides without a name of their own are a, b …
    return sitter.side.length > 1 ? say("bot-named", { side: this.sideOf(seat), level }) : say(`bot-${level}`);
  }

  /** Who has won, by the points of the seats: 1 has won, 0 is a draw, -1 has lost. */
  outcome(points: readonly number[]): string {
    const winners = points.flatMap((one, seat) => (one > 0 ? [seat] : []));
    return winners.length === 1 ? say("wins", { name: this.nameOf(winners[0]!) }) : say("drawn");
  }

  /** Why, if the rules do not say so; `by` as the server writes it. */
  reason(by: string, points: readonly number[]): string {
    const key = ["resigned", "ran out of time", "agreed"].find((one) => by.endsWith(one));
    return key ? say(`by-${key.replaceAll(" ", "-")}`, { name: this.nameOf(points.findIndex((one) => one < 0)) }) : "";
  }

  /** The name of the side that a seat plays. */
  sideOf(seat: number): string {
    const side = (this.latest ?? this.now)?.seats[seat]?.side ?? "";
    return this.sides[side] ?? side;
  }

  private makePlay(): Play {
    const scene = this;
    const none: ReadonlySet<Mark> = new Set();
    return {
      get open() {
        return scene.placed.open;
      },
      get picked() {
        return scene.mine ? scene.pickedMarks : none;
      },
      get last() {
        return scene.touched;
      },
      get cards() {
        return scene.cards;
      },
      get map() {
        return scene.map;
      },
      get setting() {
        return scene.setting;
      },
      pick: (mark) => scene.pick(mark),
      drop: (from, to) => scene.drop(from, to),
      show: (card, side, at) => {
        if (card) scene.card = { card, side, at };
        else if (!at || scene.card?.at === at) scene.card = null;
      },
      say: (key, args) => sayFrom(scene.game, key, args),
      name: (seat) => scene.nameOf(seat),
    };
  }
}

const zoneOf = (mark: Mark) => mark.split(":")[0];

/** Which question it is; its words may count something. */
function questionKey(now: Position): string {
  const key = now.view?.question;
  return typeof key === "string" && key ? key : (now.question ?? "");
}
