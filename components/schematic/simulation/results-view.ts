// The analysis whose results are shown, and the state of its viewer: it lasts from run to run.
import { firstTraces, type PlotGroup } from "@/components/spice-text/plot-waveforms";
import { createViewerStore, type ViewerStore } from "@/components/waveforms/viewer-store";
import type { AnalysisKind } from "@/lib/core/spice/netlist";

export class ResultsView {
  readonly #stores = new Map<AnalysisKind, ViewerStore>();
  readonly #listeners = new Set<() => void>();
  #wanted: AnalysisKind | null = null;
  #version = 0;

  /** Counts the changes of what is shown. */
  get version(): number {
    return this.#version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(kind: AnalysisKind): void {
    this.#wanted = kind;
    this.#tell();
  }

  /** The chosen one of these, else the first; null without results over an axis. */
  shownOf(groups: readonly PlotGroup[]): PlotGroup | null {
    return groups.find(({ kind }) => kind === this.#wanted) ?? groups[0] ?? null;
  }

  /** `probes` are the traces that the sheet's own probes ask for. */
  storeOf({ kind, runs }: PlotGroup, probes: readonly string[] = []): ViewerStore {
    const known = this.#stores.get(kind);
    if (known) return known;
    const store = createViewerStore(probes.length > 0 ? [probes] : firstTraces(runs));
    store.subscribe(() => this.#tell());
    this.#stores.set(kind, store);
    return store;
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
