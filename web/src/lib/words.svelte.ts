/** Words in three languages, fetched when they are needed: one file for the shell, one for each game. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { regional, settings, type Language } from "./settings.svelte";

export type Args = Record<string, string | number>;

const FILES = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" });

const bundles = new Map<string, FluentBundle>();
/** By file, what was fetched last: it is said until the words of another language are here. */
const latest = new Map<string, FluentBundle>();
let fetched = $state(0);

/** Fetch a file of words in a language. What does not exist has no words. */
export async function fetchWords(file: string, language: Language = settings.language): Promise<void> {
  const where = `${language}/${file}`;
  if (bundles.has(where)) return;
  const source = await FILES[`../words/${where}.ftl`]?.();
  if (source === undefined || bundles.has(where)) return;
  const bundle = bundleOf(source, language);
  bundles.set(where, bundle);
  latest.set(file, bundle);
  fetched++;
}

export function bundleOf(source: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(regional(language), { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A word or sentence; its key, if there is none; nothing while it is fetched. Reactive in the language and in that. */
export function sayFrom(file: string, key: string, args: Args = {}): string {
  void fetched;
  const bundle = bundles.get(`${settings.language}/${file}`) ?? latest.get(file);
  const dot = key.indexOf(".");
  const message = bundle?.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
  if (!bundle) return "";
  if (!pattern) return key;
  return bundle.formatPattern(pattern, args);
}

/** A word of the shell. */
export function say(key: string, args?: Args): string {
  return sayFrom("web", key, args);
}
