// Drivers: what gives a net its name, by KiCad's precedence.
import type { SheetInstance } from "../model/instances";
import type { SchematicComponent, SheetEntry } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";
import type { Cluster } from "./clusters";
import { type Item, pinFunction } from "./item";

/** Precedence, lowest first. From a sheet label on a driver is strong: weak ones beside it do not count. */
export const PRIORITIES = [
  "pin",
  "sheet-entry",
  "sheet-label",
  "net-label",
  "local-power",
  "global-power",
  "port",
] as const;
export type DriverKind = (typeof PRIORITIES)[number];

const RANK = Object.fromEntries(PRIORITIES.map((kind, rank) => [kind, rank])) as Record<DriverKind, number>;

export interface Driver {
  readonly kind: DriverKind;
  /** Name without the path of its sheet. */
  readonly name: string;
  readonly item: Item | null;
}

export const isStrong = ({ kind }: Driver): boolean => RANK[kind] >= RANK["sheet-label"];
export const isGlobal = ({ kind }: Driver): boolean => RANK[kind] >= RANK["global-power"];

/** Name of the net that a driver makes on a placement of its sheet. */
export const fullName = (driver: Driver, { namePath }: SheetInstance): string =>
  isGlobal(driver) || driver.kind === "pin" ? driver.name : namePath + driver.name;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const isOutput = ({ item }: Driver): boolean => (item?.record as SheetEntry | undefined)?.direction === "output";
const namesPad = ({ name }: Driver): boolean => name.includes("-Pad");

/** Negative if the first names the net rather than the second, on one sheet. */
export function compareDrivers(a: Driver, b: Driver): number {
  if (a.kind !== b.kind) return RANK[b.kind] - RANK[a.kind];
  if (a.kind === "sheet-entry" && isOutput(a) !== isOutput(b)) return isOutput(a) ? -1 : 1;
  if (namesPad(a) !== namesPad(b)) return namesPad(a) ? 1 : -1;
  return byText(a.name, b.name);
}

export interface PlacedDriver {
  readonly driver: Driver;
  readonly instance: SheetInstance;
}

/** The same over several sheets: that of the sheet nearest to the root first, then by the name with its path. */
export function comparePlaced(a: PlacedDriver, b: PlacedDriver): number {
  if (a.driver.kind !== b.driver.kind || isGlobal(a.driver)) return compareDrivers(a.driver, b.driver);
  const depth = a.instance.depth - b.instance.depth;
  if (isStrong(a.driver) && depth !== 0) return depth;
  const byName = byText(fullName(a.driver, a.instance), fullName(b.driver, b.instance));
  return isStrong(a.driver) && a.instance !== b.instance ? byName : compareDrivers(a.driver, b.driver) || byName;
}

const escapeName = (name: string): string => name.replaceAll("/", "{slash}");

interface DriverSources {
  readonly symbolOf: (id: string) => SchematicSymbol | undefined;
}

/**
 * A pin of a power symbol names the net by the component's value. So does a hidden supply pin of another component by
 * its own name, while nothing is connected to it.
 */
function powerDriver(
  item: Item,
  component: SchematicComponent,
  sources: DriverSources,
  isAlone: boolean,
): Driver | null {
  const symbol = sources.symbolOf(component.symbolId);
  if (!symbol || !item.pin) return null;
  const { pin } = item.pin;
  const { type, name } = pinFunction(component, pin);
  if (type !== "power-input") return null;
  if (symbol.power) {
    const value = component.fields.value?.text ?? name;
    return { kind: `${symbol.power}-power`, name: escapeName(value), item };
  }
  return pin.isHidden && isAlone ? { kind: "global-power", name: escapeName(name), item } : null;
}

function driverOf(item: Item, sources: DriverSources, isAlone: boolean): Driver | null {
  const { record } = item;
  switch (record.kind) {
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry":
      return { kind: record.kind, name: escapeName(record.text), item };
    case "power-port":
      return { kind: `${record.scope}-power`, name: escapeName(record.name), item };
    case "component":
      return powerDriver(item, record, sources, isAlone);
    default:
      return null;
  }
}

/** Drivers of a cluster but its ordinary pins, the best first; the same on all placements of the sheet. */
export function driversOf({ items }: Cluster, sources: DriverSources): Driver[] {
  const isAlone = items.length === 1;
  return items.flatMap((item) => driverOf(item, sources, isAlone) ?? []).sort(compareDrivers);
}
