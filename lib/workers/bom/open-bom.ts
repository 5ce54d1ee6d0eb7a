// Parsing of parts lists and pick-and-place files, shared by browser and server.

import { err, ok, type Result } from "@/lib/base/result";
import type { ColumnGuess, ColumnMeaning } from "@/lib/core/bom/column";
import { type BomTable, findBomTable, guessColumns } from "@/lib/core/bom/find-columns";
import { type BomReading, readBom } from "@/lib/core/bom/read-bom";
import { type JointReading, readJointTable } from "@/lib/core/bom/joint-table";
import type { Sheet } from "@/lib/core/bom/sheet";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { type BoardSize, type PlacementReading, readPlacements } from "@/lib/core/placement/read-placements";
import { openWorkbook, type OpenWorkbookCode } from "@/lib/workers/bom/open-workbook";

/** The user's corrections of the reading; everything else is detected. */
export interface BomHints {
  sheet?: number;
  /** From 0; −1 for a list without a header row. */
  headerRow?: number;
  /** By column index; null: ignored. */
  columns?: readonly (ColumnMeaning | null)[];
}

export interface OpenedBom extends BomTable, BomReading {
  sheets: { name: string; rows: number }[];
  /** First rows of the sheet, for correcting the columns. */
  preview: string[][];
}

export type OpenBomCode = OpenWorkbookCode | "NO_PARTS_LIST";
export type OpenJointsCode = OpenWorkbookCode | "NO_JOINTS";
export type OpenPlacementsCode = OpenWorkbookCode | "NO_PLACEMENTS";

const PREVIEW_ROWS = 30;
const PREVIEW_CELL = 120;

const previewOf = ({ rows }: Sheet) =>
  rows.slice(0, PREVIEW_ROWS).map((row) => row.map((cell) => cell.slice(0, PREVIEW_CELL)));

/** A meaning set by the user is certain; a column that they skipped is ignored. */
function withHints(columns: readonly ColumnGuess[], hints: BomHints["columns"]): ColumnGuess[] {
  if (hints === undefined) return [...columns];
  return columns.map((column) => ({ ...column, meaning: hints[column.index] ?? null, confidence: 1 }));
}

const isHinted = ({ sheet, headerRow, columns }: BomHints) =>
  sheet !== undefined || headerRow !== undefined || columns !== undefined;

function tableOf(sheets: readonly Sheet[], hints: BomHints): BomTable | null {
  const found = findBomTable(sheets);
  if (!isHinted(hints)) return found;
  const sheet = hints.sheet ?? found?.sheet ?? 0;
  const rows = sheets[sheet]?.rows;
  if (rows === undefined) return null;
  // Only the sheet was chosen: the header row is detected in it.
  const within = hints.headerRow === undefined ? findBomTable([{ name: "", rows }]) : null;
  const headerRow = Math.min(hints.headerRow ?? within?.headerRow ?? 0, rows.length - 1);
  return { sheet, headerRow, columns: withHints(guessColumns(rows, headerRow), hints.columns) };
}

const isFilledBelow = ({ rows }: Sheet, { headerRow }: BomTable) =>
  rows.slice(headerRow + 1).some((row) => row.some((cell) => cell.trim() !== ""));

/** Reads a parts list; refusals are values. */
export async function openBom(bytes: Uint8Array, hints: BomHints = {}): Promise<Result<OpenedBom, OpenBomCode>> {
  const opened = await openWorkbook(bytes);
  if (!opened.ok) return opened;
  const table = tableOf(opened.value, hints);
  const sheet = table && opened.value[table.sheet];
  if (!table || !sheet) return err("NO_PARTS_LIST");
  const reading = readBom(sheet.rows, table.headerRow, table.columns);
  // A table that resembles a list only by its header or one word is refused; a user who sets the columns sees the
  // result.
  if (reading.lines.length === 0 && !isHinted(hints))
    return err(isFilledBelow(sheet, table) ? "NO_PARTS_LIST" : "TABLE_EMPTY");
  const sheets = opened.value.map(({ name, rows }) => ({ name, rows: rows.length }));
  return ok({ ...table, ...reading, sheets, preview: previewOf(sheet) });
}

/** Reads a list of joints from the first sheet that is one; refusals are values. */
export async function openJoints(bytes: Uint8Array): Promise<Result<JointReading, OpenJointsCode>> {
  const opened = await openWorkbook(bytes);
  if (!opened.ok) return opened;
  for (const { rows } of opened.value) {
    const reading = readJointTable(rows);
    if (reading) return ok(reading);
  }
  return err("NO_JOINTS");
}

/** Reads a pick-and-place file; refusals are values. */
export async function openPlacements(
  bytes: Uint8Array,
  board: BoardSize | null = null,
): Promise<Result<PlacementReading, OpenPlacementsCode>> {
  const opened = await openWorkbook(bytes);
  if (!opened.ok) return opened;
  const table = findPlacementTable(opened.value);
  const sheet = table && opened.value[table.sheet];
  return table && sheet ? ok(readPlacements(sheet.rows, table, board)) : err("NO_PLACEMENTS");
}
