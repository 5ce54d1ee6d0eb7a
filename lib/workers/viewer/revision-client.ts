// Client of the revision worker, which compares an earlier board with the current one.

import type { Scene } from "@/lib/core/board-view/scene";
import { type JobFailure, type JobWorker, runJob } from "@/lib/workers/worker-client";
import type { RevisionAnswer, RevisionRequest } from "@/lib/workers/viewer/revision.worker";
import { unpainted } from "@/lib/workers/board3d/unpainted";

const TIMEOUT_MS = 120_000;

function createRevisionWorker(): JobWorker {
  return new Worker(new URL("./revision.worker.ts", import.meta.url), { type: "module" });
}

/** Refusals are values; rejects only when aborted. */
export function compareWith(
  file: File,
  after: Scene,
  { signal, createWorker = createRevisionWorker }: { signal: AbortSignal; createWorker?: () => JobWorker },
): Promise<RevisionAnswer | JobFailure> {
  const request: RevisionRequest = {
    file,
    fileName: file.name,
    after: unpainted(after, () => true),
    wasmUrl: `${location.origin}/wasm/`,
  };
  return runJob<never, RevisionAnswer>({ createWorker, request, signal, timeoutMs: TIMEOUT_MS });
}
