// The sheets of the design, or of a module, as records; and the nets that cross them.
import type { Cluster, ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { addComponent, type PlacedGate } from "./components";
import { type CircuitContext, placeInFile, type SheetContext } from "./context";
import { netKey } from "./names";
import { drawBuses, drawNets, type DrawnSegment } from "./net-drawing";
import { NetLabeler, type NetOnSheet } from "./net-labels";
import { drawModules, isBusPort, portKey, portsOf } from "./modules";
import type { DrawnSheet } from "./drawn-sheet";
import type { CrossingNet } from "./overview";
import { drawPlain } from "./plain";
import { clustersOfSegment, listedNet, notePinsOnPins, separate } from "./touching-nets";
import { unplacedGates } from "./unplaced-gates";

function drawGates(context: SheetContext): PlacedGate[] {
  const { sheet, planned, devices, report } = context;
  const placed = [...sheet.source.instances, ...unplacedGates(context)];
  return placed.flatMap((instance): PlacedGate[] => {
    if (sheet.frame?.parts.has(instance.part)) return [];
    report.found("components");
    const part = planned.parts.get(instance.part);
    const device = part && devices.find(part);
    if (part && device) return [addComponent({ instance, part, device }, context)];
    report.lost({
      ...{ construct: "components", code: "eagle.missingDevice" },
      values: { part: instance.part, device: part ? `${part.deviceSet}${part.device}` : "" },
      source: placeInFile(context, instance.line),
    });
    return [];
  });
}

export function drawCircuit(context: CircuitContext): DrawnSheet[] {
  return context.planned.sheets.map((sheet): DrawnSheet => {
    const onSheet = { ...context, sheet };
    drawPlain(onSheet);
    const gates = drawGates(onSheet);
    const entries = drawModules(onSheet);
    drawBuses(onSheet);
    const byId = new Map(gates.map((gate): [string, PlacedGate] => [gate.component.id, gate]));
    return { context: onSheet, gates: byId, entries, segments: drawNets(onSheet) };
  });
}

export const recordsOfNets = ({ segments }: DrawnSheet): SchematicRecord[] =>
  segments.flatMap(({ wires, junctions }): SchematicRecord[] => [...wires, ...junctions]);

/** Separating two nets may bring a third to light. */
const MAX_ROUNDS = 3;

/** The sheet with nets that do not touch; their records are added. */
export function settleNets(drawn: DrawnSheet, graph: ClusterGraph): DrawnSheet {
  const { context, gates } = drawn;
  let segments = drawn.segments;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = segments;
    segments = separate(before, { graph, gates, context });
    if (segments.every((segment, at) => segment === before[at])) break;
  }
  notePinsOnPins({ graph, gates, context });
  for (const { wires, junctions } of segments)
    for (const record of [...wires, ...junctions]) context.records.add(record);
  return { ...drawn, segments };
}

function netsOnSheet(sheet: DrawnSheet, graph: ClusterGraph): NetOnSheet[] {
  const nets = new Map<string, { net: string; segments: DrawnSegment[]; clusters: Set<Cluster> }>();
  const netOf = (key: string, net: string) => {
    const known = nets.get(key) ?? { net, segments: [], clusters: new Set<Cluster>() };
    nets.set(key, known);
    return known;
  };
  const addItems = (clusters: Set<Cluster>, recordId: string | undefined): void => {
    for (const item of recordId === undefined ? [] : graph.itemsOf(recordId)) {
      const cluster = graph.clusterOf(item);
      if (cluster?.layer === "wire") clusters.add(cluster);
    }
  };
  for (const drawn of sheet.segments) {
    const { clusters, segments } = netOf(drawn.key, drawn.net);
    segments.push(drawn);
    for (const cluster of clustersOfSegment(drawn, graph)) clusters.add(cluster);
    for (const { instance, port } of drawn.segment.ports)
      addItems(clusters, sheet.entries.get(portKey(instance, port)));
  }
  const { supplies } = sheet.context;
  for (const id of sheet.gates.keys())
    for (const item of graph.itemsOf(id)) {
      const key = listedNet(item, sheet.gates, sheet.context);
      const cluster = key === undefined ? undefined : graph.clusterOf(item);
      if (key !== undefined && cluster)
        netOf(key, nets.get(key)?.net ?? supplies.get(key) ?? key).clusters.add(cluster);
    }
  return [...nets].map(([key, { net, segments, clusters }]) => ({
    ...{ key, net, sheet, segments, clusters: [...clusters] },
  }));
}

/** Adds labels, and returns the nets that the overview of a module must join. */
export function labelNets(sheets: readonly DrawnSheet[], graph: ClusterGraph, context: CircuitContext): CrossingNet[] {
  const bySheet = sheets.map((sheet) => netsOnSheet(sheet, graph));
  const all = new Map<string, NetOnSheet[]>();
  for (const net of bySheet.flat()) all.set(net.key, [...(all.get(net.key) ?? []), net]);
  const ports = new Set(portsOf(context).flatMap(({ name }) => (isBusPort(name) ? [] : [netKey(name)])));
  const isTop = context.planned.module === null;
  const crossing: CrossingNet[] = [];
  const added = new Map<DrawnSheet, number>();
  for (const [key, list] of all) {
    const isGlobal = isTop || (context.supplies.has(key) && !ports.has(key));
    const isCrossing = list.length > 1 || (ports.has(key) && !isGlobal) || (!isTop && isGlobal);
    const clusterCount = list.reduce((sum, { clusters }) => sum + clusters.length, 0);
    for (const net of list) {
      const labeler = new NetLabeler(net, { isGlobal, isCrossing, clusterCount }, graph);
      labeler.run();
      added.set(net.sheet, (added.get(net.sheet) ?? 0) + labeler.added);
      if (isCrossing && !isGlobal)
        crossing.push({ sheet: net.sheet.context.sheet, net: net.net, isPort: ports.has(key) });
    }
  }
  for (const [{ context: onSheet }, count] of added) {
    if (count === 0) continue;
    onSheet.report.found("labels", count);
    onSheet.report.changed({
      ...{ construct: "labels", code: "eagle.labelsAdded", values: { count, sheet: onSheet.sheet.name } },
      source: placeInFile(onSheet, onSheet.sheet.source.line),
    });
  }
  return crossing;
}
