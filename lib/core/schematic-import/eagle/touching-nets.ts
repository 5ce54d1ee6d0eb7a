// Eagle lists which pins a net joins, so lines of two nets may touch. In our drawing they must not.
import type { Cluster, ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Item } from "@/lib/core/schematic/connectivity/item";
import type { SchematicRecord, Wire } from "@/lib/core/schematic/model/records";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
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
function endBefore(wire: Wire, points: ReadonlySet<number>): Wire {
  const short = (end: Point, other: Point): Point => {
    if (!points.has(pointKey(end))) return end;
    const length = Math.hypot(other.x - end.x, other.y - end.y);
    const part = Math.min(GAP, length / 3) / length;
    return { x: Math.round(end.x + (other.x - end.x) * part), y: Math.round(end.y + (other.y - end.y) * part) };
  };
  const [from, to] = [short(wire.from, wire.to), short(wire.to, wire.from)];
  return from === wire.from && to === wire.to ? wire : { ...wire, from, to };
}

/** The net that keeps the lines of a cluster, and the pins there that are not on it. */
interface Holder {
  readonly key: string;
  readonly foreignPins: readonly Point[];
}

const isBefore = (a: DrawnSegment, b: DrawnSegment): boolean =>
  a.wires.length === b.wires.length ? a.segment.line < b.segment.line : a.wires.length > b.wires.length;

/** The net with the most wires in one segment holds its place. */
function holdersOf(
  clusters: ReadonlyMap<DrawnSegment, ReadonlySet<Cluster>>,
  { gates, context }: Touching,
): ReadonlyMap<Cluster, Holder> {
  const first = new Map<Cluster, DrawnSegment>();
  for (const [segment, own] of clusters)
    for (const cluster of own) {
      const known = first.get(cluster);
      if (!known || isBefore(segment, known)) first.set(cluster, segment);
    }
  return new Map(
    [...first].map(([cluster, { key }]): [Cluster, Holder] => {
      const foreignPins = cluster.items.flatMap((item) =>
        item.pin && listedNet(item, gates, context) !== key ? [item.pin.at] : [],
      );
      return [cluster, { key, foreignPins }];
    }),
  );
}

/** Lines that are no wires any more. */
function toDrawings({ wires }: DrawnSegment, { records }: SheetContext): void {
  for (const { sheetId, from, to } of wires) {
    const stroke = { width: 0, line: "solid" } as const;
    const graphic = { shape: "line", points: [from, to], stroke, fill: "none" } as const;
    records.add({ kind: "drawing", id: records.newId(), sheetId, graphic });
  }
}

/** The same segments, with what keeps them apart; records of the sheet that are no nets are in the graph already. */
export function separate(segments: readonly DrawnSegment[], touching: Touching): DrawnSegment[] {
  const { graph, context } = touching;
  const { report, sheet } = context;
  const clusters = new Map(segments.map((segment) => [segment, clustersOfSegment(segment, graph)]));
  const holders = holdersOf(clusters, touching);
  const removed: SchematicRecord[] = [];
  const changed: [SchematicRecord, SchematicRecord][] = [];
  const result = segments.map((segment): DrawnSegment => {
    const held = [...(clusters.get(segment) ?? [])].flatMap((cluster) => holders.get(cluster) ?? []);
    const note = {
      ...({ construct: "wires", values: { net: segment.net } } as const),
      source: placeInFile(context, segment.segment.line),
      place: { sheetId: sheet.id, at: segment.wires[0]?.from ?? { x: 0, y: 0 } },
    };
    if (held.some(({ key }) => key !== segment.key)) {
      removed.push(...segment.wires, ...segment.junctions);
      toDrawings(segment, context);
      report.changed({ ...note, code: "eagle.netsTouch" });
      return { ...segment, wires: [], junctions: [] };
    }
    const points = new Set(held.flatMap(({ foreignPins }) => foreignPins.map(pointKey)));
    const wires = points.size === 0 ? segment.wires : segment.wires.map((wire) => endBefore(wire, points));
    if (wires.every((wire, at) => wire === segment.wires[at])) return segment;
    for (const [at, wire] of segment.wires.entries()) {
      const shorter = wires[at];
      if (shorter && shorter !== wire) changed.push([wire, shorter]);
    }
    report.changed({ ...note, code: "eagle.wireAtPin" });
    return { ...segment, wires };
  });
  graph.update({ added: [], removed, changed });
  return result;
}

/** Pins on pins are joined in ours, whatever the file lists. */
export function notePinsOnPins({ graph, gates, context }: Touching): void {
  const { report, sheet } = context;
  for (const cluster of graph.clustersOf(sheet.id)) {
    const pins = cluster.items.filter(({ pin, record }) => pin !== null && gates.has(record.id));
    const [first] = pins;
    const nets = new Set(pins.map((item) => listedNet(item, gates, context)));
    const owners = new Set(pins.map(({ record }) => record.id));
    if (!first?.pin || owners.size < 2 || (nets.size === 1 && !nets.has(undefined))) continue;
    const names = pins.map(({ record, pin }) => `${gates.get(record.id)?.part ?? ""}.${pin?.pin.number ?? ""}`);
    report.changed({
      ...{ construct: "components", code: "eagle.pinsTouch", values: { pins: names.slice(0, 10).join(", ") } },
      source: placeInFile(context, sheet.source.line),
      place: { sheetId: sheet.id, at: first.pin.at },
    });
  }
}
