import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, Mark } from "../games/game";
import type { Denial, EventMessage, Position, Update, UpdateKind } from "../protocol/messages";

vi.stubGlobal("document", { hidden: true }); // nothing moves
const { Refused } = await import("./link");
const { Scene } = await import("./scene.svelte");
const { fetchWords } = await import("./words.svelte");
await fetchWords("web", "en");
type AnyClient = import("./scene.svelte").AnyClient;

/** PLAY(x) lies on hand:x, OWN(x) on own:x; anything else on nothing. */
const client = {
  mark: (choice: string): Mark =>
    choice.startsWith("PLAY") ? `hand:${inside(choice)}` : choice.startsWith("OWN") ? `own:${inside(choice)}` : "",
  wanted: (mark: Mark) => (mark.startsWith("hand:") ? `PLAY(${mark.slice(5)})` : ""),
  motion: (event: EventMessage) => ({ what: "pulse", to: `own:${(event as { place?: string }).place}` }),
  seen: () => [],
} as unknown as AnyClient;
const inside = (choice: string) => choice.slice(choice.indexOf("(") + 1, -1);

class Trial extends Scene {
  sent: string[] = [];
  undone = 0;
  answer: (choice: string) => void = () => undefined;
  constructor(now: Position) {
    super();
    this.seat = "hera";
    this.client = client;
    this.begin(now, []);
  }
  protected override async send(choice: string): Promise<void> {
    this.sent.push(choice);
    this.answer(choice);
  }
  protected override undo(): void {
    this.undone++;
  }
  comesBack(now: Position, story: EventMessage[], chats: Update[]): void {
    this.begin(now, story, chats);
  }
  hears(now: Position, ...updates: Update[]): Promise<void> {
    this.tell({ updates, now });
    return new Promise((done) => setTimeout(done));
  }
}

const choices = (...all: string[]): Choice[] => all.map((choice) => ({ choice, text: choice }));
const event = (text: string, place = 0): EventMessage =>
  ({ event: "moved", seat: "zeus", place, text }) as EventMessage;
const update = (kind: UpdateKind, seat: string, ...events: EventMessage[]): Update => ({
  seq: 1,
  at: 0,
  kind,
  seat,
  events,
});
function position(question: string, all: Choice[], more: Partial<Position> = {}): Position {
  return {
    status: "playing",
    seats: [],
    commitment: "",
    request: null,
    clock: { left: {}, asked: "nobody", since: 0 },
    rematch: "",
    view: { question },
    to_move: "hera",
    question,
    choices: all,
    can_undo: true,
    ...more,
  };
}

let scene: Trial;
beforeEach(() => {
  scene = new Trial(position("main", choices("PLAY(hector)", "PLAY(paris)", "DONE")));
});

test("choices lie on their things, the others in the bar", () => {
  expect([...scene.play.open.keys()]).toEqual(["hand:hector", "hand:paris"]);
  expect(scene.placed.bar.map((one) => one.choice)).toEqual(["DONE"]);
});

test("without the board nothing can be chosen yet", () => {
  scene.client = null;
  expect([...scene.choices, ...scene.placed.bar]).toEqual([]);
  scene.client = client;
  expect(scene.choices).toHaveLength(3);
});

test("a click sends the choice, and the thing stays marked until the action is finished", async () => {
  scene.play.pick("hand:hector");
  await scene.hears(position("place", choices("OWN(1)", "OWN(2)")), update("choice", "hera"));
  expect(scene.sent).toEqual(["PLAY(hector)"]);
  expect([...scene.play.picked]).toEqual(["hand:hector"]);
  scene.play.pick("own:1");
  await scene.hears(position("main", choices("PLAY(paris)")), update("choice", "hera"));
  expect([...scene.play.picked]).toEqual([]);
});

test("several choices on one thing open a menu", () => {
  const both = new Trial(position("main", choices("PLAY(hector)", "PLAY(hector)")));
  both.play.pick("hand:hector");
  expect(both.sent).toEqual([]);
  expect(both.menu?.choices).toHaveLength(2);
});

test("a wrong click asks the server, whose reason is shown", async () => {
  const denial: Denial = { type: "refused", id: 1, code: "x", text: "Too dear.", clause: "FO-1" };
  scene.answer = () => {
    throw new Refused(denial);
  };
  scene.play.pick("hand:medea");
  await Promise.resolve();
  await Promise.resolve();
  expect(scene.sent).toEqual(["PLAY(medea)"]);
  expect(scene.refusal).toEqual({ text: "Too dear.", clause: "FO-1" });
  expect([...scene.play.picked]).toEqual([]);
});

test("a drag picks both things, one after the other", async () => {
  scene.play.drop("hand:hector", "own:2");
  await scene.hears(position("pay", choices("PAY(red)")), update("choice", "hera"));
  expect(scene.sent).toEqual(["PLAY(hector)"]);
  void scene.choose("PAY(red)");
  await scene.hears(position("place", choices("OWN(1)", "OWN(2)")), update("choice", "hera"));
  expect(scene.sent).toEqual(["PLAY(hector)", "PAY(red)", "OWN(2)"]);
});

test("a drag onto an open thing from one that is not picks it", () => {
  scene.play.drop("ship:0", "hand:paris");
  expect(scene.sent).toEqual(["PLAY(paris)"]);
});

test("what is dropped where it has no business is not played", () => {
  for (const more of [{ dragged: () => [] }, { fits: () => false }]) {
    scene.client = { ...client, ...more };
    scene.refusal = null;
    scene.play.drop("hand:hector", "own:2");
    expect(scene.refusal).toEqual({ text: "It cannot go there.", clause: "" });
  }
  scene.client = client;
  scene.play.drop("hand:hector", "hand:helen"); // put back
  expect(scene.sent).toEqual([]);
});

test("bots are called by their level, wherever their name comes from", () => {
  const sitter = { name: "", free: false, nonce: true };
  const bot = { ...sitter, person: false };
  const seats = [
    { ...bot, seat: "hera", bot: "level:2" },
    { ...bot, seat: "b", bot: "search:seconds=1" },
    { ...bot, seat: "zeus", bot: "lesson" },
    { ...sitter, seat: "achilles", name: "Thalia", person: true, bot: "greedy" }, // in her place
  ];
  scene.comesBack(position("main", [], { seats }), [], []);
  expect(seats.map(({ seat }) => scene.nameOf(seat))).toEqual(["hera (Bot Midas)", "Bot Prometheus", "zeus", "Thalia"]);
});

test("a shortcut sends its choices in the positions that follow, as long as they can be chosen", async () => {
  const first = position("pay", choices("PAY(a)", "PAY(b)"), {
    shortcut: { text: "a and b", choices: ["PAY(a)", "PAY(b)"] },
  });
  scene = new Trial(first);
  scene.takeShortcut();
  await scene.hears(position("pay", choices("PAY(b)")), update("choice", "hera"));
  expect(scene.sent).toEqual(["PAY(a)", "PAY(b)"]);
});

test("nothing can be chosen out of turn, and the sentence says whose it is", async () => {
  await scene.hears(position("main", [], { to_move: "zeus" }), update("choice", "hera"));
  scene.play.pick("hand:hector");
  expect(scene.sent).toEqual([]);
  expect(scene.refusal?.text).toBeTruthy();
});

test("what is taken back leaves the log", async () => {
  await scene.hears(position("main", []), update("choice", "hera", event("One."), event("Two.")));
  expect(scene.story.entries.map((entry) => entry.text)).toEqual(["One.", "Two."]);
  await scene.hears(position("main", []), { ...update("undo", "hera"), kept: 1 });
  expect(scene.story.entries.filter((entry) => entry.what === "event").map((entry) => entry.text)).toEqual(["One."]);
  await scene.hears(position("main", []), update("choice", "hera", event("Three.")));
  expect(scene.story.entries.at(-1)).toMatchObject({ text: "Three.", number: 1 });
});

test("what was said before is still there after a reload, and is not said aloud again", () => {
  const chats: Update[] = [
    { ...update("chat", "zeus"), text: "Salve!" },
    { ...update("reaction", "hera"), reaction: "bravo" },
  ];
  scene.comesBack(position("main", []), [event("One.")], chats);
  expect(scene.story.entries.map(({ what, seat, text }) => [what, seat, text])).toEqual([
    ["chat", "zeus", "Salve!"],
    ["reaction", "hera", "bravo"],
    ["event", "zeus", "One."],
  ]);
  expect(scene.story.spoken).toEqual([]);
});

test("a thing that loses the focus puts only its own card away", () => {
  const [one, other] = [{} as Element, {} as Element];
  scene.play.show("hector", "", one);
  scene.play.show("", "", other);
  expect(scene.card?.card).toBe("hector");
  scene.play.show("", "", one);
  expect(scene.card).toBeNull();
});

test("stepping back asks only if it is free, and not while something is told", async () => {
  const shown = scene.hears(position("main", []), update("choice", "zeus"));
  scene.stepBack();
  expect(scene.undone).toBe(0);
  await shown;
  scene.stepBack();
  expect(scene.undone).toBe(1);
  await scene.hears(position("main", [], { can_undo: false }), update("choice", "hera"));
  scene.stepBack();
  expect(scene.undone).toBe(1);
});

test("what can be chosen ahead lies on its thing or in the bar, and leads there", async () => {
  const ahead = [
    { choice: "PLAY(medea)", text: "", choices: ["STOP", "PLAY(medea)"] },
    { choice: "END", text: "", choices: ["STOP", "END"] },
  ];
  scene = new Trial(position("ship", choices("STOP"), { ahead }));
  expect([...scene.play.open.keys()]).toEqual(["hand:medea"]);
  expect(scene.placed.bar.map((one) => one.choice)).toEqual(["STOP", "END"]);
  scene.answer = () => void scene.hears(position("main", choices("PLAY(medea)", "END")), update("choice", "hera"));
  await scene.choose("END");
  await scene.hears(position("main", []), update("choice", "zeus"));
  expect(scene.sent).toEqual(["STOP", "END"]);
});

test("what was dragged somewhere stays there, what was picked may go on", async () => {
  const there = () => void scene.hears(position("ship", choices("DIR(n)", "STOP")), update("choice", "hera"));
  const begun = position("ship", choices("DIR(e)", "STOP"));
  const sailing = { ...client, dragged: () => ["DIR(e)"], rests: () => "STOP" };
  for (const sent of [["DIR(e)", "STOP"], ["DIR(e)"]]) {
    scene = new Trial(begun);
    scene.client = sailing;
    scene.answer = (choice) => choice === "DIR(e)" && there();
    if (sent.length > 1) scene.play.drop("ship:a", "sq:b1");
    else void scene.choose("DIR(e)");
    await new Promise((done) => setTimeout(done, 20));
    expect(scene.sent).toEqual(sent);
  }
});

test("all who have won are named", () => {
  const person = { bot: "", person: true, free: false, nonce: true };
  const seats = ["Ann", "Bob", "Cem"].map((name, at) => ({ seat: "abc"[at]!, name, ...person }));
  scene = new Trial(position("over", [], { seats }));
  expect(scene.outcome({ a: 0, b: 0, c: 0 })).toBe("A draw.");
  expect(scene.outcome({ a: -1, b: 1, c: -1 })).toBe("Bob has won.");
  expect(scene.outcome({ a: 0.5, b: 0.5, c: -1 })).toBe("The victory is shared: Ann, Bob.");
});
