// The inside of a filled thread: entries are gathered, indexed, and then asked about.

import { parentPort } from "node:worker_threads";
import { garbageCollector } from "@/lib/server/garbage-collector";
import type { ThreadAnswer, ThreadJob } from "./thread-messages";

/** Entries on their way into an index. */
export interface Gathering<Entry, Question, Answer> {
  add: (entries: readonly Entry[]) => void;
  /** Makes of all entries whatever answers a question. */
  index: () => (question: Question) => Answer;
}

export function answerQuestions<Entry, Question, Answer>(start: () => Gathering<Entry, Question, Answer>): void {
  let gathering: Gathering<Entry, Question, Answer> | null = start();
  let answer = gathering.index();
  const say = (message: ThreadAnswer<Answer>) => parentPort?.postMessage(message);
  parentPort?.on("message", (job: ThreadJob<Entry, Question>) => {
    if (job.kind === "entries") {
      gathering ??= start();
      gathering.add(job.entries);
    } else if (job.kind === "index") {
      answer = (gathering ?? start()).index();
      gathering = null;
      say({ kind: "indexed" });
      // The entries of an index take several times its size, and this thread allocates too little later to collect them.
      garbageCollector()();
    } else say({ kind: "answered", id: job.id, answer: answer(job.question) });
  });
}
