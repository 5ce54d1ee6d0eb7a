// A tool that the pointer works with; points are px of the stage.

import type { Vec2 } from "@/lib/base/vec2";

export interface PointerTool {
  /** Dragging belongs to the tool and does not pan. */
  takesDrags: boolean;
  /** `reachPx`: the tolerance of the pointing device. */
  tap(at: Vec2, reachPx: number): void;
  hover(at: Vec2): void;
  drag(from: Vec2, to: Vec2): void;
  onDragEnd(): void;
  onLeave(): void;
}

/** Only moves the camera. */
export const PAN_TOOL: PointerTool = {
  takesDrags: false,
  tap: () => undefined,
  hover: () => undefined,
  drag: () => undefined,
  onDragEnd: () => undefined,
  onLeave: () => undefined,
};
