// The board's edge: closed contours of an outline layer, divided into boards, cutouts and drawing frames.

import { addBbox, type Bbox, emptyBbox, encloses, grow } from "@/lib/base/bbox";
import { type BoardGrid, boardGrid } from "@/lib/core/board/board-grid";
import { boundsOf, type Edge, flatten, signedArea } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { OutlineLettering } from "@/lib/core/board/outline-lettering";
import type { BoardContour, FoundOutline, Nest } from "@/lib/core/board/outline-nest";
import { withRails } from "@/lib/core/board/outline-rails";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";
import { stitch, type StitchedContour } from "@/lib/core/geometry/stitch";

export type OutlineStatus = "closed" | "healed" | "missing";

export type Outline = {
  status: OutlineStatus;
  /** The file that the edge was drawn in. */
  file?: string;
  boards: BoardContour[];
  /** Number of boards in the panel; 1 for a single board. */
  boardCount: number;
  /** Arrangement of several boards; absent if they form no grid. */
  boardGrid?: BoardGrid | null;
  bounds: Bbox;
};

const MAX_CONTOURS = 600;
/** A contour must hold this ratio of the copper to be the board. */
const MAX = 0.97;

/**
 * The boards drawn in a layer, or null if no closed contour holds the copper. `copper` is a sample of points (pairs, in
 * mm) that must be on the board; without any, the outermost contours are used.
 */
export function findOutline(image: LayerImage, copper: Float64Array): FoundOutline | null {
  const roots = nest(closedContours(image), copper);
  if (roots.length === 0) return null;
  const total = copper.length / 2;
  const lettering = new OutlineLettering(image);
  if (total === 0) return found(roots, lettering, { ...NOTHING_AROUND, hasFrame: false, hitRatio: 0 });
  const { chosen, frames, hasFrame } = chooseBoards(roots, total);
  if (chosen.length === 0) return null;
  const hitRatio = chosen.reduce((sum, board) => sum + board.hits, 0) / total;
  const count = countOf(chosen);
  const { parts, ...around } = withRails({ chosen, roots, frame: frames.at(-1), boardCount: count.boardCount });
  return { ...found(parts, lettering, { ...around, hasFrame: hasFrame && !around.hasRails, hitRatio }), ...count };
}

const NOTHING_AROUND = { hasRails: false, hasOpenFrame: false, hasEmptyShapes: false };

/** Boards and their grid: those drawn inside a panel's edge, or the contours themselves. */
function countOf(chosen: readonly Nest[]): Pick<FoundOutline, "boardCount" | "boardGrid"> {
  const within = boardsWithin(chosen);
  const counted = within.length > chosen.length ? within : chosen;
  return { boardCount: counted.length, boardGrid: boardGrid(counted.map(({ bounds }) => bounds)) };
}

/** Cutouts hold no copper; a contour inside that does is a separate board within the panel. */
function found(
  chosen: readonly Nest[],
  lettering: OutlineLettering,
  facts: Pick<FoundOutline, "hasFrame" | "hitRatio" | "hasRails" | "hasOpenFrame" | "hasEmptyShapes">,
): FoundOutline {
  const boards = chosen.map(({ contour: edge, children }) => ({
    edge,
    cutouts: children
      .filter((child) => !isBoard(child) && !lettering.isLetter(child.contour, edge))
      .map((child) => child.contour),
  }));
  const wasHealed = chosen.some((item) => item.isHealed || item.children.some((child) => child.isHealed));
  return { boards, ...countOf(chosen), wasHealed, ...facts };
}

/** Boards drawn inside a panel's edge together hold most of its copper; a few stray contours do not. */
function boardsWithin(chosen: readonly Nest[]): readonly Nest[] {
  const within = chosen.flatMap(({ children }) => children.filter(isBoard));
  const hitCount = within.reduce((sum, child) => sum + child.hits, 0);
  const all = chosen.reduce((sum, item) => sum + item.hits, 0);
  return hitCount >= PANEL_RATIO * all ? within : [];
}

const PANEL_RATIO = 0.8;

/** True for a contour that holds copper and is not the drawn outline of a drilled hole. */
function isBoard({ hits, areaMm2 }: Nest): boolean {
  return hits > 0 && areaMm2 > LARGEST_HOLE_MM2;
}

const LARGEST_HOLE_MM2 = 20;

/** All closed lines and filled areas of a layer, counter-clockwise. */
export function closedContours(image: LayerImage): StitchedContour[] {
  const edges: Edge[] = [];
  const filled: StitchedContour[] = [];
  for (let at = 0; at < image.count; at++) {
    if (image.dark[at] !== 1) continue;
    if (image.kind[at] === KIND.region) filled.push({ contour: regionOf(image, at).slice(), isHealed: false });
    else if (image.kind[at] === KIND.stroke) {
      const o = at * DATA_STRIDE;
      const { data } = image;
      edges.push({
        x0: data[o] ?? 0,
        y0: data[o + 1] ?? 0,
        x1: data[o + 2] ?? 0,
        y1: data[o + 3] ?? 0,
        bulge: data[o + 4] ?? 0,
      });
    }
  }
  return [...stitch(edges), ...filled];
}

/** Nests contours into the larger ones that contain them, and counts the copper points in each. */
function nest(contours: readonly StitchedContour[], copper: Float64Array): Nest[] {
  const order = contours
    .map((item) => ({ ...item, areaMm2: signedArea(item.contour) }))
    .filter(({ areaMm2 }) => areaMm2 > 0.05)
    .sort((p, q) => q.areaMm2 - p.areaMm2)
    .slice(0, MAX_CONTOURS);
  const roots: Nest[] = [];
  for (const { contour, areaMm2, isHealed } of order) {
    const bounds = boundsOf(contour);
    if (isDuplicate(roots, { areaMm2, bounds })) continue;
    const points = flatten(contour, 0.02);
    const rows = new PolygonRows(points);
    place(roots, { contour, areaMm2, isHealed, points, rows, bounds, children: [], hits: 0 });
  }
  const count = (items: readonly Nest[]) => {
    for (const item of items) {
      item.hits = hitsIn(item, copper);
      if (item.hits > 0) count(item.children);
    }
  };
  count(roots);
  return roots;
}

/** True if the same edge is drawn twice, as some tools do. */
function isDuplicate(roots: readonly Nest[], { areaMm2, bounds }: Pick<Nest, "areaMm2" | "bounds">): boolean {
  const isNear = (other: Bbox) => encloses(grow(other, 0.02), bounds) && encloses(grow(bounds, 0.02), other);
  return roots.some((other) => Math.abs(other.areaMm2 - areaMm2) < 0.02 * areaMm2 && isNear(other.bounds));
}

function place(level: Nest[], item: Nest): void {
  const holder = level.find((other) => encloses(other.bounds, item.bounds) && isInsideOf(other, item));
  if (holder) place(holder.children, item);
  else level.push(item);
}

/** Decided by the majority of corners, because a cutout may touch the edge. */
function isInsideOf(outer: Nest, inner: Nest): boolean {
  const step = Math.max(2, 2 * Math.floor(inner.points.length / 32));
  let inside = 0;
  let tried = 0;
  for (let k = 0; k + 1 < inner.points.length; k += step) {
    tried++;
    if (outer.rows.has(inner.points[k] ?? 0, inner.points[k + 1] ?? 0)) inside++;
  }
  return inside * 2 > tried;
}

function hitsIn(item: Nest, copper: Float64Array): number {
  const box = grow(item.bounds, 0.01);
  let hits = 0;
  for (let k = 0; k < copper.length; k += 2) {
    const x = copper[k] ?? 0;
    const y = copper[k + 1] ?? 0;
    if (x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && item.rows.has(x, y)) hits++;
  }
  return hits;
}

type Chosen = { chosen: Nest[]; hasFrame: boolean; frames: Nest[] };

/**
 * Descends from frames to their content, as long as one contour within holds (nearly) all of the copper as well. The
 * frames that were passed are listed from the outside in.
 */
function chooseBoards(roots: readonly Nest[], total: number): Chosen {
  let chosen = roots.filter((root) => root.hits > 0);
  const hasOthers = chosen.length < roots.length;
  const frames: Nest[] = [];
  for (;;) {
    const [only] = chosen;
    if (chosen.length !== 1 || !only) break;
    const within = only.children.filter((child) => child.hits >= MAX * only.hits);
    const [inner] = within;
    if (within.length !== 1 || !inner || only.hits < 0.5 * total) break;
    chosen = [inner];
    frames.push(only);
  }
  return { chosen, hasFrame: hasOthers || frames.length > 0, frames };
}

export function boundsOfBoards(boards: readonly BoardContour[]): Bbox {
  const box = emptyBbox();
  for (const { edge } of boards) addBbox(box, boundsOf(edge));
  return box;
}
