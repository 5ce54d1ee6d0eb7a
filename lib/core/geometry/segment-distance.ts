// The distance between two line segments, 0 if they cross.

type Segments = { x0: ArrayLike<number>; y0: ArrayLike<number>; x1: ArrayLike<number>; y1: ArrayLike<number> };

/** Between segment `a` of `first` and segment `b` of `second` (the same columns if omitted). */
export function segmentDistance(first: Segments, a: number, b: number, second: Segments = first): number {
  const ax = first.x0[a] ?? 0;
  const ay = first.y0[a] ?? 0;
  const bx = first.x1[a] ?? 0;
  const by = first.y1[a] ?? 0;
  const cx = second.x0[b] ?? 0;
  const cy = second.y0[b] ?? 0;
  const dx = second.x1[b] ?? 0;
  const dy = second.y1[b] ?? 0;
  // Round pads and holes, which are half of all calls.
  if (ax === bx && ay === by) return Math.sqrt(pointToSegment(ax, ay, cx, cy, dx, dy));
  if (cx === dx && cy === dy) return Math.sqrt(pointToSegment(cx, cy, ax, ay, bx, by));
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if (c * d < 0) {
    const p = side(cx, cy, dx, dy, ax, ay);
    const q = side(cx, cy, dx, dy, bx, by);
    if (p * q < 0) return 0;
  }
  return Math.sqrt(
    Math.min(
      pointToSegment(cx, cy, ax, ay, bx, by),
      pointToSegment(dx, dy, ax, ay, bx, by),
      pointToSegment(ax, ay, cx, cy, dx, dy),
      pointToSegment(bx, by, cx, cy, dx, dy),
    ),
  );
}

/** Between a point and segment `k`. */
export function pointDistance({ x0, y0, x1, y1 }: Segments, k: number, x: number, y: number): number {
  return Math.sqrt(pointToSegment(x, y, x0[k] ?? 0, y0[k] ?? 0, x1[k] ?? 0, y1[k] ?? 0));
}

// Plain numbers instead of points, because these run millions of times per board.

function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** The squared distance. */
function pointToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  const ex = ax + t * dx - px;
  const ey = ay + t * dy - py;
  return ex * ex + ey * ey;
}
