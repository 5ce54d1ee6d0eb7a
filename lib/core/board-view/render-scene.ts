// Adapts a board's scene to the stage.

import type { LayerSide, LayerType } from "@/lib/core/board/layer";
import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";
import type { PaintList } from "@/lib/core/render/paint-list";
import { paintSubset } from "@/lib/core/render/paint-subset";
import type { RenderedSide, RenderScene } from "@/lib/core/render/scene";

export function renderScene(scene: Scene): RenderScene {
  const { bounds, origin, layers, substrate } = scene;
  return {
    bounds,
    origin,
    layers: layers.map((layer) => ({
      id: layer.id,
      paint: layer.paint,
      subset: (objects) => subsetOf(layer, objects),
    })),
    board: {
      substrate,
      holes: layers.filter(({ type }) => type === "drill").map(({ paint }) => paint),
      top: sideOf(layers, "top"),
      bottom: sideOf(layers, "bottom"),
    },
  };
}

/** The first layer of each type, as in picture.ts. */
function sideOf(layers: readonly SceneLayer[], side: LayerSide): RenderedSide {
  const first = (type: LayerType) => layers.find((layer) => layer.type === type && layer.side === side)?.paint ?? null;
  return { copper: first("copper"), mask: first("soldermask"), silkscreen: first("silkscreen") };
}

/** With the layer's clear objects, so that the parts they erase stay erased. */
function subsetOf({ image, paint }: SceneLayer, objects: Uint32Array): PaintList {
  const isWanted = new Uint8Array(image.count);
  for (const object of objects) isWanted[object] = 1;
  const hasClear = image.dark.includes(0) && !image.isNegative;
  const subset = paintSubset(paint, (at) => isWanted[at] === 1 || (hasClear && image.dark[at] === 0));
  // In a negative image the drawn objects can be selected, so the subset shows them as drawn.
  return image.isNegative ? { ...subset, invertedArea: null } : subset;
}
