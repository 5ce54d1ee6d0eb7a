// CSV as RFC 4180 has it, safe to open in a spreadsheet.

/** A cell that begins so is read as a formula by Excel, LibreOffice and Google Sheets (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
/** A plain number is no formula, also with a sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;

export type CsvCell = string | number | null;

/** An apostrophe in front keeps a formula text. */
export function csvCell(value: CsvCell): string {
  const text = value === null ? "" : String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;
