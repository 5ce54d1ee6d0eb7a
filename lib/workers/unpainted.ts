// A board without what is only drawn: less to copy for a worker that reckons with it.

import type { Scene, SceneLayer } from "@/lib/core/gerber/view/scene";

const NOTHING_PAINTED: SceneLayer["paint"] = {
  runs: [],
  strokes: new Float32Array(),
  strokeObject: new Uint32Array(),
  vertices: new Float32Array(),
  ringStarts: new Uint32Array(),
  fillRings: new Uint32Array(),
  fillTriangles: new Uint32Array(),
  fillObject: new Uint32Array(),
  triangles: new Uint32Array(),
  ground: null,
};

export function unpainted(scene: Scene, isWanted: (layer: SceneLayer) => boolean): Scene {
  const layers = scene.layers.filter(isWanted).map((layer) => ({ ...layer, paint: NOTHING_PAINTED }));
  return { ...scene, layers, netlist: null };
}
