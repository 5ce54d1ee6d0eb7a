// Distinguishes the rails of a panel from drawing frames: lines around the boards or strips next to them, without
// copper.

import { addBbox, type Bbox, emptyBbox, grow, heightOf, widthOf } from "@/lib/base/bbox";
import type { FoundOutline, Nest } from "@/lib/core/board/outline-nest";

/** Rails are 3 to 15 mm wide; a sheet's frame is farther away. */
const MAX_RAIL_MM = 20;
const MIN_RAIL_MM = 2;
/** A frame of more than twice the area of its content is a sheet's. */
const MAX_FRAME_RATIO = 2;
/** Rails cover most of the side next to them, no farther from it than tabs reach. */
const MIN_RAIL_LENGTH = 0.7;
const MAX_GAP_MM = 6;
/** Minimum of fiducials or tooling holes between frame and board: a drawing has none. */
const MIN_RAIL_HITS = 2;
/** Empty shapes of at least this ratio of the boards' area may be boards themselves. */
const MIN_SHAPE = 0.25;

type Surroundings = {
  chosen: readonly Nest[];
  roots: readonly Nest[];
  /** The innermost line around the boards that was identified as a frame. */
  frame: Nest | undefined;
  boardCount: number;
};

type Panel = Pick<FoundOutline, "hasRails" | "hasOpenFrame" | "hasEmptyShapes"> & { parts: Nest[] };

export function withRails({ chosen, roots, frame, boardCount }: Surroundings): Panel {
  const none = { parts: [...chosen], hasRails: false, hasOpenFrame: false, hasEmptyShapes: false };
  if (frame) {
    if (!isClose(frame, chosen)) return none;
    const hitCount = chosen.reduce((sum, { hits }) => sum + hits, 0);
    const isPanel = boardCount > 1 || frame.hits - hitCount >= MIN_RAIL_HITS;
    return isPanel ? { ...none, parts: [frame], hasRails: true } : { ...none, hasOpenFrame: true };
  }
  const bounds = boundsOfAll(chosen);
  const empty = roots.filter(({ hits }) => hits === 0);
  const rails = empty.filter((root) => isRail(root.bounds, bounds));
  const area = chosen.reduce((sum, { areaMm2 }) => sum + areaMm2, 0) / chosen.length;
  const hasEmptyShapes = empty.some((root) => !rails.includes(root) && root.areaMm2 >= MIN_SHAPE * area);
  return { ...none, parts: [...chosen, ...rails], hasRails: rails.length > 0, hasEmptyShapes };
}

function isClose(frame: Nest, chosen: readonly Nest[]): boolean {
  const inner = boundsOfAll(chosen);
  const { bounds: outer } = frame;
  const margins = [inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY];
  const area = widthOf(inner) * heightOf(inner);
  return Math.max(...margins) <= MAX_RAIL_MM && widthOf(outer) * heightOf(outer) <= MAX_FRAME_RATIO * area;
}

/** A strip along one side of the boards. */
function isRail(strip: Bbox, boards: Bbox): boolean {
  const [width, height] = [widthOf(strip), heightOf(strip)];
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const side = width >= height ? widthOf(boards) : heightOf(boards);
  const near = grow(boards, MAX_GAP_MM);
  const touches =
    strip.minX <= near.maxX && strip.maxX >= near.minX && strip.minY <= near.maxY && strip.maxY >= near.minY;
  return touches && short >= MIN_RAIL_MM && short <= MAX_RAIL_MM && long >= MIN_RAIL_LENGTH * side && long >= 3 * short;
}

function boundsOfAll(nests: readonly Nest[]): Bbox {
  const box = emptyBbox();
  for (const { bounds } of nests) addBbox(box, bounds);
  return box;
}
