/** Requests to the server, in the reader's language. */

import type { Denial } from "../protocol/messages";
import { noteAnswer } from "./away.svelte";
import { Refused } from "./link";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const NOTHING = 204; // to be said

async function ask(method: string, path: string, body?: unknown, key = "", signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers.Authorization = `Bearer ${key}`;
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (!signal?.aborted) noteAnswer(null);
    throw error;
  });
  noteAnswer(answer);
  if (answer.ok) return answer;
  const denial = (await answer.json().catch(() => ({}))) as Partial<Denial>;
  throw new Refused({
    type: "refused",
    id: null,
    code: denial.code ?? `http-${answer.status}`,
    text: denial.text ?? answer.statusText,
    clause: denial.clause ?? "",
  });
}

/** Why it did not go, as a sentence. */
export function troubleOf(error: unknown): string {
  return error instanceof Refused ? error.message : say("needs-server");
}

/** For an effect: fetch something, and once more in another language; what comes when it is not wanted any more is dropped. */
export function fetching<T>(path: string, found: (answer: T) => void, failed = () => {}): () => void {
  let wanted = true;
  get<T>(path).then(
    (answer) => wanted && found(answer),
    () => wanted && failed(),
  );
  return () => (wanted = false);
}

export async function get<T>(path: string, key = ""): Promise<T> {
  return (await ask("GET", path, undefined, key)).json() as Promise<T>;
}

export async function getText(path: string, key = ""): Promise<string> {
  return (await ask("GET", path, undefined, key)).text();
}

export async function post<T>(path: string, body: unknown, key = "", signal?: AbortSignal): Promise<T> {
  const answer = await ask("POST", path, body, key, signal);
  return (answer.status === NOTHING ? undefined : await answer.json()) as T;
}

export async function drop(path: string, body: unknown, key = ""): Promise<void> {
  await ask("DELETE", path, body, key);
}
