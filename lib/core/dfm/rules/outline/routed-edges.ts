// The lines of the board's edge that are milled: those around drilled holes are left out.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { EdgeRing } from "@/lib/core/dfm/derived/board-edge";
import { boundsOf } from "@/lib/core/geometry/contour";
import { heightOf, widthOf } from "@/lib/base/bbox";

/** A rim drawn around a hole is at most this much wider than the hole. */
const SAME_MM = 0.3;

/** Empty without an outline. */
export function routedEdges(context: DfmContext): readonly EdgeRing[] {
  return context.memo("routedEdges", () =>
    (context.edgeRing?.rims ?? []).filter((edgeRing) => !edgeRing.isCutout || !isDrilled(edgeRing, context)),
  );
}

function isDrilled({ contour }: EdgeRing, { holeIndex }: DfmContext): boolean {
  const box = boundsOf(contour);
  const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const width = Math.min(widthOf(box), heightOf(box));
  return holeIndex
    .near(x, y, x, y)
    .some((hole) => Math.hypot(hole.x - x, hole.y - y) < SAME_MM && Math.abs(hole.diameterMm - width) < SAME_MM);
}
