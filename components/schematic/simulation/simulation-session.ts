// A simulation of the open drawing: one run at a time, with what it found and what it gave.
import { schematicOf } from "@/components/schematic/schematic-of";
import { runSetup } from "@/components/schematic/simulation/setup/run-setup";
import type { OpenProject } from "@/components/schematic/editor-context";
import { plotIds } from "@/components/schematic/simulation/run-groups";
import { ResultsView } from "@/components/schematic/simulation/results-view";
import { finishedRun, type SimulationRun } from "@/components/schematic/simulation/simulation-run";
import { type ExportedDesign, exportedDesign } from "@/lib/core/schematic/export/exported-design";
import {
  type AnalysisSetup,
  directiveOf,
  hasAnalysis,
  USUAL_SETUP,
  withAnalysis,
} from "@/lib/core/simulation-netlist/analysis-setup";
import { withoutFalseCurrents, withSavedCurrents } from "@/lib/core/simulation-netlist/part-currents";
import { type SchematicPlace, simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { namesOfVectors } from "@/lib/core/simulation-netlist/vector-names";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot } from "@/lib/core/spice/result";
import type { SpiceEngine, SpiceFailure, SpiceProgress } from "@/lib/workers/spice/spice-engine";

export interface PlacedFinding {
  readonly finding: SpiceFinding;
  readonly place: SchematicPlace;
}

/** A vector by the names of the sheet: "V(OUT)", "I(R1)". */
export type VectorName = (name: string) => string;

export interface SimulationState {
  readonly status: "idle" | "running" | "done" | "failed" | "stopped";
  readonly progress: SpiceProgress | null;
  readonly failure: SpiceFailure["code"] | null;
  readonly findings: readonly PlacedFinding[];
  readonly plots: readonly SpicePlot[];
  readonly nameOf: VectorName;
  readonly netlist: string;
  /** The last ones with results, the latest first. */
  readonly runs: readonly SimulationRun[];
  /** Kept results that are compared with them. */
  readonly opened: readonly SimulationRun[];
  /** Duration of the run, in milliseconds. */
  readonly elapsedMs: number;
}

const IDLE: SimulationState = {
  ...{ status: "idle", progress: null, failure: null, findings: [], plots: [], netlist: "", elapsedMs: 0 },
  ...{ runs: [], opened: [], nameOf: (name) => name },
};

/** A set-up with the name that it is kept under; empty without one. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: AnalysisSetup;
}

/** Findings of the netlist are those of each of its analyses as well. */
function eachOnce(findings: readonly SpiceFinding[]): SpiceFinding[] {
  const known = new Map(findings.map((finding) => [`${finding.code} ${finding.subject}`, finding]));
  return [...known.values()];
}

/** Runs whose results stay in memory. */
const MAX_RUNS = 5;

export class SimulationSession {
  readonly #project: OpenProject;
  readonly #createEngine: () => Promise<SpiceEngine>;
  readonly #listeners = new Set<() => void>();
  readonly view = new ResultsView();
  #runNumber = 0;
  #engine: Promise<SpiceEngine> | null = null;
  #aborter: AbortController | null = null;
  #state = IDLE;
  #setup = USUAL_SETUP;
  #setupId: string | null = null;

  constructor(project: OpenProject, createEngine: () => Promise<SpiceEngine>) {
    this.#project = project;
    this.#createEngine = createEngine;
  }

  get state(): SimulationState {
    return this.#state;
  }

  get setup(): AnalysisSetup {
    return this.#setup;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<SimulationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Id of the kept set-up that was picked last; null without one. */
  get setupId(): string | null {
    return this.#setupId;
  }

  /** `id` is that of a kept set-up which is picked, or null for none. */
  setUp(setup: AnalysisSetup, id: string | null = this.#setupId): void {
    this.#setup = setup;
    this.#setupId = id;
    this.#set({});
  }

  /** Loads the engine ahead of the first run. */
  prepare(): void {
    this.#engine ??= this.#createEngine();
    void this.#engine.then((engine) => engine.prepare()).catch(() => undefined);
  }

  #design(): ExportedDesign {
    return exportedDesign(schematicOf(this.#project.editor));
  }

  /** The analyses of the set-up that is open. */
  run(): Promise<void> {
    return this.#run([{ name: "", setup: this.#setup }]);
  }

  /** One run of several set-ups, one after the other. */
  runAll(setups: readonly NamedSetup[]): Promise<void> {
    return this.#run(setups);
  }

  async #run(setups: readonly NamedSetup[]): Promise<void> {
    this.#aborter?.abort();
    const aborter = new AbortController();
    this.#aborter = aborter;
    const { signal } = aborter;
    const plain = simulationNetlist(this.#design(), { title: this.#project.name });
    // Directives on the sheets that ask for analyses come before the set-ups.
    const isOwn = hasAnalysis(plain.text);
    const asked = isOwn ? setups.slice(0, 1) : setups;
    const textOf = ({ setup }: NamedSetup): string =>
      isOwn ? plain.text : withAnalysis(plain.text, directiveOf(setup));
    const placed = (findings: readonly SpiceFinding[]): PlacedFinding[] =>
      findings.map((finding) => ({ finding, place: plain.placeOf(finding) }));
    const own = plain.findings.filter(({ code }) => code !== "NO_ANALYSIS");
    const { runs, opened } = this.#state;
    const names = { netlist: asked.map(textOf).join("\n"), nameOf: namesOfVectors(plain) };
    this.view.chooseFinding(null);
    this.#set({ ...IDLE, runs, opened, status: "running", ...names, findings: placed(own) });
    const start = performance.now();
    const number = ++this.#runNumber;
    const found: SpiceFinding[] = [];
    const plots: SpicePlot[] = [];
    const labels: string[] = [];
    let failure: SpiceFailure["code"] | null = null;
    try {
      this.#engine ??= this.#createEngine();
      const engine = await this.#engine;
      for (const [at, named] of asked.entries()) {
        const onProgress = ({ done, total }: SpiceProgress) =>
          this.#set({ progress: { done: at * total + done, total: asked.length * total } });
        const text = withSavedCurrents(textOf(named), plain.parts);
        const swept = { text, netlist: plain, sweep: named.setup.sweep, design: () => this.#design() };
        const answer = await runSetup(engine, swept, { signal, onProgress });
        if (signal.aborted) return;
        found.push(...(answer.ok ? answer.value.findings : answer.findings));
        if (answer.ok) {
          plots.push(...answer.value.plots.map(withoutFalseCurrents));
          labels.push(...answer.value.plots.map(() => named.name));
        } else failure = answer.code;
      }
      const elapsedMs = performance.now() - start;
      const findings = placed(eachOnce([...found, ...own]));
      if (plots.length === 0) {
        this.#set({ status: "failed", progress: null, failure, findings, elapsedMs });
        return;
      }
      this.#add(finishedRun({ number, labels, netlist: plain, plots }));
      this.#set({ status: "done", progress: null, plots, findings, elapsedMs });
    } catch (error) {
      if (signal.aborted) return;
      this.#engine = null;
      this.#set({ status: "failed", progress: null, failure: "ENGINE_FAILED" });
      if (!(error instanceof Error)) throw error;
    }
  }

  /** Earlier runs are hidden at first; a trace of theirs is one click away. */
  #add(run: SimulationRun): void {
    const [last] = this.#state.runs;
    if (last) this.view.hide(plotIds(last));
    this.#set({ runs: [run, ...this.#state.runs].slice(0, MAX_RUNS) });
  }

  /** Compares kept results with the runs; those that are open already stay once. */
  open(run: SimulationRun): void {
    this.#set({ opened: [...this.#state.opened.filter(({ id }) => id !== run.id), run] });
  }

  closeOpened(id: string): void {
    this.#set({ opened: this.#state.opened.filter((run) => run.id !== id) });
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
