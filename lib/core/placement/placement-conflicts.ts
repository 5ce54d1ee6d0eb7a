// Parts that the files place differently: two rows of the coordinates with one designator, or a parts list that turns a
// part another way. Each is a question to the customer.

import type { BomLine } from "@/lib/core/bom/read-bom";
import { isSameRotation } from "@/lib/core/bom/rotation";
import type { Placement } from "./read-placements";

export const PLACEMENT_STATES = ["conflict", "confirmed"] as const;
/** Of a line: its files contradict each other on where its parts sit, or the customer has said which is right. */
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** One of the answers: where the part sits by it. */
export interface PlacementChoice {
  /** The coordinate file's own row, or its first one with the rotation of the parts list. */
  source: "coordinates" | "list";
  /** Empty of the parts list. */
  file: string;
  /** Of the sheet, from 1. */
  row: number;
  xMm: number;
  yMm: number;
  rotationDeg: number;
  side: "top" | "bottom" | null;
}

export interface PlacementConflict {
  designator: string;
  kind: "repeated" | "rotation";
  /** What holds until the customer answers comes first. */
  choices: PlacementChoice[];
}

export interface MergedPlacements {
  /** One for each designator, the first that names it. */
  placements: (Placement & { file: string })[];
  /** Further rows of the same designators. */
  repeats: (Placement & { file: string })[];
}

interface FileReading {
  file: string;
  reading: { placements: readonly Placement[]; repeats: readonly Placement[] };
}

/** Several files of one board: a designator that more than one of them names is repeated. */
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

/** Finer differences come of converted units. */
const TOLERANCE_MM = 0.01;

function isSamePlace(one: PlacementChoice, other: PlacementChoice): boolean {
  const isNear = Math.abs(one.xMm - other.xMm) <= TOLERANCE_MM && Math.abs(one.yMm - other.yMm) <= TOLERANCE_MM;
  return isNear && isSameRotation(one.rotationDeg, other.rotationDeg) && one.side === other.side;
}

type Listed = Pick<BomLine, "designators" | "isPlaced" | "rotationDeg">;
type Filed = MergedPlacements["placements"][number];

/** A file without a rotation says nothing against the one of the parts list. */
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

/** Parts that are not placed by the list (fiducials, logos, what is left away) are nobody's question. */
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

/** Placements whose file names no rotation, turned as the parts list says. */
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
