// Joint table: part, quantity, joints per part and mounting type. Rows that cannot be read are reported.

import type { Mounting } from "@/lib/core/part/part";
import { readDesignators } from "./designators";
import { footprintJoints } from "./footprint-joints";
import { findJointColumns, type JointColumns, mountingIn, numberIn } from "./joint-columns";
import { plainCell, type Sheet } from "./sheet";

export interface JointRow {
  /** Row of the sheet, from 1. */
  row: number;
  designators: string[];
  /** The table's name of the part; empty if only designators name it. */
  part: string;
  /** Per board; null if neither designators nor a number state it. */
  quantity: number | null;
  /** Joints per piece; 0 for a piece that is not soldered. */
  pins: number;
  /** Null if neither the row nor its package states it. */
  mounting: Mounting | null;
}

export interface JointProblem {
  row: number;
  /**
   * `noPart`: neither designators nor a part; `noPins`: no number of joints; `wrongPins`: not a number, or not
   * divisible by the pieces; `repeated`: a designator of another row; `differs`: quantity and designators disagree.
   */
  reason: "noPart" | "noPins" | "wrongPins" | "repeated" | "differs";
  /** The text of the cell. */
  text: string;
}

export interface JointReading {
  rows: JointRow[];
  /**
   * Problems of rows that are not counted; `differs`, and `repeated` for some of the designators, of rows counted
   * without them.
   */
  problems: JointProblem[];
}

/** No known package has more. */
export const MAX_PINS = 5_000;
const MAX_ROWS = 10_000;
const MAX_QUANTITY = 100_000;
const MAX_TEXT = 200;
type RowPart = Omit<JointRow, "pins" | "mounting"> & { kind: Mounting | null };
type RowJoints = Pick<JointRow, "row" | "pins" | "mounting">;

/** Joints per piece, by column; a reason if the row states none. */
function readPins(cells: readonly string[], { pins }: JointColumns, { quantity, kind, row }: RowPart) {
  const found: RowJoints[] = [];
  const filled = pins.filter(({ index }) => plainCell(cells[index] ?? "") !== "");
  if (filled.length === 0) return "noPins";
  for (const { index, isOfAll, mounting } of filled) {
    const number = numberIn(cells[index] ?? "");
    const each = number === null || !isOfAll ? number : number / (quantity ?? 1);
    if (each === null || !Number.isInteger(each) || each > MAX_PINS) return "wrongPins";
    // With two kinds of joints, one of them may be zero.
    if (each > 0 || filled.length === 1) found.push({ row, pins: each, mounting: mounting ?? kind });
  }
  return found;
}

const textOf = (cells: readonly string[]) => cells.map(plainCell).filter(Boolean).join(" · ").slice(0, MAX_TEXT);

/** The part and designators of a row, without designators of earlier rows. */
function readRowPart(cells: readonly string[], columns: JointColumns, used: ReadonlySet<string>) {
  const cellOf = (column: number | undefined) => (column === undefined ? "" : plainCell(cells[column] ?? ""));
  const { designators } = readDesignators(cellOf(columns.designator));
  const free = designators.filter((name) => !used.has(name.toUpperCase()));
  const counted = numberIn(cellOf(columns.quantity));
  const count = counted !== null && counted > 0 && counted <= MAX_QUANTITY ? counted : null;
  return {
    ...{ designators, free, count },
    part: cellOf(columns.part),
    quantity: designators.length > 0 ? free.length : count,
    kind: mountingIn(cellOf(columns.mounting)) ?? footprintJoints(cellOf(columns.footprint))?.mounting ?? null,
  };
}

/** Reads the first table of a sheet; null if it has no column of joints together with one of parts. */
export function readJointTable(sheet: Sheet["rows"]): JointReading | null {
  const found = findJointColumns(sheet);
  if (!found) return null;
  const { columns, from } = found;
  const reading: JointReading = { rows: [], problems: [] };
  const used = new Set<string>();
  for (const [at, cells] of sheet.slice(0, MAX_ROWS).entries()) {
    if (at < from || textOf(cells) === "") continue;
    const row = at + 1;
    const refuse = (reason: JointProblem["reason"]) => reading.problems.push({ row, reason, text: textOf(cells) });
    const { designators, free, count, part, quantity, kind } = readRowPart(cells, columns, used);
    if (designators.length === 0 && part === "") refuse("noPart");
    else if (designators.length > 0 && free.length === 0) refuse("repeated");
    else {
      const pins = readPins(cells, columns, { row, designators: free, part, quantity, kind });
      if (typeof pins === "string") {
        refuse(pins);
        continue;
      }
      if (free.length < designators.length) refuse("repeated");
      if (count !== null && designators.length > 0 && count !== designators.length) refuse("differs");
      for (const name of free) used.add(name.toUpperCase());
      reading.rows.push(...pins.map((joints) => ({ ...joints, designators: free, part, quantity })));
    }
  }
  return reading;
}
