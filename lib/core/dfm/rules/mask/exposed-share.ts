// How much of a pad the mask leaves bare.

import { areaOfParts } from "@/lib/core/dfm/areas/area-of-parts";
import { cut } from "@/lib/core/measure/copper/cut";
import { objectRings } from "@/lib/core/measure/copper/object-rings";
import { ringsOf } from "@/lib/core/measure/copper/pieces";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/drawn-layer";

/** 0 to 100 percent of its area. */
export function exposedPercent({ layer, object, box }: Pad, { index, pieces, source }: MaskOrSilkLayer): number {
  const own = objectRings(layer.source.image, object).flatMap(({ isDark, rings }) => (isDark ? rings : []));
  const near = index.piecesIn(box.minX, box.minY, box.maxX, box.maxY).map((piece) => pieces.owner[piece] ?? 0);
  const around = index.fillsAt((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2);
  const open = [...new Set([...near, ...around])].flatMap((owner) => {
    const rings = ringsOf(pieces, owner);
    if (rings) return [...rings];
    return objectRings(source.image, pieces.objects[owner] ?? 0).flatMap((path) => (path.isDark ? path.rings : []));
  });
  const whole = areaOfParts(cut(own, []));
  return whole === 0 ? 100 : 100 * (1 - areaOfParts(cut(own, open)) / whole);
}
