/** Where finished games are kept on this device: what is told of each, and apart from that its record. */

import type { Finished, Recorded } from "./finished";

const NAME = "theomachy";
const VERSION = 1;
const GAMES = "games";
const RECORDS = "records";

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("no store"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(NAME, VERSION); // a private window may have none
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: "table" });
      request.result.createObjectStore(RECORDS);
    };
    const shelf = await answered(request);
    shelf.onversionchange = () => shelf.close();
    shelf.onclose = () => (opened = null);
    return shelf;
  })();
  opened.catch(() => (opened = null));
  return opened;
}

/** All of it is done, or nothing. */
async function change(act: (games: IDBObjectStore, records: IDBObjectStore) => Promise<void>): Promise<void> {
  const all = (await open()).transaction([GAMES, RECORDS], "readwrite");
  const done = new Promise<void>((done, failed) => {
    all.oncomplete = () => done();
    all.onabort = () => failed(all.error ?? new Error("no room"));
  });
  try {
    await act(all.objectStore(GAMES), all.objectStore(RECORDS));
  } catch (error) {
    done.catch(() => undefined);
    all.abort();
    throw error;
  }
  await done;
}

const inStore = async (store: string) => (await open()).transaction(store).objectStore(store);

/** The newest first. */
export async function finishedGames(): Promise<Finished[]> {
  const all = await answered((await inStore(GAMES)).getAll() as IDBRequest<Finished[]>);
  return all.sort((a, b) => b.when - a.when);
}

export async function finishedGame(table: string): Promise<Finished | undefined> {
  return answered((await inStore(GAMES)).get(table) as IDBRequest<Finished | undefined>);
}

export async function recordOf(table: string): Promise<string | undefined> {
  return answered((await inStore(RECORDS)).get(table) as IDBRequest<string | undefined>);
}

/** Once, whatever page or seat of this device it comes from. */
export function keepFinished({ game, record }: Recorded): Promise<void> {
  return change(async (games, records) => {
    const before = await answered(games.get(game.table) as IDBRequest<Finished | undefined>);
    if (!before) records.put(record, game.table);
    games.put({ ...(before ?? game), mine: [...new Set([...(before?.mine ?? []), ...game.mine])] });
  });
}

/** What is here stays as it is; how many were new? */
export async function takeIn(all: readonly Recorded[]): Promise<number> {
  let added = 0;
  await change(async (games, records) => {
    const here = new Set(await answered(games.getAllKeys()));
    for (const { game, record } of all) {
      if (here.has(game.table)) continue;
      here.add(game.table);
      games.put(game);
      records.put(record, game.table);
      added++;
    }
  });
  return added;
}

export async function allRecorded(): Promise<Recorded[]> {
  const all = (await open()).transaction([GAMES, RECORDS]);
  const records = all.objectStore(RECORDS);
  const [games, tables, texts] = await Promise.all([
    answered(all.objectStore(GAMES).getAll() as IDBRequest<Finished[]>),
    answered(records.getAllKeys()),
    answered(records.getAll() as IDBRequest<string[]>),
  ]);
  const byTable = new Map(tables.map((table, at) => [table, texts[at]!]));
  return games.map((game) => ({ game, record: byTable.get(game.table) ?? "" }));
}

export function forgetFinished(table: string): Promise<void> {
  return change(async (games, records) => {
    games.delete(table);
    records.delete(table);
  });
}

export function forgetAllFinished(): Promise<void> {
  return change(async (games, records) => {
    games.clear();
    records.clear();
  });
}
