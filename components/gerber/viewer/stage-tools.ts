// Tools of the viewer: one selects objects, one measures.
import type { Instruments } from "@/components/gerber/viewer/instruments";
import { createPicker } from "@/components/gerber/viewer/pick-order";
import type { PointerTool } from "@/components/stage/pointer-tool";
import { createMeasureTool } from "@/components/stage/ruler";
import type { Vec2 } from "@/lib/base/vec2";
import { pickAt } from "@/lib/core/board-view/pick";
import { snapAt } from "@/lib/core/board-view/snap";
import type { BoardViewerStore } from "@/stores/viewer/board-viewer";
import type { ViewerTool } from "@/stores/viewer/board-viewer-state";

/** Distance from which the ruler snaps to a point. */
const SNAP_PX = 10;
/** Limit of the objects listed for a click in a dense area. */
const MAX_HITS = 24;

export function createStageTools(
  store: BoardViewerStore,
  { viewport, pointer, ruler }: Instruments,
): Record<ViewerTool, PointerTool> {
  const picker = createPicker();

  const select: PointerTool = {
    takesDrags: false,
    tap(at, { reachPx }) {
      const { board, set } = store.getState();
      if (!board) return;
      const point = viewport.screenToWorld(at);
      const index = picker(board.scene, store.getState());
      const hits = pickAt(index, point, reachPx / viewport.camera().pxPerMm).slice(0, MAX_HITS);
      set(
        hits.length === 0
          ? { selection: null, lit: null }
          : { selection: { at: point, hits, chosen: 0 }, panel: "inspect" },
      );
    },
    hover: (at) => pointer.set(at),
    drag: () => undefined,
    onDragEnd: () => undefined,
    onLeave: () => pointer.set(null),
  };

  const measure = createMeasureTool({
    viewport,
    ruler,
    snapAt(at: Vec2) {
      const { board } = store.getState();
      if (!board) return null;
      const index = picker(board.scene, store.getState());
      return snapAt(index, board.scene.outline, viewport.screenToWorld(at), SNAP_PX / viewport.camera().pxPerMm);
    },
  });
  return {
    select,
    measure: {
      ...measure,
      hover(at, input) {
        pointer.set(at);
        measure.hover(at, input);
      },
      onLeave() {
        pointer.set(null);
        measure.onLeave();
      },
    },
  };
}
