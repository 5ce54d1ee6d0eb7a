// Rules of wires: ends, grid, and what carries nothing.
import type { Cluster } from "../../connectivity/clusters";
import type { Item } from "../../connectivity/item";
import type { SchematicObject, Wire } from "../../model/records";
import { GRID, type Point } from "../../model/units";
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";

const draftOn = (record: SchematicObject, at: Point): Draft => ({
  ...{ sheetId: record.sheetId, path: null, at, recordIds: [record.id], values: {} },
});

const clustersOf = ({ graph, hierarchy }: RuleContext): Cluster[] =>
  [...new Set(hierarchy.instances.map(({ sheet }) => sheet.id))].flatMap((id) => [...graph.clustersOf(id)]);

const isLine = ({ record }: Item): boolean => record.kind === "wire" || record.kind === "bus";

/** A run of wires without a pin, a label, a supply or an entry. */
function dangling(context: RuleContext): Draft[] {
  return clustersOf(context).flatMap(({ items }) => {
    const [first] = items;
    const isBare = items.every(({ record: { kind } }) => kind === "wire" || kind === "bus" || kind === "junction");
    return isBare && first?.segment && items.some(isLine) ? [draftOn(first.record, first.segment.from)] : [];
  });
}

function isOpen({ graph }: RuleContext, wire: Wire, end: Point): boolean {
  const index = graph.indexOf(wire.sheetId);
  for (const { record } of index.at(end, wire.kind)) if (record.id !== wire.id) return false;
  for (const { record } of index.passing(end, wire.kind)) if (record.id !== wire.id) return false;
  return true;
}

function openEnds(context: RuleContext): Draft[] {
  return context.objects.flatMap((record) =>
    record.kind === "wire"
      ? [record.from, record.to].filter((end) => isOpen(context, record, end)).map((end) => draftOn(record, end))
      : [],
  );
}

const isOnGrid = ({ x, y }: Point): boolean => x % GRID === 0 && y % GRID === 0;

function offGrid({ objects, graph }: RuleContext): Draft[] {
  return objects.flatMap((record) => {
    const off = graph.itemsOf(record.id).flatMap(({ points }) => points.filter((point) => !isOnGrid(point)));
    return off[0] ? [draftOn(record, off[0])] : [];
  });
}

/** A pin on the middle of a wire looks connected, but is not. */
function overPin({ objects, graph }: RuleContext): Draft[] {
  return objects.flatMap((record) => {
    if (record.kind !== "component") return [];
    const index = graph.indexOf(record.sheetId);
    return graph.itemsOf(record.id).flatMap((item) => {
      const [at] = item.points;
      const wires = at ? [...index.passing(at, "wire")] : [];
      const apart = wires.find((wire) => graph.clusterOf(wire) !== graph.clusterOf(item));
      if (!at || !apart) return [];
      return [
        {
          ...draftOn(record, at),
          recordIds: [record.id, apart.record.id],
          values: { pin: item.pin?.pin.number ?? "" },
        },
      ];
    });
  });
}

function probeDangling({ objects, graph }: RuleContext): Draft[] {
  return objects.flatMap((record) => {
    if (record.kind !== "voltage-probe" && record.kind !== "current-probe") return [];
    const index = graph.indexOf(record.sheetId);
    const under = [...index.at(record.at, "wire"), ...index.passing(record.at, "wire")];
    return under.length > 0 ? [] : [{ ...draftOn(record, record.at), values: { probe: record.name } }];
  });
}

export const wireRules = {
  "wire-dangling": dangling,
  "wire-end-open": openEnds,
  "wire-over-pin": overPin,
  "probe-dangling": probeDangling,
  "off-grid": offGrid,
} as const satisfies RuleGroup;
