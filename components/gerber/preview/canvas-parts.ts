// Elements of the board preview that follow the camera, written to the DOM directly.

import type { ViewportController } from "@/components/stage/viewport-controller";
import type { Bbox } from "@/lib/base/bbox";
import type { SizeMm, Viewport } from "@/lib/core/render/camera";
import { scaleBarMm } from "@/lib/core/render/scale-bar";

type PartName = "box" | "stage" | "across" | "up" | "scale" | "position";

/** Margins of the visible area when the picture is larger than it, for dimension lines and readouts. */
const MARGIN = { left: 12, top: 36, right: 44, bottom: 36 };
/** Distance of the dimension lines from the edge of the board or the window. */
const GAP = { across: 32, up: 14 };
/** Beyond the window a dimension line is cut where its arrowhead is not visible. */
const OVERSHOOT = 16;
/** Distance of the scale bar from the bottom of the canvas. */
const FOOT = 18;

export function part(canvas: HTMLElement, name: PartName): HTMLElement {
  const found = canvas.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!found) throw new Error(`the canvas has no ${name}`);
  return found;
}

/** Area of the fitted board on the canvas, in px; null before layout. */
export function boxArea(canvas: HTMLElement): Viewport | null {
  const box = part(canvas, "box").getBoundingClientRect();
  const outer = canvas.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  return {
    leftPx: box.left - outer.left,
    topPx: box.top - outer.top,
    widthPx: box.width,
    heightPx: box.height,
  };
}

/** A quarter of the visible longer side, never wider than the fitted board. */
export function previewScaleMm({ widthMm, heightMm }: SizeMm, zoom: number): number {
  return scaleBarMm(Math.min(Math.max(widthMm, heightMm) / 4, widthMm) / zoom);
}

/** Removes the inline styles. */
export function clearCamera(canvas: HTMLElement): void {
  const { stage, across, up, scale } = parts(canvas);
  for (const { style } of [stage, across, up])
    for (const name of ["left", "top", "right", "width", "height", "clip-path"]) style.removeProperty(name);
  for (const name of ["right", "bottom"]) scale.style.removeProperty(name);
  canvas.style.removeProperty("--view");
}

export function writeCamera(canvas: HTMLElement, viewport: ViewportController, bounds: Bbox): void {
  const { stage, across, up, scale } = parts(canvas);
  const { leftPx = 0, topPx = 0, widthPx, heightPx } = viewport.viewport();
  const [x0, y0] = viewport.worldToScreen([bounds.minX, bounds.minY]);
  const [x1, y1] = viewport.worldToScreen([bounds.maxX, bounds.maxY]);
  const board = edges(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0));
  const { width, height } = canvas.getBoundingClientRect();
  const view = {
    left: MARGIN.left,
    top: MARGIN.top,
    right: width - MARGIN.right,
    bottom: height - MARGIN.bottom,
  };
  // In px of the box, their offset parent.
  const place = (element: HTMLElement, left: number, top: number) => {
    element.style.left = `${left - leftPx}px`;
    element.style.top = `${top - topPx}px`;
  };
  place(stage, board.left, board.top);
  stage.style.width = `${board.right - board.left}px`;
  stage.style.height = `${board.bottom - board.top}px`;
  stage.style.clipPath = cut(board, view);
  canvas.style.setProperty("--view", cut(edges(0, 0, width, height), view));

  const line = {
    left: Math.max(board.left, view.left - OVERSHOOT),
    top: Math.max(board.top, view.top - OVERSHOOT),
    right: Math.min(board.right, view.right + OVERSHOOT),
    bottom: Math.min(board.bottom, view.bottom + OVERSHOOT),
  };
  place(across, line.left, Math.max(board.top, view.top + 8) - GAP.across);
  across.style.width = `${line.right - line.left}px`;
  across.style.clipPath = cut({ ...line, top: 0, bottom: 0 }, { ...view, top: 0, bottom: 0 });
  place(up, Math.min(board.right, view.right) + GAP.up, line.top);
  up.style.right = "auto";
  up.style.height = `${line.bottom - line.top}px`;
  up.style.clipPath = cut({ ...line, left: 0, right: 0 }, { ...view, left: 0, right: 0 });

  scale.style.right = `${leftPx + widthPx - view.right}px`;
  scale.style.bottom = `${topPx + heightPx - height + FOOT}px`;
}

type Edges = Record<"left" | "top" | "right" | "bottom", number>;

function edges(left: number, top: number, width: number, height: number): Edges {
  return { left, top, right: left + width, bottom: top + height };
}

/** Clip of `inner` to `view`; negative insets if it is completely inside. */
function cut(inner: Edges, view: Edges): string {
  const [top, right] = [view.top - inner.top, inner.right - view.right];
  const [bottom, left] = [inner.bottom - view.bottom, view.left - inner.left];
  return `inset(${[top, right, bottom, left].map((length) => `${length}px`).join(" ")})`;
}

function parts(canvas: HTMLElement) {
  return {
    stage: part(canvas, "stage"),
    across: part(canvas, "across"),
    up: part(canvas, "up"),
    scale: part(canvas, "scale"),
  };
}
