// The minimum trace width of a board's copper.

import { heightOf, widthOf } from "@/lib/base/bbox";
import type { BoardModel } from "@/lib/core/board/board-model";
import type { CopperOfLayer } from "@/lib/core/measure/copper/copper-islands";
import { THINNEST_MM } from "@/lib/core/measure/copper/copper-outline";
import { facingEdges, isBare } from "@/lib/core/measure/copper/facing-edges";
import { DATA_STRIDE, hasClearObjects, KIND, type LayerImage } from "@/lib/core/board/image";

/** A cut stroke may appear narrower by this much, because both its edges are chords of arcs. */
const CHORD_SLACK_MM = 0.004;

/**
 * In mm, rounded to 0.001. If the files state their conductors (X2) only those count; otherwise every round stroke
 * longer than twice its width that does not follow the edge of a filled area. Areas painted by strokes count as traces.
 * `drawn` is the copper with its clear shapes cut out: erased strokes do not count, and partly erased ones have the
 * remaining width. Null if the board is too large for that; strokes then count as drawn.
 */
export function minTraceMm(board: BoardModel, drawn: readonly CopperOfLayer[] | null): number | null {
  let min = Infinity;
  for (const source of board.layers) {
    if (source.type !== "copper") continue;
    const isTrace = traceTest(source.image);
    const left = drawn?.find((layer) => layer.source === source);
    if (!drawn || !hasClearObjects(source.image)) min = narrowestDrawn(source.image, isTrace, min);
    else if (left) min = narrowestLeft(left, isTrace, min);
  }
  return Number.isFinite(min) ? Math.round(min * 1000) / 1000 : null;
}

type TraceTest = (object: number) => boolean;

function traceTest(image: LayerImage): TraceTest {
  const isConductor = image.shapes.map((shape) => shape.purpose === "Conductor");
  const hasNames = image.shape.some((shape, at) => image.kind[at] === KIND.stroke && isConductor[shape]);
  const edgeCornerKeys = edgeCorners(image);
  return (at) => {
    if (image.kind[at] !== KIND.stroke || (hasNames && !isConductor[image.shape[at] ?? 0])) return false;
    const width = strokeMm(image, at);
    if (width < THINNEST_MM) return false;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    const isBoardEdge = edgeCornerKeys.has(cornerKey(x0, y0)) && edgeCornerKeys.has(cornerKey(x1, y1));
    return !isBoardEdge && Math.hypot(x1 - x0, y1 - y0) > 2 * width;
  };
}

function narrowestDrawn(image: LayerImage, isTrace: TraceTest, within: number): number {
  let min = within;
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] !== KIND.stroke || (image.dark[at] === 1) === image.isNegative) continue;
    const width = strokeMm(image, at);
    if (width < min && isTrace(at)) min = width;
  }
  return min;
}

function narrowestLeft({ index, pieces, source }: CopperOfLayer, isTrace: TraceTest, within: number): number {
  const cut = new Set<number>();
  let min = within;
  pieces.objects.forEach((at, owner) => {
    if (at < 0 || !isTrace(at)) return;
    const width = strokeMm(source.image, at);
    const box = pieces.bounds[owner];
    const isCut = pieces.rings[owner] !== null;
    if (isCut) cut.add(owner);
    // A remnant of an erased stroke does not have its width.
    const isCrumb = isCut && (!box || Math.hypot(widthOf(box), heightOf(box)) <= 2 * width);
    if (!isCrumb && width < min) min = width;
  });
  if (cut.size === 0) return min;
  for (const facing of facingEdges({ pieces, index }, min, (owner) => cut.has(owner))) {
    const isEnd = facing.armMm !== null && facing.armMm <= 2 * facing.mm;
    if (facing.within && !isEnd && facing.mm < min - CHORD_SLACK_MM && isBare(index, facing)) min = facing.mm;
  }
  return min;
}

function strokeMm(image: LayerImage, at: number): number {
  return image.shapes[image.shape[at] ?? 0]?.strokeMm ?? 0;
}

/** The corners of all regions: many tools draw a thin line around the areas they fill. */
function edgeCorners(image: LayerImage): Set<number> {
  const out = new Set<number>();
  for (let k = 0; k < image.vertices.length; k += 3)
    out.add(cornerKey(image.vertices[k] ?? 0, image.vertices[k + 1] ?? 0));
  return out;
}

/** Corners within about 2 µm are equal; the number identifies a position on any drawing narrower than 60 m. */
function cornerKey(x: number, y: number): number {
  return Math.round(x * 500) * 2 ** 26 + Math.round(y * 500);
}
