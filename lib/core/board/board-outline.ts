// The board's outline from the best available source: an outline layer, else another layer that draws the edge, else
// the extents of the copper.

import {
  addBbox,
  addPoint,
  type Bbox,
  emptyBbox,
  encloses,
  grow,
  heightOf,
  isEmptyBbox,
  widthOf,
} from "@/lib/base/bbox";
import type { BoardLayer } from "@/lib/core/board/board-model";
import { addEdge, boundsOf, type Contour, rectangle } from "@/lib/core/geometry/contour";
import type { DrillLayer } from "@/lib/core/board/drill";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { boundsOfBoards, closedContours, findOutline, type Outline } from "@/lib/core/board/outline";
import type { FoundOutline } from "@/lib/core/board/outline-nest";
import { samplePoints } from "@/lib/core/board/sample";
import type { Warning } from "@/lib/core/board/warning";

type Candidate = { layer: BoardLayer; found: FoundOutline };

/** `others` are drawings read only to find the outline: assembly, fabrication, keep-out. */
export function outlineOf(
  layers: readonly BoardLayer[],
  drills: readonly DrillLayer[],
  others: () => readonly BoardLayer[],
): { outline: Outline; warnings: Warning[] } {
  const points = boardPoints(layers, drills);
  const edge = edgeOf(layers, points, others);
  const inner = boardInSheet(edge.outline, { layers, points, others });
  if (!inner) return edge;
  const warnings: Warning[] = [
    { code: "SHEET_FRAME_IN_LAYERS", ...(inner.file === undefined ? {} : { file: inner.file }) },
  ];
  return { outline: inner, warnings };
}

type Edge = { outline: Outline; warnings: Warning[] };

function edgeOf(layers: readonly BoardLayer[], points: Float64Array, others: () => readonly BoardLayer[]): Edge {
  const outlines = layers.filter((layer) => layer.type === "outline");
  const best = bestOf(outlines, points);
  if (best) return fromOutlineLayer(best);
  const reason: Warning =
    outlines[0] === undefined ? { code: "OUTLINE_MISSING" } : { code: "OUTLINE_OPEN", file: outlines[0].file };
  const open = openOutline(outlines, points);
  if (open) return { outline: open, warnings: [reason] };
  const drawings = [...layers, ...others()];
  const drawn = drawnEdge(drawings, copperBounds(layers)) ?? drawnAround(drawings, points);
  if (drawn) return { outline: drawn, warnings: [reason, { code: "OUTLINE_FROM_LAYER", file: drawn.file ?? "" }] };
  return { outline: boxOutline(copperBounds(layers)), warnings: [reason, { code: "OUTLINE_FROM_COPPER" }] };
}

/** Pads and holes fill less of a sheet's frame than of all boards of known size but two (see board-doubts.ts). */
const SHEET_FILLED = 0.5;
/** A frame is drawn in at least this many layers; on a single one it may be the board's edge. */
const SHEET_LAYERS = 3;
const SAME_EDGE_MM = 0.5;

type Drawn = { layers: readonly BoardLayer[]; points: Float64Array; others: () => readonly BoardLayer[] };

/**
 * The board inside a sheet's frame that was mistaken for its edge, because every layer was plotted with the frame: the
 * smallest closed line around the pads and holes. Null if the edge is not such a frame, or nothing smaller is drawn.
 */
function boardInSheet({ bounds }: Outline, { layers, points, others }: Drawn): Outline | null {
  if (isEmptyBbox(bounds) || points.length < 2 * MIN_POINTS) return null;
  const content = emptyBbox();
  for (let k = 0; k < points.length; k += 2) addPoint(content, points[k] ?? 0, points[k + 1] ?? 0);
  if (sizeOf(content) > SHEET_FILLED * sizeOf(bounds)) return null;
  const isFrame = ({ image }: BoardLayer) =>
    encloses(grow(bounds, SAME_EDGE_MM), image.bounds) && encloses(grow(image.bounds, SAME_EDGE_MM), bounds);
  if (layers.filter((layer) => layer.type !== "outline" && isFrame(layer)).length < SHEET_LAYERS) return null;
  const inner = drawnAround([...layers, ...others()], points);
  return inner && sizeOf(inner.bounds) <= SHEET_FILLED * sizeOf(bounds) ? inner : null;
}

const MIN_POINTS = 8;

/** Copper drawn along the edge may extend beyond it by half the width of the line. */
const EDGE_LINE_MM = 0.3;
/** A contour much larger than its copper is a sheet's frame. */
const MAX_OVER_COPPER = 1.8;

/** The smallest closed line, on any layer, around all copper; copper pours are not edges. */
function drawnEdge(layers: readonly BoardLayer[], copper: Bbox): Outline | null {
  if (isEmptyBbox(copper)) return null;
  let best: { file: string; edge: Contour; bounds: Bbox } | null = null;
  for (const layer of layers) {
    for (const { contour: edge } of closedContours(edgesOnly(layer))) {
      const bounds = boundsOf(edge);
      const isAround = encloses(grow(bounds, EDGE_LINE_MM), copper);
      const isNear = sizeOf(bounds) <= MAX_OVER_COPPER * sizeOf(copper);
      if (isAround && isNear && (!best || sizeOf(bounds) < sizeOf(best.bounds)))
        best = { file: layer.file, edge, bounds };
    }
  }
  if (!best) return null;
  return {
    status: "missing",
    file: best.file,
    boards: [{ edge: best.edge, cutouts: [] }],
    boardCount: 1,
    bounds: best.bounds,
  };
}

/** The smallest closed line outside of copper layers around nearly all pads: film marks may lie outside of it. */
function drawnAround(layers: readonly BoardLayer[], points: Float64Array): Outline | null {
  let best: Outline | null = null;
  for (const layer of layers) {
    if (layer.type === "copper" || points.length === 0) continue;
    const found = findOutline(edgesOnly(layer), points);
    if (!found || found.hitRatio < MAX_OF_PADS || found.boards.length !== 1) continue;
    const [board] = found.boards;
    if (!board) continue;
    const outline: Outline = {
      ...toOutline("missing", { layer, found }),
      boards: [{ edge: board.edge, cutouts: [] }],
      boardCount: 1,
    };
    if (!best || sizeOf(outline.bounds) < sizeOf(best.bounds)) best = outline;
  }
  return best;
}

const MAX_OF_PADS = 0.97;

function sizeOf(box: Bbox): number {
  return widthOf(box) * heightOf(box);
}

function fromOutlineLayer(best: Candidate): { outline: Outline; warnings: Warning[] } {
  const file = best.layer.file;
  const outline = toOutline(best.found.wasHealed ? "healed" : "closed", best);
  const warnings: Warning[] = [];
  if (best.found.wasHealed) warnings.push({ code: "OUTLINE_HEALED", file });
  const { hasFrame, hasOpenFrame, hasRails, hasEmptyShapes } = best.found;
  if (hasFrame && !hasOpenFrame) warnings.push({ code: "OUTLINE_FRAME_IGNORED", file });
  if (hasOpenFrame) warnings.push({ code: "OUTLINE_FRAME_NEAR", file });
  if (hasEmptyShapes) warnings.push({ code: "OUTLINE_SHAPES_EMPTY", file });
  if (hasRails) warnings.push({ code: "PANEL_RAILS", file });
  if (outline.boardCount > 1) warnings.push({ code: "SEVERAL_BOARDS", file });
  return { outline, warnings };
}

function toOutline(status: Outline["status"], { layer, found }: Candidate): Outline {
  const { boards, boardCount, boardGrid } = found;
  return { status, file: layer.file, boards, boardCount, boardGrid, bounds: boundsOfBoards(boards) };
}

/** An outline that holds less of the copper belongs to something else. */
const MIN_RATIO = 0.5;

/** The contours holding most of the copper; among equals the tightest. */
function bestOf(layers: readonly BoardLayer[], points: Float64Array): Candidate | null {
  let best: Candidate | null = null;
  for (const layer of layers) {
    const found = findOutline(edgesOnly(layer), points);
    if (!found || (points.length > 0 && found.hitRatio < MIN_RATIO)) continue;
    const isBetter = !best || found.hitRatio > best.found.hitRatio + 0.02;
    const isTighter = best && found.hitRatio > best.found.hitRatio - 0.02 && areaOf(found) < 0.98 * areaOf(best.found);
    if (isBetter || isTighter) best = { layer, found };
  }
  return best;
}

function areaOf(found: FoundOutline): number {
  const box = boundsOfBoards(found.boards);
  return sizeOf(box);
}

/** Filled areas bound a board only on an outline layer; on others they are pours and pads. */
function edgesOnly(layer: BoardLayer): LayerImage {
  if (layer.type === "outline") return layer.image;
  const { image } = layer;
  const dark = image.dark.map((value, at) => (image.kind[at] === KIND.stroke ? value : 0));
  return { ...image, dark };
}

/** Points that must be on the board: drill hits and pads; drawn copper only if there are none. */
function boardPoints(layers: readonly BoardLayer[], drills: readonly DrillLayer[]): Float64Array {
  const points: number[] = [];
  for (const { holes } of drills) {
    const step = 3 * Math.max(1, Math.ceil(holes.length / 3 / 1000));
    for (let k = 0; k < holes.length; k += step) points.push(holes[k] ?? 0, holes[k + 1] ?? 0);
  }
  const copper = layers.filter((layer) => layer.type === "copper");
  for (const { image } of copper) points.push(...samplePoints(flashesOnly(image), 600));
  if (points.length < MIN_POINTS) for (const { image } of copper) points.push(...samplePoints(image, 600));
  return Float64Array.from(points);
}

function flashesOnly(image: LayerImage): LayerImage {
  const at = [...image.kind.keys()].filter((index) => image.kind[index] === KIND.flash && image.dark[index] === 1);
  const data = new Float64Array(at.length * DATA_STRIDE);
  at.forEach((index, k) =>
    data.set(image.data.subarray(index * DATA_STRIDE, (index + 1) * DATA_STRIDE), k * DATA_STRIDE),
  );
  return { ...image, count: at.length, kind: new Uint8Array(at.length), dark: new Uint8Array(at.length).fill(1), data };
}

/** The extents of lines that do not close, if they contain the copper. */
function openOutline(outlines: readonly BoardLayer[], points: Float64Array): Outline | null {
  for (const { image, file } of outlines) {
    const box = centreLineBounds(image);
    if (isEmptyBbox(box)) continue;
    const copper = emptyBbox();
    for (let k = 0; k < points.length; k += 2) addPoint(copper, points[k] ?? 0, points[k + 1] ?? 0);
    if (!isEmptyBbox(copper) && !encloses(grow(box, 0.5), copper)) continue;
    return boxOutline(box, file);
  }
  return null;
}

function centreLineBounds(image: LayerImage): Bbox {
  const box = emptyBbox();
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.stroke) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    addEdge(box, { x0, y0, x1, y1, bulge });
  }
  return box;
}

function copperBounds(layers: readonly BoardLayer[]): Bbox {
  const box = emptyBbox();
  for (const layer of layers) if (layer.type === "copper") addBbox(box, layer.image.bounds);
  if (isEmptyBbox(box)) for (const layer of layers) addBbox(box, layer.image.bounds);
  return box;
}

function boxOutline(box: Bbox, file?: string): Outline {
  const edge = rectangle((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, widthOf(box), heightOf(box));
  const boards = isEmptyBbox(box) ? [] : [{ edge, cutouts: [] }];
  return { status: "missing", boards, boardCount: boards.length, bounds: box, ...(file === undefined ? {} : { file }) };
}
