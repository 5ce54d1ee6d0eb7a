// What of a scene a picture shows, and where: the map from a paint list's mm to pixels, and the box that is in sight.

import type { Bbox } from "@/lib/base/bbox";
import { type Look, type LookMap, lookMap } from "@/lib/core/gerber/view/look";

/** Lengths from the scene's origin, as paint lists have them. Made once and filled anew for each picture. */
export type Sight = { map: LookMap; pxPerMm: number; box: Bbox };

export function createSight(): Sight {
  return {
    map: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
    pxPerMm: 1,
    box: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  };
}

export function setSight(
  sight: Sight,
  look: Look,
  { width, height, origin }: { width: number; height: number; origin: readonly [number, number] },
): void {
  const map = lookMap(look, { widthPx: width, heightPx: height });
  map.e += map.a * origin[0] + map.c * origin[1];
  map.f += map.b * origin[0] + map.d * origin[1];
  sight.map = map;
  sight.pxPerMm = look.pxPerMm;
  // Turns are quarters, so the box of the picture's corners is what is in sight.
  const isUpright = look.turns % 2 === 0;
  const halfX = (isUpright ? width : height) / 2 / look.pxPerMm;
  const halfY = (isUpright ? height : width) / 2 / look.pxPerMm;
  const x = look.centreXmm - origin[0];
  const y = look.centreYmm - origin[1];
  sight.box.minX = x - halfX;
  sight.box.maxX = x + halfX;
  sight.box.minY = y - halfY;
  sight.box.maxY = y + halfY;
}

/** Whether anything of a chunk can be seen. */
export function isSeen({ bounds }: { bounds: Bbox }, { box }: Sight): boolean {
  return bounds.minX <= box.maxX && bounds.maxX >= box.minX && bounds.minY <= box.maxY && bounds.maxY >= box.minY;
}
