// A worker thread that holds the whole catalog in a form of its own and answers questions about it, filled from the
// database; another one takes its place when the catalog has changed.

import type { Worker } from "node:worker_threads";
import type { CatalogueAnswer, CatalogueJob } from "./catalogue-thread-messages";

/** Source of the parts; a changed version means changed parts. */
export interface CatalogueSource<Part> {
  version: () => Promise<string>;
  batches: () => AsyncIterable<Part[]>;
}

export interface ThreadSettings {
  start: () => Worker;
  /** Time for which a catalog counts as unchanged before its version is read again. */
  trustedMs: number;
  now: () => number;
}

/**
 * Heap of the thread: a catalog that does not fit ends the thread, not the process. `npm run bench -- bom` prints the
 * size of ours.
 */
export const MAX_HEAP_MB = 2_048;
export const TRUSTED_MS = 60_000;

interface Filled<Answer> {
  worker: Worker;
  version: string;
  waiting: Map<number, { resolve: (answer: Answer) => void; reject: (cause: Error) => void }>;
  /** Another catalog took its place: it ends when nobody waits for it. */
  isRetired: boolean;
}

function endWhenIdle<Answer>({ worker, waiting, isRetired }: Filled<Answer>): void {
  if (isRetired && waiting.size === 0) void worker.terminate();
}

/** Starts a thread, sends it all parts, and waits until its index is made. */
async function fillWorker<Part, Answer>(
  worker: Worker,
  source: CatalogueSource<Part>,
  onFall: () => void,
): Promise<Filled<Answer>> {
  worker.unref();
  const filled: Filled<Answer> = { worker, version: await source.version(), waiting: new Map(), isRetired: false };
  const indexed = new Promise<void>((resolve, reject) => {
    const fall = (cause: Error) => {
      reject(cause);
      for (const waiter of filled.waiting.values()) waiter.reject(cause);
      filled.waiting.clear();
      onFall();
    };
    worker.on("message", (message: CatalogueAnswer<Answer>) => {
      if (message.kind === "indexed") return resolve();
      filled.waiting.get(message.id)?.resolve(message.answer);
      filled.waiting.delete(message.id);
      endWhenIdle(filled);
    });
    worker.on("error", fall);
    worker.on("exit", () => fall(new Error("the thread of the catalogue ended")));
  });
  const send = (job: CatalogueJob<Part, never>) => worker.postMessage(job);
  for await (const parts of source.batches()) send({ kind: "parts", parts });
  send({ kind: "index" });
  await indexed;
  return filled;
}

export interface CatalogueThread<Question, Answer> {
  /** Waits for today's catalog. Rejects when the thread fell; the next call starts another one. */
  ask: (question: Question) => Promise<Answer>;
  /**
   * Asks whichever catalog is there now, so that all of one request's answers are of one; null where there is none yet.
   * Today's is made on the way, while the former one answers.
   */
  standing: () => ((question: Question) => Promise<Answer>) | null;
  /** Resolves once today's catalog is there. */
  filled: () => Promise<void>;
  close: () => Promise<void>;
}

export function createCatalogueThread<Part, Question, Answer>(
  source: CatalogueSource<Part>,
  { start, trustedMs, now }: ThreadSettings,
): CatalogueThread<Question, Answer> {
  let current: Promise<Filled<Answer>> | null = null;
  /** The catalog that answers now. */
  let standing: Filled<Answer> | null = null;
  let checkedAt = 0;
  let lastId = 0;

  function begin(): Promise<Filled<Answer>> {
    checkedAt = now();
    let own: Filled<Answer> | null = null;
    const fall = () => {
      if (current === begun) current = null;
      if (standing === own) standing = null;
    };
    const begun: Promise<Filled<Answer>> = fillWorker<Part, Answer>(start(), source, fall);
    begun.then((filled) => {
      own = filled;
      if (current !== begun) return;
      if (standing) {
        standing.isRetired = true;
        endWhenIdle(standing);
      }
      standing = filled;
    }, fall);
    current = begun;
    return begun;
  }

  /** The thread of today's catalog. */
  async function ready(): Promise<Filled<Answer>> {
    const previous = current;
    if (previous === null) return begin();
    if (now() - checkedAt < trustedMs) return previous;
    checkedAt = now();
    const [filled, version] = await Promise.all([previous, source.version()]);
    return filled.version === version ? filled : begin();
  }

  function post({ worker, waiting }: Filled<Answer>, question: Question): Promise<Answer> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: "ask", id, question } satisfies CatalogueJob<Part, Question>);
    });
  }

  return {
    ask: async (question) => post(await ready(), question),
    standing() {
      // A catalog that cannot be had now is asked for again by who comes next.
      ready().catch(() => undefined);
      const filled = standing;
      return filled && ((question) => post(filled, question));
    },
    filled: async () => void (await ready()),
    async close() {
      const open = current;
      current = null;
      await open?.then(({ worker }) => worker.terminate()).catch(() => undefined);
    },
  };
}
