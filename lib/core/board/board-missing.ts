// Layers and files that a complete set would have and this one does not.

import type { BoardModel } from "@/lib/core/board/board-model";
import { copperLayersNamedBy } from "@/lib/core/board/drill-span";
import { holeCount } from "@/lib/core/board/drill";
import type { Warning } from "@/lib/core/board/warning";

export function missingParts(board: BoardModel): Warning[] {
  const has = (type: string, side?: string) =>
    board.layers.some((layer) => layer.type === type && (side === undefined || layer.side === side));
  const draws = (type: string, side: string) =>
    board.layers.some((layer) => layer.type === type && layer.side === side && layer.image.count > 0);
  const out: Warning[] = [];
  const copper = board.layers.filter((layer) => layer.type === "copper");
  const known = copperLayerCount(board);
  if (copper.length === 0) out.push({ code: "COPPER_MISSING" });
  else {
    // A board with copper on one side only has no openings for pads on the other.
    const isSingle = copper.length === 1 && known === 1;
    const isBare = (side: string) => isSingle && !draws("paste", side) && !draws("soldermask", side);
    if (!has("copper", "top") && !isBare("top")) out.push({ code: "TOP_COPPER_MISSING" });
    if (!has("copper", "bottom") && !isBare("bottom")) out.push({ code: "BOTTOM_COPPER_MISSING" });
    if (known !== null && known > copper.length && has("copper", "top") && has("copper", "bottom")) {
      out.push({ code: "INNER_COPPER_MISSING" });
    }
    out.push(...layersOnlyDrilled(board, Math.max(copper.length, known ?? 0)));
  }
  const isUncovered = (side: string) => has("copper", side) && !has("soldermask", side);
  if (!has("soldermask") || ["top", "bottom"].some(isUncovered)) out.push({ code: "MASK_MISSING" });
  if (board.drills.every((drill) => holeCount(drill) + drill.slots.length === 0)) out.push({ code: "DRILL_MISSING" });
  return out;
}

/**
 * Copper layers of the board: the number supplied, or the number that the files themselves indicate (X2 numbers the
 * bottom layer of a board by its depth, job files state the number). Null if there is no copper.
 */
export function copperLayerCount(board: BoardModel): number | null {
  const copper = board.layers.filter((layer) => layer.type === "copper");
  if (copper.length === 0) return null;
  const deepest = Math.max(0, ...copper.map(statedPlace));
  return Math.max(copper.length, deepest, board.statedLayers ?? 0);
}

/** Position from the top, as attribute or job file state it: "Copper,L4,Bot" is the fourth of four. */
function statedPlace({ evidence }: Pick<BoardModel["layers"][number], "evidence">): number {
  const places = evidence
    .filter(({ basis }) => basis === "attribute" || basis === "job")
    .map(({ text }) => Number(/^Copper,L(\d{1,2}),/.exec(text)?.[1] ?? 0));
  return Math.max(0, ...places);
}

/** Drill files that join copper layers whose files are missing. */
function layersOnlyDrilled({ files }: BoardModel, count: number): Warning[] {
  return files
    .filter((file) => file.type === "drill" && (copperLayersNamedBy(file) ?? 0) > count)
    .map(({ file }) => ({ code: "DRILL_LAYERS_MISSING", file }));
}
