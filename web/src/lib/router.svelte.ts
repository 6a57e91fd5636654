/** Where we are: the path of the page, and what stands behind the #. */

import { remembered } from "./memory";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; keys: string[] }
  | { page: "rules"; game: string; clause: string }
  | { page: "cards"; game: string; card: string }
  | { page: "learn"; game: string; lesson: number }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "replay"; table: string; moment: string }
  | { page: "verify" }
  | { page: "games" }
  | { page: "make"; game: string }
  | { page: "lost" };

export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  const behind = hash.replace(/^#/, "");
  if (!second && ["t", "replay", "rules", "cards", "learn", "puzzles", "make"].includes(first)) return { page: "lost" };
  switch (first) {
    case "":
      return { page: "lobby" };
    case "t":
      return { page: "table", table: second, keys: behind.split(",").filter(Boolean) };
    case "rules":
      return { page: "rules", game: second, clause: decoded(behind) };
    case "cards":
      return { page: "cards", game: second, card: decoded(behind) };
    case "learn":
      return { page: "learn", game: second, lesson: Number(third) || 0 };
    case "puzzles":
      return { page: "puzzles", game: second, puzzle: third };
    case "replay":
      return { page: "replay", table: second, moment: behind };
    case "games":
      return { page: "games" };
    case "make":
      return { page: "make", game: second };
    case "verify":
      return { page: "verify" };
    default:
      return { page: "lost" };
  }
}

/** As it was meant, or as it stands if it means nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A notice does not know the key of a seat; this device does. */
function toMySeat(): void {
  const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  if (!table || location.hash !== "#mine") return;
  const keys = remembered().find((one) => one.table === table)?.keys ?? "";
  history.replaceState(null, "", `/t/${table}${keys && `#${keys}`}`);
}
toMySeat();

let current = $state.raw<Route>(routeOf(location.pathname, location.hash));

export function route(): Route {
  return current;
}

function read(): void {
  toMySeat();
  current = routeOf(location.pathname, location.hash);
}

let old = false;

/** There is a new client: it is fetched with the next page. */
export function renew(): void {
  old = true;
}

export function go(path: string, replace = false): void {
  if (old && !replace) return location.assign(path);
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** Links within the house change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);
