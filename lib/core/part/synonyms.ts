// Translates typed words to the catalog's words: phrases of one to four words, and Chinese text without spaces.

import { SEARCH_SYNONYMS } from "./search-synonyms.table";

const MAX_PHRASE = 4;
/** Chinese words longer than this are not in the table. */
const MAX_HAN = 9;

/** Replacement by phrase, in the spelling of the search. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>;

/** `spell` normalizes one word to the spelling of the search. */
export function synonymTable(spell: (word: string) => string): SynonymTable {
  const table = new Map<string, readonly string[]>();
  for (const [typed, words] of SEARCH_SYNONYMS) {
    const found = words.split(" ").map(spell);
    for (const phrase of typed.split("|")) table.set(phrase.split(" ").map(spell).filter(Boolean).join(" "), found);
  }
  return table;
}

const HAN = /\p{Script=Han}/u;

/** `贴片电阻` is `贴片` and `电阻`: the longest known words from the left; unknown text stays together. */
export function splitHan(word: string, isKnown: (part: string) => boolean): string[] {
  if (!HAN.test(word) || isKnown(word)) return [word];
  const signs = [...word];
  const parts: string[] = [];
  let unknown = "";
  for (let at = 0; at < signs.length;) {
    let length = Math.min(MAX_HAN, signs.length - at);
    while (length > 0 && !isKnown(signs.slice(at, at + length).join(""))) length--;
    if (length === 0) {
      unknown += signs[at++] ?? "";
      continue;
    }
    if (unknown !== "") parts.push(unknown);
    unknown = "";
    parts.push(signs.slice(at, at + length).join(""));
    at += length;
  }
  return unknown === "" ? parts : [...parts, unknown];
}

/** The catalog's words for typed ones: the longest phrase of the table at each position, other words unchanged. */
export function withSynonyms(words: readonly string[], table: SynonymTable): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - at);
    while (length > 0 && !table.has(words.slice(at, at + length).join(" "))) length--;
    const existing = length === 0 ? undefined : table.get(words.slice(at, at + length).join(" "));
    found.push(...(existing ?? [words[at] ?? ""]));
    at += Math.max(1, length);
  }
  return found;
}
