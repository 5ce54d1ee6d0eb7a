// Spatial index of a layer's objects.

import Flatbush from "flatbush";
import { emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { addObject, type LayerImage } from "@/lib/core/board/image";

/** A Flatbush of all objects, dark and clear, in image order; objects without an area get a distant box. */
export function objectTree(image: LayerImage): ArrayBuffer | null {
  if (image.count === 0) return null;
  const tree = new Flatbush(image.count, 16, Float64Array);
  const box = emptyBbox();
  for (let at = 0; at < image.count; at++) {
    box.minX = box.minY = Infinity;
    box.maxX = box.maxY = -Infinity;
    addObject(box, image, at);
    if (isEmptyBbox(box)) tree.add(NOWHERE, NOWHERE, NOWHERE, NOWHERE);
    else tree.add(box.minX, box.minY, box.maxX, box.maxY);
  }
  tree.finish();
  return tree.data as ArrayBuffer;
}

const NOWHERE = 1e9;
