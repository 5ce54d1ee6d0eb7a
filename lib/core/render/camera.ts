// The camera of a flat drawing: center, scale, quarter turns and side. Every move is a pure function. World coordinates
// are millimeters with y up, screen coordinates are CSS px with y down.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import type { Vec2 } from "@/lib/base/vec2";

/** Quarter turns, clockwise on the screen. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export type Pose = {
  turns: QuarterTurns;
  /** True for the bottom view: x is mirrored. */
  isMirrored: boolean;
};

export type Camera = Pose & {
  centerXmm: number;
  centerYmm: number;
  pxPerMm: number;
};

export type SizeMm = { widthMm: number; heightMm: number };

/** The part of the screen that a camera fills; its center shows the camera's center. */
export type Viewport = { widthPx: number; heightPx: number; leftPx?: number; topPx?: number };

export type ScaleRange = { minPxPerMm: number; maxPxPerMm: number };

/** From a tenth of a micrometer per px, finer than anything on a board, to a panel of one meter on a phone. */
export const SCALE_RANGE: ScaleRange = { minPxPerMm: 0.1, maxPxPerMm: 10_000 };

/** x' = a·x + c·y + e, y' = b·x + d·y + f: from world to screen. */
export type ViewTransform = { a: number; b: number; c: number; d: number; e: number; f: number };

const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export function viewTransform(camera: Camera, viewport: Viewport): ViewTransform {
  const [cos, sin] = TURNS[camera.turns];
  const s = camera.pxPerMm;
  const mirror = camera.isMirrored ? -1 : 1;
  const [centerX, centerY] = centerOf(viewport);
  // Mirrored, y turned down, then turned clockwise on the screen: (x, y) → (cos·x − sin·y, sin·x + cos·y), y down.
  const a = s * cos * mirror;
  const b = s * sin * mirror;
  const c = s * sin;
  const d = -s * cos;
  const e = centerX - a * camera.centerXmm - c * camera.centerYmm;
  const f = centerY - b * camera.centerXmm - d * camera.centerYmm;
  return { a, b, c, d, e, f };
}

export function worldToScreen({ a, b, c, d, e, f }: ViewTransform, [x, y]: Vec2): Vec2 {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function screenToWorld({ a, b, c, d, e, f }: ViewTransform, [px, py]: Vec2): Vec2 {
  const determinant = a * d - b * c;
  const x = px - e;
  const y = py - f;
  return [(d * x - c * y) / determinant, (a * y - b * x) / determinant];
}

export function centerOf({ widthPx, heightPx, leftPx = 0, topPx = 0 }: Viewport): Vec2 {
  return [leftPx + widthPx / 2, topPx + heightPx / 2];
}

/** Width and height after quarter turns. */
export function turnedSize({ widthMm, heightMm }: SizeMm, turns: QuarterTurns): SizeMm {
  return turns % 2 === 0 ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm };
}

/** Centers the box, as large as the viewport without its margin allows. */
export function fitBox(
  camera: Camera,
  viewport: Viewport,
  box: Bbox,
  { marginPx = 0, maxPxPerMm = SCALE_RANGE.maxPxPerMm } = {},
): Camera {
  const { widthMm, heightMm } = turnedSize({ widthMm: widthOf(box), heightMm: heightOf(box) }, camera.turns);
  const margin = Math.min(marginPx, viewport.widthPx / 8, viewport.heightPx / 8);
  const pxPerMm = Math.min(
    (viewport.widthPx - 2 * margin) / Math.max(widthMm, 1e-6),
    (viewport.heightPx - 2 * margin) / Math.max(heightMm, 1e-6),
    maxPxPerMm,
  );
  return {
    ...camera,
    centerXmm: (box.minX + box.maxX) / 2,
    centerYmm: (box.minY + box.maxY) / 2,
    pxPerMm: clamp(pxPerMm, SCALE_RANGE.minPxPerMm, SCALE_RANGE.maxPxPerMm),
  };
}

/** Maximum zoom, so that a single pad does not fill the screen. */
const MAX_SHOWN_PX_PER_MM = 120;

/** Centers the box with its surroundings; zooms out only as far as the box requires. */
export function showBox(camera: Camera, viewport: Viewport, box: Bbox, marginPx = 0): Camera {
  const fitted = fitBox(camera, viewport, box, { marginPx, maxPxPerMm: MAX_SHOWN_PX_PER_MM });
  return { ...fitted, pxPerMm: Math.min(fitted.pxPerMm, Math.max(camera.pxPerMm, fitted.pxPerMm / 3)) };
}

/** Zooms by `factor`; the world point under the screen point `at` stays there. */
export function zoomAt(camera: Camera, viewport: Viewport, at: Vec2, factor: number, range = SCALE_RANGE): Camera {
  const pxPerMm = clamp(camera.pxPerMm * factor, range.minPxPerMm, range.maxPxPerMm);
  const held = screenToWorld(viewTransform(camera, viewport), at);
  const moved = screenToWorld(viewTransform({ ...camera, pxPerMm }, viewport), at);
  return {
    ...camera,
    pxPerMm,
    centerXmm: camera.centerXmm + held[0] - moved[0],
    centerYmm: camera.centerYmm + held[1] - moved[1],
  };
}

/** Moves the drawing with the pointer by screen px. */
export function panBy(camera: Camera, viewport: Viewport, [right, down]: Vec2): Camera {
  const [x, y] = centerOf(viewport);
  const [centerXmm, centerYmm] = screenToWorld(viewTransform(camera, viewport), [x - right, y - down]);
  return { ...camera, centerXmm, centerYmm };
}

/** The nearest camera that still shows some of the box. */
export function keepInView(camera: Camera, { widthPx, heightPx }: Viewport, box: Bbox): Camera {
  const reach = 0.4 * (Math.min(widthPx, heightPx) / camera.pxPerMm);
  return {
    ...camera,
    centerXmm: clamp(camera.centerXmm, box.minX - reach, box.maxX + reach),
    centerYmm: clamp(camera.centerYmm, box.minY - reach, box.maxY + reach),
  };
}

/**
 * The nearest camera in which at least one point of the box is where `fitted` shows it, so that the box stays in its
 * place: at the fitted scale that is `fitted` itself.
 */
export function keepInPlace(camera: Camera, fitted: Camera, box: Bbox): Camera {
  // A point p keeps its place if the center is p + (fitted center − p) · fitted scale / scale.
  const ratio = Math.min(1, fitted.pxPerMm / camera.pxPerMm);
  const within = (value: number, min: number, max: number, center: number) =>
    clamp(value, min + (center - min) * ratio, max + (center - max) * ratio);
  return {
    ...camera,
    centerXmm: within(camera.centerXmm, box.minX, box.maxX, fitted.centerXmm),
    centerYmm: within(camera.centerYmm, box.minY, box.maxY, fitted.centerYmm),
  };
}

/** A quarter turn clockwise. */
export function turned(pose: Pose): Pose {
  return { isMirrored: pose.isMirrored, turns: addTurns(pose.turns, 1) };
}

/** The given side, as if the board were flipped about a vertical axis of the screen. */
export function flipped(pose: Pose, isMirrored: boolean): Pose {
  if (pose.isMirrored === isMirrored) return { isMirrored, turns: pose.turns };
  // In a view turned by 90°, mirroring x alone would flip the picture about a horizontal axis; half a turn corrects
  // that.
  return { isMirrored, turns: pose.turns % 2 === 0 ? pose.turns : addTurns(pose.turns, 2) };
}

function addTurns(turns: QuarterTurns, more: number): QuarterTurns {
  return ((turns + more) % 4) as QuarterTurns;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
