// The board itself as a solid: two faces and the walls between them, holes and cut-outs through it.

import earcut from "earcut";
import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import { BarrelIndex } from "@/lib/core/board3d/barrel-index";
import { type BoardPiece, boardPieces } from "@/lib/core/board3d/board-area";
import type { BoardSource } from "@/lib/core/board3d/board-source";
import { ringsOfHole } from "@/lib/core/board3d/hole-ring";
import { type ThroughHole, throughHolesOf } from "@/lib/core/board3d/through-holes";
import { type WallMesh, WallBuilder } from "@/lib/core/board3d/wall";

/** Measured: three's extrusion of 800 holes is 45,000 triangles; beyond this many, a phone feels them. */
export const MOST_CUT_HOLES = 2_000;

export interface FaceMesh {
  /** Three numbers a corner, mm from the solid's origin. */
  positions: Float32Array<ArrayBuffer>;
  /** Two numbers a corner: 0 to 1 from the lower left of `bounds`; the same for both faces. */
  uvs: Float32Array<ArrayBuffer>;
  indices: Uint32Array<ArrayBuffer>;
}

/** Plain and transferable. The lower face lies at z = 0, the upper one at the thickness. */
export interface BoardSolid {
  top: FaceMesh;
  bottom: FaceMesh;
  /** Milled and drilled walls without metal. */
  edge: WallMesh;
  /** The insides of plated holes, half ones at the edge too. */
  barrels: WallMesh;
  /** In board coordinates; never empty. */
  bounds: Bbox;
  /** What board coordinates lose to become those of the solid: the middle of the bounds. */
  origin: readonly [xMm: number, yMm: number];
  thicknessMm: number;
  /** Of one face. */
  areaMm2: number;
  cutHoles: number;
  /** Too many to be cut: seen through all the same, by a face that is transparent there. */
  paintedHoles: ThroughHole[];
}

/** Null where there is no edge to make a board of. */
export function boardSolid(source: BoardSource, thicknessMm: number): BoardSolid | null {
  const { boards, bounds } = source.outline;
  if (boards.length === 0 || !(widthOf(bounds) > 0) || !(heightOf(bounds) > 0)) return null;
  const holes = throughHolesOf(source);
  const cut = holes.slice(0, MOST_CUT_HOLES);
  const pieces = boardPieces(source.outline, cut.flatMap(ringsOfHole));
  const origin = [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2] as const;
  const walls = wallsOf(pieces, { origin, thicknessMm, barrels: new BarrelIndex(cut) });
  const { areaMm2, ...faces } = facesOf(pieces, { bounds, origin, thicknessMm });
  const counted = { cutHoles: cut.length, paintedHoles: holes.slice(MOST_CUT_HOLES) };
  return { ...faces, ...walls, bounds, origin, thicknessMm, areaMm2, ...counted };
}

interface Frame {
  bounds: Bbox;
  origin: readonly [number, number];
  thicknessMm: number;
}

function facesOf(pieces: readonly BoardPiece[], { bounds, origin, thicknessMm }: Frame) {
  const flat: number[] = [];
  const triangles: number[] = [];
  let areaMm2 = 0;
  for (const { rim, cuts } of pieces) {
    const rings = [rim, ...cuts];
    const points = rings.flatMap((ring) => [...ring]);
    const starts = rings
      .slice(0, -1)
      .map((_, k) => rings.slice(0, k + 1).reduce((sum, ring) => sum + ring.length / 2, 0));
    const first = flat.length / 2;
    for (const corner of earcut(points, starts)) triangles.push(first + corner);
    for (const number of points) flat.push(number);
    areaMm2 += rings.reduce((sum, ring) => sum + areaOf(ring), 0);
  }
  const face = (z: number, isUp: boolean): FaceMesh => {
    const count = flat.length / 2;
    const positions = new Float32Array(3 * count);
    const uvs = new Float32Array(2 * count);
    for (let k = 0; k < count; k++) {
      const [x = 0, y = 0] = [flat[2 * k], flat[2 * k + 1]];
      positions.set([x - origin[0], y - origin[1], z], 3 * k);
      uvs.set([(x - bounds.minX) / widthOf(bounds), (y - bounds.minY) / heightOf(bounds)], 2 * k);
    }
    return { positions, uvs, indices: Uint32Array.from(facing(triangles, flat, isUp)) };
  };
  return { top: face(thicknessMm, true), bottom: face(0, false), areaMm2 };
}

/** Counter-clockwise seen from above, or from below. */
function facing(triangles: readonly number[], flat: readonly number[], isUp: boolean): number[] {
  const out: number[] = [];
  for (let k = 0; k < triangles.length; k += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(k, k + 3);
    const at = (corner: number) => [flat[2 * corner] ?? 0, flat[2 * corner + 1] ?? 0] as const;
    const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
    const isCounterClockwise = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay) > 0;
    out.push(a, ...(isCounterClockwise === isUp ? [b, c] : [c, b]));
  }
  return out;
}

function wallsOf(
  pieces: readonly BoardPiece[],
  { origin, thicknessMm, barrels }: Omit<Frame, "bounds"> & { barrels: BarrelIndex },
) {
  const edge = new WallBuilder(origin, thicknessMm);
  const plated = new WallBuilder(origin, thicknessMm);
  for (const { rim, cuts } of pieces)
    for (const ring of [rim, ...cuts]) {
      for (let k = 0; k < ring.length; k += 2) {
        const next = (k + 2) % ring.length;
        const isPlated = barrels.has(
          ((ring[k] ?? 0) + (ring[next] ?? 0)) / 2,
          ((ring[k + 1] ?? 0) + (ring[next + 1] ?? 0)) / 2,
        );
        (isPlated ? plated : edge).add(ring, k);
      }
    }
  return { edge: edge.build(), barrels: plated.build() };
}

function areaOf(ring: Float64Array): number {
  let twice = 0;
  for (let k = 0; k < ring.length; k += 2) {
    const next = (k + 2) % ring.length;
    twice += (ring[k] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[k + 1] ?? 0);
  }
  return twice / 2;
}
