// Parts of a board from its upload: a design file, or a pick-and-place file among the others.

import type { Bbox } from "@/lib/base/bbox";
import type { NamedPart } from "@/lib/core/board3d/assemble";
import { nativePartsOf } from "@/lib/core/board3d/native-parts";
import { findNativeBoard } from "@/lib/core/native-board/read-native";
import type { SourceFile } from "@/lib/core/board/source-file";
import { fitToBoard, placedOnBoard } from "@/lib/core/placement/fit-to-board";
import type { Placement } from "@/lib/core/placement/read-placements";

export interface FoundParts {
  parts: NamedPart[];
  /** Fraction of parts whose center is on the board, 0 to 1. */
  inside: number;
}

/** File names that every tool uses alike. */
const PLACEMENT_FILE =
  /(?:pos|pick|place|centroid|cpl|pnp|xy|coord|mount|top|bottom|all)[^/]*\.(?:csv|txt|pos|xlsx?|tsv|mnt|mnb)$/i;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_FILES = 8;

/** Null if no file names parts. */
export async function findParts(files: readonly SourceFile[], bounds: Bbox): Promise<FoundParts | null> {
  const native = findNativeBoard(files);
  if (native) return { parts: nativePartsOf(native.file.bytes), inside: 1 };
  const tables = files.filter(({ name, bytes }) => PLACEMENT_FILE.test(name) && bytes.length <= MAX_BYTES);
  const read: Placement[] = [];
  for (const { bytes } of tables.slice(0, MAX_FILES)) read.push(...(await readTable(bytes)));
  const known = new Map(read.map((placement) => [placement.designator, placement]));
  return known.size > 0 ? fitted([...known.values()], bounds) : null;
}

/** Empty if the bytes are no table of placements. */
export async function readTable(bytes: Uint8Array): Promise<Placement[]> {
  // A library of 250 kB that most boards do not need.
  const { openPlacements } = await import("@/lib/workers/bom/open-bom");
  const opened = await openPlacements(bytes);
  return opened.ok ? opened.value.placements : [];
}

export function fitted(placements: readonly Placement[], bounds: Bbox): FoundParts | null {
  const fit = fitToBoard(placements, bounds);
  if (!fit) return null;
  const parts = placements.map((placement) => {
    const { designator, footprint, value, xMm, yMm, rotationDeg, side } = placedOnBoard(placement, fit);
    return { designator, packageName: footprint, value, xMm, yMm, rotationDeg, side };
  });
  return { parts, inside: fit.inside };
}
