// Image transformation by commands deprecated since 2014: offset, rotation, exchanged axes.

import { compose, type Matrix, rotation, translation } from "@/lib/base/matrix";
import type { ImageTransform } from "@/lib/core/formats/rs274x/program";

/**
 * OF, IR, AS in this order, and at last IO, wherever they stand (Gerber specification 2022.02, 8.1.2). MI and SF come before them and
 * act on coordinates alone: the parser has done so already.
 */
export function imageMap(transform: ImageTransform): Matrix {
  const moved = translation(transform.offsetXMm, transform.offsetYMm);
  const turned = compose(moved, rotation(transform.rotateDegrees));
  const swapped = transform.swapAxes ? compose(turned, [0, 1, 1, 0, 0, 0]) : turned;
  return compose(swapped, translation(transform.imageXMm, transform.imageYMm));
}
