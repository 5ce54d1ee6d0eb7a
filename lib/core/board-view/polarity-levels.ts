// The minimum number of steps for painting a layer, from the required order of overlapping dark and clear objects.

import Flatbush from "flatbush";
import { emptyBbox } from "@/lib/base/bbox";
import { addObject, type LayerImage } from "@/lib/core/board/image";

/** Limit of box comparisons, beyond which the order of the file is used. */
const MAX_COMPARISONS = 30_000_000;
/** Level of a clear object that has nothing to erase. */
export const NEVER = -1;

/**
 * The step of each object: even ones dark, odd ones clear. An object comes after those of the other polarity that
 * precede it in the file and whose boxes intersect its own; thousands of changes of polarity become a few steps, and
 * the result stays the same.
 */
export function polarityLevels(image: LayerImage, tree: ArrayBuffer | null): Int32Array {
  const levels = new Int32Array(image.count);
  if (tree === null || !image.dark.includes(0)) return levels;
  const index = Flatbush.from(tree);
  const box = emptyBbox();
  let left = MAX_COMPARISONS;
  for (let at = 0; at < image.count; at++) {
    const isDark = image.dark[at];
    box.minX = box.minY = Infinity;
    box.maxX = box.maxY = -Infinity;
    addObject(box, image, at);
    let level = isDark === 1 ? 0 : NEVER;
    index.search(box.minX, box.minY, box.maxX, box.maxY, (other) => {
      left--;
      if (other < at && image.dark[other] !== isDark) {
        const before = levels[other] ?? 0;
        if (before !== NEVER && before >= level) level = before + 1;
      }
      return false;
    });
    levels[at] = level;
    if (left < 0) return fileOrder(image);
  }
  return levels;
}

function fileOrder(image: LayerImage): Int32Array {
  const levels = new Int32Array(image.count);
  let level = NEVER;
  for (let at = 0; at < image.count; at++) {
    const isClear = image.dark[at] === 0;
    if (level === NEVER ? !isClear : (level % 2 === 1) !== isClear) level++;
    levels[at] = level;
  }
  return levels;
}
