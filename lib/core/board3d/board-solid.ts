// The board as a solid: two faces and the walls between them, with holes and cut-outs.

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

/** Measured: 800 holes extruded by three.js are 45,000 triangles; more slow down a phone. */
export const MAX_CUT_HOLES = 2_000;
/** The cap of a preview: it is ready in half the time, and shows no barrels of small vias. */
export const MAX_CUT_AT_FIRST = 400;

/** Plain transferable data. The lower face is at z = 0, the upper one at the thickness. */
export interface BoardSolid {
  top: FaceMesh;
  bottom: FaceMesh;
  /** Routed and drilled walls without plating. */
  edge: WallMesh;
  /** The barrels of plated holes, castellations included. */
  barrels: WallMesh;
  /** In board coordinates; never empty. */
  bounds: Bbox;
  /** The origin of the solid in board coordinates: the center of the bounds. */
  origin: readonly [xMm: number, yMm: number];
  thicknessMm: number;
  /** The area of one face. */
  areaMm2: number;
  cutHoles: number;
  /** Holes beyond the cap: shown by a face that is transparent there. */
  paintedHoles: ThroughHole[];
}

/** The input of a solid. */
export interface SolidPlan {
  outline: Pick<Outline, "boards" | "bounds">;
  /** Largest first. */
  holes: readonly ThroughHole[];
  /** The number of holes that are cut; the others are painted. */
  cutHoles: number;
}

export function planOf(source: BoardSource, maxCut = MAX_CUT_HOLES): SolidPlan {
  const holes = throughHolesOf(source);
  return { outline: source.outline, holes, cutHoles: Math.min(maxCut, holes.length) };
}

/** True if both make the same solid. */
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

/** Null without an outline. */
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
