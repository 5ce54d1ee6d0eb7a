// Coverage of a layer by scan rows: objects are painted in order, each row a list of intervals with exact ends.

import { isEmptyBbox } from "@/lib/base/bbox";
import { type Contour, flatten } from "@/lib/core/geometry/contour";
import { firstFrom, type RowSpans, spansOf } from "@/lib/core/measure/coverage/ring-rows";
import { RowPainter } from "@/lib/core/measure/coverage/row-painter";
import { lengthOf, paint, type Spans } from "@/lib/core/measure/coverage/spans";
import { strokeContours } from "@/lib/core/measure/coverage/stroke-contours";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";

/** Contours as coordinate pairs, filled together by the non-zero rule. */
type Path = { isDark: boolean; rings: readonly Float64Array[] };

/** `toleranceMm` is the maximum distance of chords from arcs; objects that `isWanted` rejects are skipped. */
export type CoverageOptions = { toleranceMm?: number; isWanted?: (at: number) => boolean };

/** The dark intervals at each height of `ys`, which must ascend. A negative image is treated as drawn, not inverted. */
export function coverage(image: LayerImage, ys: Float64Array, options: CoverageOptions = {}): Spans[] {
  const { toleranceMm = 1e-6, isWanted = () => true } = options;
  const painter = new RowPainter(ys);
  const { rows } = painter;
  const pathsOf = objectPaths(image, toleranceMm);
  for (let at = 0; at < image.count; at++) {
    if (!isWanted(at) || painter.paintStraight(image, at) || isBetweenRows(image, at, ys)) continue;
    const { paths, dx, dy } = pathsOf(at);
    const [first] = paths;
    const isDark = image.dark[at] === 1;
    if (paths.length > 1) {
      const own = unitedRows(paths, ys, dx, dy);
      own.rows.forEach((spans, k) => paint(rows[own.first + k] ?? [], spans, isDark));
    } else if (first) painter.paintRings(first.rings, { dx, dy, isDark });
  }
  return rows;
}

/** Tolerance of computed boxes, whose content may exceed them by rounding. */
const ROUNDING_MM = 1e-6;

/** True if a flash meets no row, so that its contours are not needed. */
function isBetweenRows({ kind, data, shape, shapes }: LayerImage, at: number, ys: Float64Array): boolean {
  const own = shapes[shape[at] ?? 0];
  if (!own || kind[at] !== KIND.flash) return false;
  const y = data[at * DATA_STRIDE + 1] ?? 0;
  const first = firstFrom(ys, y + own.bounds.minY - ROUNDING_MM, 0, ys.length);
  return first === ys.length || (ys[first] ?? 0) > y + own.bounds.maxY + ROUNDING_MM;
}

/** Rows of an object with several paths, painted in order. */
function unitedRows(paths: readonly Path[], ys: Float64Array, dx: number, dy: number): RowSpans {
  const parts = paths.map(({ rings }) => spansOf(rings, ys, dx, dy));
  const first = parts.reduce((min, part) => Math.min(min, part.first), Infinity);
  const end = parts.reduce((max, part) => Math.max(max, part.first + part.rows.length), 0);
  const rows: Spans[] = Array.from({ length: Math.max(0, end - first) }, () => []);
  parts.forEach((part, at) => {
    part.rows.forEach((spans, k) => paint(rows[part.first - first + k] ?? [], spans, paths[at]?.isDark === true));
  });
  return { first, rows };
}

/** The area that contours enclose by the non-zero rule, row by row. */
export function contourCoverage(contours: readonly Contour[], ys: Float64Array, toleranceMm = 0.002): Spans[] {
  const found = spansOf(
    contours.map((contour) => flatten(contour, toleranceMm)),
    ys,
    0,
    0,
  );
  return Array.from(ys, (_, row) => found.rows[row - found.first] ?? []);
}

/** The union of the areas that contours enclose, row by row. */
export function unitedCoverage(contours: readonly Contour[], ys: Float64Array, toleranceMm = 0.002): Spans[] {
  const painter = new RowPainter(ys);
  for (const contour of contours) painter.paintRings([flatten(contour, toleranceMm)], { dx: 0, dy: 0, isDark: true });
  return painter.rows;
}

/** The dark area in mm²: slabs between all heights at which an edge starts or ends, and a thousand more. */
export function areaOf(image: LayerImage): number {
  if (isEmptyBbox(image.bounds)) return 0;
  const heights = new Set<number>();
  const pathsOf = objectPaths(image, 1e-6);
  for (let at = 0; at < image.count; at++) {
    const { paths, dy } = pathsOf(at);
    for (const ring of paths.flatMap((path) => path.rings))
      for (let k = 1; k < ring.length; k += 2) heights.add((ring[k] ?? 0) + dy);
  }
  const { minY, maxY } = image.bounds;
  for (let k = 0; k <= 1000; k++) heights.add(minY + ((maxY - minY) * k) / 1000);
  const sorted = [...heights].sort((a, b) => a - b);
  const middles = Float64Array.from(sorted.slice(1), (y, k) => (y + (sorted[k] ?? y)) / 2);
  return coverage(image, middles).reduce(
    (area, spans, k) => area + lengthOf(spans) * ((sorted[k + 1] ?? 0) - (sorted[k] ?? 0)),
    0,
  );
}

/** An object's paths and their offset; each shape is converted to points once. */
function objectPaths(image: LayerImage, toleranceMm: number) {
  const shapes: Path[][] = [];
  const ringsOf = (contours: readonly Contour[]) => contours.map((contour) => flatten(contour, toleranceMm));
  const shapeAt = (index: number) =>
    (shapes[index] ??= (image.shapes[index]?.paths ?? []).map(({ isDark, contours }) => ({
      isDark,
      rings: ringsOf(contours),
    })));
  return (at: number): { paths: Path[]; dx: number; dy: number } => {
    const { data } = image;
    const o = at * DATA_STRIDE;
    const x0 = data[o] ?? 0;
    const y0 = data[o + 1] ?? 0;
    const shape = image.shape[at] ?? 0;
    if (image.kind[at] === KIND.flash) return { paths: shapeAt(shape), dx: x0, dy: y0 };
    const edge = { x0, y0, x1: data[o + 2] ?? 0, y1: data[o + 3] ?? 0, bulge: data[o + 4] ?? 0 };
    const contours =
      image.kind[at] === KIND.region
        ? [regionOf(image, at)]
        : strokeContours(edge, (image.shapes[shape]?.strokeMm ?? 0) / 2);
    return { paths: [{ isDark: true, rings: ringsOf(contours) }], dx: 0, dy: 0 };
  };
}
