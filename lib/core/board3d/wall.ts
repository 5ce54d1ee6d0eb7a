// Vertical walls along rings of points, with smooth normals along round parts.

export interface WallMesh {
  /** Three numbers per vertex, mm. */
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
}

export interface WallFrame {
  origin: readonly [xMm: number, yMm: number];
  thicknessMm: number;
  /** True if the wall over a segment of a ring is the barrel of a plated hole, given the middle of the segment. */
  isPlated: (x: number, y: number) => boolean;
}

/** Smaller turns belong to a curve. */
const SMOOTH_BELOW = Math.cos((45 * Math.PI) / 180);

/** Along all segments of the rings, which have the board on their left. */
export function wallsOf(rings: readonly Float64Array[], frame: WallFrame): { edge: WallMesh; barrels: WallMesh } {
  const plated = rings.map((ring) => platedPieces(ring, frame));
  const pieces = rings.reduce((sum, { length }) => sum + length / 2, 0);
  const ofBarrels = plated.reduce((sum, ring) => sum + ring.reduce((count, is) => count + is, 0), 0);
  const edge = new WallBuilder(pieces - ofBarrels, frame);
  const barrels = new WallBuilder(ofBarrels, frame);
  rings.forEach((ring, at) => {
    const normals = outwards(ring);
    for (let k = 0; k < ring.length; k += 2) (plated[at]?.[k / 2] === 1 ? barrels : edge).add(ring, normals, k);
  });
  return { edge: edge.mesh, barrels: barrels.mesh };
}

/** 1 for each plated segment of a ring. */
function platedPieces(ring: Float64Array, { isPlated }: WallFrame): Uint8Array {
  const out = new Uint8Array(ring.length / 2);
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    const x = ((ring[k] ?? 0) + (ring[next] ?? 0)) / 2;
    out[k / 2] = isPlated(x, ((ring[k + 1] ?? 0) + (ring[next + 1] ?? 0)) / 2) ? 1 : 0;
  }
  return out;
}

/** The outward unit normal of each segment of a ring. */
function outwards(ring: Float64Array): Float64Array {
  const out = new Float64Array(ring.length);
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    const dx = (ring[next] ?? 0) - (ring[k] ?? 0);
    const dy = (ring[next + 1] ?? 0) - (ring[k + 1] ?? 0);
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    out[k] = dy / length;
    out[k + 1] = -dx / length;
  }
  return out;
}

/** Four vertices per segment: lower and upper at each end. */
class WallBuilder {
  readonly mesh: WallMesh;
  readonly #frame: WallFrame;
  #count = 0;

  constructor(pieces: number, frame: WallFrame) {
    this.#frame = frame;
    this.mesh = {
      positions: new Float32Array(12 * pieces),
      normals: new Float32Array(12 * pieces),
      indices: new Uint32Array(6 * pieces),
    };
  }

  /** The wall over the segment of the ring that starts at `from`. */
  add(ring: Float64Array, normals: Float64Array, from: number): void {
    const to = from + 2 < ring.length ? from + 2 : 0;
    const before = from > 0 ? from - 2 : ring.length - 2;
    const first = 4 * this.#count;
    this.#addUpright(first, { ring, normals, at: from, own: from, beside: before });
    this.#addUpright(first + 2, { ring, normals, at: to, own: from, beside: to });
    this.mesh.indices.set([first, first + 2, first + 3, first, first + 3, first + 1], 6 * this.#count);
    this.#count++;
  }

  #addUpright(corner: number, { ring, normals, at, own, beside }: Upright): void {
    const { positions, normals: target } = this.mesh;
    const { origin, thicknessMm } = this.#frame;
    const k = 3 * corner;
    positions[k] = positions[k + 3] = (ring[at] ?? 0) - origin[0];
    positions[k + 1] = positions[k + 4] = (ring[at + 1] ?? 0) - origin[1];
    positions[k + 5] = thicknessMm;
    let x = normals[own] ?? 0;
    let y = normals[own + 1] ?? 0;
    const nextX = normals[beside] ?? 0;
    const nextY = normals[beside + 1] ?? 0;
    if (x * nextX + y * nextY >= SMOOTH_BELOW) {
      x += nextX;
      y += nextY;
      const length = Math.sqrt(x * x + y * y) || 1;
      x /= length;
      y /= length;
    }
    target[k] = target[k + 3] = x;
    target[k + 1] = target[k + 4] = y;
  }
}

/** A point of a ring, the segment that it is an end of, and the other segment that ends there. */
interface Upright {
  ring: Float64Array;
  normals: Float64Array;
  at: number;
  own: number;
  beside: number;
}
