// A drawing as a stage needs it: layers as paint lists, in any order that its view asks for.

import type { Bbox } from "@/lib/base/bbox";
import type { PaintList } from "@/lib/core/render/paint-list";

export interface RenderLayer {
  id: string;
  paint: PaintList;
  /** The given objects of the layer alone, for a highlight. */
  subset(objects: Uint32Array): PaintList;
}

/** The layers of one side of a circuit board, where it has them. */
export interface RenderedSide {
  copper: PaintList | null;
  mask: PaintList | null;
  silkscreen: PaintList | null;
}

export interface RenderScene {
  bounds: Bbox;
  /** Paint lists count from here, so that single precision is fine enough. */
  origin: readonly [xMm: number, yMm: number];
  layers: readonly RenderLayer[];
  /** The parts of a finished board, for drawings that can be shown as one. */
  board: { substrate: PaintList; holes: readonly PaintList[]; top: RenderedSide; bottom: RenderedSide } | null;
}
