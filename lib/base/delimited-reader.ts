// Reads a text table chunk by chunk, in the memory of one row.

import type { DelimitedRow } from "./delimited";

/** Longer rows are not table rows; the rest of such a row is skipped. */
const MAX_ROW_LENGTH = 64 * 1024;

export interface DelimitedReader {
  /** Returns the rows that this chunk completes. */
  push: (piece: string) => DelimitedRow[];
  /** Returns the last row if no line end follows it. */
  end: () => DelimitedRow[];
}

/** By the rules of `readDelimited`; a row that is too long has no cells. */
export function createDelimitedReader(separator = ","): DelimitedReader {
  let cells: string[] = [];
  let cell = "";
  let length = 0;
  let isQuoted = false;
  /** A quote inside quotes may be doubled: the next character decides. */
  let mayBeDoubled = false;
  let wasReturn = false;
  let isFirst = true;
  let line = 1;
  let begunOn = 1;

  function endRow(rows: DelimitedRow[]): void {
    cells.push(cell.trim());
    if (length > MAX_ROW_LENGTH) rows.push({ line: begunOn, cells: [] });
    else if (cells.some((each) => each !== "")) rows.push({ line: begunOn, cells });
    [cells, cell, length] = [[], "", 0];
    begunOn = line;
  }

  function add(sign: string): void {
    length += 1;
    if (length <= MAX_ROW_LENGTH) cell += sign;
  }

  function take(sign: string, rows: DelimitedRow[]): void {
    if (sign === "\n") line += 1;
    if (mayBeDoubled) {
      mayBeDoubled = false;
      if (sign === '"') return add('"');
      isQuoted = false;
    }
    if (isQuoted) {
      if (sign === '"') mayBeDoubled = true;
      else add(sign);
    } else if (sign === '"' && cell.trim() === "") [isQuoted, cell] = [true, ""];
    else if (sign === separator) {
      if (length <= MAX_ROW_LENGTH) cells.push(cell.trim());
      [cell, length] = ["", length + 1];
    } else if (sign === "\n") endRow(rows);
    else add(sign);
  }

  return {
    push(piece) {
      const rows: DelimitedRow[] = [];
      const text = isFirst ? piece.replace(/^\uFEFF/, "") : piece;
      if (piece !== "") isFirst = false;
      for (const sign of text) {
        // A carriage return alone ends a line too; followed by a line feed it is the same line end.
        if (sign === "\n" && wasReturn) {
          wasReturn = false;
          continue;
        }
        wasReturn = sign === "\r";
        take(wasReturn ? "\n" : sign, rows);
      }
      return rows;
    },
    end() {
      const rows: DelimitedRow[] = [];
      if (cell !== "" || cells.length > 0) endRow(rows);
      return rows;
    },
  };
}
