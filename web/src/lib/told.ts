/** What the server tells by requests. */

import type { Happening, Sitter, View } from "../said/protocol";
import type { Now } from "./scene.svelte";

export const GAMES = ["olympus", "hera-zeus", "deukalion"] as const;
export type GameKey = (typeof GAMES)[number];
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelKey = (typeof LEVELS)[number];

export interface OptionTold {
  default: string | number | boolean;
  clause: string;
  values?: (string | number | boolean)[];
  least?: number;
  most?: number | null;
}

export interface GameTold {
  game: string;
  editions: string[];
  players: number[];
  sides: { side: string; name: string }[];
  options: Record<string, OptionTold>;
  levels?: { level: string; bot: string }[];
}

export interface Made {
  table: string;
  seats: { seat: number; key: string }[];
}

export interface Offer {
  table: string;
  setting: Record<string, unknown>;
  status: "waiting" | "playing" | "over";
  seats: Sitter[];
  created: number;
}

export interface Rules {
  game: string;
  title: string;
  html: string;
  sections: { id: string; heading: string }[];
  clauses: { clause: string; section: string; text: string }[];
}

export interface Frame {
  seq: number;
  actor: number;
  choice: string;
  text: string;
  events: Happening[];
  view: View;
  question: string;
  to_move: number;
}

export interface Replayed {
  game: string;
  setting: Record<string, unknown>;
  seats: { side: string; name: string }[];
  total: number;
  result: string;
  points: number[];
  frames: Frame[];
}

export interface LessonTitle {
  lesson: number;
  title: string;
  about: string;
}

export interface LessonStep {
  lesson: number;
  of: number;
  title: string;
  now: Now;
  events: Happening[];
  say: string;
  expected: string[];
  done: boolean;
  taken: string[];
  again: boolean;
}

export interface Proof {
  commitment: string;
  secret: string;
  bound: string;
  head: string;
  nonces: { side: string; nonce: string }[];
  odds: [string, number][][];
  outcomes: { line: number; recorded: string; odds: number }[];
}

/** Bots by level; the server may name better ones. */
const BOTS: Record<LevelKey, string> = { easy: "greedy:sight=1", medium: "greedy", hard: "search:seconds=1" };

export function botOf(told: GameTold | undefined, level: LevelKey): string {
  return told?.levels?.find((one) => one.level === level)?.bot ?? BOTS[level];
}

/** A key of the rules as one would write it. */
export function spaced(key: unknown): string {
  return String(key).replaceAll("_", " ").replaceAll("-", " ");
}
