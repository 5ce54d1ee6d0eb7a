// Sets of objects on several layers, for highlights and lists: indexes into each layer's image, ascending.

import { type Bbox, emptyBbox } from "@/lib/base/bbox";
import { addObject } from "@/lib/core/board/image";
import type { Scene } from "@/lib/core/board-view/scene";

export type ObjectSet = { layerId: string; objects: Uint32Array };

/** A search result with its bounds, which are empty if nothing was found. */
export type Finding = { sets: ObjectSet[]; bounds: Bbox };

export function findingOf(scene: Scene, sets: ObjectSet[]): Finding {
  const bounds = emptyBbox();
  for (const { layerId, objects } of sets) {
    const layer = scene.layers.find(({ id }) => id === layerId);
    if (layer) for (const at of objects) addObject(bounds, layer.image, at);
  }
  return { sets, bounds };
}

/** The objects of every layer that `isWanted` accepts; layers without any are omitted. */
export function collect(
  scene: Scene,
  wantedIn: (layerId: string) => ((object: number) => boolean) | null,
): ObjectSet[] {
  return scene.layers.flatMap(({ id, image }) => {
    const isWanted = wantedIn(id);
    if (!isWanted) return [];
    const objects: number[] = [];
    for (let at = 0; at < image.count; at++) if (isWanted(at)) objects.push(at);
    return objects.length > 0 ? [{ layerId: id, objects: Uint32Array.from(objects) }] : [];
  });
}
