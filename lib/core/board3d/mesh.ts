// Triangle meshes, built face by face: flat faces have vertices of their own, so that edges stay sharp.

/** The materials of faces; the renderer gives each its color. */
export const PAINTS = [
  "mould",
  "ceramic",
  "resistor",
  "alumina",
  "polymer",
  "can",
  "sleeve",
  "lens",
  "white",
  "housing",
  "mark",
  "coil",
  "guess",
  "tin",
  "gold",
] as const;
export type Paint = (typeof PAINTS)[number];

const SHINY: readonly Paint[] = ["tin", "gold", "can"];

export function isMetal(paint: Paint): boolean {
  return SHINY.includes(paint);
}

/**
 * Plain transferable data; mm, three numbers per vertex, three indices per triangle, counter-clockwise from outside.
 */
export interface Mesh {
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  /** The index into `PAINTS` for each vertex. */
  paints: Uint8Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
}

export type Point3 = readonly [x: number, y: number, z: number];

export interface Box3 {
  minX: number;
  minY: number;
  minZ: number;
  maxX: number;
  maxY: number;
  maxZ: number;
}

export class MeshBuilder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #paints: number[] = [];
  readonly #indices: number[] = [];

  /** A flat convex face, counter-clockwise from outside. */
  face(paint: Paint, corners: readonly Point3[]): void {
    const normal = normalOf(corners);
    this.smoothFace(
      paint,
      corners,
      corners.map(() => normal),
    );
  }

  /** A face with a normal per vertex, for round surfaces. */
  smoothFace(paint: Paint, corners: readonly Point3[], normals: readonly Point3[]): void {
    const first = this.#positions.length / 3;
    corners.forEach((corner, k) => {
      this.#positions.push(...corner);
      this.#normals.push(...(normals[k] ?? [0, 0, 1]));
      this.#paints.push(PAINTS.indexOf(paint));
    });
    for (let k = 2; k < corners.length; k++) this.#indices.push(first, first + k - 1, first + k);
  }

  build(): Mesh {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      paints: Uint8Array.from(this.#paints),
      indices: Uint32Array.from(this.#indices),
    };
  }
}

/** Newell's method: correct for any flat polygon, even if its first vertices are collinear. */
function normalOf(corners: readonly Point3[]): Point3 {
  let [x, y, z] = [0, 0, 0];
  corners.forEach(([ax, ay, az], k) => {
    const [bx, by, bz] = corners[(k + 1) % corners.length] ?? [0, 0, 0];
    x += (ay - by) * (az + bz);
    y += (az - bz) * (ax + bx);
    z += (ax - bx) * (ay + by);
  });
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

interface Distance3 {
  mm: number;
  /** Absolute values, never negative. */
  dxMm: number;
  dyMm: number;
  dzMm: number;
}

export function distance3(a: Point3, b: Point3): Distance3 {
  const [dxMm, dyMm, dzMm] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])];
  return { mm: Math.hypot(dxMm, dyMm, dzMm), dxMm, dyMm, dzMm };
}
