// Client of the nets worker, which computes connected copper.

import type { CopperNets } from "@/lib/core/board-view/nets";
import type { Scene } from "@/lib/core/board-view/scene";
import { type JobWorker, runJob } from "@/lib/workers/worker-client";
import type { NetsAnswer } from "@/lib/workers/viewer/nets.worker";
import { unpainted } from "@/lib/workers/board3d/unpainted";

export interface FindNetsCall {
  signal: AbortSignal;
  createWorker?: () => JobWorker;
}

/** A board of a hundred thousand objects takes seconds, and only net selection waits for it. */
const TIMEOUT_MS = 120_000;

function createNetsWorker(): JobWorker {
  return new Worker(new URL("./nets.worker.ts", import.meta.url), { type: "module" });
}

/** Null if it cannot be computed; rejects only when aborted. */
export async function findNets(scene: Scene, call: FindNetsCall): Promise<CopperNets | null> {
  const { signal, createWorker = createNetsWorker } = call;
  const answer = await runJob<never, NetsAnswer>({
    createWorker,
    request: unpainted(scene, ({ type }) => type === "copper" || type === "drill"),
    signal,
    timeoutMs: TIMEOUT_MS,
  });
  return answer.ok ? answer.value : null;
}
