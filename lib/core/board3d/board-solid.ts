// The board itself as a solid: two faces and the walls between them, holes and cut-outs through it.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import { BarrelIndex } from "@/lib/core/board3d/barrel-index";
import { boardFaces, type FaceMesh } from "@/lib/core/board3d/board-faces";
import { boardPieces } from "@/lib/core/board3d/board-area";
import type { BoardSource } from "@/lib/core/board3d/board-source";
import { ringsOfHole } from "@/lib/core/board3d/hole-ring";
import type { Outline } from "@/lib/core/board/outline";
import { ringArea } from "@/lib/core/geometry/rings/ring";
import { type ThroughHole, throughHolesOf } from "@/lib/core/board3d/through-holes";
import { type WallMesh, wallsOf } from "@/lib/core/board3d/wall";

/** Measured: three's extrusion of 800 holes is 45,000 triangles; beyond this many, a phone feels them. */
export const MAX_CUT_HOLES = 2_000;
/** Of a first sight: it is there in half the time, and the barrels of small vias are no part of it. */
export const MAX_CUT_AT_FIRST = 400;

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

/** All that a solid is made from. */
export interface SolidPlan {
  outline: Pick<Outline, "boards" | "bounds">;
  /** The largest first. */
  holes: readonly ThroughHole[];
  /** How many of the holes are cut; the others are painted. */
  cutHoles: number;
}

export function planOf(source: BoardSource, maxCut = MAX_CUT_HOLES): SolidPlan {
  const holes = throughHolesOf(source);
  return { outline: source.outline, holes, cutHoles: Math.min(maxCut, holes.length) };
}

/** Whether both make the same solid. */
export function isSamePlan(a: SolidPlan, b: SolidPlan): boolean {
  const boards = ({ outline }: SolidPlan) => outline.boards.map(({ edge, cutouts }) => [edge, ...cutouts]);
  return (
    a.cutHoles === b.cutHoles &&
    isEachSame(boards(a), boards(b), (one, other) => isEachSame(one, other, isSameRow)) &&
    isEachSame(
      a.holes,
      b.holes,
      (one, other) =>
        one.diameterMm === other.diameterMm && one.isPlated === other.isPlated && isSameRow(one.path, other.path),
    )
  );
}

function isEachSame<Item>(a: readonly Item[], b: readonly Item[], isSame: (a: Item, b: Item) => boolean): boolean {
  return a.length === b.length && a.every((item, at) => isSame(item, b[at] as Item));
}

function isSameRow(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((number, at) => number === b[at]);
}

/** Null where there is no edge to make a board of. */
export function boardSolid({ outline, holes, cutHoles }: SolidPlan, thicknessMm: number): BoardSolid | null {
  const { boards, bounds } = outline;
  if (boards.length === 0 || !(widthOf(bounds) > 0) || !(heightOf(bounds) > 0)) return null;
  const cut = holes.slice(0, cutHoles);
  const pieces = boardPieces(outline, cut.flatMap(ringsOfHole));
  const origin = [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2] as const;
  const rings = pieces.flat();
  const barrels = new BarrelIndex(cut);
  const walls = wallsOf(rings, { origin, thicknessMm, isPlated: (x, y) => barrels.has(x, y) });
  const faces = boardFaces(pieces, { bounds, origin, thicknessMm });
  const areaMm2 = rings.reduce((sum, ring) => sum + ringArea(ring), 0);
  const counted = { cutHoles, paintedHoles: holes.slice(cutHoles) };
  return { ...faces, ...walls, bounds, origin, thicknessMm, areaMm2, ...counted };
}
