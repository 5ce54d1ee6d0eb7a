// The holes and slots of a drill file as a layer image, so that holes and layers are handled alike.

import { AttributeSets } from "@/lib/core/board/attribute-table";
import { circle } from "@/lib/core/geometry/contour";
import { type DrillLayer, HOLE_STRIDE, holeCount } from "@/lib/core/board/drill";
import { ImageBuilder, KIND, type LayerImage } from "@/lib/core/board/image";
import { type Shape, shapeOf } from "@/lib/core/board/shape";

/** Holes first, in their order, as flashes of circles; then each edge of a slot's path as a stroke. */
export function drillImage(drill: DrillLayer): LayerImage {
  const tools = new ToolShapes();
  const builder = new ImageBuilder(tools.shapes, new AttributeSets(), holeCount(drill));
  for (let k = 0; k < drill.holes.length; k += HOLE_STRIDE) {
    const [x = 0, y = 0, diameter = 0] = drill.holes.subarray(k, k + HOLE_STRIDE);
    builder.add(KIND.flash, true, tools.of(diameter), [x, y, 0, 0, 0]);
  }
  for (const { diameterMm, path } of drill.slots) {
    const shape = tools.of(diameterMm);
    for (let k = 0; k + 5 < path.length; k += 3) {
      const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(k, k + 5);
      builder.add(KIND.stroke, true, shape, [x0, y0, x1, y1, bulge]);
    }
  }
  return builder.build(false);
}

class ToolShapes {
  readonly shapes: Shape[] = [];
  readonly #byDiameter = new Map<number, number>();

  of(diameterMm: number): number {
    const known = this.#byDiameter.get(diameterMm);
    if (known !== undefined) return known;
    const paths = [{ isDark: true, contours: [circle(0, 0, diameterMm / 2)] }];
    this.shapes.push(shapeOf("circle", paths, diameterMm));
    this.#byDiameter.set(diameterMm, this.shapes.length - 1);
    return this.shapes.length - 1;
  }
}
