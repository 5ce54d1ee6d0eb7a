// Members of a bus on the sheet: which of them leave it already, and which one is next.
import { readBusName } from "../connectivity/bus-name";
import { driversOf } from "../connectivity/driver";
import type { Item } from "../connectivity/item";
import { isInside } from "../connectivity/sheet-index";
import type { BusEntry } from "../model/records";
import { isSamePoint, type Point } from "../model/units";
import { boxOf } from "./object-index";
import type { SheetView } from "./sheet-view";

const labelOf = ({ record }: Item): string | null => ("text" in record ? record.text : null);

function membersOf({ graph }: SheetView, bus: Item): readonly string[] {
  const cluster = graph.clusterOf(bus);
  if (!cluster) return [];
  for (const { item } of driversOf(cluster, graph)) {
    const text = item && labelOf(item);
    const name = text ? readBusName(text, graph.aliases) : null;
    if (name) return name.members;
  }
  return [];
}

const isOn = (point: Point, { from, to }: { from: Point; to: Point }): boolean =>
  isSamePoint(point, from) || isSamePoint(point, to) || isInside(point, from, to);

function entriesOn({ graph, index }: SheetView, bus: Item): BusEntry[] {
  const found = new Map<string, BusEntry>();
  for (const { segment } of graph.clusterOf(bus)?.items ?? []) {
    if (!segment) continue;
    for (const object of index.near(boxOf(segment.from, segment.to)))
      if (object.kind === "bus-entry" && isOn(object.bus, segment)) found.set(object.id, object);
  }
  return [...found.values()];
}

/** The first member without an entry; when all have one they begin again. Null for a bus without a name. */
export function nextMember(view: SheetView, bus: Item): string | null {
  const members = membersOf(view, bus);
  const entries = entriesOn(view, bus);
  const labels = entries.flatMap(({ id }) =>
    view.graph
      .itemsOf(id)
      .flatMap((item) => view.graph.clusterOf(item)?.items.flatMap((other) => labelOf(other) ?? []) ?? []),
  );
  const taken = new Set(labels);
  return members.find((member) => !taken.has(member)) ?? members[entries.length % members.length] ?? null;
}
