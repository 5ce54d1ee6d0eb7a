// Area of the surface finish on one side: copper in the openings of the mask, without drilled holes.

import Flatbush from "flatbush";
import { type Bbox, emptyBbox } from "@/lib/base/bbox";
import type { BoardModel } from "@/lib/core/board/board-model";
import { circle, counterClockwise, type Edge, reversed } from "@/lib/core/geometry/contour";
import { contourCoverage, coverage, unitedCoverage } from "@/lib/core/measure/coverage/coverage";
import { commonLength, freeSpans, type Spans } from "@/lib/core/measure/coverage/spans";
import { strokeContours } from "@/lib/core/measure/coverage/stroke-contours";
import { HOLE_STRIDE } from "@/lib/core/board/drill";
import { addObject, type LayerImage } from "@/lib/core/board/image";

/** Distance between rows, larger if there would be too many of them. */
const ROW_MM = 0.04;
const MAX_ROWS = 4000;
/** Beyond this number a drawing is not measured: a fact must not take longer than reading the files. */
const MAX_OBJECTS = 400_000;
const ARC_TOLERANCE_MM = 0.002;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * In cm². The walls of holes are not counted. Measured along rows, one at a varying position in each stripe of 0.04 mm
 * or more: within 1 % of the true area or 0.01 cm², whichever is more. 0 on a side without a mask file, which is fully
 * covered. Null if the side has no copper, and if copper areas are not known.
 */
export function finishAreaCm2(board: BoardModel, side: "top" | "bottom"): number | null {
  const imageOf = (type: string) => board.layers.find((layer) => layer.type === type && layer.side === side)?.image;
  const copper = imageOf("copper");
  const mask = imageOf("soldermask");
  if (copper && !mask) return 0;
  if (!copper || !mask || board.hasOpenPours || copper.count + mask.count > MAX_OBJECTS) return null;
  const { bounds } = board.outline;
  const height = bounds.maxY - bounds.minY;
  if (!(height > 0)) return null;
  const count = Math.min(MAX_ROWS, Math.ceil(height / ROW_MM));
  const rowMm = height / count;
  // The position of each row in its stripe varies, so that pads on a grid are not all cut alike.
  const every = Float64Array.from({ length: count }, (_, k) => bounds.minY + (k + ((k * GOLDEN) % 1)) * rowMm);
  const openings = filledRows(mask, every, bounds);
  const ys = every.filter((_, row) => (openings[row]?.length ?? 0) > 0);
  const open = openings.filter((spans) => spans.length > 0);
  const metal = filledRows(copper, ys, bounds, mask.isNegative ? undefined : isUnderOpening(mask, copper));
  const edges = contourCoverage(
    board.outline.boards.flatMap(({ edge, cutouts }) => [edge, ...cutouts.map(reversed)]),
    ys,
  );
  const drilled = drilledRows(board, ys);
  const lengths = open.map((spans, row) => {
    const bare = [spans, metal[row] ?? [], edges[row] ?? []];
    return commonLength(bare) - commonLength([...bare, drilled[row] ?? []]);
  });
  return (lengths.reduce((sum, length) => sum + length, 0) * rowMm) / 100;
}

/** A negative image is dark where it draws nothing. */
function filledRows(
  image: LayerImage,
  ys: Float64Array,
  { minX, maxX }: Bbox,
  isWanted: (at: number) => boolean = () => true,
): Spans[] {
  const rows = coverage(image, ys, { toleranceMm: ARC_TOLERANCE_MM, isWanted });
  return image.isNegative ? rows.map((spans) => freeSpans(spans, minX, maxX)) : rows;
}

/** Most copper lies under the mask and is skipped. */
function isUnderOpening(mask: LayerImage, copper: LayerImage): (at: number) => boolean {
  const boxOf = (image: LayerImage, at: number) => {
    const box = emptyBbox();
    addObject(box, image, at);
    return [box.minX, box.minY, box.maxX, box.maxY] as const;
  };
  if (mask.count === 0) return () => false;
  const openings = new Flatbush(mask.count);
  for (let at = 0; at < mask.count; at++) openings.add(...boxOf(mask, at));
  openings.finish();
  return (at) => {
    let isMet = false;
    openings.search(...boxOf(copper, at), () => (isMet = true));
    return isMet;
  };
}

function drilledRows({ drills }: BoardModel, ys: Float64Array): Spans[] {
  const holeEdges = drills.flatMap(({ holes, slots }) => [
    ...Array.from({ length: holes.length / HOLE_STRIDE }, (_, k) => {
      const [x = 0, y = 0, diameter = 0] = holes.subarray(k * HOLE_STRIDE, (k + 1) * HOLE_STRIDE);
      return circle(x, y, diameter / 2);
    }),
    ...slots.flatMap(({ path, diameterMm }) =>
      pathEdges(path).flatMap((edge) => strokeContours(edge, diameterMm / 2).map(counterClockwise)),
    ),
  ]);
  return unitedCoverage(holeEdges, ys, ARC_TOLERANCE_MM);
}

function pathEdges(path: Float64Array): Edge[] {
  return Array.from({ length: path.length / 3 - 1 }, (_, k) => {
    const [x0 = 0, y0 = 0, bulge = 0, x1 = 0, y1 = 0] = path.subarray(k * 3, k * 3 + 5);
    return { x0, y0, x1, y1, bulge };
  });
}
