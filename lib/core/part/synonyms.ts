// Typed words put into the words of the catalogue: phrases of one to four words, and Chinese text without spaces.

import { SEARCH_SYNONYMS } from "./search-synonyms.table";

const MAX_PHRASE = 4;
/** Chinese words longer than this are not in the table. */
const MAX_HAN = 9;

/** Phrases by their words, spelled as the search spells them. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>;

/** `spell` puts one word into the spelling of the search. */
export function synonymTable(spell: (word: string) => string): SynonymTable {
  const table = new Map<string, readonly string[]>();
  for (const [typed, words] of SEARCH_SYNONYMS) {
    const found = words.split(" ").map(spell);
    for (const phrase of typed.split("|")) table.set(phrase.split(" ").map(spell).filter(Boolean).join(" "), found);
  }
  return table;
}

const HAN = /\p{Script=Han}/u;

/** `贴片电阻` is `贴片` and `电阻`: the longest words that are known, from the left; what is not known stays together. */
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

/** The words of the catalogue for typed ones: the longest phrase of the table at each place, other words as they are. */
export function withSynonyms(words: readonly string[], table: SynonymTable): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - at);
    while (length > 0 && !table.has(words.slice(at, at + length).join(" "))) length--;
    const known = length === 0 ? undefined : table.get(words.slice(at, at + length).join(" "));
    found.push(...(known ?? [words[at] ?? ""]));
    at += Math.max(1, length);
  }
  return found;
}
