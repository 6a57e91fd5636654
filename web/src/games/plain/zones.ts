/** What a view of any game says, as labelled zones. */

export type PlainView = Record<string, unknown>;

/** A value as it can be written: a word, a list of them, or more zones. */
export type Content = { words: string[] } | { zones: Zone[] };

export interface Zone {
  label: string;
  content: Content;
}

/** What is said elsewhere on the page, or is nothing to look at. */
const ELSEWHERE = new Set(["seat", "to_move", "active", "question", "about", "legal", "winner", "ending"]);

export function zonesOf(view: PlainView): Zone[] {
  return Object.entries(view).flatMap(([name, value]) => (ELSEWHERE.has(name) ? [] : zone(name, value)));
}

/** `cards_in_hand` is called "cards in hand"; what is empty is left out. */
function zone(name: string, value: unknown): Zone[] {
  const content = contentOf(value);
  const empty = "words" in content ? content.words.length === 0 : content.zones.length === 0;
  return empty ? [] : [{ label: name.replaceAll("_", " "), content }];
}

function contentOf(value: unknown): Content {
  if (value === null || value === undefined || value === "") return { words: [] };
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object" || one === null)) return { words: value.flatMap(wordOf) };
    return { zones: value.flatMap((one, at) => zone(String(at + 1), one)) };
  }
  if (typeof value === "object") return { zones: Object.entries(value).flatMap(([name, one]) => zone(name, one)) };
  return { words: wordOf(value) };
}

function wordOf(value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  return [typeof value === "boolean" ? (value ? "✓" : "✗") : String(value)];
}
