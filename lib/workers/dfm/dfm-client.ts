// Client of the DFM workers: one upload, checked for several orders in turn.

import { ok } from "@/lib/base/result";
import { type Partition, PARTITIONS, mergeReports } from "@/lib/core/dfm/partitions";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { DfmRequest, DfmResult, DfmPartitions } from "@/lib/workers/dfm/dfm-messages";
import { WorkerClient, type JobWorker } from "@/lib/workers/worker-client";
import { PrewarmedWorker } from "@/lib/workers/prewarmed-worker";

export interface CheckCall {
  order: PcbSpecification;
  signal: AbortSignal;
}

export interface CheckerParts {
  corrections?: Corrections;
  /** True if two workers may hold the board at once. */
  isRoomy?: boolean;
  createWorker?: () => JobWorker;
}

const TIMEOUT_MS = 60_000;
/** Idle time after which a board is released: the largest take 190 MB in each worker. */
const KEPT_MS = 120_000;
/** Browsers report memory in steps up to 8; phones with less cannot hold a large board twice. */
const ROOMY_GB = 4;
/**
 * Compiling a worker's code takes a CPU of its own: with two in all, two workers took 1.25 times as long as one for a
 * first check, whatever the board.
 */
const ROOMY_PROCESSORS = 4;

/** Prewarmed by pages that check files. */
export const dfmWorkers = new PrewarmedWorker(
  () => new Worker(new URL("./dfm.worker.ts", import.meta.url), { type: "module" }),
);

/** As far as the browser reports memory and CPUs. */
function isRoomyDevice(): boolean {
  const { hardwareConcurrency, deviceMemory = ROOMY_GB } = navigator as Navigator & { deviceMemory?: number };
  return hardwareConcurrency >= ROOMY_PROCESSORS && deviceMemory >= ROOMY_GB;
}

/**
 * Checks a board's files in workers of the browser, in two at once if the device has room. They keep the board for a
 * while, so that checking another order takes a part of the time; `end` releases it.
 */
export class FileChecker {
  readonly #request: Omit<DfmRequest, "order" | "partitions">;
  #letGo: ReturnType<typeof setTimeout> | undefined;
  readonly #workers: { partitions: readonly Partition[]; worker: WorkerClient<never, DfmPartitions> }[];

  constructor(file: File, parts: CheckerParts = {}) {
    const { corrections = {}, isRoomy = isRoomyDevice(), createWorker = () => dfmWorkers.take() } = parts;
    this.#request = { file, options: { corrections, fileName: file.name }, wasmUrl: `${location.origin}/wasm/` };
    const partitions = isRoomy ? PARTITIONS.map((partition) => [partition]) : [PARTITIONS];
    this.#workers = partitions.map((own) => ({ partitions: own, worker: new WorkerClient(createWorker) }));
  }

  /** One call at a time. Refusals are values; rejects only when aborted. */
  async check({ order, signal }: CheckCall): Promise<DfmResult> {
    clearTimeout(this.#letGo);
    const answers = await Promise.all(
      this.#workers.map(({ partitions, worker }) =>
        worker.ask({ request: { ...this.#request, order, partitions }, signal, timeoutMs: TIMEOUT_MS }),
      ),
    );
    this.#letGo = setTimeout(() => this.end(), KEPT_MS);
    const reports: Extract<DfmPartitions, { ok: true }>["value"] = [];
    for (const answer of answers) {
      if (!answer.ok) {
        // A retry reads the file again.
        this.end();
        return answer;
      }
      reports.push(...answer.value);
    }
    return ok(mergeReports(reports));
  }

  end(): void {
    clearTimeout(this.#letGo);
    for (const { worker } of this.#workers) worker.end();
  }
}
