// Lines matched with the catalog, in a worker thread that holds it.

import type { IndexedPart } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import {
  createFilledThread,
  MAX_HEAP_MB,
  type ThreadSettings,
  type ThreadSource,
  TRUSTED_MS,
} from "@/lib/server/filled-thread/filled-thread";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { MatchedLine } from "./match-worker-messages";

export type PartSource = ThreadSource<IndexedPart>;

/** Lines that are matched before others' lists have their turn: a short list does not wait for the whole of a long one. */
const LINES_AT_ONCE = 20;

export interface Matcher {
  /** Matches of the lines, in order. Rejects when the thread crashed; the next call starts a new one. */
  match: (lines: readonly BomLine[]) => Promise<MatchedLine[]>;
  close: () => Promise<void>;
}

export function createMatcher(source: PartSource, settings: Partial<ThreadSettings> = {}): Matcher {
  const thread = createFilledThread<IndexedPart, readonly BomLine[], MatchedLine[]>(source, {
    start: () => startWorkerThread("match-worker", { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } }),
    now: Date.now,
    trustedMs: TRUSTED_MS,
    ...settings,
  });
  return {
    async match(lines) {
      const matched: MatchedLine[] = [];
      for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
        matched.push(...(await thread.ask(lines.slice(at, at + LINES_AT_ONCE))));
      return matched;
    },
    close: thread.close,
  };
}
