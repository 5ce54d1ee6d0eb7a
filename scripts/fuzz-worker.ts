// One process of `npm run fuzz`: runs the seeds it receives, and reports each one before it starts.

import { caseText, checkCase, fuzzCase } from "@/tests/core/gerber/fuzz/fuzz-case";

export type FuzzJob = { from: number; to: number };
export type FuzzReport = { at: number } | { failed: number; text: string } | { done: true };

function send(news: FuzzReport): void {
  process.send?.(news);
}

process.on("message", ({ from, to }: FuzzJob) => {
  void run(from, to).then(() => send({ done: true }));
});

async function run(from: number, to: number): Promise<void> {
  for (let seed = from; seed < to; seed++) {
    send({ at: seed });
    const one = fuzzCase(seed);
    await checkCase(one).catch((cause: Error) =>
      send({ failed: seed, text: `${cause.stack ?? cause.message}\n${caseText(one)}` }),
    );
  }
}
