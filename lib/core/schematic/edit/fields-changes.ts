// Changes of the table of fields: kept by cell as they were typed, and applied together.
import type { SchematicComponent } from "../model/records";
import { designatorsOf, readPattern } from "./designator-pattern";
import type { Edit } from "./edit";
import {
  cellOf,
  columnKey,
  FLAG_OF,
  type FieldsColumn,
  type FieldsPart,
  type FieldsRow,
  NO,
  YES,
} from "./fields-table";
import { applyTypedText } from "./typed-number";

/** By row and column. */
export type FieldsChanges = ReadonlyMap<string, string>;

export const changeKey = ({ key }: FieldsRow, column: FieldsColumn): string => JSON.stringify([key, columnKey(column)]);

export const isYes = (text: string): boolean => /^(?:1|y|yes|true|x|dnp|是|✓)$/i.test(text.trim());

const isLocked = ({ units }: FieldsPart): boolean => units.some(({ component }) => component.isLocked);

/** Why a typed value cannot be applied; null where it can. */
export function problemOf(
  { parts }: FieldsRow,
  column: FieldsColumn,
  typed: string,
): "locked" | "notDesignator" | "needsPattern" | null {
  const free = parts.filter((part) => !isLocked(part));
  if (free.length === 0) return "locked";
  if (column.kind !== "designator") return null;
  const pattern = readPattern(typed);
  if (!pattern) return "notDesignator";
  return free.length > 1 && !pattern.counts ? "needsPattern" : null;
}

/** What the cell will show once the value is applied. */
export function shownChange(row: FieldsRow, column: FieldsColumn, typed: string): string {
  if (column.kind === "flag") return isYes(typed) ? YES : NO;
  if (column.kind === "field") return applyTypedText(cellOf(row, column).text ?? "", typed.trim());
  const pattern = problemOf(row, column, typed) === null ? readPattern(typed) : null;
  return pattern ? designatorsOf(pattern, row.parts.length).join(", ") : typed;
}

/** The changes with one more; a value as it was before is none. */
export function withChange(
  changes: FieldsChanges,
  { row, column }: { row: FieldsRow; column: FieldsColumn },
  typed: string,
): Map<string, string> {
  const next = new Map(changes);
  const { text } = cellOf(row, column);
  if (text !== null && shownChange(row, column, typed) === text) next.delete(changeKey(row, column));
  else next.set(changeKey(row, column), typed);
  return next;
}

function withValue(component: SchematicComponent, column: FieldsColumn, typed: string): SchematicComponent {
  if (column.kind === "flag") return { ...component, [FLAG_OF[column.flag]]: !isYes(typed) };
  if (column.kind === "designator") return component;
  const known = component.fields[column.name];
  const before = known ?? { text: "", isVisible: column.name === "value", place: null };
  const text = applyTypedText(before.text, typed.trim());
  // An empty field that the component does not have is not made.
  return text === before.text
    ? component
    : { ...component, fields: { ...component.fields, [column.name]: { ...before, text } } };
}

function putPart(
  edit: Edit,
  { units }: FieldsPart,
  change: (component: SchematicComponent, path: string) => SchematicComponent,
): void {
  for (const { component, path } of units) {
    const record = edit.get(component.id);
    if (record?.kind === "component") edit.put(change(record, path));
  }
}

function applyCell(edit: Edit, { row, column }: { row: FieldsRow; column: FieldsColumn }, typed: string): void {
  const free = row.parts.filter((part) => !isLocked(part));
  const pattern = column.kind === "designator" ? readPattern(typed) : null;
  const designators = pattern ? designatorsOf(pattern, free.length) : [];
  for (const [at, part] of free.entries()) {
    const designator = designators[at];
    putPart(edit, part, (component, path) =>
      designator === undefined
        ? withValue(component, column, typed)
        : { ...component, designators: { ...component.designators, [path]: designator } },
    );
  }
}

interface FieldsTable {
  readonly rows: readonly FieldsRow[];
  readonly columns: readonly FieldsColumn[];
}

/** Applies all changes without a problem. Locked parts stay as they are. */
export function applyFields(edit: Edit, { rows, columns }: FieldsTable, changes: FieldsChanges): void {
  for (const row of rows)
    for (const column of columns) {
      const typed = changes.get(changeKey(row, column));
      if (typed !== undefined && problemOf(row, column, typed) === null) applyCell(edit, { row, column }, typed);
    }
}
