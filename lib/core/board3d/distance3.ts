// The way between two points in space: as the crow flies, and along each axis.

import type { Point3 } from "@/lib/core/board3d/mesh";

export interface Distance3 {
  mm: number;
  /** Never negative. */
  dxMm: number;
  dyMm: number;
  dzMm: number;
}

export function distance3(a: Point3, b: Point3): Distance3 {
  const [dxMm, dyMm, dzMm] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])];
  return { mm: Math.hypot(dxMm, dyMm, dzMm), dxMm, dyMm, dzMm };
}
