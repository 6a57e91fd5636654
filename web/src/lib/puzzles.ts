/** The puzzles of a game, in the order of its file: by level, and which comes next. */

import type { PuzzleTitle } from "../protocol/requests";

export interface Numbered extends PuzzleTitle {
  /** From 1. */
  number: number;
}

/** The easiest first. */
export function byLevel(titles: readonly PuzzleTitle[]): { level: number; puzzles: Numbered[] }[] {
  const numbered = titles.map((one, at) => ({ ...one, number: at + 1 }));
  const levels = [...new Set(titles.map((one) => one.level))].sort((a, b) => a - b);
  return levels.map((level) => ({ level, puzzles: numbered.filter((one) => one.level === level) }));
}

/** After this one the next of its level that is not solved; else the first that is not solved of any, the easiest first. */
export function nextOf(titles: readonly PuzzleTitle[], solved: readonly string[], here = ""): PuzzleTitle | undefined {
  const groups = byLevel(titles).map(({ puzzles }) => puzzles);
  const group = groups.find((puzzles) => puzzles.some((one) => one.puzzle === here)) ?? [];
  const at = group.findIndex((one) => one.puzzle === here);
  const inOrder = [...group.slice(at + 1), ...group.slice(0, Math.max(0, at)), ...groups.flat()];
  return inOrder.find((one) => one.puzzle !== here && !solved.includes(one.puzzle));
}
