// Objects at a point: exact, topmost first, without areas that a clear object has erased.

import Flatbush from "flatbush";
import type { Vec2 } from "@/lib/base/vec2";
import { covers, nearestOf } from "@/lib/core/measure/copper/object-distance";
import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";

export type Hit = {
  layerId: string;
  /** Index into the layer's image. */
  object: number;
  /** Distance from the point to the object's edge; 0 inside. */
  distanceMm: number;
};

export type LayerIndex = { layer: SceneLayer; tree: Flatbush };
/** Layers to search, topmost first. */
export type PickIndex = readonly LayerIndex[];

/** `layerIds` topmost first; an index is cheap, so it is rebuilt for another selection of layers. */
export function createPickIndex(scene: Scene, layerIds: readonly string[]): PickIndex {
  return layerIds.flatMap((id) => {
    const layer = scene.layers.find((candidate) => candidate.id === id);
    return layer?.tree ? [{ layer, tree: Flatbush.from(layer.tree) }] : [];
  });
}

/**
 * Objects that cover the point first, topmost first: by layer, then in reverse drawing order. After them nearby ones,
 * the nearest first. Clear objects are not picked. The dark objects of a negative image are picked where they are
 * drawn.
 */
export function pickAt(index: PickIndex, [x, y]: Vec2, toleranceMm: number): Hit[] {
  const inside: Hit[] = [];
  const near: Hit[] = [];
  for (const { layer, tree } of index) {
    const { image } = layer;
    const objects = tree.search(x - toleranceMm, y - toleranceMm, x + toleranceMm, y + toleranceMm);
    objects.sort((a, b) => b - a);
    const cleared: number[] = [];
    for (const object of objects) {
      if (image.dark[object] === 0) {
        cleared.push(object);
        continue;
      }
      const nearest = nearestOf(image, object, x, y);
      if (nearest.distanceMm > toleranceMm) continue;
      if (cleared.some((later) => covers(image, later, nearest.x, nearest.y))) continue;
      (nearest.distanceMm === 0 ? inside : near).push({ layerId: layer.id, object, distanceMm: nearest.distanceMm });
    }
  }
  // Sorting is stable: of two equally near ones the upper one stays first.
  return [...inside, ...near.sort((a, b) => a.distanceMm - b.distanceMm)];
}
