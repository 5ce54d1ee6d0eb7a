// Indexes over documents and over their passages for each market and language, and the questions that they answer.

import { createPassageSearch, type PassageSearch, type RankedPassage } from "@/lib/core/assistant/passage-search";
import { type ContentSearch, createContentSearch, type FoundDocument } from "@/lib/core/content/search";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import type { AreaDocument } from "./area-documents";
import { type ContentPassage, passagesOf } from "./passages";

interface Question {
  area: MarketArea;
  locale: Locale;
  text: string;
  limit: number;
}

export type DocumentQuestion = Question & { kind: "documents" };
export type PassageQuestion = Question & {
  kind: "passages";
  /** Pages of which the best passage is asked for, whether it is about the question or not. */
  paths: readonly string[];
};
export type SearchQuestion = DocumentQuestion | PassageQuestion;

export interface FoundPassages {
  ranked: RankedPassage<ContentPassage>[];
  ofPages: ContentPassage[];
}

export type SearchAnswer = FoundDocument[] | FoundPassages;

export interface SearchIndexes {
  add: (document: AreaDocument) => void;
  answer: (question: SearchQuestion) => SearchAnswer;
}

/** Passages without any word of the question are no candidates, so that this is far more than there are. */
const ALL = 10_000;

/** The best passage of each page, or its first one. */
function ofPages(paths: readonly string[], text: string, search: PassageSearch<ContentPassage>): ContentPassage[] {
  if (paths.length === 0) return [];
  const ranked = search.find(text, ALL).map(({ passage }) => passage);
  return paths.flatMap((path) => [...ranked, ...search.passages].find((passage) => passage.path === path) ?? []);
}

/** Indexes for all kinds of questions, or for some only. */
export function createSearchIndexes(
  kinds: readonly SearchQuestion["kind"][] = ["documents", "passages"],
): SearchIndexes {
  const documents = new Map<MarketArea, ContentSearch>();
  const passages = new Map<string, PassageSearch<ContentPassage>>();
  const keyOf = ({ area, locale }: { area: MarketArea; locale: Locale }) => `${area} ${locale}`;

  function addPassages(document: AreaDocument): void {
    const key = keyOf(document);
    const search = passages.get(key) ?? createPassageSearch<ContentPassage>();
    passages.set(key, search);
    for (const passage of passagesOf(document)) search.add(passage);
  }

  return {
    add(document) {
      if (kinds.includes("documents")) {
        const search = documents.get(document.area) ?? createContentSearch();
        documents.set(document.area, search);
        search.add(document);
      }
      if (kinds.includes("passages")) addPassages(document);
    },
    answer(question) {
      const { area, locale, text, limit } = question;
      if (question.kind === "documents") return documents.get(area)?.find(text, locale, limit) ?? [];
      const search = passages.get(keyOf(question));
      if (!search) return { ranked: [], ofPages: [] };
      return { ranked: search.find(text, limit), ofPages: ofPages(question.paths, text, search) };
    },
  };
}
