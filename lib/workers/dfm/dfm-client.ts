// The page's end of the workers of checks: one upload, checked for one order after the other.

import { ok } from "@/lib/base/result";
import { wholeReport } from "@/lib/core/dfm/share-report";
import { type Share, SHARES } from "@/lib/core/dfm/shares";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { DfmRequest, DfmResult, DfmShares } from "@/lib/workers/dfm/dfm-messages";
import { WorkerClient, type JobWorker } from "@/lib/workers/worker-client";
import { PrewarmedWorker } from "@/lib/workers/prewarmed-worker";

export interface CheckCall {
  order: PcbSpecification;
  signal: AbortSignal;
}

export interface CheckerParts {
  corrections?: Corrections;
  /** Whether two workers may have the board at once. */
  isRoomy?: boolean;
  createWorker?: () => JobWorker;
}

const TIMEOUT_MS = 60_000;
/** After which a board that nobody asks about is let go: the largest ones take 190 MB in each worker. */
const KEPT_MS = 120_000;
/** Browsers tell it in steps up to 8; phones with less have no room for a large board twice. */
const ROOMY_GB = 4;
/**
 * What compiles a worker's code has a processor of its own: with two in all, two workers took 1.25 times as long as one
 * for a first check, whatever the board.
 */
const ROOMY_PROCESSORS = 4;

/** A page that checks files has one started before any comes. */
export const dfmWorkers = new PrewarmedWorker(
  () => new Worker(new URL("./dfm.worker.ts", import.meta.url), { type: "module" }),
);

/** As far as the browser tells. */
function isRoomyDevice(): boolean {
  const { hardwareConcurrency, deviceMemory = ROOMY_GB } = navigator as Navigator & { deviceMemory?: number };
  return hardwareConcurrency >= ROOMY_PROCESSORS && deviceMemory >= ROOMY_GB;
}

/**
 * Checks a board's files in workers of the browser, two at once where it has the room. They keep the board for a while, so
 * that another order takes a part of the time; `end` lets go of it.
 */
export class FileChecker {
  readonly #request: Omit<DfmRequest, "order" | "shares">;
  #letGo: ReturnType<typeof setTimeout> | undefined;
  readonly #workers: { shares: readonly Share[]; worker: WorkerClient<never, DfmShares> }[];

  constructor(file: File, parts: CheckerParts = {}) {
    const { corrections = {}, isRoomy = isRoomyDevice(), createWorker = () => dfmWorkers.take() } = parts;
    this.#request = { file, options: { corrections, fileName: file.name }, wasmUrl: `${location.origin}/wasm/` };
    const shares = isRoomy ? SHARES.map((share) => [share]) : [SHARES];
    this.#workers = shares.map((own) => ({ shares: own, worker: new WorkerClient(createWorker) }));
  }

  /** One at a time. Every refusal is a value; only an abort rejects. */
  async check({ order, signal }: CheckCall): Promise<DfmResult> {
    clearTimeout(this.#letGo);
    const answers = await Promise.all(
      this.#workers.map(({ shares, worker }) =>
        worker.ask({ request: { ...this.#request, order, shares }, signal, timeoutMs: TIMEOUT_MS }),
      ),
    );
    this.#letGo = setTimeout(() => this.end(), KEPT_MS);
    const reports: Extract<DfmShares, { ok: true }>["value"] = [];
    for (const answer of answers) {
      if (!answer.ok) {
        // Whoever tries again has the file read again.
        this.end();
        return answer;
      }
      reports.push(...answer.value);
    }
    return ok(wholeReport(reports));
  }

  end(): void {
    clearTimeout(this.#letGo);
    for (const { worker } of this.#workers) worker.end();
  }
}
