// Rules of buses and their entries.
import { readBusName } from "../../connectivity/bus-name";
import type { Cluster } from "../../connectivity/clusters";
import type { BusEntry, SchematicObject } from "../../model/records";
import type { Point } from "../../model/units";
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";

const draftOn = (record: SchematicObject, at: Point, values: Draft["values"] = {}): Draft => ({
  ...{ sheetId: record.sheetId, path: null, at, recordIds: [record.id], values },
});

function busAt({ graph }: RuleContext, { sheetId, bus }: BusEntry): Cluster | undefined {
  const index = graph.indexOf(sheetId);
  const [item] = [...index.at(bus, "bus"), ...index.passing(bus, "bus")];
  return item && graph.clusterOf(item);
}

const entriesOf = ({ objects }: RuleContext): BusEntry[] =>
  objects.filter((record): record is BusEntry => record.kind === "bus-entry");

/** A wire or a pin that ends on a bus looks connected, but is not. */
function entryMissing({ objects, graph }: RuleContext): Draft[] {
  return objects.flatMap((record) => {
    const index = graph.indexOf(record.sheetId);
    const isOnBus = (point: Point) =>
      [...index.at(point, "bus"), ...index.passing(point, "bus")].some((item) => item.record.kind === "bus");
    const items = record.kind === "wire" || record.kind === "component" ? graph.itemsOf(record.id) : [];
    const point = items.flatMap(({ points }) => points).find(isOnBus);
    return point ? [draftOn(record, point)] : [];
  });
}

function entryDangling(context: RuleContext): Draft[] {
  return entriesOf(context).flatMap((entry) => {
    const [item] = context.graph.itemsOf(entry.id);
    const onWire = item && (context.graph.clusterOf(item)?.items.length ?? 0) > 1;
    if (!onWire) return [draftOn(entry, entry.wire)];
    return busAt(context, entry) ? [] : [draftOn(entry, entry.bus)];
  });
}

function namesOf({ items }: Cluster): string[] {
  return items.flatMap(({ record }) => ("text" in record && typeof record.text === "string" ? [record.text] : []));
}

/** A wire that leaves a bus under a name that the bus does not have. */
function notInBus(context: RuleContext): Draft[] {
  return entriesOf(context).flatMap((entry) => {
    const [item] = context.graph.itemsOf(entry.id);
    const wire = item && context.graph.clusterOf(item);
    const bus = busAt(context, entry);
    if (!wire || !bus) return [];
    const members = namesOf(bus).flatMap((name) => readBusName(name, context.graph.aliases)?.members ?? []);
    const names = namesOf(wire);
    if (members.length === 0 || names.length === 0 || names.some((name) => members.includes(name))) return [];
    return [draftOn(entry, entry.wire, { net: names.join(", "), bus: namesOf(bus).join(", ") })];
  });
}

/** Two names of one bus that share no member. */
function namesDiffer({ graph, hierarchy }: RuleContext): Draft[] {
  const sheetIds = new Set(hierarchy.instances.map(({ sheet }) => sheet.id));
  const clusters = [...sheetIds].flatMap((id) => [...graph.clustersOf(id)]).filter(({ layer }) => layer === "bus");
  return clusters.flatMap((cluster) => {
    const buses = namesOf(cluster).flatMap((name) => readBusName(name, graph.aliases) ?? []);
    const [first, ...others] = buses;
    const differs = others.some(({ members }) => !members.some((member) => first?.members.includes(member)));
    const [item] = cluster.items;
    return differs && item?.points[0]
      ? [draftOn(item.record, item.points[0], { names: namesOf(cluster).toSorted().join(", ") })]
      : [];
  });
}

export const busRules = {
  "bus-entry-missing": entryMissing,
  "bus-entry-dangling": entryDangling,
  "net-not-in-bus": notInBus,
  "bus-names-differ": namesDiffer,
} as const satisfies RuleGroup;
