/** What this device remembers of how its owner likes to play. */

import { LANGUAGES } from "../protocol/messages";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = [0.5, 1, 2, 0] as const; // 0: nothing moves

export interface Settings {
  language: Language;
  theme: "light" | "dark";
  sound: boolean;
  speed: number;
  name: string;
  /** What has one answer, and tells nobody anything, is answered by itself. */
  alone: boolean;
  /** Be told of one's turn when one looks elsewhere: the owner has said so. */
  alerts: boolean;
}

const WHERE = "theomachy.settings";

/** Read something that was kept; the fallback if there is nothing, or no store. */
export function kept<T>(where: string, fallback: T): T {
  try {
    const text = localStorage.getItem(where);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function keep(where: string, what: unknown): void {
  try {
    localStorage.setItem(where, JSON.stringify(what));
  } catch {
    // a private window may have no store: then nothing is remembered
  }
}

export function languageOf(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const browser = typeof navigator === "undefined" ? [] : navigator.languages;

/** A language as it is spoken where the browser is, for dates and numbers; some systems have regions that none knows. */
export function regional(language: Language, wanted: readonly string[] = browser): string {
  const spoken = new RegExp(`^${language}(-[a-z]{4})?(-[a-z]{2}|-[0-9]{3})?$`, "i");
  return wanted.find((one) => spoken.test(one)) ?? language;
}

/** Who has not said a name gets one: nobody wants to play Guest against Guest. None of them is on a card. */
const NAMES =
  "Arion Baukis Chloris Damon Daphne Erato Eurydike Galateia Ikaros Kallisto Klio Kyrene Leandros Lykos".split(" ");
NAMES.push(..."Melissa Myrtis Philemon Phoibe Rhea Selene Sophron Thalia Timon Xanthe Zoe".split(" "));

function byDefault(): Settings {
  const asks = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;
  return {
    language: languageOf(browser),
    theme: asks("(prefers-color-scheme: dark)") ? "dark" : "light",
    sound: true,
    speed: 1,
    alone: true,
    alerts: false,
    name: NAMES[Math.floor(Math.random() * NAMES.length)] ?? "",
  };
}

export const settings: Settings = $state({ ...byDefault(), ...kept<Partial<Settings>>(WHERE, {}) });
keep(WHERE, $state.snapshot(settings)); // the name stays

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(WHERE, $state.snapshot(settings));
}

/** Does anything move? Not if the system was told so, nor on a page that nobody sees. */
export function still(): boolean {
  return (
    settings.speed === 0 ||
    document.hidden ||
    (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
