// The rigorous engine: runs the analyses of a netlist with ngspice in a worker, one after the other.
import { ok, type Ok } from "@/lib/base/result";
import { checkNetlist } from "@/lib/core/spice/check-netlist";
import { type SpiceFinding, spiceFinding } from "@/lib/core/spice/finding";
import { fourierOfRun } from "@/lib/core/spice/fourier";
import type { SpiceFiles } from "@/lib/core/spice/include";
import { readLog } from "@/lib/core/spice/read-log";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { readVectors } from "@/lib/core/spice/read-plot";
import type { RawRun, SpicePlot } from "@/lib/core/spice/result";
import { planRuns, type SpiceRun } from "@/lib/core/spice/run-plan";
import { PrewarmedWorker } from "@/lib/workers/prewarmed-worker";
import type { SpiceAnswer } from "@/lib/workers/spice/spice-messages";
import { type JobWorker, WorkerClient } from "@/lib/workers/worker-client";

export interface SpiceResult {
  /** One for each analysis and combination of stepped values, in the order of the netlist. */
  readonly plots: readonly SpicePlot[];
  /** Warnings about the netlist; those of a run are in its plot. */
  readonly findings: readonly SpiceFinding[];
}

/**
 * NETLIST_REFUSED: nothing was run; RUN_FAILED: no analysis gave a result; RUN_TIMEOUT: the time limit was exceeded;
 * ENGINE_FAILED: the engine could not be loaded, or has ended.
 */
export interface SpiceFailure {
  readonly ok: false;
  readonly code: "NETLIST_REFUSED" | "RUN_FAILED" | "RUN_TIMEOUT" | "ENGINE_FAILED";
  readonly findings: readonly SpiceFinding[];
}

export interface SpiceProgress {
  readonly done: number;
  readonly total: number;
}

export interface SpiceRunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SpiceProgress) => void;
  /** Texts of files that the netlist includes. */
  readonly files?: SpiceFiles;
  /** For one analysis. */
  readonly timeoutMs?: number;
}

export interface SpiceEngine {
  /** Loads the engine, so that the first run does not wait for it. */
  prepare: () => void;
  /** Refusals are values; rejects only when aborted. Calls wait for each other. */
  run: (netlist: string, options?: SpiceRunOptions) => Promise<Ok<SpiceResult> | SpiceFailure>;
  /** Terminates all workers. */
  end: () => void;
}

const TIMEOUT_MS = 60_000;

/** For fetching and starting the engine, which is 20 MB. */
const START_TIMEOUT_MS = 120_000;

/** The engine's memory only grows, so a worker is replaced after results of this size, or as many runs. */
const MAX_WORKER_BYTES = 64_000_000;
const MAX_WORKER_RUNS = 100;

const createSpiceWorker = (): JobWorker =>
  new Worker(new URL("./spice.worker.ts", import.meta.url), { type: "module" });

const sizeOf = ({ real, imaginary }: RawRun): number =>
  [...real, ...(imaginary ?? [])].reduce((sum, { byteLength }) => sum + byteLength, 0);

const hasError = (findings: readonly SpiceFinding[]): boolean => findings.some(({ severity }) => severity === "error");

interface RunOutcome {
  readonly plot: SpicePlot | null;
  readonly findings: readonly SpiceFinding[];
  readonly failure: SpiceFailure["code"] | null;
}

class WorkerSpiceEngine implements SpiceEngine {
  readonly #spare: PrewarmedWorker;
  readonly #client: WorkerClient<string, SpiceAnswer>;
  #queue: Promise<unknown> = Promise.resolve();
  #hasStarted = false;
  #bytes = 0;
  #runs = 0;

  constructor(createWorker: () => JobWorker) {
    this.#spare = new PrewarmedWorker(createWorker);
    this.#client = new WorkerClient(() => {
      this.#bytes = 0;
      this.#runs = 0;
      return this.#spare.take();
    });
  }

  prepare(): void {
    this.#spare.prepare();
  }

  end(): void {
    this.#client.end();
    this.#spare.letGo();
  }

  run(netlist: string, options: SpiceRunOptions = {}): Promise<Ok<SpiceResult> | SpiceFailure> {
    const result = this.#queue.then(() => this.#runAll(netlist, options));
    this.#queue = result.catch(() => {});
    return result;
  }

  async #runAll(text: string, options: SpiceRunOptions): Promise<Ok<SpiceResult> | SpiceFailure> {
    const read = readNetlist(text, options);
    const plan = planRuns(read.netlist);
    const findings = [...read.findings, ...checkNetlist(read.netlist), ...plan.findings];
    if (hasError(findings)) return { ok: false, code: "NETLIST_REFUSED", findings };
    const plots: SpicePlot[] = [];
    const failed: SpiceFinding[] = [];
    let code: SpiceFailure["code"] = "RUN_FAILED";
    for (const [index, run] of plan.runs.entries()) {
      options.onProgress?.({ done: index, total: plan.runs.length });
      const outcome = await this.#runOne(run, options);
      if (outcome.plot) plots.push(outcome.plot);
      else failed.push(...outcome.findings);
      if (outcome.failure === "RUN_TIMEOUT" || outcome.failure === "ENGINE_FAILED") {
        code = outcome.failure;
        break;
      }
    }
    options.onProgress?.({ done: plan.runs.length, total: plan.runs.length });
    if (plots.length === 0) return { ok: false, code, findings: [...failed, ...findings] };
    return ok({ plots, findings: [...failed, ...findings] });
  }

  async #runOne(run: SpiceRun, options: SpiceRunOptions): Promise<RunOutcome> {
    const printed: string[] = [];
    const signal = options.signal ? { signal: options.signal } : {};
    // The time limit is that of the analysis, so the engine starts before it counts.
    if (!this.#hasStarted) {
      const start = await this.#client.ask({ request: { netlist: null }, timeoutMs: START_TIMEOUT_MS, ...signal });
      if (!start.ok) {
        this.#client.end();
        const subject = String(start.details?.["message"] ?? start.code);
        return { plot: null, findings: [spiceFinding("ENGINE_ERROR", { subject })], failure: "ENGINE_FAILED" };
      }
    }
    // Until the answer is there: a worker that is aborted or too late is terminated.
    this.#hasStarted = false;
    const asked = this.#client.ask({
      request: { netlist: `${run.lines.map(({ text }) => text).join("\n")}\n` },
      onProgress: (line) => void printed.push(line),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      ...signal,
    });
    // The next worker loads while this one computes.
    this.#spare.prepare();
    const answer = await asked;
    if (!answer.ok) {
      const isTimeout = answer.code === "PARSE_TIMEOUT";
      const known = readLog(printed.join("\n"), run).findings;
      const message =
        printed.find((line) => /error|undefined/i.test(line)) ?? String(answer.details?.["message"] ?? "");
      const rest = spiceFinding("ENGINE_ERROR", { subject: message || run.analysis.text, ...lineOf(run) });
      if (!isTimeout) this.#client.end();
      return { plot: null, findings: [...known, rest], failure: isTimeout ? "RUN_TIMEOUT" : "ENGINE_FAILED" };
    }
    this.#hasStarted = true;
    return this.#interpret(answer.value, run);
  }

  #interpret(raw: RawRun, run: SpiceRun): RunOutcome {
    this.#bytes += sizeOf(raw);
    this.#runs++;
    if (raw.hasExited || this.#bytes > MAX_WORKER_BYTES || this.#runs >= MAX_WORKER_RUNS) {
      this.#client.end();
      this.#hasStarted = false;
    }
    const { findings, measurements, hasFailed } = readLog(raw.log, run);
    const points = raw.real[0]?.length ?? 0;
    if (points === 0) {
      const all = hasError(findings)
        ? findings
        : [...findings, spiceFinding("ENGINE_ERROR", { subject: run.analysis.text, ...lineOf(run) })];
      return { plot: null, findings: all, failure: "RUN_FAILED" };
    }
    const { analysis, steps } = run;
    const read = readVectors(raw, analysis.kind);
    const { analyses: fourier, findings: missing } = fourierOfRun(run, read);
    const plot: SpicePlot = {
      ...{ analysis: analysis.kind, text: analysis.text, steps, ...read, measurements, fourier },
      findings: [...findings, ...missing],
    };
    return { plot, findings: [], failure: hasFailed ? "RUN_FAILED" : null };
  }
}

const lineOf = ({ analysis }: SpiceRun) => ({ source: analysis.line.source, text: analysis.line.text });

/** Nothing is loaded before `prepare` or the first run. */
export function createSpiceEngine(createWorker: () => JobWorker = createSpiceWorker): SpiceEngine {
  return new WorkerSpiceEngine(createWorker);
}
