// The part of a scene that is visible: the transform from a paint list's mm to px, and the visible box.

import type { Bbox } from "@/lib/base/bbox";
import { type Camera, viewTransform, type ViewTransform } from "@/lib/core/render/camera";

/** Lengths are relative to the scene's origin, as in paint lists. Created once and updated for each frame. */
export type VisibleRegion = { transform: ViewTransform; pxPerMm: number; box: Bbox };

export function createVisibleRegion(): VisibleRegion {
  return {
    transform: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
    pxPerMm: 1,
    box: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
  };
}

export function updateVisibleRegion(
  region: VisibleRegion,
  camera: Camera,
  { width, height, origin }: { width: number; height: number; origin: readonly [number, number] },
): void {
  const transform = viewTransform(camera, { widthPx: width, heightPx: height });
  transform.e += transform.a * origin[0] + transform.c * origin[1];
  transform.f += transform.b * origin[0] + transform.d * origin[1];
  region.transform = transform;
  region.pxPerMm = camera.pxPerMm;
  // Turns are quarters, so the box of the viewport's corners is exactly the visible area.
  const isUpright = camera.turns % 2 === 0;
  const halfX = (isUpright ? width : height) / 2 / camera.pxPerMm;
  const halfY = (isUpright ? height : width) / 2 / camera.pxPerMm;
  const x = camera.centerXmm - origin[0];
  const y = camera.centerYmm - origin[1];
  region.box.minX = x - halfX;
  region.box.maxX = x + halfX;
  region.box.minY = y - halfY;
  region.box.maxY = y + halfY;
}

/** True if any part of a chunk is visible. */
export function isVisible({ bounds }: { bounds: Bbox }, { box }: VisibleRegion): boolean {
  return bounds.minX <= box.maxX && bounds.maxX >= box.minX && bounds.minY <= box.maxY && bounds.maxY >= box.minY;
}
