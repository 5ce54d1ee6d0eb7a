// Measurements of a mesh.

import { type Box3, type Mesh, type Paint, PAINTS, type Point3 } from "@/lib/core/board3d/mesh";

export function boundsOfMesh({ positions }: Pick<Mesh, "positions">): Box3 {
  const box = { minX: Infinity, minY: Infinity, minZ: Infinity, maxX: -Infinity, maxY: -Infinity, maxZ: -Infinity };
  for (let k = 0; k < positions.length; k += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(k, k + 3);
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.minZ = Math.min(box.minZ, z);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
    box.maxZ = Math.max(box.maxZ, z);
  }
  return box;
}

/** Enclosed volume of a closed mesh in mm³ (divergence theorem); negative if its faces point inward. */
export function volumeOf({ positions, indices }: Pick<Mesh, "positions" | "indices">): number {
  let six = 0;
  const at = (corner: number) => positions.subarray(3 * corner, 3 * corner + 3);
  for (let k = 0; k < indices.length; k += 3) {
    const [ax = 0, ay = 0, az = 0] = at(indices[k] ?? 0);
    const [bx = 0, by = 0, bz = 0] = at(indices[k + 1] ?? 0);
    const [cx = 0, cy = 0, cz = 0] = at(indices[k + 2] ?? 0);
    six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return six / 6;
}

export type SolidMesh = Pick<Mesh, "positions" | "normals" | "paints" | "indices">;

export interface Solid {
  paint: Paint;
  box: Box3;
  /** mm³; negative if its faces point inward. */
  volume: number;
  /** Ends of edges with a face on one side only. */
  open: Point3[];
}

const micrometers = (mm: number) => Math.round(mm * 1000);

/** The connected parts of a mesh: faces of one paint that share corners. */
export function solidsOf({ positions, paints, indices }: SolidMesh): Solid[] {
  const parent = new Map<string, string>();
  const rootOf = (key: string): string => {
    const above = parent.get(key) ?? key;
    return above === key ? key : rootOf(above);
  };
  const at = (corner: number): Point3 => [
    positions[3 * corner] ?? 0,
    positions[3 * corner + 1] ?? 0,
    positions[3 * corner + 2] ?? 0,
  ];
  const keyOf = (corner: number) => `${paints[corner]} ${at(corner).map(micrometers).join(" ")}`;
  const faces = Array.from({ length: indices.length / 3 }, (_, face) =>
    [0, 1, 2].map((corner) => indices[3 * face + corner] ?? 0),
  );
  for (const [a = 0, b = 0, c = 0] of faces)
    for (const other of [b, c]) parent.set(rootOf(keyOf(other)), rootOf(keyOf(a)));
  const byRoot = new Map<string, number[][]>();
  for (const face of faces) {
    const root = rootOf(keyOf(face[0] ?? 0));
    byRoot.set(root, [...(byRoot.get(root) ?? []), face]);
  }
  return [...byRoot.values()].map((own): Solid => {
    const corners = own.flat();
    const edges = new Map<string, number>();
    const ends = new Map<string, Point3[]>();
    for (const face of own)
      face.forEach((from, k) => {
        const to = face[(k + 1) % 3] ?? 0;
        const [start, end] = [keyOf(from), keyOf(to)];
        if (start === end) return;
        const edge = start < end ? `${start} ${end}` : `${end} ${start}`;
        edges.set(edge, (edges.get(edge) ?? 0) + (start < end ? 1 : -1));
        ends.set(edge, [at(from), at(to)]);
      });
    return {
      paint: PAINTS[paints[corners[0] ?? 0] ?? 0] ?? "guess",
      box: boundsOfMesh({ positions: Float32Array.from(corners.flatMap(at)) }),
      volume: volumeOf({ positions, indices: Uint32Array.from(corners) }),
      open: [...edges].flatMap(([edge, balance]) => (balance === 0 ? [] : (ends.get(edge) ?? []))),
    };
  });
}

/**
 * The smallest cosine between a face and the normals of its corners: 1 where all are flat. Bevels of round parts, which
 * are shaded as the wall below them, are left out.
 */
export function steepestNormal({ positions, normals, indices }: SolidMesh): number {
  let smallest = 1;
  const at = (list: Float32Array, corner: number) => [0, 1, 2].map((k) => list[3 * corner + k] ?? 0);
  for (let k = 0; k < indices.length; k += 3) {
    const corners = [0, 1, 2].map((n) => indices[k + n] ?? 0);
    const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = [], [cx = 0, cy = 0, cz = 0] = []] = corners.map(
      (corner) => at(positions, corner),
    );
    const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
    const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
    const face = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.hypot(...face);
    if (size < 1e-9) continue;
    const steepness = Math.abs(face[2] ?? 0) / size;
    const isBevel = steepness > 0.01 && steepness < 0.99;
    const own = corners.map((corner) =>
      at(normals, corner)
        .map((part) => part.toFixed(4))
        .join(" "),
    );
    if (isBevel && new Set(own).size > 1) continue;
    for (const corner of corners) {
      const normal = at(normals, corner);
      const cosine = face.reduce((sum, part, n) => sum + part * (normal[n] ?? 0), 0) / size;
      // A normal of another length than 1 counts as wrong as one of another direction.
      smallest = Math.min(smallest, Math.abs(Math.hypot(...normal) - 1) > 1e-5 ? -1 : cosine);
    }
  }
  return smallest;
}
