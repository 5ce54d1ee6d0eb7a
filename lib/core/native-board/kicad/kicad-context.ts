// What every record of a KiCad board needs to be drawn.

import type { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import type { LayerDrawing } from "@/lib/core/native-board/layer-drawing";
import type { KicadLayer, LayerTable } from "@/lib/core/native-board/kicad/layer-table";
import type { TrackEnds } from "@/lib/core/native-board/kicad/unused-layers";
import type { KicadSetup, NetTable } from "@/lib/core/native-board/kicad/setup";

export type KicadContext = {
  version: number;
  layers: LayerTable;
  setup: KicadSetup;
  nets: NetTable;
  board: BoardDrawing;
  trackEnds: TrackEnds;
};

export function drawingOf({ board }: KicadContext, { title, place }: KicadLayer): LayerDrawing {
  return board.layer(title, place);
}
