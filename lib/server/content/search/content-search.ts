// Search over published content: documents for readers, passages for the assistant.

import type { ContentDocument } from "@/lib/core/content/content-document";
import type { FoundDocument } from "@/lib/core/content/search";
import type { Reader } from "../read-page";
import { getContent } from "../snapshot";
import { localIndexes } from "./local-indexes";
import type { DocumentQuestion, FoundPassages, PassageQuestion, SearchAnswer, SearchQuestion } from "./search-indexes";
import { searchThread } from "./search-thread";

export interface SearchHit extends Pick<FoundDocument, "passage" | "matches"> {
  document: ContentDocument;
}

function ask(question: DocumentQuestion): Promise<FoundDocument[]>;
function ask(question: PassageQuestion): Promise<FoundPassages>;
async function ask(question: SearchQuestion): Promise<SearchAnswer> {
  const thread = searchThread();
  if (thread?.areas.has(question.area)) {
    try {
      return await thread.ask(question);
    } catch {
      // It was reported and given up: this thread answers.
    }
  }
  return (await localIndexes(question)).answer(question);
}

/** Documents of the reader's language, best match first. */
export async function searchContent(query: string, { area, locale }: Reader, limit = 20): Promise<SearchHit[]> {
  const found = await ask({ kind: "documents", area, locale, text: query, limit });
  const content = await getContent();
  return found.flatMap(({ kind, slug, passage, matches }) => {
    const document = content.find(kind, slug, locale);
    return document ? [{ document, passage, matches }] : [];
  });
}

interface PassagesAsked {
  limit: number;
  /** Pages of which the best passage is asked for as well. */
  paths?: readonly string[];
}

/** Passages of the reader's language about a question, best match first. */
export function searchPassages(
  question: string,
  { area, locale }: Reader,
  { limit, paths = [] }: PassagesAsked,
): Promise<FoundPassages> {
  return ask({ kind: "passages", area, locale, text: question, limit, paths });
}
