// Finds the table of a pick-and-place file and the meanings of its columns.

import { isDesignator } from "@/lib/core/bom/designators";
import { plainHeader } from "@/lib/core/bom/header-words";
import { filledCells, plainCell, type Sheet } from "@/lib/core/bom/sheet";

export const PLACEMENT_COLUMNS = [
  "designator",
  "x",
  "y",
  "position",
  "rotation",
  "side",
  "footprint",
  "value",
] as const;
export type PlacementColumn = (typeof PLACEMENT_COLUMNS)[number];

/** Millimeters, thousandths of an inch, or inches. */
export const PLACEMENT_UNITS = ["mm", "mil", "inch"] as const;
export type PlacementUnit = (typeof PLACEMENT_UNITS)[number];

export interface PlacementTable {
  sheet: number;
  /** Header row, from 0. */
  headerRow: number;
  /** Index of each column in a row, from 0. */
  columns: Partial<Record<PlacementColumn, number>>;
  /** Unit of numbers without one; null if the file does not state it. */
  unit: PlacementUnit | null;
  /** True if the side column states whether a part is mirrored. */
  isMirror: boolean;
}

/**
 * Normalized headers in order of preference: the center of a part precedes its reference point and its first pad
 * (Altium and EasyEDA export all three).
 */
const HEADS: Readonly<Record<PlacementColumn, readonly RegExp[]>> = {
  designator: [
    /^(?:designator|(?:part ?)?ref ?des|reference designator|ref|ref name|reference|comp(?:onent)? (?:name|ref(?:erence)?)|位号|元件位号|标号|标志符|指示符|bezeichner|repere)$/,
    /^(?:comp(?:onent)?(?: name)?|part(?: name)?|name)$/,
  ],
  x: [
    /^(?:(?:part|comp(?:onent)?) )?(?:mid|center|centre|centroid|place|placement(?: cent(?:er|re))?|中心) ?x\b/,
    /^x ?(?:mid|center|centre|centroid)(?: (?:mm|mils?|inch|in))?$/,
    /^(?:pos|position|loc|location|坐标)? ?x(?: (?:mm|mil|mils|in|inch|pos|position|coord|coordinate))*$|^x坐标$|^pos ?x$/,
    /^ref ?x\b/,
    /^sym ?x$/,
  ],
  y: [
    /^(?:(?:part|comp(?:onent)?) )?(?:mid|center|centre|centroid|place|placement(?: cent(?:er|re))?|中心) ?y\b/,
    /^y ?(?:mid|center|centre|centroid)(?: (?:mm|mils?|inch|in))?$/,
    /^(?:pos|position|loc|location|坐标)? ?y(?: (?:mm|mil|mils|in|inch|pos|position|coord|coordinate))*$|^y坐标$|^pos ?y$/,
    /^ref ?y\b/,
    /^sym ?y$/,
  ],
  position: [/^(?:position|location|coordinates?|centre|center|xy|x y|坐标)(?: x y| xy)?(?: (?:mm|mils?|inch|in))?$/],
  rotation: [
    /^(?:rot|rotation|angle|orientation|theta|旋转|角度|旋转角度|drehung|winkel|sym rotate)(?: deg| degrees)?$/,
  ],
  side: [
    /^(?:side|layer|tb|t b|top bottom|(?:sym )?mirror(?:ed)?|layer name|mounting side|board side|层|面|贴装面|seite)$/,
  ],
  footprint: [/^(?:footprint|package|pkg|pattern|封装|软件包|包装|gehause)$/],
  value: [/^(?:val|value|comment|device|part|值|wert)$/],
};

const MAX_HEADER_ROW = 60;
/** Number of cells that must confirm a header. */
const SAMPLED = 50;

const hasPosition = ({ x, y, position }: PlacementTable["columns"]) =>
  (x !== undefined && y !== undefined) || position !== undefined;

/** Weight of the header: several columns may have the header of designators. */
const HEADED = 0.25;
const MIN_DESIGNATORS = 0.5;

/** Decided by content: designators are distinct, names of parts and packages repeat. */
function designatorColumn(
  rows: Sheet["rows"],
  { headers, headed, taken }: { headers: readonly string[]; headed: number | undefined; taken: readonly number[] },
): number | null {
  const width = Math.max(headers.length, ...rows.map((row) => row.length));
  const ratio = (column: number) => {
    const names = rows.map((row) => plainCell(row[column] ?? "")).filter((name) => name !== "");
    const designatorRatio = names.filter(isDesignator).length / Math.max(1, names.length);
    return (designatorRatio * new Set(names).size) / Math.max(1, names.length);
  };
  const isHeaded = (at: number) => HEADS.designator.some((pattern) => pattern.test(headers[at] ?? ""));
  const columns = Array.from({ length: width }, (_, at) => ({ at, ratio: ratio(at) }))
    .filter(({ at, ratio: designatorRatio }) => designatorRatio > 0 && (at === headed || !taken.includes(at)))
    .filter(({ at, ratio: designatorRatio }) => designatorRatio >= MIN_DESIGNATORS || at === headed)
    .map(({ at, ratio: designatorRatio }) => ({ at, score: designatorRatio + (isHeaded(at) ? HEADED : 0) }));
  return columns.toSorted((a, b) => b.score - a.score || a.at - b.at)[0]?.at ?? null;
}

const headersOf = (row: readonly string[]) => row.map((cell) => plainHeader(cell.replace(/^#\s*/, "")));

/** A column has one meaning; a preferred header of a meaning wins, wherever it is. */
function columnsOf(row: readonly string[]): Partial<Record<PlacementColumn, number>> {
  const headers = headersOf(row);
  const columns: Partial<Record<PlacementColumn, number>> = {};
  const taken = new Set<number>();
  for (const meaning of PLACEMENT_COLUMNS)
    for (const pattern of HEADS[meaning]) {
      const at = headers.findIndex((header, index) => !taken.has(index) && header !== "" && pattern.test(header));
      if (at < 0 || columns[meaning] !== undefined) continue;
      columns[meaning] = at;
      taken.add(at);
    }
  return columns;
}

const UNITS: readonly (readonly [RegExp, PlacementUnit])[] = [
  [/\b(?:mils?|thou)\b/i, "mil"],
  [/\b(?:inch(?:es)?|in)\b|"/i, "inch"],
  [/\b(?:mm|millimet(?:er|re)s?|metric)\b/i, "mm"],
];

function unitIn(text: string): PlacementUnit | null {
  return UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Lines of notes between headers and parts in gEDA's files. */
const NOTES_BELOW = 3;

/** `# X,Y in mil.  rotation in degrees.` (gEDA, pcb-rnd) */
function unitOfNote(line: string): PlacementUnit | null {
  const unit = /^#.*\bx ?[,/] ?y in (\w+)/i.exec(line)?.[1];
  return unit === undefined ? null : unitIn(unit);
}

/** From the headers of the coordinates, else from notes: `## Unit = mm`, `Units used: mil`. */
function unitOf(rows: Sheet["rows"], headerRow: number, columns: Partial<Record<PlacementColumn, number>>) {
  const header = rows[headerRow]?.[columns.x ?? columns.position ?? -1] ?? "";
  const byHeader = unitIn(header.replace(/[()[\]]/g, " "));
  if (byHeader !== null) return byHeader;
  const above = rows.slice(0, headerRow).map((row) => row.join(" "));
  const notes = rows.slice(0, headerRow + 1 + NOTES_BELOW).map((row) => unitOfNote(row.join(",")));
  const units = [...above.filter((line) => /unit/i.test(line)).map(unitIn), ...notes];
  return units.find((unit) => unit !== null) ?? null;
}

/** The table of designators with coordinates; null if no sheet has one. */
export function findPlacementTable(sheets: readonly Sheet[]): PlacementTable | null {
  for (const [sheet, { rows }] of sheets.entries())
    for (const [headerRow, row] of rows.slice(0, MAX_HEADER_ROW).entries()) {
      if (filledCells(row) < 2) continue;
      const { designator: headed, ...columns } = columnsOf(row);
      if (!hasPosition(columns)) continue;
      const below = rows.slice(headerRow + 1, headerRow + 1 + SAMPLED).filter((each) => filledCells(each) > 1);
      const designator = designatorColumn(below, { headers: headersOf(row), headed, taken: Object.values(columns) });
      if (designator === null) continue;
      const all = { designator, ...columns };
      const isMirror = /mirror/i.test(row[columns.side ?? -1] ?? "");
      return { sheet, headerRow, columns: all, unit: unitOf(rows, headerRow, all), isMirror };
    }
  return null;
}
