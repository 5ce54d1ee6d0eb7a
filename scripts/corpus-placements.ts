// The pick-and-place files of the corpus: how many parts each places, and how they lie on their board where it is there.

import { readFileSync } from "node:fs";
import path from "node:path";
import { isEmptyBbox } from "@/lib/base/bbox";
import { readBoard } from "@/lib/core/gerber/board";
import { findPlacementTable } from "@/lib/core/placement/find-placements";
import { fitToBoard } from "@/lib/core/placement/fit-to-board";
import { type Placement, readPlacements } from "@/lib/core/placement/read-placements";
import { openWorkbook } from "@/lib/workers/open-workbook";
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

async function fitOf(placements: readonly Placement[], boardId: string | null): Promise<string> {
  const set = corpusSets().find(({ id }) => id === boardId);
  const box = set ? await outlineOf(set) : null;
  const fit = box ? fitToBoard(placements, box) : null;
  if (fit === null) return "no board";
  const { isBottomMirrored, isYDown, movedMm, inside } = fit;
  const said = [isBottomMirrored && "bottom mirrored", isYDown && "y down", movedMm && "moved"].filter(Boolean);
  return `${(inside * 100).toFixed(1)} % on the board${said.length > 0 ? ` (${said.join(", ")})` : ""}`;
}

export async function reportPlacements(only?: string): Promise<void> {
  let right = 0;
  let files = 0;
  for (const { id, kind, path: file, board, truth } of manifestEntries()) {
    if (kind !== "pos" || (only !== undefined && !id.includes(only))) continue;
    files++;
    const opened = await openWorkbook(new Uint8Array(readFileSync(path.join(CORPUS_DIR, file))));
    const table = opened.ok ? findPlacementTable(opened.value) : null;
    if (!opened.ok || table === null) {
      console.log(`${id}  not read`);
      continue;
    }
    const { placements, problems, unit } = readPlacements(opened.value[table.sheet]?.rows ?? [], table);
    const { placement_rows, data_rows } = (truth ?? {}) as PlacementTruth;
    const wanted = placement_rows ?? data_rows ?? 0;
    if (placements.length + problems.length === wanted) right++;
    const fit = await fitOf(placements, board);
    console.log(`${id}  ${placements.length} placed + ${problems.length} said of ${wanted}  ${unit}  ${fit}`);
  }
  console.log(`every row accounted for in ${right} of ${files} files`);
}
