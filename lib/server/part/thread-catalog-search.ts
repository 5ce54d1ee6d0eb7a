// The catalog search by an index in a worker thread: exact counts and ranks in milliseconds, however many parts a word finds.

import type { SortCount, ValueCount } from "@/lib/core/part/search-counts";
import type { SearchedPart } from "@/lib/core/part/search-columns";
import {
  createFilledThread,
  MAX_HEAP_MB,
  type ThreadSettings,
  type ThreadSource,
  TRUSTED_MS,
} from "@/lib/server/filled-thread/filled-thread";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { CatalogSearch } from "./catalog-search";
import type { SearchAnswer, SearchQuestion } from "./search-worker-messages";

/** `untilReady` answers while no catalog is in the index yet. */
export function createThreadCatalogSearch(
  source: ThreadSource<SearchedPart>,
  untilReady: CatalogSearch,
  settings: Partial<ThreadSettings> = {},
): CatalogSearch {
  const thread = createFilledThread<SearchedPart, SearchQuestion, SearchAnswer>(source, {
    start: () => startWorkerThread("search-worker", { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } }),
    now: Date.now,
    trustedMs: TRUSTED_MS,
    ...settings,
  });
  return {
    view() {
      const standing = thread.standing();
      if (standing === null) return untilReady.view();
      // Each question has its own kind of answer.
      const ask = <Answer extends SearchAnswer>(question: SearchQuestion) => standing(question) as Promise<Answer>;
      return {
        sorts: (keyword, parameters) => ask<SortCount[]>({ kind: "sorts", keyword, parameters }),
        values: (keyword, filter, apart) => ask<ValueCount[]>({ kind: "values", keyword, filter, apart }),
        page: (page) => ask<string[]>({ kind: "page", page }),
      };
    },
    ready: thread.filled,
    close: async () => void (await Promise.all([thread.close(), untilReady.close()])),
  };
}
