import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { News, Position, Welcome } from "../protocol/messages";
import { DONE_BEFORE } from "../protocol/messages";
import { Link, Refused, type Alarm, type Caller, type Connection } from "./link";
import type { Shown } from "./memory";

class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hangsUp(code = 1006): void {
    this.onclose?.({ code });
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const sitter = { seat: "hera", name: "", bot: "", person: true, free: false, nonce: false };
const waiting: Position = {
  status: "waiting",
  seats: [sitter, { ...sitter, seat: "zeus" }],
  commitment: "",
  request: null,
  clock: { left: {}, asked: "nobody", since: 0 },
  rematch: "",
};
const welcome = (seq: number, more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  version: 2,
  table: "T",
  seat: "hera",
  setting: { game: "olympus" },
  seq,
  now: waiting,
  pace: { burst: 40, a_second: 10 },
  ...more,
});
const news = (seq: number, now: Position | null = waiting): News => ({
  type: "update",
  seq,
  updates: [],
  present: ["hera"],
  now,
});

let sockets: FakeSocket[];
let connections: Connection[];
let shown: Shown | undefined;
let kept: Shown[];
let alarms: Alarm[];

function call(more: Partial<Caller> = {}): Link {
  return new Link(
    {
      table: "T",
      key: "secret",
      name: "Eris",
      language: () => "de",
      open: (address) => {
        const socket = new FakeSocket(address);
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      shown: () => shown,
      keep: (one) => kept.push((shown = one)),
      ...more,
    },
    {
      welcome: () => undefined,
      news: () => undefined,
      connection: (now) => connections.push(now),
      alarm: (alarm) => alarms.push(alarm),
    },
  );
}
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "http://here" });
  [sockets, connections, shown, kept, alarms] = [[], [], undefined, [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection to a table", () => {
  test("says who it is, and never in the address", () => {
    call();
    last().onopen?.();
    expect(last().address).toBe("ws://here/api/tables/T/socket");
    expect(last().sent).toEqual([{ type: "hello", version: 2, language: "de", key: "secret", name: "Eris" }]);
  });

  test("comes back with growing pauses, and says what it has had", () => {
    call();
    last().onopen?.();
    last().says(welcome(4));
    last().says(news(7));
    last().hangsUp();
    expect(connections.at(-1)).toEqual({ is: "lost", pause: 0.3 });
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    last().hangsUp();
    expect(connections.at(-1)).toEqual({ is: "lost", pause: 1 });
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 7 });
    last().says(welcome(7));
    expect(connections.at(-1)).toEqual({ is: "open" });
  });

  test("comes back at once, without a word, when the server is replaced; if it is gone after all, as ever", () => {
    call();
    last().onopen?.();
    last().says(welcome(4));
    last().hangsUp(1012);
    expect(sockets).toHaveLength(2);
    expect(connections.map(({ is }) => is)).not.toContain("lost");
    last().hangsUp();
    expect(connections.at(-1)).toEqual({ is: "lost", pause: 0.3 });
  });

  test.each(DONE_BEFORE)("sends again, as it was, what had no answer: %s", async (code) => {
    const link = call();
    last().onopen?.();
    last().says(welcome(4));
    const sent = link.send({ type: "choose", at: 4, choice: "LAY(5)" });
    const first = last().sent.at(-1);
    last().hangsUp();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    last().says(welcome(4));
    expect(last().sent.at(-1)).toEqual(first);
    last().says({ type: "refused", id: first!.id, code, text: "", clause: "" });
    await expect(sent).resolves.toMatchObject({ type: "reply" }); // the first had arrived
  });

  test("a refusal is told with its reason", async () => {
    const link = call();
    last().onopen?.();
    last().says(welcome(4));
    const sent = link.send({ type: "choose", at: 4, choice: "LAY(9)" });
    const denial = { type: "refused", id: last().sent.at(-1)!.id, code: "x", text: "Not there.", clause: "HZ-1" };
    last().says(denial);
    await expect(sent).rejects.toEqual(new Refused(denial as never));
  });

  test("gives a nonce by itself, once, when the dealer has committed himself", () => {
    call();
    last().onopen?.();
    last().says(welcome(1));
    expect(last().sent.filter((one) => one.type === "nonce")).toHaveLength(0);
    const now = { ...waiting, commitment: "abc" };
    last().says(news(2, now));
    last().says(news(3, now));
    const nonces = last().sent.filter((one) => one.type === "nonce");
    expect(nonces).toHaveLength(1);
    expect(nonces[0]!.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(kept).toEqual([
      { table: "T", commitment: "abc", nonces: {} },
      { table: "T", commitment: "abc", nonces: { hera: nonces[0]!.nonce } },
    ]);
    expect(alarms).toEqual([]);
  });

  test("keeps commitment and nonce before the nonce goes out", () => {
    const order: string[] = [];
    call({ keep: (one) => order.push(`kept ${Object.keys(one.nonces).length}`) });
    last().onopen?.();
    const send = last().send.bind(last());
    last().send = (text) => {
      order.push(String((JSON.parse(text) as { type: string }).type));
      send(text);
    };
    last().says(welcome(1, { now: { ...waiting, commitment: "abc" } }));
    expect(order.slice(0, 3)).toEqual(["kept 0", "kept 1", "nonce"]);
  });

  test("another commitment is an alarm, is not kept, and gets no nonce", () => {
    shown = { table: "T", commitment: "first", nonces: {} };
    call();
    last().onopen?.();
    last().says(welcome(1, { now: { ...waiting, commitment: "second" } }));
    expect(alarms).toEqual(["commitment"]);
    expect(kept).toEqual([]);
    expect(last().sent.filter((one) => one.type === "nonce")).toEqual([]);
  });

  test("so it is in the middle of a game, also where nothing can be kept", () => {
    call({ shown: () => undefined, keep: () => undefined });
    last().onopen?.();
    last().says(welcome(1, { now: { ...waiting, commitment: "first" } }));
    last().says(news(2, { ...waiting, commitment: "first", status: "playing" }));
    expect(alarms).toEqual([]);
    last().says(news(3, { ...waiting, commitment: "second", status: "playing" }));
    expect(alarms).toEqual(["commitment"]);
  });

  test("what is shown after the first deal is not kept as if it had been shown before", () => {
    call();
    last().onopen?.();
    last().says(welcome(9, { now: { ...waiting, commitment: "late", status: "playing" } }));
    expect(kept).toEqual([]);
    expect(alarms).toEqual([]);
  });

  test("a nonce that was kept is given again, not another", () => {
    shown = { table: "T", commitment: "abc", nonces: { hera: "11".repeat(32) } };
    call();
    last().onopen?.();
    last().says(welcome(1, { now: { ...waiting, commitment: "abc" } }));
    expect(last().sent.at(-1)).toMatchObject({ type: "nonce", nonce: "11".repeat(32) });
  });

  test("another nonce for our seat is an alarm, and ours is not taken for the one in the record", async () => {
    call();
    last().onopen?.();
    last().says(welcome(1, { now: { ...waiting, commitment: "abc" } }));
    const { id } = last().sent.at(-1)!;
    last().says({ type: "refused", id, code: "nonce-twice", text: "", clause: "" });
    await vi.advanceTimersByTimeAsync(0);
    expect(alarms).toEqual(["nonce"]);
    expect(kept.at(-1)!.nonces).toEqual({});
  });

  test("who watches gives none, but keeps what was shown", () => {
    call({ key: "" });
    last().onopen?.();
    expect(last().sent[0]).not.toHaveProperty("key");
    last().says(welcome(1, { seat: "watcher", now: { ...waiting, commitment: "abc" } }));
    expect(kept).toEqual([{ table: "T", commitment: "abc", nonces: {} }]);
    expect(last().sent.filter((one) => one.type === "nonce")).toHaveLength(0);
  });

  test("notices a dead connection by a ping without an answer", () => {
    call();
    last().onopen?.();
    last().says(welcome(1));
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(connections.at(-1)).toEqual({ is: "lost", pause: 0.3 });
  });

  test("pings once at a time, also after a ping was lost", () => {
    call();
    const pings = () => last().sent.filter((one) => one.type === "ping");
    const answer = () => pings().forEach(({ id }) => last().says({ type: "reply", id }));
    last().onopen?.();
    last().says(welcome(1));
    vi.advanceTimersByTime(30_300);
    last().onopen?.();
    last().says(welcome(1));
    answer();
    return Promise.resolve().then(() => {
      vi.advanceTimersByTime(20_000);
      expect(pings()).toHaveLength(2); // the lost one, and the next
    });
  });

  test("begins anew with one connection, and not at all when it is closed", () => {
    const link = call();
    last().hangsUp();
    link.restart();
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
    link.close();
    link.restart();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  test("what is sent while it begins anew is said of what was heard before", () => {
    const link = call();
    last().onopen?.();
    last().says(welcome(7));
    link.restart();
    expect(link.seq).toBe(7);
    last().onopen?.();
    expect(last().sent[0]).not.toHaveProperty("since"); // all of it again
    last().says(welcome(7));
    last().hangsUp();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ since: 7 });
  });

  test("a wrong key ends it for good", () => {
    call();
    last().onopen?.();
    last().says({ type: "refused", id: null, code: "wrong-key", text: "No.", clause: "" });
    expect(connections.at(-1)).toMatchObject({ is: "ended", why: { text: "No." } });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("a new key is used when it comes back", async () => {
    const link = call();
    last().onopen?.();
    last().says(welcome(1));
    const rotated = link.rotate();
    const { id, key } = last().sent.at(-1)!;
    last().says({ type: "reply", id, key });
    expect(await rotated).toBe(key);
    last().hangsUp();
    vi.advanceTimersByTime(300);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ key });
  });
});
