// Parts and nets of a schematic as exports list them: over all placements of all sheets, units of one part together.
import { groupBy } from "@/lib/base/group-by";
import { compareNaturally } from "@/lib/base/natural-order";
import { ClusterGraph } from "../connectivity/clusters";
import { pinFunction } from "../connectivity/item";
import { type Net, NetSolver } from "../connectivity/nets";
import { isAnnotated } from "../connectivity/pin-name";
import type { Schematic } from "../format/schematic-file";
import { readHierarchy, type SheetInstance } from "../model/instances";
import type { SchematicComponent, SchematicObject } from "../model/records";
import type { SpiceLibraryRecord } from "../model/spice-library";
import type { PinType, SchematicSymbol } from "../model/symbol";

export interface PlacedComponent {
  readonly component: SchematicComponent;
  readonly instance: SheetInstance;
}

export interface ExportedPart {
  /** "R1"; "R?" without a number. */
  readonly designator: string;
  readonly symbol: SchematicSymbol;
  /** Its units in their order, at least one. */
  readonly units: readonly [PlacedComponent, ...PlacedComponent[]];
}

export interface ExportedPin {
  readonly designator: string;
  readonly number: string;
  readonly name: string;
  readonly type: PinType;
}

export interface ExportedNet {
  readonly name: string;
  /** Each once, by designator and number. */
  readonly pins: readonly ExportedPin[];
  /** A no-connect mark is on it. */
  readonly isMarkedFree: boolean;
}

export interface ExportedDesign {
  readonly parts: readonly ExportedPart[];
  /** By name; those without a part's pin are left out. */
  readonly nets: readonly ExportedNet[];
  readonly instances: readonly SheetInstance[];
  readonly objects: readonly SchematicObject[];
  /** Files of models, by name. */
  readonly libraries: readonly SpiceLibraryRecord[];
}

const designatorOf = (component: SchematicComponent, path: string, symbol: SchematicSymbol): string =>
  component.designators[path] ?? `${symbol.prefix}?`;

/** Supplies and flags are symbols without a part. */
const isPart = (designator: string, symbol: SchematicSymbol): boolean =>
  symbol.power === null && !designator.startsWith("#");

function partsOf(objects: readonly SchematicObject[], instances: readonly SheetInstance[], graph: ClusterGraph) {
  const bySheet = groupBy(
    objects.filter((object) => object.kind === "component"),
    ({ sheetId }) => sheetId,
  );
  const units = instances.flatMap((instance) =>
    (bySheet.get(instance.sheet.id) ?? []).flatMap((component) => {
      const symbol = graph.symbolOf(component.symbolId);
      if (!symbol) return [];
      const designator = designatorOf(component, instance.path, symbol);
      if (!isPart(designator, symbol)) return [];
      // Parts without a number are each one of their own.
      const key = isAnnotated(designator) ? designator : `${designator} ${instance.path}${component.id}`;
      return [{ key, designator, symbol, unit: { component, instance } }];
    }),
  );
  const parts = [...groupBy(units, ({ key }) => key).values()].flatMap((group): ExportedPart[] => {
    const sorted = group.toSorted((a, b) => a.unit.component.unit - b.unit.component.unit);
    const [first, ...others] = sorted;
    if (!first) return [];
    const { designator, symbol, unit } = first;
    return [{ designator, symbol, units: [unit, ...others.map((other) => other.unit)] }];
  });
  return parts.sort((a, b) => compareNaturally(a.designator, b.designator));
}

function exportNet({ name, parts, pins }: Net, graph: ClusterGraph): ExportedNet {
  const unique = new Map<string, ExportedPin>();
  for (const { instance, component, pin } of pins) {
    const symbol = graph.symbolOf(component.symbolId);
    if (!symbol) continue;
    const designator = designatorOf(component, instance.path, symbol);
    const owner = isAnnotated(designator) ? designator : `${designator} ${instance.path}${component.id}`;
    if (!isPart(designator, symbol)) continue;
    const { name: pinName, type } = pinFunction(component, pin);
    unique.set(`${owner} ${pin.number}`, {
      designator,
      number: pin.number,
      name: pinName === "~" ? "" : pinName,
      type,
    });
  }
  return {
    name,
    pins: [...unique.values()].sort(
      (a, b) => compareNaturally(a.designator, b.designator) || compareNaturally(a.number, b.number),
    ),
    isMarkedFree: parts.some(({ cluster }) => cluster.items.some(({ record }) => record.kind === "no-connect")),
  };
}

const isObject = (record: Schematic["records"][number]): record is SchematicObject => "sheetId" in record;

export function exportedDesign({ records, rootSheetId }: Schematic): ExportedDesign {
  const graph = new ClusterGraph(records);
  const { instances } = readHierarchy(records, rootSheetId);
  const { nets } = new NetSolver(graph).solve(instances);
  const objects = records.filter(isObject);
  return {
    parts: partsOf(objects, instances, graph),
    nets: nets
      .map((net) => exportNet(net, graph))
      .filter(({ pins }) => pins.length > 0)
      .sort((a, b) => compareNaturally(a.name, b.name)),
    ...{ instances, objects },
    libraries: records
      .filter((record) => record.kind === "spice-library")
      .toSorted((a, b) => compareNaturally(a.name, b.name)),
  };
}

/** Text of a field by any of its names, whatever their case; empty if there is none. */
export function fieldOf({ units }: ExportedPart, ...names: readonly string[]): string {
  for (const { component } of units)
    for (const name of names)
      for (const key of Object.keys(component.fields)) {
        const text = key.toLowerCase() === name ? component.fields[key]?.text.trim() : "";
        if (text) return text;
      }
  return "";
}
