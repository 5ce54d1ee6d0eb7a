// A whole sheet as primitives, in the order in which they lie on each other.
import { groupBy } from "@/lib/base/group-by";
import { ClusterGraph } from "../connectivity/clusters";
import type { SchematicObject, SchematicRecord, Sheet } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import { junctionsOfSheet } from "./junctions";
import type { PaintContext } from "./paint-context";
import type { Primitive } from "./primitive";
import { junctionPrimitive, paintRecord } from "./record-primitives";
import { type FrameOptions, sheetFrame } from "./sheet-frame";

/** The lowest first. */
const ORDER: readonly SchematicObject["kind"][] = [
  ...(["image", "drawing", "table", "sheet-symbol", "bus", "bus-bus-entry", "wire", "bus-entry"] as const),
  ...(["component", "power-port", "junction", "no-connect", "sheet-entry", "port", "sheet-label"] as const),
  ...(["net-label", "text", "spice-directive", "voltage-probe", "current-probe", "group"] as const),
];
const RANK = new Map(ORDER.map((kind, rank) => [kind, rank]));
const rankOf = ({ kind }: SchematicObject): number => RANK.get(kind) ?? ORDER.length;

/** The records of a schematic as its sheets are painted from. */
export interface SheetSources {
  readonly objectsOf: (sheetId: string) => readonly SchematicObject[];
  readonly contextOf: (path: string) => PaintContext;
  readonly graph: ClusterGraph;
}

const isObject = (record: SchematicRecord): record is SchematicObject => "sheetId" in record;

/** With the graph of the same records, if there is one already. */
export function sheetSourcesOf(records: readonly SchematicRecord[], graph = new ClusterGraph(records)): SheetSources {
  const symbols = new Map<string, SchematicSymbol>();
  const names = new Map<string, string>();
  for (const record of records) {
    if (record.kind === "symbol") symbols.set(record.id, record);
    if (record.kind === "sheet") names.set(record.id, record.name);
  }
  const objects = groupBy(records.filter(isObject), ({ sheetId }) => sheetId);
  for (const list of objects.values()) list.sort((a, b) => rankOf(a) - rankOf(b));
  return {
    objectsOf: (sheetId) => objects.get(sheetId) ?? [],
    contextOf: (path) => ({ symbolOf: (id) => symbols.get(id), path, sheetNameOf: (id) => names.get(id) }),
    graph,
  };
}

export interface ShownSheet {
  readonly sheet: Sheet;
  /** Path of its placement. */
  readonly path: string;
  readonly frame?: FrameOptions;
}

/** Objects and automatic junctions, without the frame. */
export function contentPrimitives(
  { objectsOf, contextOf, graph }: SheetSources,
  { sheet, path }: ShownSheet,
): Primitive[] {
  const context = contextOf(path);
  return [
    ...objectsOf(sheet.id).flatMap((object) => paintRecord(object, context)),
    ...junctionsOfSheet(graph, sheet.id).map(({ at, layer }) => junctionPrimitive(at, layer)),
  ];
}

export const sheetPrimitives = (sources: SheetSources, shown: ShownSheet): Primitive[] => [
  ...sheetFrame(shown.sheet, shown.frame),
  ...contentPrimitives(sources, shown),
];
