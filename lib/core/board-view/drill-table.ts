// The drill tools of a board: number of holes and slots by diameter and plating.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { DrillPlating } from "@/lib/core/board/layer";
import type { ObjectSet } from "@/lib/core/board-view/object-sets";
import type { Scene } from "@/lib/core/board-view/scene";

export type DrillRow = {
  /** 0 if no file states it. */
  diameterMm: number;
  plating: DrillPlating;
  holes: number;
  slots: number;
  sets: ObjectSet[];
};

/** The smallest first; of one diameter plated holes before others. Tools that differ by a micrometer are separate. */
export function drillTable(scene: Pick<Scene, "layers">): DrillRow[] {
  const rows = new Map<string, DrillRow>();
  for (const { id, type, plating = "unknown", image } of scene.layers) {
    if (type !== "drill") continue;
    for (const [diameterMm, objects] of byDiameter(image)) {
      const key = `${diameterMm}/${plating}`;
      const row = rows.get(key) ?? { diameterMm, plating, holes: 0, slots: 0, sets: [] };
      row.holes += objects.filter((at) => image.kind[at] === KIND.flash).length;
      row.slots += slotsAmong(image, objects);
      row.sets.push({ layerId: id, objects: Uint32Array.from(objects) });
      rows.set(key, row);
    }
  }
  const order: DrillPlating[] = ["plated", "mixed", "unknown", "non-plated"];
  return [...rows.values()].sort(
    (a, b) => a.diameterMm - b.diameterMm || order.indexOf(a.plating) - order.indexOf(b.plating),
  );
}

function byDiameter(image: LayerImage): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let at = 0; at < image.count; at++) {
    const diameter = Math.round((image.shapes[image.shape[at] ?? -1]?.strokeMm ?? 0) * 1000) / 1000;
    const objects = found.get(diameter);
    if (objects) objects.push(at);
    else found.set(diameter, [at]);
  }
  return found;
}

/**
 * A routed path is a sequence of edges in the image; an edge that does not continue the one before it starts a new
 * slot.
 */
function slotsAmong(image: LayerImage, objects: readonly number[]): number {
  let slots = 0;
  let end: readonly [number, number] | null = null;
  for (const at of objects) {
    if (image.kind[at] === KIND.flash) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 4);
    if (end === null || end[0] !== x0 || end[1] !== y0) slots++;
    end = [x1, y1];
  }
  return slots;
}
