// Checks a schematic by the electrical rules; replies once for each request.
import { type Ok, ok } from "@/lib/base/result";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import type { Finding } from "@/lib/core/schematic/erc/finding";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";

export type ErcAnswer = Ok<readonly Finding[]>;

self.addEventListener("message", (event: MessageEvent<Schematic>) => {
  const { records, rootSheetId } = event.data;
  const graph = new ClusterGraph(records);
  const hierarchy = readHierarchy(records, rootSheetId);
  const netlist = new NetSolver(graph).solve(hierarchy.instances);
  const result: ErcAnswer = ok(checkSchematic({ records, hierarchy, graph, netlist }));
  self.postMessage({ kind: "done", result });
});
