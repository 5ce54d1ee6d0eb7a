// CSV as specified by RFC 4180, safe to open in a spreadsheet.

/**
 * A cell that begins with one of these is read as a formula by Excel, LibreOffice and Google Sheets (OWASP: CSV
 * injection).
 */
const FORMULA = /^[=+\-@\t\r]/;
/** A plain number is not a formula, even with a sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;

export type CsvCell = string | number | null;

/** An apostrophe in front turns a formula into text. */
export function csvCell(value: CsvCell): string {
  const text = value === null ? "" : String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;
