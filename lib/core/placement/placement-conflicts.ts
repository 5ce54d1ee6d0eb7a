// Contradictory placements: two rows of coordinates for one designator, or a rotation in the parts list that differs
// from the coordinate file's. The customer decides each of them.

import type { BomLine } from "@/lib/core/bom/read-bom";
import { isSameRotation } from "@/lib/core/bom/rotation";
import type { Placement } from "./read-placements";

export const PLACEMENT_STATES = ["conflict", "confirmed"] as const;
/** State of a line: its files contradict each other about its placements, or the customer has decided. */
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** One possible answer: a placement of the part. */
export interface PlacementChoice {
  /** A row of the coordinate file, or its first one with the rotation of the parts list. */
  source: "coordinates" | "list";
  /** Empty for the parts list. */
  file: string;
  /** Row of the sheet, from 1. */
  row: number;
  xMm: number;
  yMm: number;
  rotationDeg: number;
  side: "top" | "bottom" | null;
}

export interface PlacementConflict {
  designator: string;
  kind: "repeated" | "rotation";
  /** The first choice applies until the customer answers. */
  choices: PlacementChoice[];
}

export interface MergedPlacements {
  /** One per designator, the first that names it. */
  placements: (Placement & { file: string })[];
  /** Further rows of the same designators. */
  repeats: (Placement & { file: string })[];
}

interface FileReading {
  file: string;
  reading: { placements: readonly Placement[]; repeats: readonly Placement[] };
}

/** Several files of one board: a designator in more than one of them is repeated. */
export function mergePlacements(readings: readonly FileReading[]): MergedPlacements {
  const merged: MergedPlacements = { placements: [], repeats: [] };
  const seen = new Set<string>();
  for (const { file, reading } of readings) {
    for (const placement of reading.placements) {
      const isFirst = !seen.has(placement.designator);
      seen.add(placement.designator);
      (isFirst ? merged.placements : merged.repeats).push({ ...placement, file });
    }
    merged.repeats.push(...reading.repeats.map((placement) => ({ ...placement, file })));
  }
  return merged;
}

/** Smaller differences result from unit conversion. */
const TOLERANCE_MM = 0.01;

function isSamePlace(one: PlacementChoice, other: PlacementChoice): boolean {
  const isNear = Math.abs(one.xMm - other.xMm) <= TOLERANCE_MM && Math.abs(one.yMm - other.yMm) <= TOLERANCE_MM;
  return isNear && isSameRotation(one.rotationDeg, other.rotationDeg) && one.side === other.side;
}

type Listed = Pick<BomLine, "designators" | "isPlaced" | "rotationDeg">;
type Filed = MergedPlacements["placements"][number];

/** A file without rotations does not contradict the parts list. */
const rotationOf = ({ rotationDeg, isRotationAssumed }: Placement, listed: number | null) =>
  isRotationAssumed && listed !== null ? listed : rotationDeg;

function choiceOf(placement: Filed, listed: number | null): PlacementChoice {
  const { file, row, xMm, yMm, side } = placement;
  return { source: "coordinates", file, row, xMm, yMm, side, rotationDeg: rotationOf(placement, listed) };
}

function conflictOf(rows: readonly Filed[], listed: number | null): Omit<PlacementConflict, "designator"> | null {
  const choices: PlacementChoice[] = [];
  for (const row of rows) {
    const choice = choiceOf(row, listed);
    if (!choices.some((known) => isSamePlace(known, choice))) choices.push(choice);
  }
  const kind = choices.length > 1 ? "repeated" : "rotation";
  const [first] = choices;
  if (first && listed !== null && !choices.some(({ rotationDeg }) => isSameRotation(rotationDeg, listed)))
    choices.push({ ...first, source: "list", file: "", rotationDeg: listed });
  return choices.length > 1 ? { kind, choices } : null;
}

/** Parts that the list excludes (fiducials, logos, DNP) cause no question. */
export function placementConflicts(
  lines: readonly Listed[],
  { placements, repeats }: MergedPlacements,
): PlacementConflict[] {
  const rowsOf = new Map(placements.map((placement) => [placement.designator, [placement]]));
  for (const repeat of repeats) rowsOf.get(repeat.designator)?.push(repeat);
  return lines
    .filter(({ isPlaced }) => isPlaced)
    .flatMap(({ designators, rotationDeg }) =>
      designators.flatMap((designator) => {
        const found = conflictOf(rowsOf.get(designator) ?? [], rotationDeg);
        return found ? [{ designator, ...found }] : [];
      }),
    );
}

/** Placements of files without rotations, with the rotations of the parts list. */
export function withListedRotations<P extends Placement>(
  placements: readonly P[],
  lines: readonly Pick<BomLine, "designators" | "rotationDeg">[],
): P[] {
  const listed = new Map(
    lines.flatMap(({ designators, rotationDeg }) => designators.map((name) => [name, rotationDeg] as const)),
  );
  return placements.map((placement) => ({
    ...placement,
    rotationDeg: rotationOf(placement, listed.get(placement.designator) ?? null),
  }));
}
