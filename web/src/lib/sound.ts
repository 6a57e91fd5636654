/** Short sounds made on the spot: a plucked string, a drum, a clink. No files. */

import { settings } from "./settings.svelte";

type Tone = readonly [frequency: number, at: number, length: number, wave: OscillatorType, loud: number];

const SOUNDS: Record<string, readonly Tone[]> = {
  choose: [[523, 0, 0.09, "triangle", 0.25]],
  travel: [[330, 0, 0.05, "triangle", 0.1]],
  turn: [
    [392, 0, 0.12, "triangle", 0.2],
    [587, 0.1, 0.2, "triangle", 0.2],
  ],
  hit: [[110, 0, 0.14, "sawtooth", 0.18]],
  roll: [
    [900, 0, 0.03, "square", 0.08],
    [760, 0.12, 0.03, "square", 0.08],
    [840, 0.26, 0.03, "square", 0.08],
  ],
  fall: [[196, 0, 0.25, "sine", 0.3]],
  wrong: [
    [220, 0, 0.1, "triangle", 0.2],
    [185, 0.1, 0.16, "triangle", 0.2],
  ],
  chat: [[880, 0, 0.1, "sine", 0.12]],
  over: [
    [392, 0, 0.2, "triangle", 0.25],
    [523, 0.18, 0.2, "triangle", 0.25],
    [659, 0.36, 0.4, "triangle", 0.25],
  ],
};

let context: AudioContext | null = null;

export function sound(name: string): void {
  const tones = SOUNDS[name];
  if (!tones || !settings.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.01;
    for (const [frequency, at, length, wave, loud] of tones) {
      const string = context.createOscillator();
      const fade = context.createGain();
      string.type = wave;
      string.frequency.value = frequency;
      fade.gain.setValueAtTime(loud, start + at);
      fade.gain.exponentialRampToValueAtTime(0.001, start + at + length);
      string.connect(fade).connect(context.destination);
      string.start(start + at);
      string.stop(start + at + length);
    }
  } catch {
    // a browser without sound, or that wants to be touched first
  }
}
