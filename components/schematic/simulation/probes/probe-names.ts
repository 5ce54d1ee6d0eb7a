// Traces that the probes drawn on the sheets ask for.
import type { PlotGroup } from "@/components/spice-text/plot-waveforms";
import { evaluateInRun } from "@/components/waveforms/drawn-traces";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";

/** Those that the results have, each once. */
export function probeNames({ workspace }: SchematicEditor, { runs: [latest] }: PlotGroup): string[] {
  if (!latest) return [];
  const names = [...workspace.store.values()].flatMap((record) =>
    record.kind === "voltage-probe" || record.kind === "current-probe" ? [record.name] : [],
  );
  return [...new Set(names)].filter((name) => evaluateInRun(latest, name).ok);
}
