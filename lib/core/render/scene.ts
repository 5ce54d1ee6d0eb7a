// A drawing as the stage renders it: layers as paint lists, requested in any order.

import type { Bbox } from "@/lib/base/bbox";
import type { PaintList } from "@/lib/core/render/paint-list";

export interface RenderLayer {
  id: string;
  paint: PaintList;
  /** The given objects of the layer alone, for a highlight. */
  subset(objects: Uint32Array): PaintList;
}

/** The layers of one side of a circuit board, if it has them. */
export interface RenderedSide {
  copper: PaintList | null;
  mask: PaintList | null;
  silkscreen: PaintList | null;
}

export interface RenderScene {
  bounds: Bbox;
  /** Paint lists are relative to this point, so that single precision is sufficient. */
  origin: readonly [xMm: number, yMm: number];
  layers: readonly RenderLayer[];
  /** The parts of a finished board, for drawings that can show one. */
  board: { substrate: PaintList; holes: readonly PaintList[]; top: RenderedSide; bottom: RenderedSide } | null;
}
