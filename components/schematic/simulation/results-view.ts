// The analysis whose results are shown, and the state of its viewer: it lasts from run to run.
import type { PlotGroup } from "@/components/spice-text/plot-waveforms";
import type { ViewerStore } from "@/components/waveforms/viewer-store";
import type { Point } from "@/lib/core/schematic/model/units";
import type { AnalysisKind } from "@/lib/core/spice/netlist";

/** Place on a sheet at which a trace was asked for. */
export interface TracePlace {
  readonly path: string;
  readonly places: readonly Point[];
}

export class ResultsView {
  readonly #stores = new Map<AnalysisKind, ViewerStore>();
  readonly #listeners = new Set<() => void>();
  readonly #places = new Map<string, TracePlace>();
  #wanted: AnalysisKind | null = null;
  #isOpen = true;
  #showsPoint = false;
  #chosenFinding: number | null = null;
  #version = 0;

  /** Counts the changes of what is shown. */
  get version(): number {
    return this.#version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** False once the viewer was closed, until there are other results or it is opened again. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#tell();
  }

  /** True while voltages, currents and powers stand on the sheet. */
  get showsPoint(): boolean {
    return this.#showsPoint;
  }

  showPoint(showsPoint: boolean): void {
    this.#showsPoint = showsPoint;
    this.#tell();
  }

  /** Index of the finding that was opened from the list. */
  get chosenFinding(): number | null {
    return this.#chosenFinding;
  }

  chooseFinding(index: number | null): void {
    this.#chosenFinding = index;
    this.#tell();
  }

  /** Marks of the trace stand there. */
  notePlace(expression: string, place: TracePlace): void {
    this.#places.set(expression, place);
    this.#tell();
  }

  placeOf(expression: string): TracePlace | undefined {
    return this.#places.get(expression);
  }

  choose(kind: AnalysisKind): void {
    this.#wanted = kind;
    this.#tell();
  }

  /** The chosen one of these, else the first; null without results over an axis. */
  shownOf(groups: readonly PlotGroup[]): PlotGroup | null {
    return groups.find(({ kind }) => kind === this.#wanted) ?? groups[0] ?? null;
  }

  knownStore(kind: AnalysisKind): ViewerStore | undefined {
    return this.#stores.get(kind);
  }

  keepStore(kind: AnalysisKind, store: ViewerStore): void {
    store.subscribe(() => this.#tell());
    this.#stores.set(kind, store);
  }

  /** Earlier runs stay in the list of the viewer. */
  hide(runs: readonly string[]): void {
    for (const store of this.#stores.values()) store.dispatch({ kind: "hideRuns", runs });
  }

  #tell(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
