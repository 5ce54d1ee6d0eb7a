// Starts the thread with the indexes over published content.

import { setImmediate } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { MarketArea } from "@/lib/core/market/area";
import { createFilledThread, type ThreadSource } from "@/lib/server/filled-thread/filled-thread";
import { startWorkerThread } from "@/lib/server/worker-thread";
import { getContent } from "../snapshot";
import { type AreaDocument, areaDocuments, searchedVersion } from "./area-documents";
import type { SearchAnswer, SearchQuestion } from "./search-indexes";
import { searchThread, type SearchThread, shareSearchThread } from "./search-thread";

interface Options {
  /** Markets that are searched. */
  areas: ReadonlySet<MarketArea>;
  onFall: (cause: unknown) => void;
  start?: () => Worker;
}

/** Several times what the content of the seed takes: more ends the thread, not the process. */
const MAX_HEAP_MB = 512;

const startContentWorker = () =>
  startWorkerThread("content-worker", { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });

/** Documents one by one, between which requests are answered. */
function contentOf(areas: ReadonlySet<MarketArea>): ThreadSource<AreaDocument> {
  return {
    version: async () => searchedVersion(areas, await getContent()),
    async *batches() {
      const { documents } = await getContent();
      for (const area of areas) {
        for (const document of areaDocuments(area, documents)) {
          yield [document];
          await setImmediate();
        }
      }
    },
  };
}

/**
 * Questions go to the thread from now on; it is made for the first one. A thread that falls is replaced, and its question
 * asked again. When the next one falls as well none is made any more, so that indexes are not held twice.
 */
export function startSearchThread({ areas, onFall, start = startContentWorker }: Options) {
  const thread = createFilledThread<AreaDocument, SearchQuestion, SearchAnswer>(contentOf(areas), {
    start,
    trustedMs: 0,
    now: Date.now,
  });
  const own: SearchThread = { areas, ask: (question) => twice(() => thread.ask(question)) };
  const isShared = () => searchThread() === own;

  function giveUp(): void {
    if (isShared()) shareSearchThread(undefined);
  }

  async function twice<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (cause) {
      if (!isShared()) throw cause;
      onFall(cause);
    }
    return act().catch((cause: unknown) => {
      if (isShared()) onFall(cause);
      giveUp();
      throw cause;
    });
  }

  shareSearchThread(own);
  return {
    /** Resolves once the indexes are made. */
    filled: () => twice(thread.filled),
    close() {
      giveUp();
      return thread.close();
    },
  };
}
