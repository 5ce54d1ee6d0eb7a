// Differences between the nets of old KiCad and ours: hidden supply pins, and wires that only touch.
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Item } from "@/lib/core/schematic/connectivity/item";
import { readDrivers } from "@/lib/core/schematic/connectivity/net-nodes";
import type { SchematicComponent, SchematicRecord, Wire } from "@/lib/core/schematic/model/records";
import type { Point } from "@/lib/core/schematic/model/units";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import type { PlannedSheet } from "./hierarchy";

interface Settling {
  readonly graph: ClusterGraph;
  readonly files: ReadonlyMap<string, string>;
  readonly records: RecordBuilder;
  readonly report: ReportBuilder;
}

/** Name of a hidden supply pin that others touch; null for any other pin. */
function touchedSupply(item: Item, component: SchematicComponent, graph: ClusterGraph): string | null {
  const pin = item.pin?.pin;
  if (!pin?.isHidden || pin.type !== "power-input" || pin.name === "") return null;
  if (graph.symbolOf(component.symbolId)?.power !== null) return null;
  const cluster = graph.clusterOf(item);
  if (!cluster || cluster.items.length === 1) return null;
  const name = pin.name.replaceAll("/", "{slash}");
  const isNamed = readDrivers(cluster, graph).some(
    (driver) => driver.name === name && (driver.kind === "global-power" || driver.kind === "port"),
  );
  return isNamed ? null : pin.name;
}

/**
 * A hidden supply pin names its net everywhere, whatever is joined with it. Ours names it while it is alone, so that
 * others get a port of its name.
 */
function nameHiddenSupplies(component: SchematicComponent, named: Set<string>, settling: Settling): void {
  const { graph, files, records, report } = settling;
  const { sheetId } = component;
  for (const item of graph.itemsOf(component.id)) {
    const text = touchedSupply(item, component, graph);
    const at = item.pin?.at;
    if (text === null || !at) continue;
    const key = `${sheetId} ${at.x} ${at.y} ${text}`;
    if (named.has(key)) continue;
    named.add(key);
    records.add({ kind: "port", id: records.newId(), sheetId, at, rotation: 0, text, direction: "passive" });
    report.found("power-ports");
    report.changed({
      ...{ construct: "power-ports", code: "kicadLegacy.hiddenSupply", values: { net: text } },
      ...{ source: { file: files.get(sheetId) ?? "", line: null }, place: { sheetId, at } },
    });
  }
}

const isParallel = (a: Wire, b: { readonly from: Point; readonly to: Point }): boolean =>
  (a.to.x - a.from.x) * (b.to.y - b.from.y) === (a.to.y - a.from.y) * (b.to.x - b.from.x);

/** By which a wire ends before another that it is not joined with. */
const GAP = 2_540;

function endBefore(end: Point, other: Point): Point {
  const length = Math.hypot(other.x - end.x, other.y - end.y);
  const part = Math.min(GAP, length / 3) / length;
  return { x: Math.round(end.x + (other.x - end.x) * part), y: Math.round(end.y + (other.y - end.y) * part) };
}

/** The way in which an end of a wire lies on another one, with which only a junction or a label would join it. */
function crossingAt(end: Point, wire: Wire, graph: ClusterGraph): "none" | "apart" | "joined" {
  const index = graph.indexOf(wire.sheetId);
  const passing = [...index.passing(end, "wire")].flatMap(({ segment }) => segment ?? []);
  if (passing.length === 0) return "none";
  const there = [...index.at(end, "wire")];
  if (there.some(({ segment, pin, record }) => segment === null && pin === null && record.kind !== "no-connect"))
    return "none";
  // Others that end there keep it in its place, and wires along each other lie on each other.
  return there.length > 1 || passing.every((other) => isParallel(wire, other)) ? "joined" : "apart";
}

/** The wire as it was, or shorter where old KiCad does not join it with the one on which it ends. */
function settleWire(wire: Wire, { graph, files, report }: Settling): Wire {
  const settle = (end: Point, other: Point): Point => {
    const crossing = crossingAt(end, wire, graph);
    if (crossing === "none") return end;
    report.changed({
      construct: "wires",
      code: crossing === "apart" ? "kicadLegacy.openCrossing" : "kicadLegacy.joinedCrossing",
      source: { file: files.get(wire.sheetId) ?? "", line: null },
      place: { sheetId: wire.sheetId, at: end },
    });
    return crossing === "apart" ? endBefore(end, other) : end;
  };
  const [from, to] = [settle(wire.from, wire.to), settle(wire.to, wire.from)];
  return from === wire.from && to === wire.to ? wire : { ...wire, from, to };
}

/** The records of the builder, with those that are changed or added to keep the nets. */
export function settleNets(
  sheets: readonly PlannedSheet[],
  tools: { readonly records: RecordBuilder; readonly report: ReportBuilder },
): readonly SchematicRecord[] {
  const before = [...tools.records.records];
  const files = new Map(sheets.map(({ id, file }) => [id, file]));
  const settling = { ...tools, graph: new ClusterGraph(before), files };
  const named = new Set<string>();
  for (const record of before) if (record.kind === "component") nameHiddenSupplies(record, named, settling);
  return tools.records.records.map((record) => (record.kind === "wire" ? settleWire(record, settling) : record));
}
