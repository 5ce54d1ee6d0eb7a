// Shared state of drawing a KiCad board.

import type { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import type { LayerDrawing } from "@/lib/core/native-board/layer-drawing";
import type { BoardLayerName, LayerTable } from "@/lib/core/native-board/kicad/layer-table";
import type { NetTable, PadDefaults } from "@/lib/core/native-board/kicad/pad-defaults";
import type { TrackEnds } from "@/lib/core/native-board/kicad/unused-layers";

export type KicadContext = {
  version: number;
  layers: LayerTable;
  defaults: PadDefaults;
  nets: NetTable;
  board: BoardDrawing;
  trackEnds: TrackEnds;
};

export function drawingOf({ board }: KicadContext, { title, place }: BoardLayerName): LayerDrawing {
  return board.layer(title, place);
}
