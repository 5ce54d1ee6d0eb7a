// One run of a drawing's analyses: from its records to waveforms by the names of its sheets.
import { plotGroups, type PlotGroup } from "@/components/spice-text/plot-waveforms";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { directiveOf, hasAnalysis, USUAL_SETUP, withAnalysis } from "@/lib/core/simulation-netlist/analysis-setup";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { namesOfVectors } from "@/lib/core/simulation-netlist/vector-names";
import type { SpiceEngine, SpiceFailure } from "@/lib/workers/spice/spice-engine";

export const createEngine = async (): Promise<SpiceEngine> =>
  (await import("@/lib/workers/spice/spice-engine")).createSpiceEngine();

interface SimulateOptions {
  schematic: Schematic;
  /** First line of the netlist. */
  title: string;
  signal: AbortSignal;
}

type Outcome = { status: "done"; groups: readonly PlotGroup[] } | { status: "failed"; code: SpiceFailure["code"] };

/** With the analyses that the sheets ask for, or a usual one. Rejects only when aborted. */
export async function simulate(engine: SpiceEngine, { schematic, title, signal }: SimulateOptions): Promise<Outcome> {
  const netlist = simulationNetlist(exportedDesign(schematic), { title });
  const text = hasAnalysis(netlist.text) ? netlist.text : withAnalysis(netlist.text, directiveOf(USUAL_SETUP));
  const answer = await engine.run(text, { signal });
  if (!answer.ok) return { status: "failed", code: answer.code };
  return { status: "done", groups: plotGroups(answer.value.plots, namesOfVectors(netlist)) };
}
