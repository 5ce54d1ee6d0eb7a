// The tools over the stage: one that picks what lies under it, one that measures from point to point.
import { type Instruments, NO_RULER } from "@/components/gerber/viewer/instruments";
import { createPicker } from "@/components/gerber/viewer/pick-order";
import type { StageTool } from "@/components/gerber/viewer/stage-gestures";
import type { Vec2 } from "@/lib/base/vec2";
import { pickAt } from "@/lib/core/gerber/view/pick";
import { type Snap, snapAt } from "@/lib/core/gerber/view/snap";
import type { BoardViewerStore } from "@/stores/board-viewer";
import type { ViewerTool } from "@/stores/board-viewer-state";

/** How far a point catches the end of a ruler. */
const SNAP_PX = 10;
/** A click in a dense corner lists no more than anybody reads. */
const MOST_HITS = 24;

export function createStageTools(
  store: BoardViewerStore,
  { glass, pointer, ruler }: Instruments,
): Record<ViewerTool, StageTool> {
  const picker = createPicker();

  function snapNear(at: Vec2): Snap | null {
    const { board } = store.getState();
    if (!board) return null;
    const index = picker(board.scene, store.getState());
    return snapAt(index, board.scene.outline, glass.toBoard(at), SNAP_PX / glass.look().pxPerMm);
  }
  function pointAt(at: Vec2): { point: Vec2; snap: Snap | null } {
    const snap = snapNear(at);
    return { point: snap?.pointMm ?? glass.toBoard(at), snap };
  }

  const select: StageTool = {
    takesDrags: false,
    tap(at, reachPx) {
      const { board, set } = store.getState();
      if (!board) return;
      const point = glass.toBoard(at);
      const index = picker(board.scene, store.getState());
      const hits = pickAt(index, point, reachPx / glass.look().pxPerMm).slice(0, MOST_HITS);
      set(
        hits.length === 0
          ? { selection: null, lit: null }
          : { selection: { at: point, hits, chosen: 0 }, panel: "inspect" },
      );
    },
    hover: (at) => pointer.set(at),
    drag: () => undefined,
    lift: () => undefined,
    leave: () => pointer.set(null),
  };

  const measure: StageTool = {
    takesDrags: true,
    tap(at) {
      const { line } = ruler.get();
      const { point, snap } = pointAt(at);
      if (line?.isOpen) ruler.set({ line: { from: line.from, to: point, isOpen: false }, snap });
      else ruler.set({ line: { from: point, to: point, isOpen: true }, snap });
    },
    hover(at) {
      pointer.set(at);
      const { line } = ruler.get();
      const { point, snap } = pointAt(at);
      ruler.set({ line: line?.isOpen ? { ...line, to: point } : line, snap });
    },
    drag(from, to) {
      const { line } = ruler.get();
      const { point, snap } = pointAt(to);
      const start = line?.isOpen ? line.from : pointAt(from).point;
      ruler.set({ line: { from: start, to: point, isOpen: true }, snap });
    },
    lift() {
      const { line } = ruler.get();
      if (line) ruler.set({ line: { ...line, isOpen: false }, snap: null });
    },
    leave() {
      pointer.set(null);
      ruler.set({ ...ruler.get(), snap: null });
    },
  };
  return { select, measure };
}

/** Takes the ruler off the board; true where there was one. */
export function putRulerAway({ ruler }: Pick<Instruments, "ruler">): boolean {
  const had = ruler.get().line !== null;
  ruler.set(NO_RULER);
  return had;
}
