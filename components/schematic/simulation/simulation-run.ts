// A finished run: its results with the names of the sheet as it was simulated.
import type { PartCurrents } from "@/lib/core/simulation-netlist/part-currents";
import type { SchematicPlace, SimulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { namesOfVectors } from "@/lib/core/simulation-netlist/vector-names";
import type { SpicePlot } from "@/lib/core/spice/result";

export interface SimulationRun {
  readonly id: string;
  /** Counts the runs since the project was opened; null for results that were kept. */
  readonly number: number | null;
  /** Of the set-up, or that the results are kept under; empty without one. */
  readonly name: string;
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
  readonly name: string;
  readonly netlist: SimulationNetlist;
  readonly plots: readonly SpicePlot[];
}

export function finishedRun({ number, name, netlist, plots }: Finished): SimulationRun {
  const { nodeOfNet, placeOfVector, parts } = netlist;
  return { id: `run-${number}`, number, name, plots, nameOf: namesOfVectors(netlist), nodeOfNet, placeOfVector, parts };
}

/** Operating points and the like, which have no axis. */
export const pointsOf = ({ plots }: SimulationRun): SpicePlot[] => plots.filter(({ axis }) => axis === null);
