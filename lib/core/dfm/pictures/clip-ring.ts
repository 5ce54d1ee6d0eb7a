// A ring cut off at the sides of the unit square, as Sutherland and Hodgman do it, one side after the other.

/** Of (x, y): how far inside one side it lies, negative outside. */
const SIDES: readonly ((x: number, y: number) => number)[] = [(x) => x, (x) => 1 - x, (_, y) => y, (_, y) => 1 - y];

/** Pairs of coordinates; empty where nothing lies inside. What ran outside runs along the sides. */
export function clipRing(ring: readonly number[]): number[] {
  return SIDES.reduce<readonly number[]>((points, inside) => cutAt(points, inside), ring).slice();
}

function cutAt(points: readonly number[], inside: (x: number, y: number) => number): number[] {
  const out: number[] = [];
  for (let k = 0; k < points.length; k += 2) {
    const before = (k + points.length - 2) % points.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[before], points[before + 1], points[k], points[k + 1]];
    const [from, to] = [inside(x0, y0), inside(x1, y1)];
    if (from < 0 !== to < 0) {
      const share = from / (from - to);
      out.push(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
    }
    if (to >= 0) out.push(x1, y1);
  }
  return out;
}
