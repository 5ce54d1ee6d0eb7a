// Netlists that tests run live.
import { readFileSync } from "node:fs";
import { liveCircuit, type NetlistCircuit } from "@/lib/core/live-circuit/live-circuit";
import { problemText } from "@/lib/core/live-simulation/engine/problem";
import { createLiveSimulation, type LiveSimulation } from "@/lib/core/live-simulation/live-simulation";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import type { Trace } from "../live-simulation/trace";

export const circuitOf = (netlist: string): NetlistCircuit => liveCircuit(readNetlist(netlist).netlist);

export function exampleNetlist(name: string): string {
  const file = JSON.parse(readFileSync(`lib/server/project/examples/${name}.json`, "utf8")) as SchematicFile;
  return simulationNetlist(exportedDesign(readSchematic(file)), { title: name }).text;
}

export function simulationOf(netlist: string): LiveSimulation {
  const { circuit, issues } = circuitOf(netlist);
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  const created = createLiveSimulation(circuit);
  if (!created.ok) throw new Error(problemText(created));
  return created.value;
}

/** Voltages of a node at each step until a time in s. */
export function traceOf(netlist: string, node: string, until: number): Trace {
  const simulation = simulationOf(netlist);
  const times: number[] = [];
  const values: number[] = [];
  const result = simulation.advance(until, (time) => {
    times.push(time);
    values.push(simulation.nodeVoltage(node));
  });
  if (!result.ok) throw new Error(problemText(result));
  return { times, values };
}
