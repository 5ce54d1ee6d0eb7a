// Reads the parts of a pick-and-place file: position, side and rotation.

import { readRotation } from "@/lib/core/bom/rotation";
import { readSide } from "@/lib/core/bom/side";
import { plainCell, type Sheet } from "@/lib/core/bom/sheet";
import type { PlacementColumn, PlacementTable, PlacementUnit } from "./find-placements";

export interface Placement {
  /** Row of the sheet, from 1. */
  row: number;
  designator: string;
  /** In the file's coordinates: x right, y up, from its own origin. */
  xMm: number;
  yMm: number;
  /** Counter-clockwise as seen from the top, from 0 to below 360. */
  rotationDeg: number;
  /** True if the file names no rotation, and 0 is used. */
  isRotationAssumed?: true;
  /** Null if the file does not state it. */
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
  /** One per designator, the first that names it. */
  placements: Placement[];
  /** Further rows of the same designators; each is also a problem. */
  repeats: Placement[];
  problems: PlacementProblem[];
  /** The unit used for lengths without one, and whether the file states it. */
  unit: PlacementUnit;
  isUnitAssumed: boolean;
}

const MM: Readonly<Record<PlacementUnit, number>> = { mm: 1, mil: 0.0254, inch: 25.4 };
export const MAX_PLACEMENTS = 20_000;

/** `24.4mm`, `960.63mil`, `-6,1`; null for anything else. */
function readLength(cell: string, unit: PlacementUnit): number | null {
  const found = /^(-?\d{1,7}(?:[.,]\d{1,15})?) ?(mm|mils?|in(?:ch)?|")?$/i.exec(plainCell(cell));
  if (!found) return null;
  const own = (found[2] ?? "").toLowerCase();
  const scale = own === "" ? MM[unit] : own === "mm" ? MM.mm : own.startsWith("mil") ? MM.mil : MM.inch;
  return Number((found[1] ?? "").replace(",", ".")) * scale;
}

/** A board is at most 600 mm wide, and coordinates above 2,000 are almost always thousandths of an inch. */
const MILS_FROM = 2_000;
/** The longest board that is assembled has 500 mm (specification, section 9): parts farther apart are not in mm. */
const WIDEST_MM = 600;

/** With fewer positions, their density says nothing about the unit. */
const CROWD_FROM = 8;
/** Even on the densest boards, with parts on both sides, each takes several square millimeters. */
const MIN_MM2_PER_PART = 1;
/** Parts in a single row are never closer than this. */
const MIN_MM_IN_ROW = 0.5;

function assumedUnit(rows: Sheet["rows"], table: PlacementTable, board: BoardSize | null): PlacementUnit {
  const pairs = rows
    .slice(table.headerRow + 1)
    .map((row) => pairOf(row, table))
    .filter((pair) => pair.every((text) => text !== ""))
    .map(([x, y]) => [numberOf(x), numberOf(y)] as const)
    .filter((pair) => pair.every(Number.isFinite));
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  if (xs.length === 0) return "mm";
  const found = board && unitOnBoard({ x: spreadOf(xs), y: spreadOf(ys) }, board);
  if (found !== null) return found;
  if (Math.max(spreadOf(xs), spreadOf(ys)) > WIDEST_MM || xs.some((x) => Math.abs(x) > MILS_FROM)) return "mil";
  if (xs.length < CROWD_FROM) return "mm";
  const [width, height] = [spreadOf(xs), spreadOf(ys)];
  const isCrowded =
    width * height < MIN_MM2_PER_PART * xs.length && Math.max(width, height) < MIN_MM_IN_ROW * xs.length;
  return isCrowded ? "inch" : "mm";
}

export interface BoardSize {
  widthMm: number;
  heightMm: number;
}

/** Connectors extend over the edge; the parts of a board seldom fill less than a tenth of its width. */
const OVER_EDGE_MM = 8;
const MIN_FILLED = 0.1;

/** The unit in which the parts lie within the board and fill most of it; null if there is none. */
function unitOnBoard(spread: { x: number; y: number }, { widthMm, heightMm }: BoardSize): PlacementUnit | null {
  const fills = (["mm", "mil", "inch"] as const).map((unit) => {
    const [x, y] = [spread.x * MM[unit], spread.y * MM[unit]];
    const isWithin =
      Math.max(x, y) <= Math.max(widthMm, heightMm) + OVER_EDGE_MM &&
      Math.min(x, y) <= Math.min(widthMm, heightMm) + OVER_EDGE_MM;
    return { unit, filled: isWithin ? Math.max(x, y) / Math.max(widthMm, heightMm) : 0 };
  });
  const [best] = fills.toSorted((a, b) => b.filled - a.filled);
  // A few parts may be close together: the unit is certain if they cannot be in millimeters.
  const isMillimeters = fills.some(({ unit, filled }) => unit === "mm" && filled > 0);
  const isSure = best !== undefined && best.filled > 0 && (best.filled >= MIN_FILLED || !isMillimeters);
  return isSure ? best.unit : null;
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** `## End`, `# -----`, `# X,Y in mil.`; a designator may begin with # if the other cells of a row are present. */
function isNote(row: readonly string[]): boolean {
  const cells = row.filter((cell) => plainCell(cell) !== "");
  const [first = ""] = cells;
  return first.startsWith("##") || (first.startsWith("#") && cells.length < 3);
}

/** `Components on Bottom Side:` (DesignSpark): a title above the parts of one side. */
const SECTION = /\b(top|bottom)(?: side| layer)?:?$/i;

function sectionOf(row: readonly string[]): "top" | "bottom" | null {
  const text = plainCell(row.join(" ").replace(/\s+/g, " "));
  const found = /\d/.test(text) || text.length > 60 ? undefined : SECTION.exec(text)?.[1];
  return found === undefined ? null : found.toLowerCase() === "top" ? "top" : "bottom";
}

/** The last title above the table's header. */
const sectionAbove = (rows: Sheet["rows"]) => rows.map(sectionOf).findLast((section) => section !== null) ?? null;

/** `----  -----  ---`: a rule under the headers. */
const isRule = (row: readonly string[]) => row.every((cell) => /^[-=_ ]*$/.test(cell));

/** `(12.3, 45.6)`: both coordinates in one cell. */
const PAIR =
  /^[([]? ?(?:x ?[:=]? ?)?(-?\d[\d.]* ?(?:mm|mils?|in)?) ?[,; ] ?(?:y ?[:=]? ?)?(-?\d[\d.]* ?(?:mm|mils?|in)?) ?[)\]]?$/i;

/** The cells of x and y, or the two halves of one cell. */
function pairOf(row: readonly string[], { columns }: PlacementTable): readonly [string, string] {
  const cell = (column: number | undefined) => (column === undefined ? "" : plainCell(row[column] ?? ""));
  if (columns.x !== undefined && columns.y !== undefined) return [cell(columns.x), cell(columns.y)];
  const [, x = "", y = ""] = PAIR.exec(cell(columns.position).replace(/\s+/g, " ")) ?? [];
  return [x.trim(), y.trim()];
}

const numberOf = (text: string) => Number(text.replace(",", "."));

/** A column of mirror flags: mirrored parts are on the bottom. */
function readMirror(cell: string): "top" | "bottom" | null {
  if (/^(?:y|yes|true|1|m|mirror(?:ed)?|on|是)$/i.test(cell)) return "bottom";
  return /^(?:n|no|false|0|off|否)$/i.test(cell) ? "top" : readOneSide(cell);
}

function readOneSide(cell: string): "top" | "bottom" | null {
  const side = readSide(cell);
  return side === "both" ? null : side;
}

/**
 * Reads the rows below the header. Rows without designator and position (fiducials, end of file) are reported. `board`:
 * its size, which determines the unit of a file that states none.
 */
export function readPlacements(
  rows: Sheet["rows"],
  table: PlacementTable,
  board: BoardSize | null = null,
): PlacementReading {
  const unit = table.unit ?? assumedUnit(rows, table, board);
  const placements: Placement[] = [];
  const repeats: Placement[] = [];
  const problems: PlacementProblem[] = [];
  const seen = new Set<string>();
  const hasSections = table.columns.side === undefined;
  const header = (rows[table.headerRow] ?? []).map(plainCell).join(" ");
  let section = hasSections ? sectionAbove(rows.slice(0, table.headerRow)) : null;
  for (const [at, row] of rows.entries()) {
    if (at <= table.headerRow || placements.length + repeats.length >= MAX_PLACEMENTS) continue;
    const cell = (column: PlacementColumn) => plainCell(row[table.columns[column] ?? -1] ?? "");
    const text = plainCell(row.join(" ")).slice(0, 200);
    if (text === "" || isNote(row) || isRule(row)) continue;
    const begun = hasSections ? sectionOf(row) : null;
    section = begun ?? section;
    if (begun !== null || row.map(plainCell).join(" ") === header) continue;
    const [xText, yText] = pairOf(row, table);
    const [x, y] = [readLength(xText, unit), readLength(yText, unit)];
    const designator = cell("designator");
    const rotation = readRotation(cell("rotation"));
    const problem = (reason: PlacementProblem["reason"]) => problems.push({ row: at + 1, reason, text });
    if (designator === "") problem("noDesignator");
    else if (x === null || y === null) problem("noPosition");
    else {
      const isRepeated = seen.has(designator);
      if (isRepeated) problem("repeated");
      else if (rotation === null) problem("noRotation");
      seen.add(designator);
      (isRepeated ? repeats : placements).push({
        row: at + 1,
        designator,
        xMm: x,
        yMm: y,
        rotationDeg: rotation ?? 0,
        ...(rotation === null ? { isRotationAssumed: true } : {}),
        side: table.isMirror ? readMirror(cell("side")) : (section ?? readOneSide(cell("side"))),
        footprint: cell("footprint"),
        value: cell("value"),
      });
    }
  }
  const saysUnit = (row: readonly string[]) => /\d ?(?:mm|mils?|in(?:ch)?|")$/i.test(pairOf(row, table)[0]);
  const isUnitStated = table.unit !== null || placements.every(({ row }) => saysUnit(rows[row - 1] ?? []));
  return { placements, repeats, problems, unit, isUnitAssumed: !isUnitStated };
}
