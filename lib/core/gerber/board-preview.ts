// Preview of a large board: its top view, read before everything else.

import { assembleDrawing } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { chooseSet } from "@/lib/core/gerber/board-set";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { ReadLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { SourceFile } from "@/lib/core/board/source-file";

/** Smaller boards are read completely before anyone has looked at a preview. */
const LARGE_BYTES = 1_000_000;

const ON_A_SIDE = new Set(["copper", "soldermask", "silkscreen"]);
const ON_BOTH = new Set(["outline", "drill"]);

/** The files needed for the top view of a large board; null for a small one. */
export function previewLayers(
  assignments: readonly LayerAssignment[],
  sizeOf: (file: string) => number,
): LayerAssignment[] | null {
  const { chosen } = chooseSet(assignments);
  const drawn = new Set(chosen.filter(({ format }) => format === "gerber").map(({ file }) => file));
  const size = [...drawn].reduce((sum, file) => sum + sizeOf(file), 0);
  if (size < LARGE_BYTES) return null;
  return chosen.filter(({ type, side }) => ON_BOTH.has(type) || (ON_A_SIDE.has(type) && side === "top"));
}

/**
 * The board with only its top view; null if the layers of the top have no outline or draw nothing. `files` are those of
 * `seen` and the reports about them. Layers that are read are added to `known`, so that the whole board need not read
 * them again.
 */
export function readPreview(
  files: readonly SourceFile[],
  seen: readonly LayerAssignment[],
  known: Map<string, ReadLayer>,
): BoardModel | null {
  const board = assembleDrawing(files, seen, { known });
  if (!board.ok || board.value.outline.status === "missing") return null;
  // The outline is enough of the outline layer, whose file may hold a whole drawing.
  return { ...board.value, layers: board.value.layers.filter(({ type }) => type !== "outline") };
}
