// A simulation of the open drawing: one run at a time, with what it found and what it gave.
import type { OpenProject } from "@/components/schematic/editor-context";
import { createHold } from "@/components/schematic/hold";
import { schematicOf } from "@/components/schematic/schematic-of";
import { ResultsView } from "@/components/schematic/simulation/results-view";
import { plotIds } from "@/components/schematic/simulation/plot-ids";
import { lateModule } from "@/components/schematic/late-part";
import type { NamedSetup } from "@/components/schematic/simulation/run-setups";
import type { SimulationRun } from "@/components/schematic/simulation/simulation-run";
import { type ExportedDesign, exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { type AnalysisSetup, USUAL_SETUP } from "@/lib/core/simulation-netlist/analysis-setup";
import type { ConvergenceOption } from "@/lib/core/simulation-netlist/convergence-options";
import type { SchematicPlace } from "@/lib/core/simulation-netlist/simulation-netlist";
import { remainingMs } from "@/lib/core/simulation-runs/remaining-time";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot } from "@/lib/core/spice/result";
import type { SpiceEngine, SpiceFailure, SpiceProgress } from "@/lib/workers/spice/spice-engine";

const loadPlanning = lateModule(() => import("./planned-run"));

export interface PlacedFinding {
  readonly finding: SpiceFinding;
  readonly place: SchematicPlace;
}

/** A vector by the names of the sheet: "V(OUT)", "I(R1)". */
export type VectorName = (name: string) => string;

export interface SimulationState {
  readonly status: "idle" | "running" | "done" | "failed" | "stopped";
  readonly progress: SpiceProgress | null;
  /** Estimated time until the run ends, in milliseconds; null while it is not known. */
  readonly remainingMs: number | null;
  readonly failure: SpiceFailure["code"] | null;
  readonly findings: readonly PlacedFinding[];
  readonly plots: readonly SpicePlot[];
  readonly nameOf: VectorName;
  readonly netlist: string;
  /** The last ones with results, the latest first. */
  readonly runs: readonly SimulationRun[];
  /** Kept results that are compared with them. */
  readonly opened: readonly SimulationRun[];
  /** Options of the engine, for circuits that it could not solve without them. */
  readonly options: ReadonlySet<ConvergenceOption>;
  /** Duration of the run, in milliseconds. */
  readonly elapsedMs: number;
}

const IDLE: SimulationState = {
  ...{
    status: "idle",
    progress: null,
    remainingMs: null,
    failure: null,
    findings: [],
    plots: [],
    netlist: "",
    elapsedMs: 0,
  },
  ...{ runs: [], opened: [], options: new Set<ConvergenceOption>(), nameOf: (name) => name },
};

/** Findings of the netlist are those of each of its analyses as well. */
function eachOnce(findings: readonly SpiceFinding[]): SpiceFinding[] {
  const known = new Map(findings.map((finding) => [`${finding.code} ${finding.subject}`, finding]));
  return [...known.values()];
}

/** Runs whose results stay in memory, and the bytes that the earlier ones may take. */
const MAX_RUNS = 5;
const MAX_BYTES = 400_000_000;

const bytesOf = ({ plots }: SimulationRun): number =>
  plots
    .flatMap(({ vectors }) => vectors)
    .reduce((sum, { real, imaginary }) => sum + real.byteLength + (imaginary?.byteLength ?? 0), 0);

/** The latest one always stays. */
function runsInMemory(runs: readonly SimulationRun[]): SimulationRun[] {
  let bytes = 0;
  return runs.slice(0, MAX_RUNS).filter((run, at) => {
    bytes += bytesOf(run);
    return at === 0 || bytes <= MAX_BYTES;
  });
}

export class SimulationSession {
  /** While nobody holds it any more, its run and its workers end: the page of the drawing was left. */
  readonly hold = createHold(() => this.close());
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
  #lastSetups: readonly NamedSetup[] = [];

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
    void loadPlanning().catch(() => undefined);
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

  /** Runs again with an option of the engine, or without it. */
  tryOption(option: ConvergenceOption, isOn: boolean): Promise<void> {
    const others = [...this.#state.options].filter((other) => other !== option);
    this.#set({ options: new Set(isOn ? [...others, option] : others) });
    return this.#run(this.#lastSetups.length > 0 ? this.#lastSetups : [{ name: "", setup: this.#setup }]);
  }

  async #run(setups: readonly NamedSetup[]): Promise<void> {
    this.#aborter?.abort();
    const aborter = new AbortController();
    this.#aborter = aborter;
    const { signal } = aborter;
    this.#lastSetups = setups;
    const { runs, opened, options } = this.#state;
    this.view.chooseFinding(null);
    this.#set({ ...IDLE, runs, opened, options, status: "running" });
    const start = performance.now();
    const number = ++this.#runNumber;
    try {
      this.#engine ??= this.#createEngine();
      const [engine, { planRun, runSetups, finishedRun }] = await Promise.all([this.#engine, loadPlanning()]);
      if (signal.aborted) return;
      const title = this.#project.name;
      const { asked, netlist, text, nameOf } = planRun({ title, setups, options, design: () => this.#design() });
      const placed = (findings: readonly SpiceFinding[]): PlacedFinding[] =>
        findings.map((finding) => ({ finding, place: netlist.placeOf(finding) }));
      const own = netlist.findings.filter(({ code }) => code !== "NO_ANALYSIS");
      this.#set({ netlist: text, nameOf, findings: placed(own) });
      const onProgress = (progress: SpiceProgress) =>
        this.#set({ progress, remainingMs: remainingMs(progress, performance.now() - start) });
      const { plots, labels, findings: found, failure } = await runSetups(engine, asked, { signal, onProgress });
      if (signal.aborted) return;
      const done = {
        progress: null,
        remainingMs: null,
        elapsedMs: performance.now() - start,
        findings: placed(eachOnce([...found, ...own])),
      };
      if (plots.length > 0) this.#add(finishedRun({ number, labels, netlist, plots }));
      this.#set(plots.length > 0 ? { ...done, status: "done", plots } : { ...done, status: "failed", failure });
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
    this.view.setOpen(true);
    this.#set({ runs: runsInMemory([run, ...this.#state.runs]) });
  }

  /** Compares kept results with the runs; those that are open already stay once. */
  open(run: SimulationRun): void {
    this.view.setOpen(true);
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

  /** Ends the run and the engine's workers. Results stay. */
  close(): void {
    this.stop();
    void this.#engine?.then((engine) => engine.end()).catch(() => undefined);
    this.#engine = null;
  }
}
