// Ruler: a line between two points of the drawing, and the tool that draws it.

import { type Cell } from "@/components/stage/cell";
import type { PointerTool } from "@/components/stage/pointer-tool";
import type { ViewportController } from "@/components/stage/viewport-controller";
import type { Vec2 } from "@/lib/base/vec2";

/** In mm; `snap` is the point that a click would use, of a kind that the drawing defines. */
export interface Ruler<Kind extends string = never> {
  /** An open line follows the pointer. */
  line: { from: Vec2; to: Vec2; isOpen: boolean } | null;
  snap: { pointMm: Vec2; kind: Kind } | null;
}

export const NO_RULER: Ruler = { line: null, snap: null };

interface MeasureTargets<Kind extends string> {
  viewport: ViewportController;
  ruler: Cell<Ruler<Kind>>;
  /** At a point of the stage in px. */
  snapAt?: (at: Vec2) => Ruler<Kind>["snap"];
}

/** Measures with two taps or one drag. */
export function createMeasureTool<Kind extends string>({
  viewport,
  ruler,
  snapAt = () => null,
}: MeasureTargets<Kind>): PointerTool {
  function pointAt(at: Vec2) {
    const snap = snapAt(at);
    return { point: snap?.pointMm ?? viewport.screenToWorld(at), snap };
  }
  return {
    takesDrags: true,
    tap(at) {
      const { line } = ruler.get();
      const { point, snap } = pointAt(at);
      if (line?.isOpen) ruler.set({ line: { from: line.from, to: point, isOpen: false }, snap });
      else ruler.set({ line: { from: point, to: point, isOpen: true }, snap });
    },
    hover(at) {
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
    onDragEnd() {
      const { line } = ruler.get();
      if (line) ruler.set({ line: { ...line, isOpen: false }, snap: null });
    },
    onLeave: () => ruler.set({ ...ruler.get(), snap: null }),
  };
}

/** True if there was a line. */
export function clearRuler<Kind extends string>(ruler: Cell<Ruler<Kind>>): boolean {
  const had = ruler.get().line !== null;
  ruler.set(NO_RULER);
  return had;
}
