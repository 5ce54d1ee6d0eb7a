// The parts of a pick-and-place file: where each sits, on which side, turned by how much.

import { readSide } from "@/lib/core/bom/side";
import { plainCell, type Sheet } from "@/lib/core/bom/sheet";
import type { PlacementColumn, PlacementTable, PlacementUnit } from "./find-placements";

export interface Placement {
  /** Of the sheet, from 1. */
  row: number;
  designator: string;
  /** As the file counts: right and up, from its own origin. */
  xMm: number;
  yMm: number;
  /** Counter-clockwise as seen from the top, 0 up to 360. */
  rotationDeg: number;
  /** Null where the file does not say. */
  side: "top" | "bottom" | null;
  footprint: string;
  value: string;
}

export interface PlacementProblem {
  row: number;
  reason: "noDesignator" | "noPosition" | "noRotation" | "repeated";
  text: string;
}

export interface PlacementReading {
  placements: Placement[];
  problems: PlacementProblem[];
  /** What lengths without a unit were taken for, and whether the file said so. */
  unit: PlacementUnit;
  isUnitAssumed: boolean;
}

const MM: Readonly<Record<PlacementUnit, number>> = { mm: 1, mil: 0.0254, inch: 25.4 };
export const MAX_PLACEMENTS = 20_000;

/** `24.4mm`, `960.63mil`, `-6,1`; null for what is no length. */
function readLength(cell: string, unit: PlacementUnit): number | null {
  const found = /^(-?\d{1,7}(?:[.,]\d{1,15})?) ?(mm|mils?|in(?:ch)?|")?$/i.exec(plainCell(cell));
  if (!found) return null;
  const own = (found[2] ?? "").toLowerCase();
  const scale = own === "" ? MM[unit] : own === "mm" ? MM.mm : own.startsWith("mil") ? MM.mil : MM.inch;
  return Number((found[1] ?? "").replace(",", ".")) * scale;
}

function readRotation(cell: string): number | null {
  const text = plainCell(cell)
    .replace(/°|deg$/i, "")
    .replace(",", ".")
    .trim();
  const degrees = Number(text);
  if (text === "" || !Number.isFinite(degrees)) return null;
  const turned = degrees % 360;
  return turned < 0 ? turned + 360 : turned + 0;
}

/** A board is no wider than 600 mm and hardly ever 2,000 units of anything but thousandths of an inch. */
const MILS_FROM = 2_000;

/** Fewer places tell nothing by how close they lie. */
const CROWD_FROM = 8;
/** Parts on both sides of the densest boards take several square millimetres each. */
const LEAST_MM2_PER_PART = 1;
/** No parts of a single row stand closer. */
const LEAST_MM_IN_ROW = 0.5;

function assumedUnit(rows: Sheet["rows"], { headerRow, columns }: PlacementTable): PlacementUnit {
  const numbersIn = (column: number | undefined) =>
    rows
      .slice(headerRow + 1)
      .map((row) => plainCell(row[column ?? 0] ?? ""))
      .filter((cell) => cell !== "")
      .map(Number)
      .filter(Number.isFinite);
  const [xs, ys] = [numbersIn(columns.x), numbersIn(columns.y)];
  if (xs.some((x) => Math.abs(x) > MILS_FROM)) return "mil";
  if (xs.length < CROWD_FROM || xs.length !== ys.length) return "mm";
  const [width, height] = [spreadOf(xs), spreadOf(ys)];
  const isCrowded =
    width * height < LEAST_MM2_PER_PART * xs.length && Math.max(width, height) < LEAST_MM_IN_ROW * xs.length;
  return isCrowded ? "inch" : "mm";
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** `## End`, `# -----`, `# X,Y in mil.`; a designator may begin with # where the rest of a row is there. */
function isNote(row: readonly string[]): boolean {
  const cells = row.filter((cell) => plainCell(cell) !== "");
  const [first = ""] = cells;
  return first.startsWith("##") || (first.startsWith("#") && cells.length < 3);
}

/** Reads what stands below the head. Rows without any designator and position (fiducials, ends of file) are named. */
export function readPlacements(rows: Sheet["rows"], table: PlacementTable): PlacementReading {
  const unit = table.unit ?? assumedUnit(rows, table);
  const placements: Placement[] = [];
  const problems: PlacementProblem[] = [];
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    if (at <= table.headerRow || placements.length >= MAX_PLACEMENTS) continue;
    const cell = (column: PlacementColumn) => plainCell(row[table.columns[column] ?? -1] ?? "");
    const text = plainCell(row.join(" ")).slice(0, 200);
    if (text === "" || isNote(row)) continue;
    const [x, y] = [readLength(cell("x"), unit), readLength(cell("y"), unit)];
    const designator = cell("designator");
    const rotation = readRotation(cell("rotation"));
    const problem = (reason: PlacementProblem["reason"]) => problems.push({ row: at + 1, reason, text });
    if (designator === "") problem("noDesignator");
    else if (x === null || y === null) problem("noPosition");
    else if (seen.has(designator)) problem("repeated");
    else {
      if (rotation === null) problem("noRotation");
      seen.add(designator);
      const side = readSide(cell("side"));
      placements.push({
        row: at + 1,
        designator,
        xMm: x,
        yMm: y,
        rotationDeg: rotation ?? 0,
        side: side === "both" ? null : side,
        footprint: cell("footprint"),
        value: cell("value"),
      });
    }
  }
  const saysUnit = (row: readonly string[]) =>
    /\d ?(?:mm|mils?|in(?:ch)?|")$/i.test(plainCell(row[table.columns.x ?? 0] ?? ""));
  const isSaid = table.unit !== null || placements.every(({ row }) => saysUnit(rows[row - 1] ?? []));
  return { placements, problems, unit, isUnitAssumed: !isSaid };
}
