// The catalogue's search index: exact counts and ranks in milliseconds, however many parts a word finds.

import type { SortCount, ValueCount } from "@/lib/core/part/search-counts";
import type { SearchedPart } from "@/lib/core/part/search-columns";
import type { PageOf } from "@/lib/core/part/search-index";
import { startWorker } from "@/lib/server/worker-entry";
import {
  type CatalogueSource,
  createCatalogueThread,
  MAX_HEAP_MB,
  type ThreadSettings,
  TRUSTED_MS,
} from "./catalogue-thread";
import type { PartCounts } from "./part-counts";
import type { SearchAnswer, SearchQuestion } from "./search-worker-messages";

export interface SearchIndex extends PartCounts {
  /** Names of parts. */
  page: (page: PageOf) => Promise<string[]>;
}

export interface SearchIndexes {
  /** Null while no catalogue is in it yet: then the database counts. The next one is made on the way. */
  now: () => SearchIndex | null;
  /** Resolves once a catalogue is in it. */
  filled: () => Promise<void>;
  close: () => Promise<void>;
}

export function createSearchIndexes(
  source: CatalogueSource<SearchedPart>,
  settings: Partial<ThreadSettings> = {},
): SearchIndexes {
  const thread = createCatalogueThread<SearchedPart, SearchQuestion, SearchAnswer>(source, {
    start: () => startWorker("search-worker", { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } }),
    now: Date.now,
    trustedMs: TRUSTED_MS,
    ...settings,
  });
  return {
    now() {
      const standing = thread.standing();
      if (standing === null) return null;
      // Each question has its own kind of answer.
      const ask = <Answer extends SearchAnswer>(question: SearchQuestion) => standing(question) as Promise<Answer>;
      return {
        sorts: (keyword, parameters) => ask<SortCount[]>({ what: "sorts", keyword, parameters }),
        values: (keyword, filter, apart) => ask<ValueCount[]>({ what: "values", keyword, filter, apart }),
        page: (page) => ask<string[]>({ what: "page", page }),
      };
    },
    filled: thread.filled,
    close: thread.close,
  };
}
