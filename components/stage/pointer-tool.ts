// Interface of a pointer tool; points are in px of the stage.

import type { Vec2 } from "@/lib/base/vec2";

export interface PointerTool {
  /** Drags go to the tool and do not pan. */
  takesDrags: boolean;
  /** `reachPx`: tolerance of the pointing device. */
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
