// Interface of a pointer tool; points are in px of the stage.

import type { Vec2 } from "@/lib/base/vec2";

/** Keys that are held during a pointer event, and how far its device reaches. */
export interface PointerInput {
  /** Tolerance of the pointing device. */
  reachPx: number;
  isShift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  isCtrl: boolean;
  isAlt: boolean;
}

export interface PointerTool {
  /** Drags go to the tool and do not pan. */
  takesDrags: boolean;
  /** Decides for one drag instead, when it begins. */
  startDrag?(at: Vec2, input: PointerInput): boolean;
  tap(at: Vec2, input: PointerInput): void;
  /** Instead of zooming in. */
  doubleTap?(at: Vec2, input: PointerInput): void;
  /** The right button without a drag, or a long press. */
  menu?(at: Vec2, input: PointerInput): void;
  hover(at: Vec2, input: PointerInput): void;
  drag(from: Vec2, to: Vec2, input: PointerInput): void;
  onDragEnd(at: Vec2, input: PointerInput): void;
  onLeave(): void;
}

/** Input of keys, which cannot aim as exactly as a mouse. */
export const keyInput = (reachPx: number): PointerInput => ({ reachPx, isShift: false, isCtrl: false, isAlt: false });

/** Only moves the camera. */
export const PAN_TOOL: PointerTool = {
  takesDrags: false,
  tap: () => undefined,
  hover: () => undefined,
  drag: () => undefined,
  onDragEnd: () => undefined,
  onLeave: () => undefined,
};
