// Rules of labels and the names that they give.
import { groupBy } from "@/lib/base/group-by";
import type { Net } from "../../connectivity/nets";
import type { Item } from "../../connectivity/item";
import { readDrivers } from "../../connectivity/net-nodes";
import { readBusName } from "../../connectivity/bus-name";
import type { NetLabel, Port, SchematicObject, SheetLabel } from "../../model/records";
import type { RuleContext, RuleGroup } from "../rule";
import type { Draft } from "../finding";

type AnyLabel = NetLabel | Port | SheetLabel;

const isLabel = (record: SchematicObject): record is AnyLabel =>
  record.kind === "net-label" || record.kind === "port" || record.kind === "sheet-label";

const draftOn = (record: AnyLabel, values: Draft["values"] = {}): Draft => ({
  ...{ sheetId: record.sheetId, path: null, at: record.at, recordIds: [record.id] },
  values: { label: record.text, ...values },
});

/** On no wire, pin, bus or entry. */
function dangling({ objects, graph }: RuleContext): Draft[] {
  return objects.filter(isLabel).flatMap((record) => {
    const [item] = graph.itemsOf(record.id);
    const items = (item && graph.clusterOf(item)?.items) ?? [];
    return items.every((other) => isLabel(other.record) || other.record.kind === "junction") ? [draftOn(record)] : [];
  });
}

function severalWires({ objects, graph }: RuleContext): Draft[] {
  return objects.filter(isLabel).flatMap((record) => {
    const passing = [...graph.indexOf(record.sheetId).passing(record.at, "wire")];
    return new Set(passing.map((item) => item.record.id)).size > 1 ? [draftOn(record)] : [];
  });
}

/** The label that gives a name, with its record. */
function labelsOf({ parts }: Net): AnyLabel[] {
  return parts.flatMap(({ cluster }) => cluster.items.map(({ record }) => record).filter(isLabel));
}

function onOnePin({ netlist }: RuleContext): Draft[] {
  return netlist.nets.flatMap((net) => {
    const [label] = labelsOf(net);
    const isSheetBound = labelsOf(net).some(({ kind }) => kind === "sheet-label");
    return label && !isSheetBound && net.pins.length === 1 ? [draftOn(label, { net: net.name })] : [];
  });
}

function severalNames({ netlist }: RuleContext): Draft[] {
  return netlist.nets.flatMap((net) => {
    const named = labelsOf(net).filter(({ kind }) => kind !== "sheet-label");
    const texts = [...new Set(named.map(({ text }) => text))];
    const [label] = named;
    return label && texts.length > 1 ? [draftOn(label, { net: net.name, names: texts.toSorted().join(", ") })] : [];
  });
}

function pairs(
  { objects }: RuleContext,
  keyOf: (label: AnyLabel) => string,
  conflict: (a: AnyLabel, b: AnyLabel) => boolean,
): Draft[] {
  const groups = groupBy(objects.filter(isLabel), keyOf);
  return [...groups.values()].flatMap((labels) => {
    const [first] = labels;
    const other = first && labels.find((label) => conflict(first, label));
    return first && other ? [{ ...draftOn(first, { other: other.text }), recordIds: [first.id, other.id] }] : [];
  });
}

function powerDangling({ objects, graph }: RuleContext): Draft[] {
  return objects.flatMap((record) => {
    if (record.kind !== "power-port") return [];
    const [item] = graph.itemsOf(record.id);
    const items = (item && graph.clusterOf(item)?.items) ?? [];
    if (items.some(({ record: { kind } }) => kind !== "power-port" && kind !== "junction")) return [];
    return [
      { sheetId: record.sheetId, path: null, at: record.at, recordIds: [record.id], values: { name: record.name } },
    ];
  });
}

/** Two supplies on one net. Each name once, with the object that gives it. */
function suppliesJoined({ netlist, graph }: RuleContext): Draft[] {
  return netlist.nets.flatMap((net) => {
    const supplies = new Map<string, Item>();
    for (const { cluster } of net.parts)
      for (const { kind, name, item } of readDrivers(cluster, graph))
        if (item && (kind === "global-power" || kind === "local-power") && !supplies.has(name))
          supplies.set(name, item);
    const items = [...supplies.values()];
    const at = items[0]?.points[0];
    if (!items[0] || !at || items.length < 2) return [];
    const { sheetId } = items[0].record;
    const recordIds = items.map(({ record }) => record.id);
    return [{ sheetId, path: null, at, recordIds, values: { names: [...supplies.keys()].toSorted().join(", ") } }];
  });
}

export const labelRules = {
  "power-port-dangling": powerDangling,
  "supplies-joined": suppliesJoined,
  "label-dangling": dangling,
  "label-on-one-pin": onOnePin,
  "label-on-several-wires": severalWires,
  "several-names": severalNames,
  "names-differ-in-case": (context) =>
    pairs(
      context,
      ({ text }) => text.toLowerCase(),
      (a, b) => a.text !== b.text,
    ),
  "local-and-global-name": (context) =>
    pairs(
      context,
      ({ text }) => text,
      (a, b) => (a.kind === "port") !== (b.kind === "port") && !readBusName(a.text, context.graph.aliases),
    ),
} as const satisfies RuleGroup;
