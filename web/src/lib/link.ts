/** The connection to a table: says hello, comes back by itself, loses and doubles nothing. */

import type { Seat } from "../games/game";
import type { Shown } from "./memory";
import type { Command as Sent, Denial, News, Position, Reply, Welcome } from "../protocol/messages";
import { DONE_BEFORE, FINAL, VERSION, WATCHER, type Code } from "../protocol/messages";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = WithoutId<Sent>;

/** How the connection is: opening it, talking, lost (opened again after so many seconds), or ended for good. */
export type Connection =
  { is: "opening" } | { is: "open" } | { is: "lost"; pause: number } | { is: "ended"; why: Denial | null };

export interface Hears {
  welcome(message: Welcome): void;
  news(message: News): void;
  connection(now: Connection): void;
  alarm?(alarm: Alarm): void;
}

export interface Caller {
  table: string;
  /** Without a key one watches. */
  key: string;
  name?: string;
  language(): string;
  /** For tests. */
  open?(address: string): WebSocket;
  /** For tests: a factor for all pauses. */
  patience?: number;
  /** What this device keeps of the table before the first deal, to compare with the record later. */
  shown?(): Shown | undefined;
  keep?(shown: Shown): void;
}

/** Something that an honest server never does: another commitment than before, another nonce for our seat. */
export type Alarm = "commitment" | "nonce";

export class Refused extends Error {
  constructor(readonly denial: Denial) {
    super(denial.text);
  }
}

interface Pending {
  message: Command & { id: number };
  tries: number;
  done(reply: Reply): void;
  failed(error: Refused): void;
}

const NONCE_TWICE: Code = "nonce-twice";
const PAUSES = [0.3, 1, 2, 4, 8, 15, 30];
/** How a server hangs up that another replaces: there is nothing to worry about, and one try to be made at once. */
const REPLACED = 1012;
const PING_EVERY = 20;
const PONG_WITHIN = 10;

export class Link {
  seat: Seat = WATCHER;
  seq = -1;
  private socket: WebSocket | null = null;
  private welcomed = false;
  /** Is everything to be heard again? */
  private anew = false;
  private ended = false;
  private closed = false;
  private lost = 0;
  private ids = 0;
  private pending: Pending[] = [];
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private nonceGiven = false;
  /** As it was first shown. */
  private commitment = "";
  private key: string;

  constructor(
    private readonly caller: Caller,
    private readonly hears: Hears,
  ) {
    this.key = caller.key;
    if (typeof addEventListener === "function") {
      addEventListener("online", this.wake);
      document.addEventListener("visibilitychange", this.wake);
    }
    this.connect();
  }

  /** Send a command; it goes out again, as it was, if the connection is lost before the answer. */
  send(command: Command): Promise<Reply> {
    if (this.ended) return Promise.reject(new Refused(denial("ended")));
    return new Promise((done, failed) => {
      const pending = { message: { ...command, id: ++this.ids }, tries: 0, done, failed };
      this.pending.push(pending);
      if (this.welcomed) this.put(pending);
    });
  }

  /** A new key for the seat, made here: whatever happens to the reply, one of the two opens it. */
  async rotate(): Promise<string> {
    const key = random(24);
    await this.send({ type: "rotate", key });
    this.key = key;
    return key;
  }

  /** Hear everything again, for instance in another language. */
  restart(): void {
    if (this.closed) return;
    this.anew = true;
    this.lost = 0;
    this.drop();
    this.connect();
  }

  close(): void {
    this.ended = this.closed = true;
    this.drop();
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.wake);
      document.removeEventListener("visibilitychange", this.wake);
    }
  }

  private wake = () => {
    if (document.hidden || this.ended || this.socket) return;
    this.drop(); // the pause is over
    this.connect();
  };

  private after(seconds: number, what: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        what();
      },
      seconds * 1000 * (this.caller.patience ?? 1),
    );
    this.timers.add(timer);
    return timer;
  }

  private drop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (socket) {
      socket.onopen = socket.onclose = socket.onerror = socket.onmessage = null;
      socket.close();
    }
  }

  private connect(): void {
    if (this.lost === 0) this.hears.connection({ is: "opening" });
    const socket = (this.caller.open ?? ((address) => new WebSocket(address)))(addressOf(this.caller.table));
    this.socket = socket;
    this.after(PONG_WITHIN, () => {
      if (!this.welcomed) this.broken();
    });
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", version: VERSION, language: this.caller.language() };
      if (this.key) hello.key = this.key;
      if (this.caller.name) hello.name = this.caller.name;
      if (this.seq >= 0 && !this.anew) hello.since = this.seq;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent) => this.hear(JSON.parse(String(event.data)));
    socket.onclose = (event) => (event.code === REPLACED && this.welcomed ? this.again() : this.broken());
    socket.onerror = () => this.broken();
  }

  private again(): void {
    this.drop();
    this.connect();
  }

  private broken(): void {
    if (this.ended) return;
    this.drop();
    const pause = PAUSES[Math.min(this.lost, PAUSES.length - 1)]!;
    this.lost++;
    this.hears.connection({ is: "lost", pause });
    this.after(pause, () => this.connect());
  }

  private hear(message: Welcome | News | Reply | Denial): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        this.seq = Math.max(this.seq, message.seq);
        this.hears.news(message);
        if (message.now) this.lookAtDealer(message.now);
        return;
      case "reply":
        return this.take(message.id)?.done(message);
      case "refused":
        return this.refused(message);
    }
  }

  private welcome(message: Welcome): void {
    this.lost = 0;
    this.welcomed = true;
    this.anew = false;
    this.seat = message.seat;
    this.seq = message.seq;
    this.hears.connection({ is: "open" });
    this.hears.welcome(message);
    for (const pending of this.pending) this.put(pending);
    this.lookAtDealer(message.now);
    this.ping();
  }

  private refused(message: Denial): void {
    if (message.id === null || message.id === undefined) {
      if (FINAL.includes(message.code)) {
        this.drop();
        this.ended = true;
        this.hears.connection({ is: "ended", why: message });
        for (const pending of this.pending.splice(0)) pending.failed(new Refused(message));
      }
      return;
    }
    const pending = this.take(message.id);
    if (!pending) return;
    if (pending.tries > 1 && DONE_BEFORE.includes(message.code)) pending.done({ type: "reply", id: message.id });
    else pending.failed(new Refused(message));
  }

  private take(id: number): Pending | undefined {
    const at = this.pending.findIndex((pending) => pending.message.id === id);
    return at < 0 ? undefined : this.pending.splice(at, 1)[0];
  }

  private put(pending: Pending): void {
    pending.tries++;
    this.socket?.send(JSON.stringify(pending.message));
  }

  private ping(): void {
    this.after(PING_EVERY, () => {
      const { socket } = this;
      const dead = this.after(PONG_WITHIN, () => this.broken());
      const alive = () => {
        clearTimeout(dead);
        this.timers.delete(dead);
        if (socket === this.socket) this.ping(); // else the next socket has its own
      };
      this.send({ type: "ping" }).then(alive, alive);
    });
  }

  /** The commitment is kept when it is first shown before the first deal; no other takes its place. */
  private lookAtDealer(now: Position): void {
    if (!now.commitment) return;
    const before = this.caller.shown?.();
    this.commitment ||= before?.commitment ?? now.commitment;
    if (now.commitment !== this.commitment) return this.hears.alarm?.("commitment");
    if (now.status !== "waiting") return;
    const shown = before ?? { table: this.caller.table, commitment: now.commitment, nonces: {} };
    if (!before) this.caller.keep?.(shown);
    const me = now.seats.find((one) => one.seat === this.seat);
    if (me && !me.nonce && !this.nonceGiven) this.giveNonce(shown, me.seat);
  }

  /** Each player gives a number to the shuffling; nobody wants to think of one. It is kept before it goes out. */
  private giveNonce(shown: Shown, seat: Seat): void {
    this.nonceGiven = true;
    const before = shown.nonces[seat]; // from another tab, or lost on its way
    const nonce = before ?? hex(32);
    this.caller.keep?.({ ...shown, nonces: { ...shown.nonces, [seat]: nonce } });
    this.send({ type: "nonce", nonce }).catch((error: unknown) => {
      this.nonceGiven = false;
      if (before || !(error instanceof Refused) || error.denial.code !== NONCE_TWICE) return;
      this.caller.keep?.(shown);
      this.hears.alarm?.("nonce");
    });
  }
}

function denial(code: string): Denial {
  return { type: "refused", id: null, code, text: "", clause: "" };
}

function addressOf(table: string): string {
  const base = location.origin.replace(/^http/, "ws");
  return `${base}/api/tables/${encodeURIComponent(table)}/socket`;
}

function bytes(many: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(many));
}

function hex(many: number): string {
  return Array.from(bytes(many), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function random(many: number): string {
  return btoa(String.fromCharCode(...bytes(many)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
