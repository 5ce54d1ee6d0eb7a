// The page's end of the workers of checks: one upload, checked for one order after the other.

import { ok } from "@/lib/base/result";
import { wholeReport } from "@/lib/core/dfm/share-report";
import { type Share, SHARES } from "@/lib/core/dfm/shares";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { DfmRequest, DfmResult, DfmShares } from "@/lib/workers/dfm-messages";
import { AskedWorker, type JobWorker } from "@/lib/workers/one-job";

export interface CheckCall {
  order: PcbSpecification;
  signal: AbortSignal;
}

export interface CheckerParts {
  corrections?: Corrections;
  /** Processors that the browser has to give. */
  processors?: number;
  createWorker?: () => JobWorker;
}

const TIMEOUT_MS = 60_000;

function createDfmWorker(): JobWorker {
  return new Worker(new URL("./dfm.worker.ts", import.meta.url), { type: "module" });
}

/**
 * Checks a board's files in workers of the browser, two at once where it has the processors. They keep the board, so that
 * another order takes a part of the time; `end` lets go of it.
 */
export class FileChecker {
  readonly #request: Omit<DfmRequest, "order" | "shares">;
  readonly #workers: { shares: readonly Share[]; worker: AskedWorker<never, DfmShares> }[];

  constructor(file: File, parts: CheckerParts = {}) {
    const { corrections = {}, processors = navigator.hardwareConcurrency, createWorker = createDfmWorker } = parts;
    this.#request = { file, options: { corrections, fileName: file.name }, wasmUrl: `${location.origin}/wasm/` };
    const shares = processors > 1 ? SHARES.map((share) => [share]) : [SHARES];
    this.#workers = shares.map((own) => ({ shares: own, worker: new AskedWorker(createWorker) }));
  }

  /** One at a time. Every refusal is a value; only an abort rejects. */
  async check({ order, signal }: CheckCall): Promise<DfmResult> {
    const answers = await Promise.all(
      this.#workers.map(({ shares, worker }) =>
        worker.ask({ request: { ...this.#request, order, shares }, signal, timeoutMs: TIMEOUT_MS }),
      ),
    );
    const reports: Extract<DfmShares, { ok: true }>["value"] = [];
    for (const answer of answers) {
      if (!answer.ok) return answer;
      reports.push(...answer.value);
    }
    return ok(wholeReport(reports));
  }

  end(): void {
    for (const { worker } of this.#workers) worker.end();
  }
}
