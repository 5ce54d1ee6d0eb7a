// Reads the lines of a parts list by its column meanings; skipped rows are reported.

import type { ColumnGuess, ColumnMeaning } from "./column";
import { readDesignators } from "./designators";
import { type Placing, placingOfCell, saysNotPlaced, splitLeadingWord } from "./placing";
import { readRotation } from "./rotation";
import { readSide, type Side } from "./side";
import { filledCells, plainCell, type Sheet } from "./sheet";

export type BomProblem =
  | "designatorMissing"
  | "quantityMissing"
  | "mpnMissing"
  /** The number of designators differs from the quantity. */
  | "quantityDiffers"
  | "designatorUnread"
  | "designatorRepeated";

export interface BomLine {
  /** Row of the sheet, from 1, as in a spreadsheet. */
  row: number;
  designators: string[];
  /** Per board: as the list states it, else the number of designators; null if neither exists. */
  quantity: number | null;
  mpn: string;
  manufacturer: string;
  distributor: string;
  distributorParts: string[];
  /** Cells of the value columns, the one with more content first. */
  values: string[];
  footprint: string;
  description: string;
  /** Null if the list does not state it. */
  side: Side | null;
  /** Rotation of each part, counter-clockwise, from 0 to below 360; null if the list does not state it. */
  rotationDeg: number | null;
  isPlaced: boolean;
  remark: string;
  /** Alternative parts, from following rows without designators. */
  alternatives: Alternative[];
  problems: BomProblem[];
}

export interface Alternative {
  row: number;
  mpn: string;
  manufacturer: string;
  distributorParts: string[];
}

export interface SkippedRow {
  row: number;
  /** A title or a note alone in its row; a total of other lines; a repeated header. */
  reason: "alone" | "total" | "head";
  text: string;
}

export interface BomReading {
  lines: BomLine[];
  skipped: SkippedRow[];
  /** Number of rows beyond the limit. */
  beyond: number;
}

/** Specification and quality facts: ten thousand lines without freezing; a longer list is not a board's parts list. */
export const MAX_BOM_LINES = 10_000;

const TOTAL = /^(?:(?:grand |sub)?total|sum|合计|总计|小计|summe|gesamt|somme|suma)\b/i;
/** `12`, `12.0`, `1,000`, `12 pcs`; null for anything else. */
export function readQuantity(cell: string): number | null {
  const found = /^(\d{1,3}(?:[,' ]\d{3})+|\d{1,7})(?:\.0+)?\s*(?:pcs?|x|个|只|ea|st[uü]ck|stk)?\.?$/i.exec(
    plainCell(cell),
  );
  return found ? Number((found[1] ?? "").replace(/[,' ]/g, "")) : null;
}

/** Empty for placeholder cells: `-`, `N/A`, `~`. */
function meant(cell: string): string {
  const text = plainCell(cell);
  return /^(?:-+|n\/?a|none|~|\?+|any|tbd|无)$/i.test(text) ? "" : text;
}

class Row {
  constructor(
    private readonly cells: readonly string[],
    private readonly columns: ReadonlyMap<ColumnMeaning, readonly ColumnGuess[]>,
  ) {}

  column(meaning: ColumnMeaning): ColumnGuess | undefined {
    return this.columns.get(meaning)?.[0];
  }

  /** Including line ends, for lists. */
  raw(meaning: ColumnMeaning): string {
    const column = this.column(meaning);
    return column ? (this.cells[column.index] ?? "") : "";
  }

  text(meaning: ColumnMeaning): string {
    return meant(this.raw(meaning));
  }

  all(meaning: ColumnMeaning): string[] {
    const texts = (this.columns.get(meaning) ?? []).map(({ index }) => meant(this.cells[index] ?? ""));
    return [...new Set(texts.filter((text) => text !== ""))];
  }
}

function placingOf(row: Row, designators: readonly string[]): Placing {
  const column = row.column("dnp");
  const placing = column ? placingOfCell(row.raw("dnp"), column.isInverted, designators) : null;
  if (placing) return placing;
  const texts = [...row.all("value"), row.text("mpn"), row.text("remark"), row.text("description")];
  return { isPlaced: !texts.some(saysNotPlaced), leftAway: [] };
}

function problemsOf(line: BomLine, listed: number, stated: number | null, hasUnread: boolean): BomProblem[] {
  const problems: BomProblem[] = [];
  if (listed === 0) problems.push("designatorMissing");
  if (line.quantity === null) problems.push("quantityMissing");
  if (line.mpn === "" && line.distributorParts.length === 0) problems.push("mpnMissing");
  if (stated !== null && listed > 0 && stated !== listed) problems.push("quantityDiffers");
  if (hasUnread) problems.push("designatorUnread");
  return problems;
}

/** One row as a line, or as two if some of its parts are not placed. */
function readLine(row: Row, number: number): BomLine[] {
  const list = splitLeadingWord(row.raw("designator"));
  const { designators, repeated, unread } = readDesignators(list.list);
  const stated = readQuantity(row.raw("quantity"));
  const quantity = stated ?? (designators.length > 0 ? designators.length : null);
  const { isPlaced, leftAway } = list.isPlaced ? placingOf(row, designators) : { isPlaced: false, leftAway: [] };
  const line: BomLine = {
    row: number,
    designators,
    quantity,
    mpn: row.text("mpn"),
    manufacturer: row.text("manufacturer"),
    distributor: row.text("distributor"),
    distributorParts: row.all("distributorPart"),
    values: row.all("value"),
    footprint: row.text("footprint"),
    description: row.text("description"),
    side: readSide(row.text("side")),
    rotationDeg: readRotation(row.text("rotation")),
    isPlaced,
    remark: row.text("remark"),
    alternatives: [],
    problems: [],
  };
  line.problems = problemsOf(line, designators.length, stated, unread.length > 0);
  if (repeated.length > 0) line.problems.push("designatorRepeated");
  if (leftAway.length === 0) return [line];
  const placed = designators.filter((name) => !leftAway.includes(name));
  return [
    { ...line, designators: placed, quantity: placed.length },
    { ...line, designators: leftAway, quantity: leftAway.length, isPlaced: false },
  ];
}

/** Marks every line that names a designator of another one. */
function markRepeated(lines: readonly BomLine[]): void {
  const first = new Map<string, BomLine>();
  for (const line of lines)
    for (const name of line.designators) {
      const previous = first.get(name);
      if (previous === undefined) first.set(name, line);
      else if (previous !== line)
        for (const each of [previous, line])
          if (!each.problems.includes("designatorRepeated")) each.problems.push("designatorRepeated");
    }
}

function byMeaning(columns: readonly ColumnGuess[]): Map<ColumnMeaning, ColumnGuess[]> {
  const found = new Map<ColumnMeaning, ColumnGuess[]>();
  const surest = columns.toSorted((a, b) => b.confidence - a.confidence || a.index - b.index);
  for (const column of surest)
    if (column.meaning) found.set(column.meaning, [...(found.get(column.meaning) ?? []), column]);
  return found;
}

/** A row of numbers alone is a total. */
function isTotal(cells: readonly string[], filled: readonly ColumnGuess[]): boolean {
  const [first = ""] = cells.filter((cell) => cell.trim() !== "");
  if (TOTAL.test(plainCell(first))) return true;
  const meanings = filled.map(({ meaning }) => meaning);
  return meanings.every((meaning) => meaning === "quantity" || meaning === "unitPrice");
}

/** The reason why a row is not a line; null for a line. */
function skipReason(cells: readonly string[], columns: readonly ColumnGuess[]): SkippedRow["reason"] | null {
  const meaningful = columns.filter(({ meaning }) => meaning !== null && meaning !== "item");
  const filled = meaningful.filter(({ index }) => plainCell(cells[index] ?? "") !== "");
  if (filled.length > 1 && filled.every(({ index, header }) => plainCell(cells[index] ?? "") === header)) return "head";
  if (filledCells(cells) < 2 || filled.length === 0) return "alone";
  return isTotal(cells, filled) ? "total" : null;
}

/** True if a line without designators is an alternative part for the line above it. */
function isAlternative(line: BomLine, previous: BomLine | undefined): previous is BomLine {
  const names = line.mpn !== "" || line.distributorParts.length > 0;
  const describes = line.values.length > 0 || line.description !== "";
  if (previous === undefined || previous.designators.length === 0 || line.designators.length > 0) return false;
  return names && !describes && (line.quantity === null || line.quantity === previous.quantity);
}

const alternativeOf = ({ row, mpn, manufacturer, distributorParts }: BomLine): Alternative => ({
  row,
  mpn,
  manufacturer,
  distributorParts,
});

/** Reads the rows below the header (`headerRow` from 0, −1 for none). */
export function readBom(rows: Sheet["rows"], headerRow: number, columns: readonly ColumnGuess[]): BomReading {
  const meanings = byMeaning(columns);
  const lines: BomLine[] = [];
  const skipped: SkippedRow[] = [];
  let beyond = 0;
  for (const [at, cells] of rows.entries()) {
    if (at <= headerRow || filledCells(cells) === 0) continue;
    const reason = skipReason(cells, columns);
    if (reason !== null) {
      const text = plainCell(cells.filter((cell) => cell.trim() !== "").join(" ")).slice(0, 200);
      skipped.push({ row: at + 1, reason, text });
    } else if (lines.length >= MAX_BOM_LINES) beyond++;
    else {
      const read = readLine(new Row(cells, meanings), at + 1);
      const [line] = read;
      const previous = lines.at(-1);
      if (line !== undefined && isAlternative(line, previous)) previous.alternatives.push(alternativeOf(line));
      else lines.push(...read);
    }
  }
  markRepeated(lines);
  return { lines, skipped, beyond };
}
