/** Sounds made on the spot: plucked strings, shields, dice, waves, and a motif for the end. No files. */

import { settings } from "./settings.svelte";

export type Sound =
  | "none"
  | "choose"
  | "wrong"
  | "chat"
  | "turn"
  | "card"
  | "pluck"
  | "lyre"
  | "gain"
  | "clash"
  | "fall"
  | "dice"
  | "wave"
  | "over"
  | "victory"
  | "defeat";

/** Adds something to a recording, from `at` seconds on. */
type Voice = (out: Float32Array, rate: number, at: number) => void;

// The strings of a lyre, in Hz: D Dorian.
const [D3, A3, C4, D4, E4, F4, G4, A4, C5, D5, F5, A5] = [
  146.8, 220, 261.6, 293.7, 329.6, 349.2, 392, 440, 523.3, 587.3, 698.5, 880,
] as const;

/** Noise that is the same each time. */
function noise(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 2147483648 - 1;
  };
}

function add(out: Float32Array, rate: number, at: number, length: number, wave: (t: number) => number): void {
  const from = Math.round(at * rate);
  const count = Math.min(Math.round(length * rate), out.length - from);
  for (let i = 0; i < count; i++) out[from + i]! += wave(i / rate);
}

/** A string by Karplus and Strong: a burst of noise goes round, and loses its edges each time. */
function pluck(frequency: number, length = 0.9, loud = 0.5): Voice {
  return (out, rate, at) => {
    const random = noise();
    const period = Math.max(2, Math.round(rate / frequency));
    const string = Float32Array.from({ length: period }, random);
    for (let i = 1; i < period; i++) string[i] = (string[i]! + string[i - 1]!) / 2; // by a finger, not a nail
    let i = 0;
    add(out, rate, at, length, (t) => {
      const now = string[i]!;
      string[i] = 0.4985 * (now + string[(i + 1) % period]!);
      i = (i + 1) % period;
      return now * loud * Math.min(1, (length - t) * 12);
    });
  };
}

/** Bronze on bronze: partials that do not fit together. */
function bronze(frequency: number, length: number, loud: number): Voice {
  return (out, rate, at) => {
    const random = noise();
    add(out, rate, at, length, (t) => {
      let sum = 0.5 * random() * Math.exp(-t * 90);
      for (const [i, part] of [1, 1.51, 2.34, 2.98, 4.07].entries()) {
        sum += (Math.sin(6.283 * frequency * part * t) * Math.exp((-t * (5 + 4 * i)) / length)) / (2 + i);
      }
      return sum * loud;
    });
  };
}

/** A skin, or something heavy on the ground. */
function thud(frequency: number, length: number, loud: number): Voice {
  return (out, rate, at) =>
    add(out, rate, at, length, (t) => {
      const phase = 6.283 * frequency * (t + 0.03 * (1 - Math.exp(-t * 30)));
      return Math.sin(phase) * Math.exp((-t * 5) / length) * loud;
    });
}

/** Air, sand or water: noise that was made dull, with the loudness of a hump. */
function breath(length: number, dull: number, loud: number, peak = 0.3): Voice {
  return (out, rate, at) => {
    const random = noise();
    let low = 0;
    add(out, rate, at, length, (t) => {
      low += (random() - low) * dull;
      const part = t / length;
      const hump = part < peak ? part / peak : (1 - part) / (1 - peak);
      return low * hump * hump * loud;
    });
  };
}

function knock(frequency: number, loud: number): Voice {
  return (out, rate, at) => {
    const random = noise();
    add(out, rate, at, 0.06, (t) => (Math.sin(6.283 * frequency * t) + random() * 0.6) * Math.exp(-t * 110) * loud);
  };
}

type Score = readonly (readonly [at: number, voice: Voice])[];

const phrase = (between: number, loud: number, ...notes: number[]): Score =>
  notes.map((note, i) => [i * between, pluck(note, 1.1, loud)] as const);

const SCORES: Readonly<Record<Exclude<Sound, "none">, Score>> = {
  choose: [[0, pluck(D5, 0.25, 0.25)]],
  wrong: [
    [0, pluck(F4, 0.3, 0.35)],
    [0.09, pluck(E4, 0.4, 0.35)],
  ],
  chat: [[0, pluck(A5, 0.4, 0.25)]],
  turn: phrase(0.1, 0.35, A4, D5),
  card: [[0, breath(0.13, 0.5, 0.35)]],
  pluck: [
    [0, breath(0.1, 0.5, 0.2)],
    [0.04, pluck(A3, 0.7, 0.4)],
  ],
  lyre: phrase(0.06, 0.3, D4, F4, A4),
  gain: phrase(0.07, 0.3, A4, C5, F5),
  clash: [
    [0, bronze(520, 0.5, 0.35)],
    [0, thud(95, 0.2, 0.5)],
  ],
  fall: [
    [0, bronze(430, 0.6, 0.35)],
    [0.02, thud(80, 0.25, 0.5)],
    [0.26, thud(55, 0.35, 0.6)],
  ],
  dice: [0, 0.07, 0.16, 0.24, 0.35, 0.43, 0.58, 0.63].map((at, i) => [at, knock(1100 + 190 * (i % 4), 0.4)] as const),
  wave: [
    [0, breath(0.9, 0.06, 1.6, 0.4)],
    [0.3, breath(0.6, 0.25, 0.2, 0.3)],
  ],
  over: [...phrase(0.14, 0.35, D4, G4, D4), [0.42, pluck(D3, 1.4, 0.4)]],
  victory: [
    ...phrase(0.13, 0.35, D4, F4, A4, D5),
    [0.6, pluck(A4, 1.4, 0.3)],
    [0.6, pluck(F5, 1.4, 0.3)],
    [0.6, pluck(D3, 1.6, 0.4)],
    [0.6, bronze(587, 0.9, 0.15)],
  ],
  defeat: [...phrase(0.22, 0.35, A4, F4, E4, C4), [0.95, pluck(D3, 1.8, 0.5)], [0.95, thud(60, 0.5, 0.5)]],
};

const LONGEST = 2.8; // seconds

/** A sound as numbers from -1 to 1; it ends where it is silent. */
export function record(name: Exclude<Sound, "none">, rate: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.round(LONGEST * rate));
  for (const [at, voice] of SCORES[name]) voice(out, rate, at);
  let end = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.tanh(out[i]!);
    if (Math.abs(out[i]!) > 0.0005) end = i + 1;
  }
  return out.slice(0, Math.max(1, end));
}

export const SOUNDS = Object.keys(SCORES) as Exclude<Sound, "none">[];

const CALL: Sound = "turn"; // is heard by who looks elsewhere, too
let context: AudioContext | null = null;
const recordings = new Map<Sound, AudioBuffer>();

/** A browser plays nothing before it was touched: until then we are silent, too. */
function begin(): void {
  if (context || !settings.sound) return;
  try {
    context = new AudioContext();
  } catch {
    // a device without sound
  }
}
if (typeof addEventListener === "function") {
  for (const touched of ["pointerdown", "keydown"]) addEventListener(touched, begin, { capture: true, passive: true });
}

export function sound(name: Sound): void {
  if (name === "none" || !context || !settings.sound || (document.hidden && name !== CALL)) return;
  try {
    let recording = recordings.get(name);
    if (!recording) {
      const wave = record(name, context.sampleRate);
      recording = context.createBuffer(1, wave.length, context.sampleRate);
      recording.copyToChannel(wave, 0);
      recordings.set(name, recording);
    }
    const source = context.createBufferSource();
    source.buffer = recording;
    source.connect(context.destination);
    source.start();
  } catch {
    // the device was taken away
  }
}
