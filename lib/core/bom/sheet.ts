// A table as it stands in a file: cells as text, before anybody knows what they mean.

export interface Sheet {
  /** Of the workbook's sheet; empty for a text file. */
  name: string;
  /** Row by row; cells that a row lacks are empty. */
  rows: readonly (readonly string[])[];
}

/**
 * A cell on one line: outer spaces gone, inner ones single, signs in their plain form. Without the mark by which
 * tables, ours among them, keep a word like `+5V` from being reckoned as a formula.
 */
export function plainCell(cell: string): string {
  return cell
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
}

/** How many cells of a row hold anything. */
export function filledCells(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== "").length;
}
