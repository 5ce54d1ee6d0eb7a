// Circular arcs between two points, by their bulge.

/** The bulge is the tangent of a quarter of the sweep, positive counter-clockwise, and not 0, which is a straight line. */
type Ends = { x0: number; y0: number; x1: number; y1: number; bulge: number };

export function arcOf({ x0, y0, x1, y1, bulge }: Ends): { cx: number; cy: number; radius: number; sweep: number } {
  const k = (1 - bulge * bulge) / (4 * bulge);
  const cx = (x0 + x1) / 2 - (y1 - y0) * k;
  const cy = (y0 + y1) / 2 + (x1 - x0) * k;
  return { cx, cy, radius: Math.hypot(x0 - cx, y0 - cy), sweep: 4 * Math.atan(bulge) };
}
