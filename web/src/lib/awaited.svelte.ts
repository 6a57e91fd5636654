/** A table whose other players are awaited while one plays elsewhere. It stays connected, so that it can begin. */

import { notify } from "./alerts.svelte";
import { Link } from "./link";
import { keepShown, shownAt } from "./memory";
import { gameName } from "./names.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { say } from "./words.svelte";
import type { Position } from "../protocol/messages";

export interface Awaited {
  table: string;
  game: string;
  key: string;
}

const WHERE = "theomachy.awaited";
let link: Link | null = null;
let current = $state.raw<Awaited | null>(null);
let arrived = $state(false);

export const awaited = {
  /** The table, once the others are there. */
  get ready(): Awaited | null {
    return arrived ? current : null;
  },
};

export function waitFor(table: Awaited): void {
  stopWaiting();
  current = table;
  sessionStorage.setItem(WHERE, JSON.stringify(table));
  link = new Link(
    {
      table: table.table,
      key: table.key,
      name: settings.name,
      language: () => settings.language,
      shown: () => shownAt(table.table),
      keep: keepShown,
    },
    {
      welcome: (message) => look(message.now),
      news: (message) => message.now && look(message.now),
      connection: (now) => now.is === "ended" && stopWaiting(),
    },
  );
}

function look(now: Position): void {
  if (now.status === "waiting" || arrived || !current) return;
  arrived = true;
  sound("turn");
  void notify({ table: current.table, title: gameName(current.game), text: say("friend-here") });
}

export function stopWaiting(): void {
  link?.close();
  link = null;
  current = null;
  arrived = false;
  sessionStorage.removeItem(WHERE);
}

/** Whoever sits down there does not wait elsewhere any more. */
export function arriveAt(table: string): void {
  if (current?.table === table) stopWaiting();
}

/** After the page was loaded anew. */
export function waitOn(): void {
  const kept = sessionStorage.getItem(WHERE);
  if (kept) waitFor(JSON.parse(kept) as Awaited);
}
