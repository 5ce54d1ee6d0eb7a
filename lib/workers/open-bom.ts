// From the bytes of a parts list or a pick-and-place file to what it says: what browser and server both do.

import { err, ok, type Result } from "@/lib/base/result";
import type { ColumnGuess, ColumnMeaning } from "@/lib/core/bom/column";
import { type BomTable, findBomTable, guessColumns } from "@/lib/core/bom/find-columns";
import { type BomReading, readBom } from "@/lib/core/bom/read-bom";
import type { Sheet } from "@/lib/core/bom/sheet";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { type PlacementReading, readPlacements } from "@/lib/core/placement/read-placements";
import { openWorkbook, type OpenWorkbookCode } from "@/lib/workers/open-workbook";

/** What a person said of the file where it was taken wrongly; the rest is found anew. */
export interface BomHints {
  sheet?: number;
  /** From 0; −1 for a list without a head. */
  headerRow?: number;
  /** By the place of each column; null: it means nothing. */
  columns?: readonly (ColumnMeaning | null)[];
}

export interface OpenedBom extends BomTable, BomReading {
  sheets: { name: string; rows: number }[];
  /** The first rows of the sheet as they stand, for whoever corrects the columns. */
  preview: string[][];
}

export type OpenBomCode = OpenWorkbookCode | "NO_PARTS_LIST";
export type OpenPlacementsCode = OpenWorkbookCode | "NO_PLACEMENTS";

const PREVIEW_ROWS = 30;
const PREVIEW_CELL = 120;

const previewOf = ({ rows }: Sheet) =>
  rows.slice(0, PREVIEW_ROWS).map((row) => row.map((cell) => cell.slice(0, PREVIEW_CELL)));

/** A meaning that was said by a person is sure; a column that they passed over means nothing. */
function withSaid(columns: readonly ColumnGuess[], said: BomHints["columns"]): ColumnGuess[] {
  if (said === undefined) return [...columns];
  return columns.map((column) => ({ ...column, meaning: said[column.index] ?? null, confidence: 1 }));
}

function tableOf(sheets: readonly Sheet[], hints: BomHints): BomTable | null {
  const isSaid = hints.sheet !== undefined || hints.headerRow !== undefined || hints.columns !== undefined;
  const found = findBomTable(sheets);
  if (!isSaid) return found;
  const sheet = hints.sheet ?? found?.sheet ?? 0;
  const rows = sheets[sheet]?.rows;
  if (rows === undefined) return null;
  // Said of the sheet alone: the head is looked for in it.
  const within = hints.headerRow === undefined ? findBomTable([{ name: "", rows }]) : null;
  const headerRow = Math.min(hints.headerRow ?? within?.headerRow ?? 0, rows.length - 1);
  return { sheet, headerRow, columns: withSaid(guessColumns(rows, headerRow), hints.columns) };
}

/** Reads a parts list; refusals are values. */
export async function openBom(bytes: Uint8Array, hints: BomHints = {}): Promise<Result<OpenedBom, OpenBomCode>> {
  const opened = await openWorkbook(bytes);
  if (!opened.ok) return opened;
  const table = tableOf(opened.value, hints);
  const sheet = table && opened.value[table.sheet];
  if (!table || !sheet) return err("NO_PARTS_LIST");
  const reading = readBom(sheet.rows, table.headerRow, table.columns);
  const sheets = opened.value.map(({ name, rows }) => ({ name, rows: rows.length }));
  return ok({ ...table, ...reading, sheets, preview: previewOf(sheet) });
}

/** Reads a pick-and-place file; refusals are values. */
export async function openPlacements(bytes: Uint8Array): Promise<Result<PlacementReading, OpenPlacementsCode>> {
  const opened = await openWorkbook(bytes);
  if (!opened.ok) return opened;
  const table = findPlacementTable(opened.value);
  const sheet = table && opened.value[table.sheet];
  return table && sheet ? ok(readPlacements(sheet.rows, table)) : err("NO_PLACEMENTS");
}
