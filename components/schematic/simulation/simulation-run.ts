// A finished run: its results with the names of the sheet as it was simulated.
import type { PartCurrents } from "@/lib/core/simulation-netlist/part-currents";
import type { SchematicPlace, SimulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import type { KeptRun } from "@/lib/core/simulation-netlist/results-file";
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

/** The names of the sheet as they are; `nets` are those whose nodes are kept. */
export function keptRun({ plots, labels, parts, nameOf, nodeOfNet }: SimulationRun, nets: readonly string[]): KeptRun {
  const vectors = plots.flatMap((plot) => plot.vectors.map(({ name }) => name));
  const nodes = nets.flatMap((net) => {
    const node = nodeOfNet(net);
    return node === undefined ? [] : [[net, node] as const];
  });
  const names = Object.fromEntries([...new Set(vectors)].map((name) => [name, nameOf(name)]));
  return { plots, labels, parts, names, nodes: Object.fromEntries(nodes) };
}

interface Opened {
  readonly id: string;
  readonly name: string;
  readonly kept: KeptRun;
}

const NOWHERE: SchematicPlace = { designator: null, componentIds: [], net: null };

export function openedRun({ id, name, kept }: Opened): SimulationRun {
  const { plots, labels, parts } = kept;
  const [names, nodes] = [new Map(Object.entries(kept.names)), new Map(Object.entries(kept.nodes))];
  return {
    ...{ id, number: null, name, labels, plots, parts, placeOfVector: () => NOWHERE },
    nameOf: (vector) => names.get(vector) ?? vector,
    nodeOfNet: (net) => nodes.get(net),
  };
}

/** The run that the sheet shows: the last one, else kept results that are open. */
export const latestRun = (runs: readonly SimulationRun[], opened: readonly SimulationRun[]): SimulationRun | null =>
  runs[0] ?? opened[0] ?? null;

/** Operating points and the like, which have no axis. */
export const pointsOf = ({ plots }: SimulationRun): SpicePlot[] => plots.filter(({ axis }) => axis === null);
