// The boards themselves as a paint list: inside their edges, outside of their cutouts.

import { type Bbox, grow, heightOf, widthOf } from "@/lib/base/bbox";
import { clockwise, counterClockwise, rectangle } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";
import { FillColumns } from "@/lib/core/board-view/fill-columns";
import type { PaintList } from "@/lib/core/render/paint-list";
import { pathMesh } from "@/lib/core/board-view/tessellate";

export function substratePaint({ boards }: Outline, bounds: Bbox, origin: readonly [number, number]): PaintList {
  const fills = new FillColumns(origin);
  const areas = boards.map(({ edge, cutouts }) => [counterClockwise(edge), ...cutouts.map(clockwise)]);
  if (areas.length === 0) {
    const box = grow(bounds, 0.25);
    areas.push([rectangle((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, widthOf(box), heightOf(box))]);
  }
  const chunks = areas.flatMap((contours, object) => {
    const drawn = fills.add(object, [pathMesh({ isDark: true, contours })], 0, 0);
    if (!drawn) return [];
    const { place, ...size } = drawn;
    return [{ ...size, from: place, to: place + 1 }];
  });
  return {
    runs: [{ isDark: true, straights: [], arcs: [], fills: chunks }],
    strokes: new Float32Array(),
    strokeObject: new Uint32Array(),
    ...fills.build(),
    invertedArea: null,
  };
}
