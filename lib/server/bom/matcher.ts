// Lines matched with the catalogue: a worker thread that lives as long as the process, filled from the database.

import type { Worker } from "node:worker_threads";
import type { IndexedPart } from "@/lib/core/bom/part-index";
import type { BomLine } from "@/lib/core/bom/read-bom";
import { startWorker } from "@/lib/server/worker-entry";
import type { MatchAnswer, MatchedLine, MatchJob } from "./match-worker-messages";

/** Where the parts come from; the version tells whether they are others than before. */
export interface PartSource {
  version: () => Promise<string>;
  batches: () => AsyncIterable<IndexedPart[]>;
}

export interface Matcher {
  /** Rejects when the thread fell; the next call starts another one. */
  match: (lines: readonly BomLine[]) => Promise<MatchedLine[]>;
  close: () => Promise<void>;
}

interface MatcherSettings {
  start: () => Worker;
  /** How long a catalogue counts as unchanged before its version is asked again. */
  trustedMs: number;
  now: () => number;
}

/** Of the thread: a catalogue that does not fit ends the thread, not the process. `npm run bench -- bom` prints what ours takes. */
const MAX_HEAP_MB = 2_048;
const TRUSTED_MS = 60_000;

interface Filled {
  worker: Worker;
  version: string;
  waiting: Map<number, { resolve: (lines: MatchedLine[]) => void; reject: (cause: Error) => void }>;
  /** Another catalogue took its place: it ends when nobody waits for it. */
  isRetired: boolean;
}

function endWhenIdle({ worker, waiting, isRetired }: Filled): void {
  if (isRetired && waiting.size === 0) void worker.terminate();
}

/** Starts a thread, sends it all parts, and waits until its index is made. */
async function fillWorker(worker: Worker, source: PartSource, onFall: () => void): Promise<Filled> {
  worker.unref();
  const filled: Filled = { worker, version: await source.version(), waiting: new Map(), isRetired: false };
  const indexed = new Promise<void>((resolve, reject) => {
    const fall = (cause: Error) => {
      reject(cause);
      for (const waiter of filled.waiting.values()) waiter.reject(cause);
      filled.waiting.clear();
      onFall();
    };
    worker.on("message", (message: MatchAnswer) => {
      if (message.kind === "indexed") return resolve();
      filled.waiting.get(message.id)?.resolve(message.lines);
      filled.waiting.delete(message.id);
      endWhenIdle(filled);
    });
    worker.on("error", fall);
    worker.on("exit", () => fall(new Error("the matching worker ended")));
  });
  for await (const parts of source.batches()) worker.postMessage({ kind: "parts", parts } satisfies MatchJob);
  worker.postMessage({ kind: "index" } satisfies MatchJob);
  await indexed;
  return filled;
}

export function createMatcher(source: PartSource, settings: Partial<MatcherSettings> = {}): Matcher {
  const start =
    settings.start ?? (() => startWorker("match-worker", { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } }));
  const now = settings.now ?? Date.now;
  const trustedMs = settings.trustedMs ?? TRUSTED_MS;
  let current: Promise<Filled> | null = null;
  let checkedAt = 0;
  let lastId = 0;

  function begin(): Promise<Filled> {
    checkedAt = now();
    const begun: Promise<Filled> = fillWorker(start(), source, () => {
      if (current === begun) current = null;
    });
    begun.catch(() => {
      if (current === begun) current = null;
    });
    current = begun;
    return begun;
  }

  /** The thread of today's catalogue. */
  async function ready(): Promise<Filled> {
    const former = current;
    if (former === null) return begin();
    if (now() - checkedAt < trustedMs) return former;
    checkedAt = now();
    const [filled, version] = await Promise.all([former, source.version()]);
    if (filled.version === version) return filled;
    filled.isRetired = true;
    endWhenIdle(filled);
    return begin();
  }

  return {
    async match(lines) {
      const { worker, waiting } = await ready();
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ kind: "match", id, lines: [...lines] } satisfies MatchJob);
      });
    },
    async close() {
      const open = current;
      current = null;
      await open?.then(({ worker }) => worker.terminate()).catch(() => undefined);
    },
  };
}
