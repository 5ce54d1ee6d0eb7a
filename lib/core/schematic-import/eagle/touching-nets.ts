// Eagle lists which pins a net joins, so lines of two nets may touch. In our drawing they must not.
import type { Cluster, ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Item } from "@/lib/core/schematic/connectivity/item";
import type { SchematicRecord, Wire } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point } from "@/lib/core/schematic/model/units";
import type { PlacedGate } from "./components";
import { placeInFile, type SheetContext } from "./context";
import { netKey } from "./names";
import type { DrawnSegment } from "./net-drawing";
import { pinKey } from "./pin-nets";

/** By which a line ends before a pin that is not on its net. */
const GAP = 2_540;

export type GatesById = ReadonlyMap<string, PlacedGate>;

/** Key of the net that the file lists for a placed pin; undefined for none. */
export function listedNet(item: Item, gates: GatesById, { netOfPin }: SheetContext): string | undefined {
  const gate = item.record.kind === "component" ? gates.get(item.record.id) : undefined;
  const pin = item.pin && gate?.pinsByNumber.get(item.pin.pin.number);
  if (!gate || pin === undefined || pin === null) return undefined;
  const net = netOfPin.get(pinKey(gate.part, gate.gate, pin));
  return net === undefined ? undefined : netKey(net);
}

export const clustersOfSegment = ({ wires }: DrawnSegment, graph: ClusterGraph): Set<Cluster> =>
  new Set(
    wires.flatMap(({ id }) =>
      graph.itemsOf(id).flatMap((item) => {
        const cluster = graph.clusterOf(item);
        return cluster ? [cluster] : [];
      }),
    ),
  );

interface Touching {
  readonly graph: ClusterGraph;
  readonly gates: GatesById;
  readonly context: SheetContext;
}

/** Wires that end at a pin that is on no net, or on another, end before it. */
function endBefore(wire: Wire, points: readonly Point[]): Wire {
  const short = (end: Point, other: Point): Point => {
    if (!points.some((point) => isSamePoint(point, end))) return end;
    const length = Math.hypot(other.x - end.x, other.y - end.y);
    const part = Math.min(GAP, length / 3) / length;
    return { x: Math.round(end.x + (other.x - end.x) * part), y: Math.round(end.y + (other.y - end.y) * part) };
  };
  return { ...wire, from: short(wire.from, wire.to), to: short(wire.to, wire.from) };
}

function foreignPins(cluster: Cluster, segment: DrawnSegment, { gates, context }: Touching): Point[] {
  return cluster.items.flatMap((item) =>
    item.pin && listedNet(item, gates, context) !== segment.key ? [item.pin.at] : [],
  );
}

/** The same segments, with what keeps them apart; records of the sheet that are no nets are in the graph already. */
export function separate(segments: readonly DrawnSegment[], touching: Touching): DrawnSegment[] {
  const { graph, context } = touching;
  const { report, sheet } = context;
  const clusters = new Map(segments.map((segment) => [segment, clustersOfSegment(segment, graph)]));
  const owners = new Map<Cluster, DrawnSegment[]>();
  for (const [segment, own] of clusters)
    for (const cluster of own) owners.set(cluster, [...(owners.get(cluster) ?? []), segment]);
  const removed: SchematicRecord[] = [];
  const changed: [SchematicRecord, SchematicRecord][] = [];
  const result = segments.map((segment): DrawnSegment => {
    const own = [...(clusters.get(segment) ?? [])];
    const source = placeInFile(context, segment.segment.line);
    const place = { sheetId: sheet.id, at: segment.wires[0]?.from ?? { x: 0, y: 0 } };
    // The net with the most wires stays as it is.
    const isTouching = own.some((cluster) =>
      (owners.get(cluster) ?? []).some(
        (other) =>
          other.key !== segment.key &&
          (other.wires.length > segment.wires.length ||
            (other.wires.length === segment.wires.length && other.segment.line < segment.segment.line)),
      ),
    );
    if (isTouching) {
      removed.push(...segment.wires, ...segment.junctions);
      for (const wire of segment.wires) {
        const stroke = { width: 0, line: "solid" } as const;
        const graphic = { shape: "line", points: [wire.from, wire.to], stroke, fill: "none" } as const;
        context.records.add({ kind: "drawing", id: context.records.newId(), sheetId: wire.sheetId, graphic });
      }
      report.changed({ construct: "wires", code: "eagle.netsTouch", values: { net: segment.net }, source, place });
      return { ...segment, wires: [], junctions: [] };
    }
    const points = own.flatMap((cluster) => foreignPins(cluster, segment, touching));
    if (points.length === 0) return segment;
    const wires = segment.wires.map((wire) => {
      const shorter = endBefore(wire, points);
      if (isSamePoint(shorter.from, wire.from) && isSamePoint(shorter.to, wire.to)) return wire;
      changed.push([wire, shorter]);
      return shorter;
    });
    report.changed({ construct: "wires", code: "eagle.wireAtPin", values: { net: segment.net }, source, place });
    return { ...segment, wires };
  });
  graph.update({ added: [], removed, changed });
  return result;
}
