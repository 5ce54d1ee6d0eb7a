// Junctions that no record draws: where three ends meet, or something joins a wire between its ends.
import type { Cluster, ClusterGraph } from "../connectivity/clusters";
import type { Item, Layer } from "../connectivity/item";
import type { SheetIndex } from "../connectivity/sheet-index";
import { isSamePoint, type Point, pointKey } from "../model/units";

export interface AutomaticJunction {
  readonly at: Point;
  readonly layer: Layer;
}

/** Items that leave a point, other than wires: what only names it has no end there. */
const ENDING = new Set(["component", "power-port", "sheet-entry", "bus-entry", "bus-bus-entry"]);

interface Meeting {
  readonly at: Point;
  readonly items: Item[];
}

function meetingsOf({ items }: Cluster): Meeting[] {
  const meetings = new Map<number, Meeting>();
  for (const item of items) {
    for (const at of item.points) {
      const key = pointKey(at);
      const known = meetings.get(key);
      if (known) known.items.push(item);
      else meetings.set(key, { at, items: [item] });
    }
  }
  return [...meetings.values()];
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestDivisor(b, a % b));

/** Wires that leave the point in one direction lie on each other. */
function directionOf(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const divisor = greatestDivisor(dx, dy) || 1;
  return `${dx / divisor},${dy / divisor}`;
}

/** Ways to leave the point: directions of wires, and objects that end there. */
function waysFrom({ at, items }: Meeting, passing: readonly Item[]): number {
  const ways = new Set<string>();
  for (const { record, segment } of [...items, ...passing]) {
    if (segment) {
      for (const end of [segment.from, segment.to]) if (!isSamePoint(end, at)) ways.add(directionOf(at, end));
    } else if (ENDING.has(record.kind)) ways.add(record.id);
  }
  return ways.size;
}

const found = new WeakMap<Cluster, readonly AutomaticJunction[]>();

function findJunctions(cluster: Cluster, index: SheetIndex): AutomaticJunction[] {
  const { layer } = cluster;
  return meetingsOf(cluster).flatMap((meeting) => {
    const { at, items } = meeting;
    if (items.some(({ record }) => record.kind === "junction")) return [];
    // A pin alone does not join the wire that passes over it.
    const joins = items.some(({ joinsPassing }) => joinsPassing);
    const passing = joins ? [...index.passing(at, layer)] : [];
    return waysFrom(meeting, passing) >= 3 ? [{ at, layer }] : [];
  });
}

/** `index` is that of the cluster's sheet. Kept for each cluster, which edits replace as a whole. */
export function junctionsOfCluster(cluster: Cluster, index: SheetIndex): readonly AutomaticJunction[] {
  const known = found.get(cluster);
  if (known) return known;
  const junctions = findJunctions(cluster, index);
  found.set(cluster, junctions);
  return junctions;
}

export function junctionsOfSheet(graph: ClusterGraph, sheetId: string): AutomaticJunction[] {
  const index = graph.indexOf(sheetId);
  return [...graph.clustersOf(sheetId)].flatMap((cluster) => junctionsOfCluster(cluster, index));
}
