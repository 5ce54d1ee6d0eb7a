// A finished run: its results with the names of the sheet as it was simulated.
import type { PartCurrents } from "@/lib/core/simulation-netlist/part-currents";
import type { SchematicPlace, SimulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { namesOfVectors } from "@/lib/core/simulation-netlist/vector-names";
import type { SpicePlot } from "@/lib/core/spice/result";

export interface SimulationRun {
  readonly id: string;
  /** Counts the runs since the project was opened; null for results that were kept. */
  readonly number: number | null;
  /** That the results are kept under; empty without one. */
  readonly name: string;
  /** Names of the set-ups that the plots are of, in their order; empty without one. */
  readonly labels: readonly string[];
  readonly plots: readonly SpicePlot[];
  /** "V(OUT)", "I(R1)" for a vector. */
  readonly nameOf: (vector: string) => string;
  /** Node of a net in small letters. */
  readonly nodeOfNet: (net: string) => string | undefined;
  readonly placeOfVector: (vector: string) => SchematicPlace;
  readonly parts: readonly PartCurrents[];
}

interface Finished {
  readonly number: number;
  readonly labels: readonly string[];
  readonly netlist: SimulationNetlist;
  readonly plots: readonly SpicePlot[];
}

export function finishedRun({ number, labels, netlist, plots }: Finished): SimulationRun {
  const { nodeOfNet, placeOfVector, parts } = netlist;
  const names = { nameOf: namesOfVectors(netlist), nodeOfNet, placeOfVector };
  return { id: `run-${number}`, number, name: "", labels, plots, parts, ...names };
}

/** Operating points and the like, which have no axis. */
export const pointsOf = ({ plots }: SimulationRun): SpicePlot[] => plots.filter(({ axis }) => axis === null);
