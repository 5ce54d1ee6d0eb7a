// The area of a board: inside its edges, without cut-outs and holes, which may cut each other and the edge.

import { Clipper, ClipType, FillRule, type PathD, type PathsD, type PolyPathD, PolyTreeD } from "clipper2-ts";
import { type Bbox, widthOf } from "@/lib/base/bbox";
import { type Contour, flatten } from "@/lib/core/geometry/contour";
import type { Outline } from "@/lib/core/board/outline";
import { loneRings, pierce } from "@/lib/core/geometry/rings/lone-rings";
import { type AreaPart, ringBox } from "@/lib/core/geometry/rings/ring";

const ARC_TOLERANCE_MM = 0.01;
/** Simplification tolerance: some programs draw a curve in hundreds of segments. */
const BEND_MM = 0.005;
/** A tenth of a micrometer. */
const DECIMALS = 4;
/** Rings farther than this from the edge of a strip do not touch it after rounding. */
const EXPLODED_GAP_MM = 0.001;

/** The pieces of a board without `holes`, whose rings may have either orientation. */
export function boardPieces({ boards }: Pick<Outline, "boards">, holes: readonly Float64Array[]): AreaPart[] {
  const edges = boards.map(({ edge }) => drawn(edge));
  const cutouts = boards.flatMap((board) => board.cutouts.map(drawn));
  const { lone, others } = loneRings(
    [...edges, ...cutouts].map((path) => ringOf(path, true)),
    holes,
  );
  const pieces = piecesOf(edges.map(positive), [...cutouts, ...others.map(pathOf)].map(positive));
  pierce(pieces, lone);
  return pieces;
}

/** The same pieces cut into vertical strips of equal width; the edges of each meet the corners of its neighbors. */
export function inStrips(pieces: readonly AreaPart[], bounds: Bbox, count: number): readonly AreaPart[] {
  if (count < 2) return pieces;
  const strips = Array.from({ length: count }, (_, k) => ({
    from: k === 0 ? bounds.minX - 1 : bounds.minX + (widthOf(bounds) * k) / count,
    to: k === count - 1 ? bounds.maxX + 1 : bounds.minX + (widthOf(bounds) * (k + 1)) / count,
    minY: bounds.minY - 1,
    maxY: bounds.maxY + 1,
  }));
  // Each piece separately: one inside a hole of another is not cut by that hole.
  return pieces.flatMap((piece) => stripsOf(piece, strips));
}

interface Strip {
  from: number;
  to: number;
  minY: number;
  maxY: number;
}

function stripsOf([outline, ...holes]: AreaPart, strips: readonly Strip[]): AreaPart[] {
  if (!outline) return [];
  const box = ringBox(outline);
  const cuts = holes.map((ring) => ({ ring, ...ringBox(ring) }));
  return strips.flatMap((strip) => {
    const { from, to } = strip;
    if (box.maxX <= from || box.minX >= to) return [];
    const near = cuts.filter((cut) => cut.maxX > from && cut.minX < to);
    const isWithin = (cut: Bbox) => cut.minX > from + EXPLODED_GAP_MM && cut.maxX < to - EXPLODED_GAP_MM;
    const crossing = near.filter((cut) => !isWithin(cut)).map(({ ring }) => positive(pathOf(ring)));
    const edges = Clipper.intersectD([pathOf(outline)], [rectangleOf(strip)], FillRule.NonZero, DECIMALS);
    const own = piecesOf(edges, crossing);
    pierce(
      own,
      near.filter(isWithin).map(({ ring }) => ring),
    );
    return own;
  });
}

/** Edges are filled and cuts subtracted, whatever their orientation. */
function piecesOf(edges: PathsD, cuts: PathsD): AreaPart[] {
  const tree = new PolyTreeD();
  Clipper.booleanOpDWithPolyTree(ClipType.Difference, edges, cuts, tree, FillRule.NonZero, DECIMALS);
  const pieces: AreaPart[] = [];
  gather(tree, pieces);
  return pieces;
}

/** An island within a cut is a piece of its own. */
function gather(parent: PolyPathD, pieces: AreaPart[]): void {
  for (let k = 0; k < parent.count; k++) {
    const outer = parent.child(k);
    const piece = [ringOf(outer.poly ?? [], true)];
    for (let c = 0; c < outer.count; c++) {
      const cut = outer.child(c);
      piece.push(ringOf(cut.poly ?? [], false));
      gather(cut, pieces);
    }
    pieces.push(piece);
  }
}

function drawn(contour: Contour): PathD {
  return Clipper.simplifyPathD(pathOf(flatten(contour, ARC_TOLERANCE_MM)), BEND_MM);
}

function rectangleOf({ from, to, minY, maxY }: Strip): PathD {
  return [
    { x: from, y: minY },
    { x: to, y: minY },
    { x: to, y: maxY },
    { x: from, y: maxY },
  ];
}

function pathOf(points: ArrayLike<number>): PathD {
  const path: PathD = [];
  for (let k = 0; k + 1 < points.length; k += 2) path.push({ x: points[k] ?? 0, y: points[k + 1] ?? 0 });
  return path;
}

function positive(path: PathD): PathD {
  return Clipper.isPositiveD(path) ? path : path.toReversed();
}

function ringOf(path: PathD, isCounterClockwise: boolean): Float64Array {
  const turned = Clipper.isPositiveD(path) === isCounterClockwise ? path : path.toReversed();
  const ring = new Float64Array(2 * turned.length);
  turned.forEach(({ x, y }, k) => {
    ring[2 * k] = x;
    ring[2 * k + 1] = y;
  });
  return ring;
}
