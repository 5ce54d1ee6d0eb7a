// The area of a board: inside its edges, without cut-outs and holes, whatever these cut into each other and the edge.

import { Clipper, ClipType, FillRule, type PathD, type PathsD, type PolyPathD, PolyTreeD } from "clipper2-ts";
import Flatbush from "flatbush";
import { addPoint, type Bbox, contains, emptyBbox, widthOf } from "@/lib/base/bbox";
import { type Contour, flatten, isInside } from "@/lib/core/gerber/contour";
import type { Outline } from "@/lib/core/gerber/outline";

/** A piece of board: its rim counter-clockwise, what is cut out of it clockwise; pairs of points in mm. */
export interface BoardPiece {
  rim: Float64Array;
  cuts: Float64Array[];
}

const ARC_TOLERANCE_MM = 0.01;
/** Some programs draw a curve in hundreds of pieces: only what bends it by this much is kept. */
const BEND_MM = 0.005;
/** A tenth of a micrometre. */
const DECIMALS = 4;
/** Rings that are farther apart than this stay apart in spite of rounding. */
const APART_MM = 0.001;

/** Rings by pairs of points, whichever way they turn. */
export function boardPieces({ boards }: Pick<Outline, "boards">, holes: readonly (readonly number[])[]): BoardPiece[] {
  const edges = boards.map(({ edge }) => drawn(edge));
  const cutouts = boards.flatMap((board) => board.cutouts.map(drawn));
  const { alone, meeting } = sorted(holes.map(pathOf), [...edges, ...cutouts]);
  const pieces = piecesOf(edges.map(positive), [...cutouts, ...meeting].map(positive));
  putInto(
    pieces,
    alone.map((path) => ringOf(path, false)),
  );
  return pieces;
}

/** The same pieces cut upright into so many strips of the bounds' width; each one's edges meet its neighbours' corners. */
export function inStrips(pieces: readonly BoardPiece[], bounds: Bbox, count: number): readonly BoardPiece[] {
  if (count < 2) return pieces;
  const rims = pieces.map(({ rim }) => pathOf(rim));
  const cuts = pieces.flatMap((piece) => piece.cuts.map((ring) => ({ ring, ...extentOf(ring) })));
  const strips: BoardPiece[] = [];
  for (let k = 0; k < count; k++) {
    const from = k === 0 ? bounds.minX - 1 : bounds.minX + (widthOf(bounds) * k) / count;
    const to = k === count - 1 ? bounds.maxX + 1 : bounds.minX + (widthOf(bounds) * (k + 1)) / count;
    const near = cuts.filter((cut) => cut.maxX > from && cut.minX < to);
    const isWithin = (cut: Bbox) => cut.minX > from + APART_MM && cut.maxX < to - APART_MM;
    const crossing = near.filter((cut) => !isWithin(cut)).map(({ ring }) => positive(pathOf(ring)));
    const edges = Clipper.intersectD(rims, [uprightStrip(from, to, bounds)], FillRule.NonZero, DECIMALS);
    const own = piecesOf(edges, crossing);
    putInto(
      own,
      near.filter(isWithin).map(({ ring }) => ring),
    );
    for (const piece of own) strips.push(piece);
  }
  return strips;
}

/** Rings whose boxes meet no other ring's box and no piece of an edge: they need not be cut by anything. */
function sorted(rings: readonly PathD[], edges: readonly PathD[]): { alone: PathD[]; meeting: PathD[] } {
  if (rings.length === 0) return { alone: [], meeting: [] };
  const boxes = rings.map(boxOf);
  const sides = edges.flatMap(sidesOf);
  const tree = new Flatbush(boxes.length + sides.length);
  for (const { minX, minY, maxX, maxY } of [...boxes, ...sides]) tree.add(minX, minY, maxX, maxY);
  tree.finish();
  const alone: PathD[] = [];
  const meeting: PathD[] = [];
  rings.forEach((ring, at) => {
    const { minX, minY, maxX, maxY } = boxes[at] ?? boxOf(ring);
    const met = tree.search(minX - APART_MM, minY - APART_MM, maxX + APART_MM, maxY + APART_MM);
    (met.length === 1 ? alone : meeting).push(ring);
  });
  return { alone, meeting };
}

/** Clockwise rings that meet no edge; those beyond the board, or in a cut-out, cut nothing. */
function putInto(pieces: readonly BoardPiece[], rings: readonly Float64Array[]): void {
  const open = pieces.map((piece) => ({
    piece,
    extent: extentOf(piece.rim),
    cutouts: piece.cuts.map((ring) => ({ ring, extent: extentOf(ring) })),
  }));
  for (const ring of rings) {
    const [x = 0, y = 0] = ring;
    const found = open.find(
      ({ piece, extent, cutouts }) =>
        holds(piece.rim, extent, x, y) && !cutouts.some((cutout) => holds(cutout.ring, cutout.extent, x, y)),
    );
    found?.piece.cuts.push(ring);
  }
}

function holds(ring: Float64Array, extent: Bbox, x: number, y: number): boolean {
  return contains(extent, x, y) && isInside(ring, x, y);
}

/** Whichever way they turned, edges are filled and cuts are taken away. */
function piecesOf(edges: PathsD, cuts: PathsD): BoardPiece[] {
  const tree = new PolyTreeD();
  Clipper.booleanOpDWithPolyTree(ClipType.Difference, edges, cuts, tree, FillRule.NonZero, DECIMALS);
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

function drawn(contour: Contour): PathD {
  return Clipper.simplifyPathD(pathOf(flatten(contour, ARC_TOLERANCE_MM)), BEND_MM);
}

function uprightStrip(from: number, to: number, { minY, maxY }: Bbox): PathD {
  const [low, high] = [minY - 1, maxY + 1];
  return [
    { x: from, y: low },
    { x: to, y: low },
    { x: to, y: high },
    { x: from, y: high },
  ];
}

function boxOf(path: PathD): Bbox {
  const box = emptyBbox();
  for (const { x, y } of path) addPoint(box, x, y);
  return box;
}

function extentOf(ring: Float64Array): Bbox {
  const box = emptyBbox();
  for (let k = 0; k < ring.length; k += 2) addPoint(box, ring[k] ?? 0, ring[k + 1] ?? 0);
  return box;
}

function sidesOf(path: PathD): Bbox[] {
  return path.map(({ x, y }, k) => {
    const next = path[(k + 1) % path.length] ?? { x, y };
    return {
      minX: Math.min(x, next.x),
      minY: Math.min(y, next.y),
      maxX: Math.max(x, next.x),
      maxY: Math.max(y, next.y),
    };
  });
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
