// The viewer of an analysis, which lasts from run to run.
import type { ResultsView } from "@/components/schematic/simulation/results-view";
import { firstTraces, type PlotGroup } from "@/components/spice-text/plot-waveforms";
import { createViewerStore, type ViewerStore } from "@/components/waveforms/viewer-store";

/** `probes` are the traces that the sheet's own probes ask for. */
export function storeOf(view: ResultsView, { kind, runs }: PlotGroup, probes: readonly string[]): ViewerStore {
  const known = view.knownStore(kind);
  if (known) return known;
  const store = createViewerStore(probes.length > 0 ? [probes] : firstTraces(runs));
  view.keepStore(kind, store);
  return store;
}
