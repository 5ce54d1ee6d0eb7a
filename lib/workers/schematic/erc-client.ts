// Client of the worker that checks the electrical rules.
import type { Finding } from "@/lib/core/schematic/erc/finding";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { ErcAnswer } from "@/lib/workers/schematic/erc.worker";
import { type JobWorker, runJob } from "@/lib/workers/worker-client";

interface CheckCall {
  signal: AbortSignal;
  createWorker?: () => JobWorker;
}

/** A sheet of 2,000 parts takes well under a second. */
const TIMEOUT_MS = 30_000;

const createErcWorker = (): JobWorker => new Worker(new URL("./erc.worker.ts", import.meta.url), { type: "module" });

/** Null if it cannot be checked; rejects only when aborted. */
export async function checkInWorker(schematic: Schematic, call: CheckCall): Promise<readonly Finding[] | null> {
  const { signal, createWorker = createErcWorker } = call;
  const answer = await runJob<never, ErcAnswer>({ createWorker, request: schematic, signal, timeoutMs: TIMEOUT_MS });
  return answer.ok ? answer.value : null;
}
