// Components and their fields as a table: rows of one part or of equal ones, and what stands in their cells.
import { groupBy } from "@/lib/base/group-by";
import { compareNaturally } from "@/lib/base/natural-order";
import { isAnnotated } from "../connectivity/pin-name";
import type { SheetInstance } from "../model/instances";
import type { SchematicComponent, SchematicRecord } from "../model/records";
import type { SchematicSymbol } from "../model/symbol";

export interface FieldsUnit {
  readonly component: SchematicComponent;
  readonly path: string;
}

/** A part with all of its units. */
export interface FieldsPart {
  /** Empty where it has none. */
  readonly designator: string;
  readonly units: readonly [FieldsUnit, ...FieldsUnit[]];
}

/** Part by part, or all of one symbol, value and footprint together. */
export const FIELDS_GROUPINGS = ["single", "equal"] as const;
export type FieldsGrouping = (typeof FIELDS_GROUPINGS)[number];

export interface FieldsRow {
  readonly key: string;
  readonly parts: readonly FieldsPart[];
}

export const FIELDS_FLAGS = ["notPopulated", "notInBom", "notOnBoard", "notSimulated"] as const;
export type FieldsFlag = (typeof FIELDS_FLAGS)[number];

export type FieldsColumn =
  | { readonly kind: "designator" }
  | { readonly kind: "field"; readonly name: string }
  | { readonly kind: "flag"; readonly flag: FieldsFlag };

/** Shown first, in this order; others follow by name. */
export const USUAL_FIELDS: readonly string[] = ["value", "footprint", "mpn", "manufacturer"];

export const columnKey = (column: FieldsColumn): string => {
  if (column.kind === "field") return `field ${column.name}`;
  return column.kind === "flag" ? column.flag : column.kind;
};

export interface FieldsDocument {
  readonly records: Iterable<SchematicRecord>;
  readonly instances: readonly SheetInstance[];
  readonly symbolOf: (id: string) => SchematicSymbol | undefined;
}

function unitsOf({ records, instances, symbolOf }: FieldsDocument): (FieldsUnit & { designator: string })[] {
  const components = [...records].filter((record): record is SchematicComponent => record.kind === "component");
  const bySheet = groupBy(components, ({ sheetId }) => sheetId);
  return instances.flatMap(({ path, sheet }) =>
    (bySheet.get(sheet.id) ?? []).flatMap((component) => {
      const designator = component.designators[path] ?? "";
      const symbol = symbolOf(component.symbolId);
      const isNone = designator.startsWith("#") || symbol?.prefix.startsWith("#") || symbol?.power;
      return isNone ? [] : [{ component, path, designator }];
    }),
  );
}

/** Parts of all placements, by designator; supplies and flags are none. */
export function partsOfDocument(document: FieldsDocument): FieldsPart[] {
  const groups = groupBy(unitsOf(document), ({ component, path, designator }) =>
    isAnnotated(designator) ? `${component.symbolId} ${designator}` : `${path} ${component.id}`,
  );
  return [...groups.values()]
    .flatMap((group): FieldsPart[] => {
      const [first, ...others] = group.toSorted((a, b) => a.component.unit - b.component.unit);
      return first ? [{ designator: first.designator, units: [first, ...others] }] : [];
    })
    .toSorted((a, b) => compareNaturally(a.designator, b.designator) || compareNaturally(keyOfPart(a), keyOfPart(b)));
}

const keyOfPart = ({ units: [{ component, path }] }: FieldsPart): string => `${path} ${component.id}`;

export function columnsOf(parts: readonly FieldsPart[], added: readonly string[] = []): FieldsColumn[] {
  const names = parts.flatMap(({ units }) => units.flatMap(({ component }) => Object.keys(component.fields)));
  // The field of this name gives the designator a place alone.
  const others = new Set([...names, ...added].filter((name) => name !== "designator" && !USUAL_FIELDS.includes(name)));
  return [
    { kind: "designator" },
    ...[...USUAL_FIELDS, ...[...others].toSorted(compareNaturally)].map((name) => ({ kind: "field" as const, name })),
    ...FIELDS_FLAGS.map((flag) => ({ kind: "flag" as const, flag })),
  ];
}

const textOf = ({ units: [{ component }] }: FieldsPart, name: string): string => component.fields[name]?.text ?? "";

export function rowsOf(parts: readonly FieldsPart[], grouping: FieldsGrouping): FieldsRow[] {
  const keyOf = (part: FieldsPart): string =>
    grouping === "single"
      ? keyOfPart(part)
      : JSON.stringify([part.units[0].component.symbolId, textOf(part, "value"), textOf(part, "footprint")]);
  return [...groupBy(parts, keyOf)].map(([key, members]) => ({ key, parts: members }));
}

export const FLAG_OF = {
  notPopulated: "isPopulated",
  notInBom: "isInBom",
  notOnBoard: "isOnBoard",
  notSimulated: "isSimulated",
} as const satisfies Record<FieldsFlag, keyof SchematicComponent>;

/** Flags as they are copied and pasted. */
export const YES = "yes";
export const NO = "no";

function valueOf(part: FieldsPart, column: FieldsColumn): string {
  if (column.kind === "designator") return part.designator;
  if (column.kind === "field") return textOf(part, column.name);
  return part.units.every(({ component }) => component[FLAG_OF[column.flag]]) ? NO : YES;
}

export interface FieldsCell {
  /** The value of all parts, or their designators; null where values differ. */
  readonly text: string | null;
  /** Different values with their counts, the most frequent first. */
  readonly values: readonly (readonly [value: string, count: number])[];
}

export function cellOf({ parts }: FieldsRow, column: FieldsColumn): FieldsCell {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const value = valueOf(part, column);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (column.kind === "designator")
    return { text: parts.map(({ designator }) => designator || "?").join(", "), values };
  return { text: values.length > 1 ? null : (values[0]?.[0] ?? ""), values };
}

export interface FieldsView {
  /** Rows with this text in a column that is shown. */
  readonly filter: string;
  readonly sort: { readonly key: string; readonly isDown: boolean } | null;
}

/** Rows as they are shown: those that the filter finds, sorted by a column. */
export function arrangeRows(
  rows: readonly FieldsRow[],
  columns: readonly FieldsColumn[],
  { filter, sort }: FieldsView,
): FieldsRow[] {
  const wanted = filter.trim().toLowerCase();
  const texts = (row: FieldsRow): string[] =>
    columns.flatMap((column) => (column.kind === "flag" ? [] : cellOf(row, column).values.map(([value]) => value)));
  const found =
    wanted === "" ? [...rows] : rows.filter((row) => texts(row).some((text) => text.toLowerCase().includes(wanted)));
  const column = columns.find((each) => columnKey(each) === sort?.key);
  if (!sort || !column) return found;
  const keyed = found.map((row) => ({ row, value: cellOf(row, column).values[0]?.[0] ?? "" }));
  const sign = sort.isDown ? -1 : 1;
  return keyed.toSorted((a, b) => sign * compareNaturally(a.value, b.value)).map(({ row }) => row);
}
