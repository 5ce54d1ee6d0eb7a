// Matches the layers of two revisions of a board.

import type { Scene, SceneLayer } from "@/lib/core/board-view/scene";

/** Null if a revision has no such layer. */
export type LayerPair = { before: SceneLayer | null; after: SceneLayer | null };

/** By purpose, side and position, then by name if several layers have one purpose; in the order of `after`. */
export function pairLayers(before: Scene, after: Scene): LayerPair[] {
  const left = new Set(before.layers);
  const take = (layer: SceneLayer, isAlike: (other: SceneLayer) => boolean) => {
    for (const other of left) {
      if (purposeOf(other) !== purposeOf(layer) || !isAlike(other)) continue;
      left.delete(other);
      return other;
    }
    return null;
  };
  // Names are matched for all layers first, or one could take the layer that another one's name matches.
  const named = after.layers.map((layer) => take(layer, ({ file }) => baseName(file) === baseName(layer.file)));
  const pairs = after.layers.map((layer, k) => ({ before: named[k] ?? take(layer, () => true), after: layer }));
  return [...pairs, ...Array.from(left, (layer) => ({ before: layer, after: null }))];
}

function purposeOf({ type, side, layer, plating, span }: SceneLayer): string {
  return [type, side, layer, plating, span?.from, span?.to].join();
}

/** Without folders, which often contain the revision. */
function baseName(file: string): string {
  return file.split("/").at(-1)?.toLowerCase() ?? "";
}
