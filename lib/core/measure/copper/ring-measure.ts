// Length of the path along a ring between two of its edges, and the area it encloses, from prefix sums instead of a
// walk.

type From = { a: number; x0: number; y0: number };
type To = { b: number; x1: number; y1: number };

/** `sums` are computed for the first path that is requested: most rings need none. */
type Ring = { first: number; count: number; points: Float64Array; sums: Sums | null };
/** Up to each point of a ring: the length of its edges, and twice the area that they sweep as seen from (0, 0). */
type Sums = { length: Float64Array; twice: Float64Array };

export class RingMeasure {
  readonly #rings: Ring[];

  /** The segments of the rings are contiguous from `firstPiece` on. */
  constructor(rings: readonly Float64Array[], firstPiece: number) {
    let first = firstPiece;
    this.#rings = rings.map((points) => {
      const ring = { first, count: points.length / 2, points, sums: null };
      first += ring.count;
      return ring;
    });
  }

  before(piece: number): number {
    const { first, count } = this.#ringOf(piece);
    return first + ((piece - first + count - 1) % count);
  }

  after(piece: number): number {
    const { first, count } = this.#ringOf(piece);
    return first + ((piece - first + 1) % count);
  }

  /**
   * The shorter path from a point on segment `a` to one on a later segment `b`; null if they lie on different rings.
   */
  between({ a, x0, y0 }: From, { b, x1, y1 }: To): { lengthMm: number; areaMm2: number } | null {
    const ring = this.#ringOf(a);
    if (ring !== this.#ringOf(b)) return null;
    const { first, count, points } = ring;
    const { length, twice } = (ring.sums ??= sumsOf(ring));
    const end = (a - first + 1) % count;
    const [ex = 0, ey = 0] = [points[2 * end], points[2 * end + 1]];
    const [sx = 0, sy = 0] = [points[2 * (b - first)], points[2 * (b - first) + 1]];
    const along =
      Math.hypot(ex - x0, ey - y0) +
      (length[b - first] ?? 0) -
      (length[a - first + 1] ?? 0) +
      Math.hypot(x1 - sx, y1 - sy);
    const enclosed =
      x0 * ey - ex * y0 + (twice[b - first] ?? 0) - (twice[a - first + 1] ?? 0) + sx * y1 - x1 * sy + x1 * y0 - x0 * y1;
    const [all, whole] = [length[count] ?? 0, twice[count] ?? 0];
    return along <= all - along
      ? { lengthMm: along, areaMm2: Math.abs(enclosed) / 2 }
      : { lengthMm: all - along, areaMm2: Math.abs(whole - enclosed) / 2 };
  }

  /** The last ring that starts at the segment or before it. */
  #ringOf(piece: number): Ring {
    let [low, high] = [0, this.#rings.length - 1];
    while (low < high) {
      const center = (low + high + 1) >> 1;
      if ((this.#rings[center]?.first ?? 0) <= piece) low = center;
      else high = center - 1;
    }
    const ring = this.#rings[low];
    if (!ring) throw new RangeError("piece is not of these rings");
    return ring;
  }
}

function sumsOf({ count, points }: Ring): Sums {
  const length = new Float64Array(count + 1);
  const twice = new Float64Array(count + 1);
  for (let k = 0; k < count; k++) {
    const next = k + 1 < count ? 2 * k + 2 : 0;
    const x0 = points[2 * k] ?? 0;
    const y0 = points[2 * k + 1] ?? 0;
    const x1 = points[next] ?? 0;
    const y1 = points[next + 1] ?? 0;
    length[k + 1] = (length[k] ?? 0) + Math.hypot(x1 - x0, y1 - y0);
    twice[k + 1] = (twice[k] ?? 0) + x0 * y1 - x1 * y0;
  }
  return { length, twice };
}
