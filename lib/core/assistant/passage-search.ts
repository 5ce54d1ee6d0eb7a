// Ranking of passages by BM25, with a test whether the best one is about the question at all.

import { wordsIn } from "@/lib/core/content/search";

export interface Passage {
  /** Title of its document, and its heading within it; the heading of the first one is empty. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

export interface RankedPassage<P extends Passage> {
  readonly passage: P;
  readonly score: number;
  /** 0 … 1: the share of the question's words, weighted by rarity, that the passage or its title holds. */
  readonly coverage: number;
}

export interface PassageSearch<P extends Passage> {
  /** In the order in which they were added. */
  readonly passages: readonly P[];
  readonly add: (passage: P) => void;
  readonly find: (question: string, limit: number) => RankedPassage<P>[];
}

/** Robertson and Zaragoza, The Probabilistic Relevance Framework (2009): usual values. */
const K1 = 1.2;
const B = 0.75;
/** A word of the title or the heading counts as so many in the text. */
const TITLE_WEIGHT = 4;
const HEADING_WEIGHT = 2;

const STOP_WORDS = new Set(
  "a an the and or of to in on at for with without from by is are was be been do does did can could should would will how what which who why when where i my me we our you your it its this that there have has had get need want please if as about any some not 的 了 吗 呢 是 有 我 你 您 怎么 怎样 如何 什么 哪些 哪里 可以 能 要 需要 请问 一个 在 和 或 与 就 都 也 吧 啊 请 会 多少".split(
    " ",
  ),
);

/** Plurals and their like fold into one word. */
const stemmed = (word: string): string =>
  /^[a-z]{4,}$/.test(word)
    ? word
        .replace(/(?:ies)$/, "y")
        .replace(/(?:ing|ed|es|s)$/, "")
        .replace(/e$/, "")
    : word;

export const questionWords = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemmed);

function countsOf({ title, heading, text }: Passage): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (words: readonly string[], weight: number): void => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
    length += words.length;
  };
  add(questionWords(title), TITLE_WEIGHT);
  add(questionWords(heading), HEADING_WEIGHT);
  add(questionWords(text), 1);
  return { counts, length };
}

export function createPassageSearch<P extends Passage>(): PassageSearch<P> {
  const passages: P[] = [];
  const indexed: ({ passage: P } & ReturnType<typeof countsOf>)[] = [];
  const holders = new Map<string, number>();
  let totalLength = 0;
  const rarity = (word: string): number => {
    const found = holders.get(word) ?? 0;
    return Math.log(1 + (indexed.length - found + 0.5) / (found + 0.5));
  };
  return {
    passages,
    add(passage) {
      const { counts, length } = countsOf(passage);
      passages.push(passage);
      indexed.push({ passage, counts, length });
      for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
      totalLength += length;
    },
    find(question, limit) {
      const meanLength = totalLength / Math.max(1, indexed.length);
      const words = [...new Set(questionWords(question))].map((word) => ({ word, weight: rarity(word) }));
      const whole = words.reduce((sum, { weight }) => sum + weight, 0);
      if (whole === 0) return [];
      const ranked = indexed.flatMap(({ passage, counts, length }): RankedPassage<P>[] => {
        let score = 0;
        let covered = 0;
        for (const { word, weight } of words) {
          const count = counts.get(word);
          if (count === undefined) continue;
          covered += weight;
          score += (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength));
        }
        return score > 0 ? [{ passage, score, coverage: covered / whole }] : [];
      });
      return ranked.sort((one, other) => other.score - one.score).slice(0, limit);
    },
  };
}
