/** What a reader types to find something: case, accents and the kind of an apostrophe do not matter. */

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

export const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** Are all words in it? */
export function says(text: string, words: readonly string[]): boolean {
  const found = plain(text);
  return words.every((word) => found.includes(word));
}
