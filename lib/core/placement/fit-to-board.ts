// Aligns a pick-and-place file, which may have any origin, with the board's outline, and reports the transformation.

import type { Bbox } from "@/lib/base/bbox";
import type { Placement } from "./read-placements";

export interface PlacementFit {
  /** True if x of the bottom side counts to the left (KiCad's option for machines that flip the board). */
  isBottomMirrored: boolean;
  /** True if y counts downward. */
  isYDown: boolean;
  /** Offset to the board's origin; null if the file uses it. */
  movedMm: { x: number; y: number } | null;
  /** Ratio of the parts whose center lies on the board, 0 to 1. */
  inside: number;
}

/** Connectors extend beyond the edge, but their center hardly ever does so by more. */
const MARGIN_MM = 2;
/** Below this ratio the file's own origin is not used. */
const BELIEVED = 0.9;

/** Placement data that determines the position on the board. */
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

function insideRatio(points: readonly [number, number][], board: Bbox, { x, y } = { x: 0, y: 0 }): number {
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
 * Fits parts to the board (`board` in mm, in the coordinates of its Gerber files). The file's own origin is kept if
 * nine of ten parts lie on the board with it; else the centers of both are aligned, which a person must review.
 */
export function fitToBoard(placements: readonly Placed[], board: Bbox): PlacementFit | null {
  if (placements.length === 0) return null;
  const own = TURNS.map((turn) => ({
    ...turn,
    movedMm: null,
    inside: insideRatio(
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
    return { ...turn, movedMm, inside: insideRatio(points, board, movedMm) };
  });
  return [...own, ...moved].toSorted((a, b) => b.inside - a.inside)[0] ?? null;
}

/** A placement in the board's coordinates. */
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
