// The edge of a board as rings of points around the center of its bounds, for picking and for the camera.

import { flatten } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";

const TOLERANCE_MM = 0.05;

export interface EdgeRings {
  edges: Float64Array[];
  cuts: Float64Array[];
}

export function edgeRings({ boards }: Pick<Outline, "boards">, origin: readonly [number, number]): EdgeRings {
  const moved = (contour: Float64Array) => flatten(contour, TOLERANCE_MM).map((at, k) => at - (origin[k % 2] ?? 0));
  return {
    edges: boards.map(({ edge }) => moved(edge)),
    cuts: boards.flatMap(({ cutouts }) => cutouts.map(moved)),
  };
}
