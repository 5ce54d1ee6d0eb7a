// The text of an object: what the properties and the field on the sheet change.
import type { SchematicObject, TextTable } from "../model/records";

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A text that is typed on the sheet. */
export interface TextEdit {
  readonly object: SchematicObject;
  /** It comes to the sheet when its text is typed. */
  readonly isNew: boolean;
  /** Of a table. */
  readonly cell: Cell | null;
}

export interface ObjectText {
  readonly label: "text" | "name" | "netName";
  readonly value: string;
  /** Notes and cells have several lines. */
  readonly isLong: boolean;
  change(value: string): SchematicObject;
}

/** Null for an object without a text, and for a table without a cell. */
export function textOf(object: SchematicObject, cell: Cell | null = null): ObjectText | null {
  switch (object.kind) {
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry":
      return { label: "netName", value: object.text, isLong: false, change: (text) => ({ ...object, text }) };
    case "text":
    case "spice-directive":
      return { label: "text", value: object.text, isLong: true, change: (text) => ({ ...object, text }) };
    case "power-port":
    case "sheet-symbol":
    case "voltage-probe":
    case "current-probe":
      return { label: "name", value: object.name, isLong: false, change: (name) => ({ ...object, name }) };
    case "table":
      return cell && textOfCell(object, cell);
    default:
      return null;
  }
}

const textOfCell = (table: TextTable, { row, column }: Cell): ObjectText => ({
  label: "text",
  value: table.cells[row]?.[column] ?? "",
  isLong: true,
  change: (text) => ({
    ...table,
    cells: table.rowHeights.map((_, rowAt) =>
      table.columnWidths.map((__, columnAt) =>
        rowAt === row && columnAt === column ? text : (table.cells[rowAt]?.[columnAt] ?? ""),
      ),
    ),
  }),
});

/** An object without its text is nothing; a cell may be empty. */
export const mayBeEmpty = ({ cell }: TextEdit): boolean => cell !== null;
