// Search of the symbol library: every word must be found in the name, the keywords or the description.
import type { SymbolEntry } from "./build/entry";

/** What is searched. */
export type SearchedEntry = Pick<SymbolEntry, "id" | "name" | "description" | "keywords">;

interface Indexed<E extends SearchedEntry> {
  readonly entry: E;
  readonly name: string;
  readonly nameWords: readonly string[];
  readonly keywords: readonly string[];
  /** Keywords without punctuation, so that "USB-C" is "usb c". */
  readonly phrases: readonly string[];
  /** Words of all texts. */
  readonly words: readonly string[];
}

/** Ranks of a hit, the best first. */
const RANKS = {
  wholeName: 100,
  nameStart: 60,
  keyword: 50,
  nameWord: 40,
  keywordStart: 30,
  nameInside: 20,
  word: 15,
  inside: 5,
};

const split = (text: string): string[] => text.split(/[^\p{L}\p{N}+.]+/u).filter((word) => word !== "");

function rank({ name, nameWords, keywords, words }: Indexed<SearchedEntry>, term: string): number {
  if (name === term) return RANKS.wholeName;
  if (name.startsWith(term)) return RANKS.nameStart;
  if (keywords.includes(term)) return RANKS.keyword;
  if (nameWords.some((word) => word.startsWith(term))) return RANKS.nameWord;
  if (keywords.some((keyword) => keyword.startsWith(term))) return RANKS.keywordStart;
  if (name.includes(term)) return RANKS.nameInside;
  if (words.some((word) => word.startsWith(term))) return RANKS.word;
  // Chinese has no spaces between words, so that any part of a keyword counts.
  return /\p{Script=Han}/u.test(term) && keywords.some((keyword) => keyword.includes(term)) ? RANKS.inside : 0;
}

/** Best first; equal hits stay in the order of the entries. An empty query finds all. */
export type SymbolSearch<E extends SearchedEntry = SymbolEntry> = (query: string) => readonly E[];

/** Prepares the texts once; the search of all entries takes less than 5 ms. */
export function createSymbolSearch<E extends SearchedEntry>(entries: readonly E[]): SymbolSearch<E> {
  const index = entries.map((entry): Indexed<E> => {
    const keywords = entry.keywords.map((keyword) => keyword.toLowerCase());
    const description = entry.description.toLowerCase();
    const name = entry.name.toLowerCase();
    return {
      ...{ entry, name, nameWords: split(name), keywords },
      phrases: keywords.map((keyword) => split(keyword).join(" ")),
      words: split([description, ...keywords, entry.id.toLowerCase()].join(" ")),
    };
  });
  return (query) => {
    const phrase = query.trim().toLowerCase();
    const terms = split(phrase);
    if (terms.length === 0) return phrase === "" ? entries : [];
    const hits: { entry: E; score: number }[] = [];
    for (const item of index) {
      const ranks = terms.map((term) => rank(item, term));
      if (ranks.includes(0)) continue;
      // A keyword of several words, such as "usb c", counts as a whole.
      const phraseRank = terms.length > 1 && item.phrases.includes(terms.join(" ")) ? RANKS.keyword * terms.length : 0;
      const sum = ranks.reduce((total, value) => total + value, 0) / terms.length;
      hits.push({ entry: item.entry, score: sum + phraseRank });
    }
    return hits.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry);
  };
}
