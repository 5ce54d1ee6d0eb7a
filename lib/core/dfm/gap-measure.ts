// A gap as a measure of a check.

import type { Measure } from "@/lib/core/dfm/finding";
import type { Gap } from "@/lib/core/measure/copper/nearest";

/** A gap as a measure on a layer. */
export function gapMeasure({ mm, x0, y0, x1, y1 }: Gap, layer: string | null): Measure {
  return { value: mm, x: (x0 + x1) / 2, y: (y0 + y1) / 2, mark: { kind: "gap", x0, y0, x1, y1 }, layer };
}
