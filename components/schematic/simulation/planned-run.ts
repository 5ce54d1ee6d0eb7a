// A run as it is asked of the engine: the netlist of the drawing with its names and findings, and the analyses.
import { type AskedRun, netlistOf, type NamedSetup, setupsOf } from "@/components/schematic/simulation/run-setups";
import type { ExportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { ConvergenceOption } from "@/lib/core/simulation-netlist/convergence-options";
import { type SimulationNetlist, simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { namesOfVectors } from "@/lib/core/simulation-netlist/vector-names";

export { runSetups } from "@/components/schematic/simulation/run-setups";
export { finishedRun } from "@/components/schematic/simulation/simulation-run";

interface Wanted {
  readonly title: string;
  readonly setups: readonly NamedSetup[];
  readonly options: ReadonlySet<ConvergenceOption>;
  readonly design: () => ExportedDesign;
}

export interface PlannedRun {
  readonly asked: AskedRun;
  readonly netlist: SimulationNetlist;
  /** All netlists that are run, as people see them. */
  readonly text: string;
  readonly nameOf: (vector: string) => string;
}

export function planRun({ title, ...wanted }: Wanted): PlannedRun {
  const netlist = simulationNetlist(wanted.design(), { title });
  const asked: AskedRun = { netlist, ...wanted };
  const text = setupsOf(asked)
    .map((setup) => netlistOf(asked, setup))
    .join("\n");
  return { asked, netlist, text, nameOf: namesOfVectors(netlist) };
}
