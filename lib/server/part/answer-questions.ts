// The inside of a worker that holds the catalog: parts are gathered, indexed, and then asked about.

import { parentPort } from "node:worker_threads";
import { garbageCollector } from "@/lib/server/garbage-collector";
import type { CatalogueAnswer, CatalogueJob } from "./catalogue-thread-messages";

/** Parts on their way into an index. */
export interface Gathering<Part, Question, Answer> {
  add: (parts: readonly Part[]) => void;
  /** Makes of all parts whatever answers a question. */
  index: () => (question: Question) => Answer;
}

export function answerQuestions<Part, Question, Answer>(start: () => Gathering<Part, Question, Answer>): void {
  let gathering: Gathering<Part, Question, Answer> | null = start();
  let answer = gathering.index();
  const say = (message: CatalogueAnswer<Answer>) => parentPort?.postMessage(message);
  parentPort?.on("message", (job: CatalogueJob<Part, Question>) => {
    if (job.kind === "parts") {
      gathering ??= start();
      gathering.add(job.parts);
    } else if (job.kind === "index") {
      answer = (gathering ?? start()).index();
      gathering = null;
      say({ kind: "indexed" });
      // The parts of an index take several times its size, and this thread allocates too little later to collect them.
      garbageCollector()();
    } else say({ kind: "answered", id: job.id, answer: answer(job.question) });
  });
}
