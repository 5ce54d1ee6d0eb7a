// Tables of texts: rows and columns added, removed, found by place.
import type { TextTable } from "../model/records";
import type { Point } from "../model/units";

const COLUMN_WIDTH = 203_200;
const ROW_HEIGHT = 50_800;

export const MAX_TABLE_COLUMNS = 50;
export const MAX_TABLE_ROWS = 200;

interface TableSize {
  readonly columns: number;
  readonly rows: number;
}

export function newTable({ columns, rows }: TableSize): Pick<TextTable, "columnWidths" | "rowHeights" | "cells"> {
  return {
    columnWidths: Array.from({ length: columns }, () => COLUMN_WIDTH),
    rowHeights: Array.from({ length: rows }, () => ROW_HEIGHT),
    cells: Array.from({ length: rows }, () => Array.from({ length: columns }, () => "")),
  };
}

/** Rows and columns are added and removed at the end; one of each stays. */
export function resizeTable(table: TextTable, { columns, rows }: TableSize): TextTable {
  const [across, down] = [clamp(columns, MAX_TABLE_COLUMNS), clamp(rows, MAX_TABLE_ROWS)];
  return {
    ...table,
    columnWidths: Array.from({ length: across }, (_, at) => table.columnWidths[at] ?? COLUMN_WIDTH),
    rowHeights: Array.from({ length: down }, (_, at) => table.rowHeights[at] ?? ROW_HEIGHT),
    cells: Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (__, column) => table.cells[row]?.[column] ?? ""),
    ),
  };
}

const clamp = (count: number, max: number): number => Math.max(1, Math.min(max, count));

/** Without the row or the column; the last one stays. */
export function withoutLine(table: TextTable, line: "row" | "column", index: number): TextTable {
  const { columnWidths, rowHeights, cells } = table;
  const isOther = (_: unknown, at: number): boolean => at !== index;
  if (line === "row")
    return rowHeights.length === 1
      ? table
      : { ...table, rowHeights: rowHeights.filter(isOther), cells: cells.filter(isOther) };
  return columnWidths.length === 1
    ? table
    : { ...table, columnWidths: columnWidths.filter(isOther), cells: cells.map((row) => row.filter(isOther)) };
}

/** An empty row or column before the given one. */
export function withLine(table: TextTable, line: "row" | "column", index: number): TextTable {
  const { columnWidths, rowHeights, cells } = table;
  const length = line === "row" ? rowHeights.length : columnWidths.length;
  if (length >= (line === "row" ? MAX_TABLE_ROWS : MAX_TABLE_COLUMNS)) return table;
  if (line === "row")
    return {
      ...table,
      rowHeights: rowHeights.toSpliced(index, 0, ROW_HEIGHT),
      cells: cells.toSpliced(
        index,
        0,
        columnWidths.map(() => ""),
      ),
    };
  return {
    ...table,
    columnWidths: columnWidths.toSpliced(index, 0, COLUMN_WIDTH),
    cells: cells.map((row) => row.toSpliced(index, 0, "")),
  };
}

/** Index of the stretch that holds the place. */
function indexAt(from: number, lengths: readonly number[], place: number): number | null {
  let edge = from;
  for (const [index, length] of lengths.entries()) {
    if (place >= edge && place <= edge + length) return index;
    edge += length;
  }
  return null;
}

export function cellAt(
  { at, columnWidths, rowHeights }: TextTable,
  { x, y }: Point,
): { row: number; column: number } | null {
  const [row, column] = [indexAt(at.y, rowHeights, y), indexAt(at.x, columnWidths, x)];
  return row === null || column === null ? null : { row, column };
}

/** The next cell in the order of reading, or the one before; null behind the last. */
export function nextCell(
  { columnWidths, rowHeights }: TextTable,
  { row, column }: { readonly row: number; readonly column: number },
  by: 1 | -1,
): { row: number; column: number } | null {
  const at = row * columnWidths.length + column + by;
  if (at < 0 || at >= columnWidths.length * rowHeights.length) return null;
  return { row: Math.floor(at / columnWidths.length), column: at % columnWidths.length };
}

/** Top left corner of a cell. */
export function cornerOf(
  { at, columnWidths, rowHeights }: TextTable,
  { row, column }: { readonly row: number; readonly column: number },
): Point {
  const sum = (lengths: readonly number[], count: number): number =>
    lengths.slice(0, count).reduce((total, length) => total + length, 0);
  return { x: at.x + sum(columnWidths, column), y: at.y + sum(rowHeights, row) };
}
