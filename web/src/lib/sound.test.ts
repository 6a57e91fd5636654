import { beforeEach, expect, test, vi } from "vitest";

const started: number[] = [];
let broken = false;
class Context {
  sampleRate = 8000;
  destination = {};
  constructor() {
    if (broken) throw new Error("no device");
  }
  createBuffer = (_: number, length: number) => ({ length, copyToChannel: () => undefined });
  createBufferSource = () => ({ buffer: { length: 0 }, connect: () => undefined, start: () => started.push(1) });
}

async function fresh(touched = true) {
  vi.resetModules();
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("document", { hidden: false });
  const { change } = await import("./settings.svelte");
  const all = await import("./sound");
  if (touched) window.dispatchEvent(new Event("pointerdown"));
  return { ...all, change };
}

beforeEach(() => {
  started.length = 0;
  broken = false;
  vi.stubGlobal("AudioContext", Context);
});

test("every sound is heard, is not too loud, and ends", async () => {
  const { record, SOUNDS } = await fresh();
  for (const name of SOUNDS) {
    const wave = record(name, 22050);
    const loudest = wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    expect(loudest, name).toBeGreaterThan(0.03);
    expect(loudest, name).toBeLessThan(1);
    expect(wave.length / 22050, name).toBeLessThan(2.8);
    expect(wave.every(Number.isFinite), name).toBe(true);
  }
});

test("a string has its pitch", async () => {
  const { record } = await fresh();
  const wave = record("choose", 22050);
  const period = Math.round(22050 / 587.3);
  const likeness = (shift: number) => {
    let sum = 0;
    for (let i = 1000; i < 2000; i++) sum += wave[i]! * wave[i + shift]!;
    return sum;
  };
  expect(likeness(period)).toBeGreaterThan(0.7 * likeness(0));
  expect(likeness(Math.round(period / 2))).toBeLessThan(0.5 * likeness(0));
});

test("it is on from the first touch, and off when it is switched off", async () => {
  const { sound, change } = await fresh(false);
  sound("dice");
  expect(started).toHaveLength(0);
  const again = await fresh();
  again.sound("dice");
  expect(started).toHaveLength(1);
  again.change({ sound: false });
  again.sound("dice");
  expect(started).toHaveLength(1);
  change({ sound: true });
});

test("without sound nothing breaks", async () => {
  broken = true;
  const one = await fresh();
  expect(() => one.sound("clash")).not.toThrow();
  vi.stubGlobal("AudioContext", undefined);
  const two = await fresh();
  expect(() => two.sound("clash")).not.toThrow();
});
