/** The house without its server: the worker that keeps it. */

import { renew } from "./router.svelte";
import type { Language } from "./settings.svelte";

const HOUR = 3600_000;

export async function openHouse(): Promise<void> {
  const workers = "serviceWorker" in navigator && import.meta.env.PROD ? navigator.serviceWorker : null;
  if (!workers) return;
  // Another worker than before: the next page comes from the new house.
  if (workers.controller) workers.addEventListener("controllerchange", renew, { once: true });
  try {
    const worker = await workers.register("/worker.js");
    setInterval(() => void worker.update().catch(() => undefined), HOUR);
  } catch {
    // a private window, or no room: then there is no house without the server
  }
}

/** What was never read before can be read without a server, too. */
export async function readAhead(language: Language): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ keep: language });
}
