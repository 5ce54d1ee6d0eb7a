// Pick-and-place files count from where their tool pleases: laid over the board's outline, and what had to be turned or
// moved for it said.

import type { Bbox } from "@/lib/base/bbox";
import type { Placement } from "./read-placements";

export interface PlacementFit {
  /** The bottom's x counts to the left (KiCad's option for machines that turn the board). */
  isBottomMirrored: boolean;
  /** Y counts downwards. */
  isYDown: boolean;
  /** What is added to come to the board's origin; null where the file's origin is the board's. */
  movedMm: { x: number; y: number } | null;
  /** Share of the parts whose middle lies on the board, 0 to 1. */
  inside: number;
}

/** Connectors reach over the edge; their middle hardly ever does by more. */
const MARGIN_MM = 2;
/** Below this the file's own origin is not believed. */
const BELIEVED = 0.9;

/** What of a placement its place on the board follows of. */
export type Placed = Pick<Placement, "xMm" | "yMm" | "rotationDeg" | "side">;

type Turn = Pick<PlacementFit, "isBottomMirrored" | "isYDown">;

const TURNS: readonly Turn[] = [
  { isBottomMirrored: false, isYDown: false },
  { isBottomMirrored: true, isYDown: false },
  { isBottomMirrored: false, isYDown: true },
  { isBottomMirrored: true, isYDown: true },
];

function turned({ xMm, yMm, side }: Placed, { isBottomMirrored, isYDown }: Turn): [number, number] {
  return [isBottomMirrored && side === "bottom" ? -xMm : xMm, isYDown ? -yMm : yMm];
}

function insideShare(points: readonly [number, number][], board: Bbox, { x, y } = { x: 0, y: 0 }): number {
  const isInside = ([px, py]: [number, number]) =>
    px + x >= board.minX - MARGIN_MM &&
    px + x <= board.maxX + MARGIN_MM &&
    py + y >= board.minY - MARGIN_MM &&
    py + y <= board.maxY + MARGIN_MM;
  return points.filter(isInside).length / points.length;
}

function centerOf(points: readonly [number, number][]): { x: number; y: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/**
 * How the parts lie over the board (`board` in mm, as its Gerber files count). The file's own origin is kept where nine
 * of ten parts lie on the board by it; else the middles are laid over each other, which a person has to look at.
 */
export function fitToBoard(placements: readonly Placed[], board: Bbox): PlacementFit | null {
  if (placements.length === 0) return null;
  const own = TURNS.map((turn) => ({
    ...turn,
    movedMm: null,
    inside: insideShare(
      placements.map((placement) => turned(placement, turn)),
      board,
    ),
  }));
  const best = own.toSorted((a, b) => b.inside - a.inside)[0];
  if (best && best.inside >= BELIEVED) return best;
  const moved = TURNS.map((turn) => {
    const points = placements.map((placement) => turned(placement, turn));
    const center = centerOf(points);
    const movedMm = { x: (board.minX + board.maxX) / 2 - center.x, y: (board.minY + board.maxY) / 2 - center.y };
    return { ...turn, movedMm, inside: insideShare(points, board, movedMm) };
  });
  return [...own, ...moved].toSorted((a, b) => b.inside - a.inside)[0] ?? null;
}

/** A placement as the board counts. */
export function placedOnBoard<P extends Placed>(placement: P, fit: PlacementFit): P {
  const [x, y] = turned(placement, fit);
  const isMirrored = fit.isBottomMirrored && placement.side === "bottom";
  const rotation = isMirrored ? 180 - placement.rotationDeg : placement.rotationDeg;
  return {
    ...placement,
    xMm: x + (fit.movedMm?.x ?? 0),
    yMm: y + (fit.movedMm?.y ?? 0),
    rotationDeg: (((fit.isYDown ? -rotation : rotation) % 360) + 360) % 360,
  };
}
