// The pick-and-place files of the corpus: number of placements, and their fit to the board if it is available.

import { readFileSync } from "node:fs";
import path from "node:path";
import { type Bbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { readBoard } from "@/lib/core/gerber/board";
import { fitToBoard } from "@/lib/core/placement/fit-to-board";
import type { Placement, PlacementReading } from "@/lib/core/placement/read-placements";
import { openPlacements } from "@/lib/workers/bom/open-bom";
import { CORPUS_DIR, type CorpusSet, corpusSets, manifestEntries, openSet } from "./corpus-set";

interface PlacementTruth {
  placement_rows?: number;
  data_rows?: number;
}

async function outlineOf(set: CorpusSet) {
  const opened = await openSet(set);
  const board = "files" in opened ? readBoard(opened.files) : null;
  if (!board?.ok) return null;
  const { bounds } = board.value.outline;
  return isEmptyBbox(bounds) ? null : bounds;
}

interface Laid {
  words: string;
  /** Ratio of the placements on the board; null without a board. */
  onBoard: number | null;
}

async function boxOf(boardId: string | null): Promise<Bbox | null> {
  const set = corpusSets().find(({ id }) => id === boardId);
  return set ? await outlineOf(set) : null;
}

function layOver(placements: readonly Placement[], box: Bbox | null): Laid {
  const fit = box ? fitToBoard(placements, box) : null;
  if (fit === null) return { words: "no board", onBoard: null };
  const { isBottomMirrored, isYDown, movedMm, inside } = fit;
  const traits = [isBottomMirrored && "bottom mirrored", isYDown && "y down", movedMm && "moved"].filter(Boolean);
  const words = `${(inside * 100).toFixed(1)} % on the board${traits.length > 0 ? ` (${traits.join(", ")})` : ""}`;
  return { words, onBoard: Math.round(inside * placements.length) };
}

interface Sums {
  files: number;
  complete: number;
  rows: number;
  accounted: number;
  understood: number;
  laid: number;
  onBoard: number;
}

const inPercent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

/**
 * A row is accounted for if it is placed or its problem is reported; understood if position, rotation and side are
 * known.
 */
function countRows({ placements, problems }: PlacementReading, wanted: number, sums: Sums): number {
  const unclear = new Set(problems.map(({ row }) => row));
  const understood = placements.filter(({ row, side }) => side !== null && !unclear.has(row)).length;
  const accounted = new Set([...placements.map(({ row }) => row), ...unclear]).size;
  sums.rows += wanted;
  sums.accounted += Math.min(accounted, wanted);
  sums.understood += understood;
  if (accounted === wanted) sums.complete++;
  return understood;
}

export async function reportPlacements(only?: string): Promise<void> {
  const sums: Sums = { files: 0, complete: 0, rows: 0, accounted: 0, understood: 0, laid: 0, onBoard: 0 };
  for (const { id, kind, path: file, board, truth } of manifestEntries()) {
    if (kind !== "pos" || (only !== undefined && !id.includes(only))) continue;
    sums.files++;
    const { placement_rows, data_rows } = (truth ?? {}) as PlacementTruth;
    const wanted = placement_rows ?? data_rows ?? 0;
    const box = await boxOf(board);
    const size = box && { widthMm: widthOf(box), heightMm: heightOf(box) };
    const opened = await openPlacements(new Uint8Array(readFileSync(path.join(CORPUS_DIR, file))), size);
    if (!opened.ok) {
      sums.rows += wanted;
      console.log(`${id}  not read: ${opened.code}`);
      continue;
    }
    const { placements, problems, unit, isUnitAssumed } = opened.value;
    const understood = countRows(opened.value, wanted, sums);
    const { words, onBoard } = layOver(placements, box);
    if (onBoard !== null) {
      sums.laid += placements.length;
      sums.onBoard += onBoard;
    }
    const summary = `${placements.length} placed + ${problems.length} said of ${wanted}  understood ${understood}`;
    console.log(`${id}  ${summary}  ${unit}${isUnitAssumed ? " (assumed)" : ""}  ${words}`);
  }
  console.log(
    `every row accounted for in ${sums.complete} of ${sums.files} files: ${inPercent(sums.accounted, sums.rows)}`,
  );
  console.log(`rows understood (place, rotation and side): ${inPercent(sums.understood, sums.rows)}`);
  console.log(`placements on their board, where it is there: ${inPercent(sums.onBoard, sums.laid)}`);
}
