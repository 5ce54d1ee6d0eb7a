// A table as read from a file: cells as text, before their meanings are known.

export interface Sheet {
  /** Name of the workbook's sheet; empty for a text file. */
  name: string;
  /** Row by row; missing cells are empty. */
  rows: readonly (readonly string[])[];
}

/**
 * A cell as a single line: trimmed, with single spaces and normalized characters. Removes the leading mark that keeps
 * spreadsheets from evaluating a text like `+5V` as a formula.
 */
export function plainCell(cell: string): string {
  return cell
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
}

/** Number of non-empty cells in a row. */
export function filledCells(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== "").length;
}
