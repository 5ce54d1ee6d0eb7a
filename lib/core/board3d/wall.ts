// Upright walls along rings of points, smooth where a ring is round.

export interface WallMesh {
  /** Three numbers a corner, mm. */
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
}

/** Corners that turn by less are round. */
const SMOOTH_BELOW = Math.cos((45 * Math.PI) / 180);

type Direction = readonly [number, number];

export class WallBuilder {
  readonly #origin: Direction;
  readonly #heightMm: number;
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #indices: number[] = [];

  constructor(origin: Direction, heightMm: number) {
    this.#origin = origin;
    this.#heightMm = heightMm;
  }

  /** The wall over the piece of the ring that starts at `from`; the board lies on its left. */
  add(ring: Float64Array, from: number): void {
    const count = ring.length;
    const own = outwards(ring, from);
    const [before, after] = [outwards(ring, (from - 2 + count) % count), outwards(ring, (from + 2) % count)];
    const to = (from + 2) % count;
    const first = this.#positions.length / 3;
    this.#addUpright(ring, from, between(before, own));
    this.#addUpright(ring, to, between(after, own));
    this.#indices.push(first, first + 2, first + 3, first, first + 3, first + 1);
  }

  #addUpright(ring: Float64Array, at: number, [nx, ny]: Direction): void {
    const [x, y] = [(ring[at] ?? 0) - this.#origin[0], (ring[at + 1] ?? 0) - this.#origin[1]];
    this.#positions.push(x, y, 0, x, y, this.#heightMm);
    this.#normals.push(nx, ny, 0, nx, ny, 0);
  }

  build(): WallMesh {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      indices: Uint32Array.from(this.#indices),
    };
  }
}

function outwards(ring: Float64Array, from: number): Direction {
  const to = (from + 2) % ring.length;
  const [dx, dy] = [(ring[to] ?? 0) - (ring[from] ?? 0), (ring[to + 1] ?? 0) - (ring[from + 1] ?? 0)];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

function between(neighbour: Direction, own: Direction): Direction {
  if (neighbour[0] * own[0] + neighbour[1] * own[1] < SMOOTH_BELOW) return own;
  const [x, y] = [neighbour[0] + own[0], neighbour[1] + own[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
