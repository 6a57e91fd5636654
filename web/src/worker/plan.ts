/** What the worker does with a request; nothing here needs one to run. */

export type Plan = "page" | "file" | "text" | "leave";

/** What can be read without a server once it was read with one. The answers depend on the language alone. */
const TEXTS = /^\/api\/(games|keys|rules\/[^/]+(\/examples)?|lessons\/[^/]+|games\/[^/]+\/[a-z]+|gallery\/[^/]+)$/;
/** Pages that the server writes itself. */
const PLAIN = /^\/(api|assets|icons)\/|^\/(verify\/plain|openapi\.json|worker\.js)$/;

export function planFor(method: string, mode: string, url: URL, home: string): Plan {
  if (method !== "GET" || url.origin !== home) return "leave";
  if (mode === "navigate") return PLAIN.test(url.pathname) ? "leave" : "page";
  if (/^\/(assets|icons)\//.test(url.pathname)) return "file";
  return TEXTS.test(url.pathname) && !url.searchParams.has("table") ? "text" : "leave";
}

/** Where an answer is kept: one for each language. */
export function placeOf(url: URL, language: string): string {
  const place = new URL(url);
  place.searchParams.set("language", language.slice(0, 2) || "en");
  return place.href;
}

/** What is read ahead, so that it is there on the day when there is no server. */
export function textsOf(games: readonly string[]): string[] {
  return games.flatMap((game) => [
    `/api/rules/${game}`,
    `/api/rules/${game}/examples`,
    `/api/lessons/${game}`,
    `/api/gallery/${game}`,
    `/api/games/${game}/cards`,
  ]);
}
