import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { LANGUAGES, regional, type Language } from "./settings.svelte";
import { bundleOf } from "./words.svelte";
import { GAMES as OURS } from "../protocol/messages";

const WORDS = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const COMPONENTS = import.meta.glob<string>(["../App.svelte", "../{pages,parts,games}/**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SHELL = import.meta.glob<string>(
  ["../App.svelte", "../{pages,parts}/*.svelte", "../lib/*.ts", "!../lib/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

const FILES = Object.keys(WORDS).flatMap((name) => /\/en\/(.*)\.ftl$/.exec(name)?.[1] ?? []);
const source = (language: string, file: string) => WORDS[`../words/${language}/${file}.ftl`] ?? "";
const keys = (language: string, file: string) =>
  [...source(language, file).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!);
const values = (language: string, file: string) =>
  Object.fromEntries(
    source(language, file)
      .split(/^(?=[a-zA-Z][\w-]* =)/m)
      .map((entry) => [
        entry.split(" =")[0]!,
        [...new Set([...entry.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort(),
      ]),
  );

test.each([
  ["en", ["en-GB", "en-US"], "en-GB"],
  ["de", ["it-CH", "de-CH"], "de-CH"],
  ["it", ["en-GB"], "it"],
  ["en", ["en-US@posix"], "en"],
] as const)("dates in %s, where %s is wanted, are those of %s", (language, wanted, found) => {
  expect(regional(language, wanted)).toBe(found);
});

describe.each(FILES)("words of %s", (file) => {
  test.each(LANGUAGES)("%s has every key once, and no other", (language) => {
    const own = keys(language, file);
    expect([...own].sort()).toEqual([...new Set(own)].sort());
    expect([...own].sort()).toEqual(keys("en", file).sort());
  });

  test.each(LANGUAGES)("%s uses the same values as English, and Fluent can read it", (language) => {
    const bundle = bundleOf(source(language, file), language as Language);
    const given = Object.fromEntries([...source("en", file).matchAll(/\$(\w+)/g)].map((match) => [match[1]!, 2]));
    for (const key of keys(language, file)) {
      const message = bundle.getMessage(key);
      expect(message?.value, `${language} ${key}`).toBeTruthy();
      const english = values("en", file)[key]!;
      for (const used of values(language, file)[key] ?? []) expect(english, `${language} ${key}`).toContain(used);
      const errors: Error[] = [];
      bundle.formatPattern(message!.value!, given, errors);
      expect(errors, `${language} ${key}`).toEqual([]);
    }
  });
});

/** The first argument of every `say(…)`: a key, one of two keys, or the beginning of a key. */
function asked(text: string): string[] {
  return [...text.matchAll(/\bsay\(/g)].map(({ index }) => {
    let depth = 0;
    let at = index + 4;
    for (; at < text.length; at++) {
      const sign = text[at]!;
      if ("([{".includes(sign)) depth++;
      if (")]}".includes(sign) && depth-- === 0) break;
      if (sign === "," && depth === 0) break;
    }
    return text.slice(index + 4, at);
  });
}

test("every key that the shell says has words, and every word is said", () => {
  const sources = Object.values(SHELL);
  const all = keys("en", "web");
  const missing: string[] = [];
  const begun: string[] = [];
  for (const word of sources.flatMap(asked)) {
    for (const [, key] of word.replace(/`.*`/s, "").matchAll(/(?:^|[?:])\s*"([^"]+)"/g))
      if (!all.includes(key!)) missing.push(key!);
    for (const [, key] of word.matchAll(/`([^`$]+)\$\{/g)) begun.push(key!);
  }
  begun.push("did-"); // kinds of updates
  expect(missing).toEqual([]);
  for (const start of begun)
    expect(
      all.some((key) => key.startsWith(start)),
      start,
    ).toBe(true);
  const everything = sources.join("\n");
  expect(
    all.filter((key) => !everything.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start))),
  ).toEqual([]);
});

test.each(["history", "make", "puzzles"])("every word of %s is said", (file) => {
  const everything = Object.values(SHELL).join("\n");
  const begun = [...everything.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
  const isSaid = (key: string) => everything.includes(`"${key}"`) || begun.some((start) => key.startsWith(start));
  expect(keys("en", file).filter((key) => !isSaid(key))).toEqual([]);
});

const GAMES = import.meta.glob<string>(["../games/*/*.{svelte,ts}", "!../games/*/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(OURS)("every word of %s is said", (game) => {
  const text = Object.entries(GAMES)
    .flatMap(([name, source]) => (name.startsWith(`../games/${game}/`) ? [source] : []))
    .join("\n");
  const made = asked(text).flatMap((word) => (word.startsWith("`") ? [word.slice(1, -1)] : []));
  const patterns = made.map((word) => new RegExp(`^${word.replace(/\$\{.*?\}/g, ".+")}$`));
  const isSaid = (key: string) =>
    [`"${key}"`, `'${key}'`].some((word) => text.includes(word)) ||
    source("en", game).includes(`{ ${key} }`) || // by another word
    patterns.some((one) => one.test(key));
  expect(keys("en", game).filter((key) => !isSaid(key))).toEqual([]);
});

/** Attributes that somebody reads or hears. */
const READ = new Set(["aria-label", "title", "placeholder", "alt", "label", "aria-description"]);

interface Node {
  type: string;
  data?: string;
  name?: string;
  value?: unknown;
  [key: string]: unknown;
}

function strings(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node) strings(one, found);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, name, data, value } = node as Node;
  if (type === "Script" || type === "StyleSheet" || type === "Comment") return;
  if (type === "Attribute") {
    if (READ.has(name ?? "") && Array.isArray(value)) {
      for (const part of value as Node[])
        if (part.type === "Text" && /\p{L}{2}/u.test(part.data ?? "")) found.push(part.data!);
    }
    return;
  }
  if (type === "Text" && /\p{L}{2}/u.test(data ?? "")) found.push(data!.trim());
  for (const [key, child] of Object.entries(node))
    if (key !== "css" && key !== "instance" && key !== "module") strings(child, found);
}

test.each(Object.entries(COMPONENTS))("no string stands in %s", (_, text) => {
  const found: string[] = [];
  strings(parse(text, { modern: true }).fragment, found);
  expect(found).toEqual([]);
});
