// The input of a 3D board: drawn layers, drills and outline, from files or from the scene of the viewer.

import type { Scene } from "@/lib/core/board-view/scene";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { DrillLayer } from "@/lib/core/board/drill";
import type { LayerImage } from "@/lib/core/board/image";
import type { LayerSide, LayerType } from "@/lib/core/board/layer";
import type { Netlist } from "@/lib/core/board/netlist";
import type { Outline } from "@/lib/core/board/outline";
import { drillsOf } from "@/lib/core/formats/excellon/gerber-drill";
import { rectangle } from "@/lib/core/geometry/contour";

export interface SourceLayer {
  type: LayerType;
  side: LayerSide;
  /** Copper position from the top, if known. */
  layer?: number;
  image: LayerImage;
}

export interface BoardSource {
  layers: readonly SourceLayer[];
  drills: readonly DrillLayer[];
  outline: Outline;
  netlist: Netlist | null;
}

export function sourceOfModel({ layers, drills, outline, netlist }: BoardModel): BoardSource {
  return { layers, drills, outline, netlist };
}

/** The drills of a scene are layers. */
export function sourceOfScene({ layers, outline, netlist }: Scene): BoardSource {
  const drills = layers
    .filter(({ type }) => type === "drill")
    .map(({ file, plating = "unknown", span, image }) => ({
      ...{ file, plating },
      ...(span ? { span } : {}),
      ...drillsOf(image),
    }));
  return { layers: layers.filter(({ type }) => type !== "drill"), drills, outline, netlist };
}

export function copperLayersOf({ layers }: Pick<BoardSource, "layers">): SourceLayer[] {
  return layers.filter(({ type }) => type === "copper");
}

/** A bare rectangle, for a board of which only the size is known; its lower left corner is the origin. */
export function plainSource(widthMm: number, heightMm: number): BoardSource {
  const edge = rectangle(widthMm / 2, heightMm / 2, widthMm, heightMm);
  const bounds = { minX: 0, minY: 0, maxX: widthMm, maxY: heightMm };
  return {
    layers: [],
    drills: [],
    outline: { status: "closed", boards: [{ edge, cutouts: [] }], boardCount: 1, bounds },
    netlist: null,
  };
}
