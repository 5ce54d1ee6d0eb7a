// Findings of the electrical rule check.
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";

/** "pin-unconnected R1" and the like: rule and values. */
export function errorsOf({ records, rootSheetId }: Schematic): string[] {
  const graph = new ClusterGraph(records);
  const hierarchy = readHierarchy(records, rootSheetId);
  const netlist = new NetSolver(graph).solve(hierarchy.instances);
  return checkSchematic({ records, graph, hierarchy, netlist })
    .filter(({ severity }) => severity === "error")
    .map(({ rule, values }) => `${rule} ${Object.values(values).join(" ")}`);
}
