// Cells as spreadsheet programs copy and paste them: rows by line, cells by tab, quoted where a text has either.
import { readDelimited } from "@/lib/base/delimited";

/** Read as a formula by a spreadsheet program; an apostrophe in front makes it a text. */
const FORMULA = /^[=+\-@]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function writeCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[\t"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(writeCell).join("\t")).join("\n");

const readCell = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);

export const readCells = (text: string): string[][] =>
  readDelimited(text.replace(/\r?\n$/, ""), { separator: "\t", keepsEmpty: true }).map(({ cells }) =>
    cells.map(readCell),
  );

/** The cells spread over a larger area: one value fills it, rows and columns repeat where they fit in evenly. */
export function tileCells(cells: readonly (readonly string[])[], height: number, width: number): string[][] {
  const [rows, columns] = [cells.length, Math.max(0, ...cells.map((row) => row.length))];
  if (rows === 0 || columns === 0) return [];
  const [down, across] = [
    height % rows === 0 ? Math.max(height, rows) : rows,
    width % columns === 0 ? Math.max(width, columns) : columns,
  ];
  return Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (__, x) => cells[y % rows]?.[x % columns] ?? ""),
  );
}
