// More of a wire than one segment: its run to the next junctions, and all that it is connected with on its sheet.
import type { ClusterGraph } from "../../connectivity/clusters";
import type { Wire } from "../../model/records";
import type { Point } from "../../model/units";

const wireIds = (records: Iterable<{ readonly record: { readonly kind: string; readonly id: string } }>): string[] =>
  [...records].flatMap(({ record }) => (record.kind === "wire" || record.kind === "bus" ? [record.id] : []));

export function netOfWire(graph: ClusterGraph, wire: Wire): string[] {
  const [item] = graph.itemsOf(wire.id);
  const cluster = item && graph.clusterOf(item);
  return cluster ? wireIds(cluster.items) : [wire.id];
}

/** A run ends where three ends meet, where another wire is joined, and at whatever is no wire. */
export function runOfWire(graph: ClusterGraph, wire: Wire): string[] {
  const index = graph.indexOf(wire.sheetId);
  const found = new Map([[wire.id, wire]]);
  const open: Point[] = [wire.from, wire.to];
  for (let point = open.pop(); point; point = open.pop()) {
    const there = [...index.at(point, wire.kind)];
    const isPlain = there.length === 2 && [...index.passing(point, wire.kind)].length === 0;
    if (!isPlain) continue;
    for (const { record } of there) {
      if (record.kind !== wire.kind || found.has(record.id)) continue;
      const next = record as Wire;
      found.set(next.id, next);
      open.push(next.from.x === point.x && next.from.y === point.y ? next.to : next.from);
    }
  }
  return [...found.keys()];
}
