// Layers in which a click selects, topmost first.
import type { LayerType } from "@/lib/core/board/layer";
import { createPickIndex, type PickIndex } from "@/lib/core/board-view/pick";
import type { Scene } from "@/lib/core/board-view/scene";
import type { BoardViewerState } from "@/stores/viewer/board-viewer-state";

/** The realistic board has no mask openings over its pads: the pad is visible there. */
const PAINTED: LayerType[] = ["drill", "silkscreen", "copper", "soldermask", "outline"];

type Shown = Pick<BoardViewerState, "mode" | "side" | "rows">;

export function pickOrder({ mode, side, rows }: Shown): string[] {
  if (mode === "layers") return rows.filter(({ isVisible }) => isVisible).map(({ id }) => id);
  return PAINTED.flatMap((type) =>
    rows.filter((row) => row.type === type && (row.side === side || row.side === "all")).map(({ id }) => id),
  );
}

/** The index is rebuilt only if other layers are shown. */
export function createPicker(): (scene: Scene, shown: Shown) => PickIndex {
  let last: { key: string; scene: Scene; index: PickIndex } | null = null;
  return (scene, shown) => {
    const ids = pickOrder(shown);
    const key = ids.join("\n");
    if (last?.scene !== scene || last.key !== key) last = { key, scene, index: createPickIndex(scene, ids) };
    return last.index;
  };
}
