// Circular interpolation: from Gerber's start, end and center to bulges of at most 180°.

const TURN = 2 * Math.PI;

/** An arc as one or two bends; `mid` is where the two meet. */
export type Bend = { bulge: number; mid?: readonly [x: number, y: number] };

/**
 * The bend from (x0, y0) to (x1, y1) around (cx, cy). Start and end at one point make a full circle (Gerber
 * specification 4.7.2, G75).
 */
export function bendOf(arc: Arc, isClockwise: boolean): Bend {
  const { x0, y0, x1, y1, cx, cy } = arc;
  const start = Math.atan2(y0 - cy, x0 - cx);
  const end = Math.atan2(y1 - cy, x1 - cx);
  let sweep = isClockwise ? start - end : end - start;
  if (x0 === x1 && y0 === y1) sweep = TURN;
  else {
    sweep %= TURN;
    if (sweep < 0) sweep += TURN;
  }
  const sign = isClockwise ? -1 : 1;
  // Slightly more than half a turn is a rounding error, not a second arc.
  if (sweep <= Math.PI * 1.0000001) return { bulge: sign * Math.min(1, Math.tan(sweep / 4)) };
  const radius = (Math.hypot(x0 - cx, y0 - cy) + Math.hypot(x1 - cx, y1 - cy)) / 2;
  const center = start + (sign * sweep) / 2;
  return {
    bulge: sign * Math.tan(sweep / 8),
    mid: [cx + radius * Math.cos(center), cy + radius * Math.sin(center)],
  };
}

export type Arc = { x0: number; y0: number; x1: number; y1: number; cx: number; cy: number };

/**
 * The center of a single-quadrant arc (G74), whose offsets come without signs: of the four candidates the one with the
 * smallest difference of radii whose sweep stays within 90° (Gerber specification 2019, 4.5.5).
 */
export function singleQuadrantCentre(
  ends: { x0: number; y0: number; x1: number; y1: number },
  offset: { i: number; j: number },
  isClockwise: boolean,
): readonly [x: number, y: number] {
  const i = Math.abs(offset.i);
  const j = Math.abs(offset.j);
  let best: readonly [number, number] = [ends.x0 + i, ends.y0 + j];
  let bestError = Infinity;
  for (const [sx, sy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const cx = ends.x0 + sx * i;
    const cy = ends.y0 + sy * j;
    const start = Math.atan2(ends.y0 - cy, ends.x0 - cx);
    const end = Math.atan2(ends.y1 - cy, ends.x1 - cx);
    const sweep = ((((isClockwise ? start - end : end - start) % TURN) + TURN + 1e-9) % TURN) - 1e-9;
    const error =
      Math.abs(Math.hypot(ends.x0 - cx, ends.y0 - cy) - Math.hypot(ends.x1 - cx, ends.y1 - cy)) +
      (sweep > Math.PI / 2 + 0.01 ? 1e6 : 0);
    if (error < bestError) {
      bestError = error;
      best = [cx, cy];
    }
  }
  return best;
}
