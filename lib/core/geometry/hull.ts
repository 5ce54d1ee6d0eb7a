// The convex hull of points in the plane (Andrew's monotone chain).

/** Takes coordinate pairs and returns the corners counter-clockwise, as pairs. */
export function convexHull(points: readonly number[]): number[] {
  const order: [number, number][] = [];
  for (let k = 0; k + 1 < points.length; k += 2) order.push([points[k] ?? 0, points[k + 1] ?? 0]);
  order.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const lower = chain(order);
  const upper = chain(order.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)].flat();
}

function chain(order: readonly [number, number][]): [number, number][] {
  const out: [number, number][] = [];
  for (const point of order) {
    for (;;) {
      const last = out.at(-1);
      const before = out.at(-2);
      if (!last || !before) break;
      const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
      if (turn > 0) break;
      out.pop();
    }
    out.push(point);
  }
  return out;
}
