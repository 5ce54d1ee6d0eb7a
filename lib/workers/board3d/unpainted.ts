// A board without its paint lists: less to copy to a worker that only computes with it.

import { EMPTY_PAINT } from "@/lib/core/render/paint-list";
import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";

export function unpainted(scene: Scene, isWanted: (layer: SceneLayer) => boolean): Scene {
  const layers = scene.layers.filter(isWanted).map((layer) => ({ ...layer, paint: EMPTY_PAINT }));
  return { ...scene, layers, netlist: null };
}
