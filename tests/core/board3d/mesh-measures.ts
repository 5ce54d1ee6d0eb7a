// Measurements of a mesh.

import type { Box3, Mesh } from "@/lib/core/board3d/mesh";

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
