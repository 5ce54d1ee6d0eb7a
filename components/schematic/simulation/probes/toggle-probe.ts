// Plots what was asked for on the sheet, or takes it out of the plot where it is there already.
import {
  probeExpression,
  type ProbeFailure,
  probeValue,
} from "@/components/schematic/simulation/probes/probe-expression";
import { probeNames } from "@/components/schematic/simulation/probes/probe-names";
import { currentReading } from "@/components/schematic/simulation/probes/current-reading";
import { storeOf } from "@/components/schematic/simulation/results-store";
import { runGroups } from "@/components/schematic/simulation/run-groups";
import { latestRun } from "@/components/schematic/simulation/simulation-run";
import type { SimulationSession } from "@/components/schematic/simulation/simulation-session";
import { evaluateInRun } from "@/components/waveforms/drawn-traces";
import type { ViewerStore } from "@/components/waveforms/viewer-store";
import type { PlotGroup } from "@/components/spice-text/plot-waveforms";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { ProbeRequest } from "@/lib/core/schematic/editor/probe-request";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { unitsOf } from "@/lib/core/waveform/plot/scene";
import type { Waveform } from "@/lib/core/waveform/waveform";

/** NO_RESULTS: nothing was run. NOT_IN_ANALYSIS: the results have no such quantity. */
export type ProbeOutcome =
  | { readonly kind: "added" | "removed"; readonly expression: string }
  /** A single value of results without an axis. */
  | { readonly kind: "value"; readonly expression: string; readonly text: string }
  | { readonly kind: "failed"; readonly code: ProbeFailure | "NO_RESULTS" | "NOT_IN_ANALYSIS" };

const failed = (code: ProbeFailure | "NO_RESULTS" | "NOT_IN_ANALYSIS"): ProbeOutcome => ({ kind: "failed", code });

const MAX_UNITS = 2;

interface Added {
  readonly store: ViewerStore;
  readonly run: PlotGroup["runs"][number];
  readonly expression: string;
  readonly wave: Waveform;
}

/** To the pane in use; a trace of a third unit gets its own. */
function addTrace({ store, run, expression, wave }: Added): void {
  const { panes, activePane } = store.state;
  const pane = panes.find(({ id }) => id === activePane) ?? panes[0];
  if (!pane) return;
  const present = pane.traces.flatMap((trace) => {
    const result = evaluateInRun(run, trace.expression);
    return result.ok ? [result.value] : [];
  });
  const isOwnPane = !wave.im && unitsOf([...present, wave]).length > MAX_UNITS;
  store.dispatch({ kind: "addTrace", pane: pane.id, expression, isOwnPane });
}

export function toggleProbe(session: SimulationSession, editor: SchematicEditor, request: ProbeRequest): ProbeOutcome {
  const { view, state } = session;
  const latest = latestRun(state.runs, state.opened);
  if (!latest) return failed("NO_RESULTS");
  const named = probeExpression(request, latest);
  if (!named.ok) return failed(named.code);
  const { expression } = named;
  const group = view.shownOf(runGroups([...state.runs, ...state.opened]));
  const [run] = group?.runs ?? [];
  if (!group || !run) {
    const reading = currentReading(session);
    const value = reading && probeValue(request, latest, reading);
    if (!value) return failed("NOT_IN_ANALYSIS");
    return { kind: "value", expression, text: engineeringText(value.value, value.unit) };
  }
  const store = storeOf(view, group, probeNames(editor, group));
  const known = store.state.panes.flatMap(({ traces }) => traces).find((trace) => trace.expression === expression);
  if (known) {
    store.dispatch({ kind: "removeTrace", trace: known.id });
    return { kind: "removed", expression };
  }
  const result = evaluateInRun(run, expression);
  if (!result.ok) return failed("NOT_IN_ANALYSIS");
  addTrace({ store, run, expression, wave: result.value });
  const places = request.kind === "difference" ? [request.at, request.from] : [request.at];
  view.notePlace(expression, { path: request.path, places });
  return { kind: "added", expression };
}
