// Where the nets of old KiCad differ from ours: hidden supply pins, and wires that only touch.
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Item } from "@/lib/core/schematic/connectivity/item";
import { readDrivers } from "@/lib/core/schematic/connectivity/net-nodes";
import type { SchematicComponent, Wire } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point } from "@/lib/core/schematic/model/units";
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

/** Without a junction, wires that end on another are no net with it in old KiCad. */
function noteOpenCrossings(wire: Wire, settling: Settling): void {
  const { graph, files, report } = settling;
  const { sheetId } = wire;
  const index = graph.indexOf(sheetId);
  for (const at of [wire.from, wire.to]) {
    const isJoined = [...index.at(at, "wire")].some(({ segment, pin }) => segment === null && pin === null);
    if (isJoined) continue;
    const isTouching = [...index.passing(at, "wire")].some(
      ({ segment }) =>
        segment && !isSamePoint(segment.from, at) && !isSamePoint(segment.to, at) && !isParallel(wire, segment),
    );
    if (!isTouching) continue;
    report.changed({
      ...{ construct: "wires", code: "kicadLegacy.openCrossing" },
      ...{ source: { file: files.get(sheetId) ?? "", line: null }, place: { sheetId, at } },
    });
  }
}

/** Adds what keeps the nets; all other records are there. */
export function settleNets(
  sheets: readonly PlannedSheet[],
  tools: { readonly records: RecordBuilder; readonly report: ReportBuilder },
): void {
  const before = [...tools.records.records];
  const files = new Map(sheets.map(({ id, file }) => [id, file]));
  const settling = { ...tools, graph: new ClusterGraph(before), files };
  const named = new Set<string>();
  for (const record of before) {
    if (record.kind === "component") nameHiddenSupplies(record, named, settling);
    if (record.kind === "wire") noteOpenCrossings(record, settling);
  }
}
