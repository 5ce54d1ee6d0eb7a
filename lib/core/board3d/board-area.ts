// The area of a board: inside its edges, without cut-outs and holes, whatever these cut into each other and the edge.

import { Clipper, ClipType, FillRule, type PathD, type PolyPathD, PolyTreeD } from "clipper2-ts";
import { type Contour, flatten } from "@/lib/core/gerber/contour";
import type { Outline } from "@/lib/core/gerber/outline";

/** A piece of board: its rim counter-clockwise, what is cut out of it clockwise; pairs of points in mm. */
export interface BoardPiece {
  rim: Float64Array;
  cuts: Float64Array[];
}

const ARC_TOLERANCE_MM = 0.01;
/** A tenth of a micrometre. */
const DECIMALS = 4;

export function boardPieces({ boards }: Pick<Outline, "boards">, holes: readonly (readonly number[])[]): BoardPiece[] {
  const edges = boards.map(({ edge }) => pathOf(flatten(edge, ARC_TOLERANCE_MM)));
  const cuts = [
    ...boards.flatMap(({ cutouts }) => cutouts.map((cutout: Contour) => flatten(cutout, ARC_TOLERANCE_MM))),
    ...holes,
  ].map(pathOf);
  const tree = new PolyTreeD();
  // Whichever way they turn, edges are filled and cuts are taken away.
  Clipper.booleanOpDWithPolyTree(
    ClipType.Difference,
    edges.map(positive),
    cuts.map(positive),
    tree,
    FillRule.NonZero,
    DECIMALS,
  );
  const pieces: BoardPiece[] = [];
  gather(tree, pieces);
  return pieces;
}

/** What lies within a cut is a piece of its own. */
function gather(parent: PolyPathD, pieces: BoardPiece[]): void {
  for (let k = 0; k < parent.count; k++) {
    const outer = parent.child(k);
    const cuts: Float64Array[] = [];
    for (let c = 0; c < outer.count; c++) {
      const cut = outer.child(c);
      cuts.push(ringOf(cut.poly ?? [], false));
      gather(cut, pieces);
    }
    pieces.push({ rim: ringOf(outer.poly ?? [], true), cuts });
  }
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
  return Float64Array.from(turned.flatMap(({ x, y }) => [x, y]));
}
