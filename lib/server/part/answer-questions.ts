// The inside of a worker that holds the catalogue: parts are gathered, indexed, and then asked about.

import { parentPort } from "node:worker_threads";
import type { CatalogueAnswer, CatalogueJob } from "./catalogue-thread-messages";

/** `index` makes of all parts whatever answers a question. */
export function answerQuestions<Part, Question, Answer>(
  index: (parts: readonly Part[]) => (question: Question) => Answer,
): void {
  let gathered: Part[] = [];
  let answer = index([]);
  const say = (message: CatalogueAnswer<Answer>) => parentPort?.postMessage(message);
  parentPort?.on("message", (job: CatalogueJob<Part, Question>) => {
    if (job.kind === "parts") gathered.push(...job.parts);
    else if (job.kind === "index") {
      answer = index(gathered);
      gathered = [];
      say({ kind: "indexed" });
    } else say({ kind: "answered", id: job.id, answer: answer(job.question) });
  });
}
