// The place of an Eagle element on the board: mirrored first, then turned counter-clockwise, then moved.

import { compose, IDENTITY, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import type { EagleRotation } from "@/lib/core/formats/eagle/fields";

export function rotationMap({ angleDeg, isMirrored }: EagleRotation): Matrix {
  const mirror = isMirrored ? scaling(-1, 1) : IDENTITY;
  return angleDeg === 0 ? mirror : compose(mirror, rotation(angleDeg));
}

/** Within `outer`. */
export function placementMap(
  placed: { x: number; y: number; rotation: EagleRotation },
  outer: Matrix = IDENTITY,
): Matrix {
  const own = compose(rotationMap(placed.rotation), translation(placed.x, placed.y));
  return compose(own, outer);
}
