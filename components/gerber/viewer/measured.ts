// Values measured between two points.
import { distance, type Vec2 } from "@/lib/base/vec2";

export interface Measured {
  lengthMm: number;
  dxMm: number;
  dyMm: number;
  /** Counterclockwise from the board's x axis seen from the top, 0 up to 360. */
  angleDegrees: number;
}

export function measured(from: Vec2, to: Vec2): Measured {
  const [dxMm, dyMm] = [to[0] - from[0], to[1] - from[1]];
  const degrees = (Math.atan2(dyMm, dxMm) * 180) / Math.PI;
  return { lengthMm: distance(from, to), dxMm, dyMm, angleDegrees: (degrees + 360) % 360 };
}
