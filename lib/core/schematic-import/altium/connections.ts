// Completes the connections of a sheet where Altium's rules are not ours.
import { type Cluster, ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Item } from "@/lib/core/schematic/connectivity/item";
import type { BusEntry, PowerPort, SchematicObject, SchematicRecord } from "@/lib/core/schematic/model/records";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import type { SheetDraft } from "./sheet-draft";

export function graphOf(draft: SheetDraft): ClusterGraph {
  const components: readonly SchematicRecord[] = draft.components.map(({ record }) => record);
  return new ClusterGraph([...draft.context.symbols.symbols, ...draft.objects, ...components]);
}

/** Runs what adds objects to the sheet, and adds them to the graph. */
export function withNew(draft: SheetDraft, graph: ClusterGraph, add: () => void): void {
  const before = draft.objects.length;
  add();
  const added = draft.objects.slice(before);
  if (added.length > 0) graph.update({ added, removed: [], changed: [] });
}

const noteAt = (draft: SheetDraft, at: Point) => ({
  source: { file: draft.source.file, line: null },
  place: { sheetId: draft.sheetId, at },
});

/** Pins, supplies and entries join the wire that they lie on; ours need a junction there. */
export function addJunctions(draft: SheetDraft, graph: ClusterGraph): void {
  const { builder, report } = draft.context;
  const index = graph.indexOf(draft.sheetId);
  const done = new Set<number>();
  const items = [...draft.objects, ...draft.components.map(({ record }) => record)].flatMap(({ id }) =>
    graph.itemsOf(id),
  );
  for (const { record, layer, points, joinsPassing } of items) {
    if (joinsPassing || record.kind === "no-connect") continue;
    for (const at of points) {
      if (done.has(pointKey(at))) continue;
      const [passing] = index.passing(at, layer);
      // A wire's end, a label or a junction joins the passing wire already.
      if (!passing || [...index.at(at, layer)].some((item) => item.joinsPassing)) continue;
      done.add(pointKey(at));
      draft.objects.push({ kind: "junction", id: builder.newId(), sheetId: draft.sheetId, at });
      report.found("junctions");
      report.changed({ construct: "junctions", code: "altium.junctionAdded", ...noteAt(draft, at) });
    }
  }
}

/** The file does not tell which end of an entry is on the bus. */
export function turnBusEntries(draft: SheetDraft): void {
  if (!draft.objects.some(({ kind }) => kind === "bus-entry")) return;
  const buses = draft.objects.filter(({ kind }) => kind === "bus");
  const index = new ClusterGraph(buses).indexOf(draft.sheetId);
  const isOnBus = (at: Point): boolean => {
    for (const _ of index.at(at, "bus")) return true;
    for (const _ of index.passing(at, "bus")) return true;
    return false;
  };
  draft.objects.forEach((object, at) => {
    if (object.kind !== "bus-entry" || isOnBus(object.bus) || !isOnBus(object.wire)) return;
    draft.objects[at] = { ...object, bus: object.wire, wire: object.bus } satisfies BusEntry;
  });
}

const holdsPort = (cluster: Cluster | undefined): boolean =>
  cluster?.items.some(({ record }) => record.kind === "sheet-label") ?? false;

/** On a sheet that is placed by another, a supply that is wired to a port is the port's net, not that of the design. */
export function limitPowerPorts(draft: SheetDraft, graph: ClusterGraph): void {
  if (!draft.isPlaced) return;
  const isLimited = (object: SchematicObject): object is PowerPort =>
    object.kind === "power-port" && graph.itemsOf(object.id).some((item) => holdsPort(graph.clusterOf(item)));
  const limited = new Map(draft.objects.filter(isLimited).map((port) => [port.name, port]));
  draft.objects.forEach((object, at) => {
    if (object.kind === "power-port" && object.scope === "global" && limited.has(object.name))
      draft.objects[at] = { ...object, scope: "local" };
  });
  for (const { name, at } of limited.values())
    draft.context.report.changed({
      ...{ construct: "power-ports", code: "altium.localPower", values: { name }, ...noteAt(draft, at) },
    });
}

const pinsOf = (items: readonly Item[]): number => items.filter(({ pin }) => pin !== null).length;

/** A mark on a pin without a wire, or on a wire with one pin, says that nothing else is to be joined. */
export function addFreeMarks(draft: SheetDraft, graph: ClusterGraph): void {
  const { builder, report } = draft.context;
  const index = graph.indexOf(draft.sheetId);
  for (const at of draft.freeMarks) {
    const [item] = index.at(at, "wire");
    const cluster = item && graph.clusterOf(item);
    const isFree =
      cluster !== undefined &&
      pinsOf(cluster.items) === 1 &&
      cluster.items.every(
        ({ record }) => record.kind === "component" || record.kind === "wire" || record.kind === "junction",
      );
    if (isFree) draft.objects.push({ kind: "no-connect", id: builder.newId(), sheetId: draft.sheetId, at });
    else report.lost({ construct: "no-connects", code: "altium.noErcLost", ...noteAt(draft, at) });
  }
}
