// A run of a netlist as it stands: one at a time, with what it found and what it gave.
import type { SpiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot } from "@/lib/core/spice/result";
import type { SpiceEngine, SpiceFailure, SpiceProgress } from "@/lib/workers/spice/spice-engine";

export interface NetlistRunState {
  readonly status: "idle" | "running" | "done" | "failed" | "stopped";
  readonly progress: SpiceProgress | null;
  readonly failure: SpiceFailure["code"] | null;
  readonly findings: readonly SpiceFinding[];
  readonly plots: readonly SpicePlot[];
  /** Duration of the run, in milliseconds. */
  readonly elapsedMs: number;
}

const IDLE: NetlistRunState = {
  ...{ status: "idle", progress: null, failure: null, findings: [], plots: [], elapsedMs: 0 },
};

export class NetlistRun {
  readonly #createEngine: () => Promise<SpiceEngine>;
  readonly #listeners = new Set<() => void>();
  #engine: Promise<SpiceEngine> | null = null;
  #aborter: AbortController | null = null;
  #state = IDLE;

  constructor(createEngine: () => Promise<SpiceEngine>) {
    this.#createEngine = createEngine;
  }

  get state(): NetlistRunState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<NetlistRunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Loads the engine ahead of the first run. */
  prepare(): void {
    this.#engine ??= this.#createEngine();
    void this.#engine.then((engine) => engine.prepare()).catch(() => undefined);
  }

  /** Ends the run before; the results of the last one stay until there are others. */
  async start(text: string): Promise<void> {
    this.#aborter?.abort();
    const aborter = new AbortController();
    this.#aborter = aborter;
    const { signal } = aborter;
    this.#set({ ...IDLE, status: "running", plots: this.#state.plots });
    const start = performance.now();
    try {
      this.#engine ??= this.#createEngine();
      const engine = await this.#engine;
      const answer = await engine.run(text, { signal, onProgress: (progress) => this.#set({ progress }) });
      if (signal.aborted) return;
      const elapsedMs = performance.now() - start;
      if (answer.ok) this.#set({ ...IDLE, status: "done", ...answer.value, elapsedMs });
      else this.#set({ ...IDLE, status: "failed", failure: answer.code, findings: answer.findings, elapsedMs });
    } catch (error) {
      if (signal.aborted) return;
      this.#engine = null;
      this.#set({ ...IDLE, status: "failed", failure: "ENGINE_FAILED" });
      if (!(error instanceof Error)) throw error;
    }
  }

  stop(): void {
    if (this.#state.status !== "running") return;
    this.#aborter?.abort();
    this.#set({ status: "stopped", progress: null });
  }

  /** Puts the results away. */
  clear(): void {
    if (this.#state.status !== "running") this.#set({ ...IDLE });
  }

  /** Ends the engine's workers. */
  close(): void {
    this.#aborter?.abort();
    void this.#engine?.then((engine) => engine.end()).catch(() => undefined);
    this.#engine = null;
  }
}
