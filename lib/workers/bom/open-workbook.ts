// Parsing of spreadsheets and text tables to sheets of cells. The unpacked size is limited before SheetJS runs; the
// worker limits the time.

import { read, utils, type WorkSheet } from "xlsx";
import { guessSeparator, readDelimited } from "@/lib/base/delimited";
import { looksFixedWidth, readFixedWidth } from "@/lib/base/fixed-width";
import { err, ok, type Result } from "@/lib/base/result";
import { decodeText } from "@/lib/base/text-encoding";
import { openArchive } from "@/lib/core/archive/archive";
import { containerOf } from "@/lib/core/archive/container";
import type { Sheet } from "@/lib/core/bom/sheet";

export type OpenWorkbookCode = "NOT_A_TABLE" | "TABLE_TOO_LARGE" | "TABLE_LOCKED" | "TABLE_DAMAGED" | "TABLE_EMPTY";

/** Limit of docs/decisions/limits.md: parts lists and coordinates are 5 MB at most. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 * 1024;
/** Unpacked size of all parts together. */
const MAX_UNFOLDED_BYTES = 60 * 1024 * 1024;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
const MAX_SHEETS = 20;
const MAX_CELL = 4_000;

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** `%PDF`; a file without pictures may be text throughout. */
const PDF = [0x25, 0x50, 0x44, 0x46];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Cells as displayed (`raw: false`), formulas by their last value; rows and columns as numbered in the sheet. */
function cellsOf(sheet: WorkSheet): string[][] {
  if (sheet["!ref"] === undefined) return [];
  const range = utils.decode_range(sheet["!ref"]);
  range.s = { r: 0, c: 0 };
  range.e = { r: Math.min(range.e.r, MAX_ROWS - 1), c: Math.min(range.e.c, MAX_COLUMNS - 1) };
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: "", blankrows: true, range });
  return rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell.slice(0, MAX_CELL) : "")));
}

function readWorkbook(bytes: Uint8Array): Result<Sheet[], OpenWorkbookCode> {
  try {
    const book = read(bytes, { type: "array", dense: true, cellFormula: false, cellHTML: false, sheetRows: MAX_ROWS });
    const names = book.SheetNames.slice(0, MAX_SHEETS);
    return ok(
      names.flatMap((name) => {
        const sheet = book.Sheets[name];
        return sheet ? [{ name, rows: cellsOf(sheet) }] : [];
      }),
    );
  } catch (cause) {
    const isLocked = cause instanceof Error && /password|encrypt/i.test(cause.message);
    return err(isLocked ? "TABLE_LOCKED" : "TABLE_DAMAGED");
  }
}

/** An XML workbook is a zip, and possibly a zip bomb: it is unpacked once under limits before it is read. */
async function readZipped(bytes: Uint8Array): Promise<Result<Sheet[], OpenWorkbookCode>> {
  const unfolded = await openArchive(bytes, {
    maxTotalBytes: MAX_UNFOLDED_BYTES,
    maxEntryBytes: MAX_UNFOLDED_BYTES,
    maxFiles: 1_000,
  });
  if (!unfolded.ok) {
    const isLarge = unfolded.code === "ARCHIVE_TOO_LARGE" || unfolded.code === "ARCHIVE_TOO_MANY_FILES";
    if (isLarge) return err("TABLE_TOO_LARGE");
    return err(unfolded.code === "ARCHIVE_ENCRYPTED" ? "TABLE_LOCKED" : "TABLE_DAMAGED");
  }
  const isWorkbook = unfolded.value.some(({ name }) => /(?:^|\/)(?:workbook\.(?:xml|bin)|content\.xml)$/i.test(name));
  return isWorkbook ? readWorkbook(bytes) : err("NOT_A_TABLE");
}

/** Text contains NUL only as half of a wide character. */
function readText(bytes: Uint8Array): Result<Sheet[], OpenWorkbookCode> {
  const { text } = decodeText(bytes);
  if (text.includes("\0") || startsWith(bytes, PDF)) return err("NOT_A_TABLE");
  const separator = looksFixedWidth(text) ? null : guessSeparator(text);
  const rows =
    separator === null
      ? readFixedWidth(text, (line) => line.startsWith("##"))
      : readDelimited(text, { separator, keepsEmpty: true }).map(({ cells }) => cells);
  const kept = rows.slice(0, MAX_ROWS);
  return ok([
    { name: "", rows: kept.map((cells) => cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL))) },
  ]);
}

/** Sheets of an .xlsx, .xls, .ods, .csv or .tsv, recognized by content. Refusals are values. */
export async function openWorkbook(bytes: Uint8Array): Promise<Result<Sheet[], OpenWorkbookCode>> {
  if (bytes.length > MAX_WORKBOOK_BYTES) return err("TABLE_TOO_LARGE");
  if (bytes.length === 0) return err("TABLE_EMPTY");
  const opened =
    containerOf(bytes) === "zip"
      ? await readZipped(bytes)
      : startsWith(bytes, COMPOUND_FILE)
        ? readWorkbook(bytes)
        : readText(bytes);
  if (!opened.ok) return opened;
  const sheets = opened.value.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== "")));
  return sheets.length === 0 ? err("TABLE_EMPTY") : ok(sheets);
}
