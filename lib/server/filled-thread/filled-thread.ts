// A worker thread that holds all entries of something, such as the part catalog, in a form of its own and answers
// questions about them; another one takes its place when they have changed.

import type { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadJob } from "./thread-messages";

/** Source of the entries; a changed version means changed entries. */
export interface ThreadSource<Entry> {
  version: () => Promise<string>;
  batches: () => AsyncIterable<Entry[]>;
}

export interface ThreadSettings {
  start: () => Worker;
  /** Time for which the entries count as unchanged before their version is read again. */
  trustedMs: number;
  now: () => number;
}

/**
 * Heap of a thread with the part catalog: one that does not fit ends the thread, not the process. `npm run bench -- bom`
 * prints the size of ours.
 */
export const MAX_HEAP_MB = 2_048;
export const TRUSTED_MS = 60_000;

interface Filled<Answer> {
  worker: Worker;
  version: string;
  waiting: Map<number, { resolve: (answer: Answer) => void; reject: (cause: Error) => void }>;
  /** Another one took its place: it ends when nobody waits for it. */
  isRetired: boolean;
}

function endWhenIdle<Answer>({ worker, waiting, isRetired }: Filled<Answer>): void {
  if (isRetired && waiting.size === 0) void worker.terminate();
}

/** Sends a thread all entries, and waits until its index is made. */
async function fillWorker<Entry, Answer>(
  worker: Worker,
  source: ThreadSource<Entry>,
  onFall: () => void,
): Promise<Filled<Answer>> {
  worker.unref();
  const filled: Filled<Answer> = { worker, version: "", waiting: new Map(), isRetired: false };
  const indexed = new Promise<void>((resolve, reject) => {
    const fall = (cause: Error) => {
      reject(cause);
      for (const waiter of filled.waiting.values()) waiter.reject(cause);
      filled.waiting.clear();
      onFall();
    };
    worker.on("message", (message: ThreadAnswer<Answer>) => {
      if (message.kind === "indexed") return resolve();
      filled.waiting.get(message.id)?.resolve(message.answer);
      filled.waiting.delete(message.id);
      endWhenIdle(filled);
    });
    worker.on("error", fall);
    worker.on("exit", () => fall(new Error("the thread ended")));
  });
  // A thread may fall while it is sent entries, when nobody waits for its index yet.
  indexed.catch(() => undefined);
  filled.version = await source.version();
  const send = (job: ThreadJob<Entry, never>) => worker.postMessage(job);
  for await (const entries of source.batches()) send({ kind: "entries", entries });
  send({ kind: "index" });
  await indexed;
  return filled;
}

export interface FilledThread<Question, Answer> {
  /** Waits for today's entries. Rejects when the thread fell; the next call starts another one. */
  ask: (question: Question) => Promise<Answer>;
  /**
   * Asks whichever thread is there now, so that all of one request's answers are of one; null where there is none yet.
   * Today's is filled on the way, while the former one answers.
   */
  standing: () => ((question: Question) => Promise<Answer>) | null;
  /** Resolves once today's thread is filled. */
  filled: () => Promise<void>;
  /** Questions that wait are rejected. */
  close: () => Promise<void>;
}

export function createFilledThread<Entry, Question, Answer>(
  source: ThreadSource<Entry>,
  { start, trustedMs, now }: ThreadSettings,
): FilledThread<Question, Answer> {
  let current: Promise<Filled<Answer>> | null = null;
  /** The thread that answers now. */
  let standing: Filled<Answer> | null = null;
  const workers = new Set<Worker>();
  let checkedAt = 0;
  let lastId = 0;

  function begin(): Promise<Filled<Answer>> {
    checkedAt = now();
    let own: Filled<Answer> | null = null;
    const fall = () => {
      if (current === begun) current = null;
      if (standing === own) standing = null;
    };
    const worker = start();
    workers.add(worker);
    worker.once("exit", () => workers.delete(worker));
    const endHalfFilled = () => {
      fall();
      void worker.terminate();
    };
    const begun: Promise<Filled<Answer>> = fillWorker<Entry, Answer>(worker, source, fall);
    begun.then((filled) => {
      own = filled;
      if (current !== begun) return;
      if (standing) {
        standing.isRetired = true;
        endWhenIdle(standing);
      }
      standing = filled;
    }, endHalfFilled);
    current = begun;
    return begun;
  }

  /** The thread of today's entries. */
  async function ready(): Promise<Filled<Answer>> {
    const previous = current;
    if (previous === null) return begin();
    if (now() - checkedAt < trustedMs) return previous;
    checkedAt = now();
    const [filled, version] = await Promise.all([previous, source.version()]);
    // Others may have seen the change too, or the thread fallen.
    if (current !== previous) return ready();
    return filled.version === version ? filled : begin();
  }

  function post({ worker, waiting }: Filled<Answer>, question: Question): Promise<Answer> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: "ask", id, question } satisfies ThreadJob<Entry, Question>);
    });
  }

  return {
    ask: async (question) => post(await ready(), question),
    standing() {
      // A thread that cannot be filled now is started again by who asks next.
      ready().catch(() => undefined);
      const filled = standing;
      return filled && ((question) => post(filled, question));
    },
    filled: async () => void (await ready()),
    async close() {
      current = null;
      standing = null;
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
