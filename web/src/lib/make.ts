/** What players make themselves: cards of Fight for Olympus, maps of Deukalion. */

import type { Component } from "svelte";
import type { Checked } from "../protocol/requests";
import { keep, kept } from "./settings.svelte";

interface Workshop {
  /** The option of a table that takes such a text. */
  option: string;
  /** What a file of it is called. */
  file: string;
  example(): Promise<{ default: string }>;
  /** Draws what is fine. */
  shown(): Promise<{ default: Component<{ checked: Checked }> }>;
}

const WORKSHOPS: Record<string, Workshop> = {
  olympus: {
    option: "custom_cards",
    file: "my-cards.toml",
    example: () => import("../games/olympus/example.toml?raw"),
    shown: () => import("../games/olympus/OwnCards.svelte"),
  },
  deukalion: {
    option: "map",
    file: "my-map.txt",
    example: () => import("../games/deukalion/example.txt?raw"),
    shown: () => import("../games/deukalion/OwnMap.svelte"),
  },
};

export const workshopOf = (game: string): Workshop | undefined => WORKSHOPS[game];
export const canMake = (game: string): boolean => game in WORKSHOPS;

const where = (game: string) => `theomachy.draft.${game}`;
export const draftOf = (game: string): string => kept(where(game), "");
export const keepDraft = (game: string, text: string): void => keep(where(game), text);

/** Where a line begins and ends in a text, lines counted from 1. */
export function spanOf(text: string, line: number): [number, number] {
  const before = text
    .split("\n")
    .slice(0, line - 1)
    .join("\n");
  const start = line > 1 ? Math.min(text.length, before.length + 1) : 0;
  const end = text.indexOf("\n", start);
  return [start, end < 0 ? text.length : end];
}
