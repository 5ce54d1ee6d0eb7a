// From a drawn native board to the same model that fabrication files give.

import { isEmptyBbox } from "@/lib/base/bbox";
import { err, ok, type Result } from "@/lib/base/result";
import { boardDoubts } from "@/lib/core/board/board-doubts";
import { missingParts } from "@/lib/core/board/board-missing";
import type { BoardModel } from "@/lib/core/board/board-model";
import { outlineOf } from "@/lib/core/board/board-outline";
import { holeCount } from "@/lib/core/board/drill";
import type { LayerAssignment } from "@/lib/core/board/layer";
import { inStackOrder } from "@/lib/core/board/stack-order";
import type { NativeDrawing } from "@/lib/core/native-board/native-result";

const DRAWN = new Set(["copper", "soldermask", "silkscreen", "paste", "outline"]);

export function assembleNative(file: string, drawing: NativeDrawing): Result<BoardModel, "NOTHING_DRAWN"> {
  const layers = inStackOrder(drawing.layers.filter(({ type }) => DRAWN.has(type)));
  const { drills } = drawing;
  const isDrawn =
    layers.some(({ image }) => !isEmptyBbox(image.bounds)) || drills.some((drill) => holeCount(drill) > 0);
  if (!isDrawn) return err("NOTHING_DRAWN");
  const { outline, warnings } = outlineOf(layers, drills, () =>
    drawing.layers.filter(({ type }) => type === "drawing"),
  );
  const board: BoardModel = {
    layers,
    drills,
    supplied: {
      hits: drills.reduce((sum, drill) => sum + holeCount(drill), 0),
      slots: drills.reduce((sum, { slots }) => sum + slots.length, 0),
    },
    outline,
    netlist: null,
    files: filesOf(drawing),
    warnings: [],
    hasOpenPours: drawing.hasOpenPours,
    ...(drawing.stated ? { stated: drawing.stated } : {}),
  };
  const own = drawing.warnings.map((warning) => ({ ...warning, file }));
  return ok({ ...board, warnings: [...warnings, ...missingParts(board), ...boardDoubts(board), ...own] });
}

/** The layers of the board stand where files of an archive would. */
function filesOf({ layers, drills }: NativeDrawing): LayerAssignment[] {
  const drawn = layers.map(({ image: _image, attributes: _attributes, ...assignment }) => assignment);
  const drilled = drills.map(({ file, plating }): LayerAssignment => ({
    file,
    type: "drill",
    side: "all",
    plating,
    format: "native",
    confidence: 1,
    basis: "attribute",
    evidence: [{ basis: "attribute", text: file, type: "drill", side: "all" }],
  }));
  return [...drawn, ...drilled];
}
