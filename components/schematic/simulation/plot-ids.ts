// Names of the plots of a run in viewers.
import type { SimulationRun } from "@/components/schematic/simulation/simulation-run";

export const plotId = ({ id }: SimulationRun, at: number): string => `${id}.${at}`;

export const plotIds = (run: SimulationRun): string[] => run.plots.map((_, at) => plotId(run, at));
