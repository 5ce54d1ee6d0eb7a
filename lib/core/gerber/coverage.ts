// What a layer covers, row by row: its objects painted in order, each row a list of stretches with exact ends.

import { isEmptyBbox } from "@/lib/base/bbox";
import { arcOf, capsule, type Contour, type Edge, flatten, flattenEdge } from "@/lib/core/gerber/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/gerber/image";
import { isDisc } from "@/lib/core/gerber/shape";

/** Where a row is dark: from, to, from, to … in rising order, mm. */
export type Spans = number[];
/** Contours as pairs of points, filled together by the non-zero rule. */
type Path = { isDark: boolean; rings: readonly Float64Array[] };

/** `toleranceMm` is how far chords may stand off from arcs; objects that `isWanted` turns down are passed over. */
export type CoverageOptions = { toleranceMm?: number; isWanted?: (at: number) => boolean };

/** The dark stretches at each height of `ys`, which rise. A negative image is given as drawn, not inverted. */
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

/** Beside what is worked out of a box: what rounding may put beyond it. */
const ROUNDING_MM = 1e-6;

/** Whether a flash meets no row: its contours need not be made. */
function isBetweenRows({ kind, data, shape, shapes }: LayerImage, at: number, ys: Float64Array): boolean {
  const own = shapes[shape[at] ?? 0];
  if (!own || kind[at] !== KIND.flash) return false;
  const y = data[at * DATA_STRIDE + 1] ?? 0;
  const first = firstFrom(ys, y + own.bounds.minY - ROUNDING_MM, 0, ys.length);
  return first === ys.length || (ys[first] ?? 0) > y + own.bounds.maxY + ROUNDING_MM;
}

/** Rows that rings are painted into one after the other. */
class RowPainter {
  readonly rows: Spans[];
  readonly #ys: Float64Array;
  /** Of the ring in hand: where each row is crossed first and again, and how often so far. */
  readonly #one: Float64Array;
  readonly #other: Float64Array;
  readonly #count: Uint8Array;

  constructor(ys: Float64Array) {
    this.#ys = ys;
    this.rows = Array.from(ys, () => []);
    this.#one = new Float64Array(ys.length);
    this.#other = new Float64Array(ys.length);
    this.#count = new Uint8Array(ys.length);
  }

  /** A straight stroke or a disc, the most of what is drawn: without making contours of it. False for all else. */
  paintStraight({ kind, data, dark, shape, shapes }: LayerImage, at: number): boolean {
    const own = shapes[shape[at] ?? 0];
    const o = at * DATA_STRIDE;
    const isStroke = kind[at] === KIND.stroke;
    if (!own || (isStroke ? data[o + 4] !== 0 : kind[at] !== KIND.flash || !isDisc(own))) return false;
    const x0 = data[o] ?? 0;
    const y0 = data[o + 1] ?? 0;
    const x1 = isStroke ? (data[o + 2] ?? 0) : x0;
    const y1 = isStroke ? (data[o + 3] ?? 0) : y0;
    this.#paintCapsule(x0, y0, x1, y1, own.strokeMm / 2, dark[at] === 1);
    return true;
  }

  /** What lies within `half` of a line: at each height the widest of its two round ends and its two sides. */
  #paintCapsule(x0: number, y0: number, x1: number, y1: number, half: number, isDark: boolean): void {
    if (!(half > 0)) return;
    const ys = this.#ys;
    const high = Math.max(y0, y1) + half;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const across = half / (Math.hypot(dx, dy) || 1);
    const [nx, ny] = [-dy * across, dx * across];
    for (let row = firstFrom(ys, Math.min(y0, y1) - half, 0, ys.length); row < ys.length; row++) {
      const y = ys[row] ?? 0;
      if (y >= high) return;
      let from = Infinity;
      let to = -Infinity;
      const end0 = half * half - (y - y0) * (y - y0);
      if (end0 > 0) {
        from = x0 - Math.sqrt(end0);
        to = x0 + Math.sqrt(end0);
      }
      const end1 = half * half - (y - y1) * (y - y1);
      if (end1 > 0) {
        from = Math.min(from, x1 - Math.sqrt(end1));
        to = Math.max(to, x1 + Math.sqrt(end1));
      }
      for (let side = -1; side <= 1 && dy !== 0; side += 2) {
        const t = (y - y0 - side * ny) / dy;
        if (t < 0 || t > 1) continue;
        const x = x0 + side * nx + t * dx;
        from = Math.min(from, x);
        to = Math.max(to, x);
      }
      if (to > from) (isDark ? unite : subtract)(this.rows[row] ?? [], from, to);
    }
  }

  /** Filled together by the non-zero rule. */
  paintRings(rings: readonly Float64Array[], how: { dx: number; dy: number; isDark: boolean }): void {
    const [only, ...more] = rings;
    if (only && more.length === 0 && this.#paintSimple(only, how)) return;
    const own = spansOf(rings, this.#ys, how.dx, how.dy);
    own.rows.forEach((spans, k) => paint(this.rows[own.first + k] ?? [], spans, how.isDark));
  }

  /** A ring that crosses each row twice at most, as nearly all do; false for others, which are left unpainted. */
  #paintSimple(ring: Float64Array, { dx, dy, isDark }: { dx: number; dy: number; isDark: boolean }): boolean {
    const ys = this.#ys;
    const one = this.#one;
    const other = this.#other;
    const count = this.#count;
    let [low, high] = [Infinity, -Infinity];
    for (let k = 1; k < ring.length; k += 2) {
      const y = (ring[k] ?? 0) + dy;
      if (y < low) low = y;
      if (y > high) high = y;
    }
    const first = firstFrom(ys, low, 0, ys.length);
    const end = firstFrom(ys, high, first, ys.length);
    if (first === end) return true;
    count.fill(0, first, end);
    for (let k = 0; k < ring.length; k += 2) {
      const next = k + 2 < ring.length ? k + 2 : 0;
      const y0 = (ring[k + 1] ?? 0) + dy;
      const y1 = (ring[next + 1] ?? 0) + dy;
      if (y0 === y1) continue;
      const x0 = (ring[k] ?? 0) + dx;
      const x1 = (ring[next] ?? 0) + dx;
      const top = y0 > y1 ? y0 : y1;
      for (let row = firstFrom(ys, y0 < y1 ? y0 : y1, first, end); row < end; row++) {
        const y = ys[row] ?? 0;
        if (y >= top) break;
        const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
        const known = count[row] ?? 0;
        if (known > 1) return false;
        if (known === 0) one[row] = x;
        else other[row] = x;
        count[row] = known + 1;
      }
    }
    for (let row = first; row < end; row++) {
      if (count[row] !== 2) continue;
      const from = Math.min(one[row] ?? 0, other[row] ?? 0);
      const to = Math.max(one[row] ?? 0, other[row] ?? 0);
      if (to > from) (isDark ? unite : subtract)(this.rows[row] ?? [], from, to);
    }
    return true;
  }
}

/** Of an object of several paths, painted in turn. */
function unitedRows(paths: readonly Path[], ys: Float64Array, dx: number, dy: number): RowSpans {
  const parts = paths.map(({ rings }) => spansOf(rings, ys, dx, dy));
  const first = parts.reduce((least, part) => Math.min(least, part.first), Infinity);
  const end = parts.reduce((most, part) => Math.max(most, part.first + part.rows.length), 0);
  const rows: Spans[] = Array.from({ length: Math.max(0, end - first) }, () => []);
  parts.forEach((part, at) => {
    part.rows.forEach((spans, k) => paint(rows[part.first - first + k] ?? [], spans, paths[at]?.isDark === true));
  });
  return { first, rows };
}

/** What contours enclose together by the non-zero rule, row by row. */
export function contourCoverage(contours: readonly Contour[], ys: Float64Array, toleranceMm = 0.002): Spans[] {
  const found = spansOf(
    contours.map((contour) => flatten(contour, toleranceMm)),
    ys,
    0,
    0,
  );
  return Array.from(ys, (_, row) => found.rows[row - found.first] ?? []);
}

/** What any of some contours encloses, row by row. */
export function unitedCoverage(contours: readonly Contour[], ys: Float64Array, toleranceMm = 0.002): Spans[] {
  const painter = new RowPainter(ys);
  for (const contour of contours) painter.paintRings([flatten(contour, toleranceMm)], { dx: 0, dy: 0, isDark: true });
  return painter.rows;
}

/** Of what lies in all of some rows together, mm. */
export function commonLength(rows: readonly Spans[]): number {
  const at = rows.map(() => 0);
  for (let sum = 0; ;) {
    let from = -Infinity;
    let to = Infinity;
    let first = 0;
    for (let k = 0; k < rows.length; k++) {
      const spans = rows[k] ?? [];
      const place = at[k] ?? 0;
      if (place >= spans.length) return sum;
      from = Math.max(from, spans[place] ?? 0);
      const end = spans[place + 1] ?? 0;
      if (end >= to) continue;
      to = end;
      first = k;
    }
    if (to > from) sum += to - from;
    at[first] = (at[first] ?? 0) + 2;
  }
}

/** What lies between `from` and `to` and is not covered. */
export function freeSpans(spans: Spans, from: number, to: number): Spans {
  const out: Spans = [];
  let at = from;
  for (let k = 0; k < spans.length && at < to; k += 2) {
    const start = spans[k] ?? 0;
    if (start > at) out.push(at, Math.min(start, to));
    at = Math.max(at, spans[k + 1] ?? 0);
  }
  if (at < to) out.push(at, to);
  return out;
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

/** Of all stretches together, mm. */
export function lengthOf(spans: Spans): number {
  let sum = 0;
  for (let k = 0; k < spans.length; k += 2) sum += (spans[k + 1] ?? 0) - (spans[k] ?? 0);
  return sum;
}

/** An object's paths and where they are moved to; shapes are made into points once. */
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

/** The rim of a round-ended stroke. */
export function strokeContours(edge: Edge, half: number): Contour[] {
  if (half <= 0) return [];
  const { x0, y0, x1, y1, bulge } = edge;
  if (bulge === 0) return [capsule([x0, y0], [x1, y1], half)];
  if (bulge < 0) return strokeContours({ x0: x1, y0: y1, x1: x0, y1: y0, bulge: -bulge }, half);
  const { cx, cy, radius } = arcOf(edge);
  if (radius <= half) return thickArc(edge, half);
  const at = (x: number, y: number, r: number) => [cx + ((x - cx) * r) / radius, cy + ((y - cy) * r) / radius] as const;
  const [outer, inner] = [radius + half, radius - half];
  return [
    Float64Array.of(
      ...[...at(x0, y0, outer), bulge],
      ...[...at(x1, y1, outer), 1],
      ...[...at(x1, y1, inner), -bulge],
      ...[...at(x0, y0, inner), 1],
    ),
  ];
}

/** An arc narrower than its pen, in short straight pieces. */
function thickArc(edge: Edge, half: number): Contour[] {
  const points = [edge.x0, edge.y0];
  flattenEdge(edge, 1e-4, points);
  return Array.from({ length: points.length / 2 - 1 }, (_, k) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(2 * k, 2 * k + 4);
    return capsule([ax, ay], [bx, by], half);
  });
}

/** Of rows that follow one another from `first` on; what they hold must not be changed. */
type RowSpans = { first: number; rows: readonly Spans[] };

/** Row by row what the non-zero rule fills. Plain columns of numbers: it runs for every object of a layer. */
function spansOf(rings: readonly Float64Array[], ys: Float64Array, dx: number, dy: number): RowSpans {
  let [low, high] = [Infinity, -Infinity];
  for (const ring of rings) {
    for (let k = 1; k < ring.length; k += 2) {
      const y = (ring[k] ?? 0) + dy;
      if (y < low) low = y;
      if (y > high) high = y;
    }
  }
  const first = firstFrom(ys, low, 0, ys.length);
  const end = firstFrom(ys, high, first, ys.length);
  const crossings: Crossings[] = Array.from({ length: end - first }, () => []);
  if (end > first) for (const ring of rings) addCrossings(crossings, ring, { ys, dx, dy, first, end });
  return { first, rows: crossings.map(filled) };
}

/** Where edges cross a row, and 1 or -1 as they rise or fall: two numbers a crossing. */
type Crossings = number[];

type Rows = { ys: Float64Array; dx: number; dy: number; first: number; end: number };

function addCrossings(crossings: Crossings[], ring: Float64Array, { ys, dx, dy, first, end }: Rows): void {
  for (let k = 0; k < ring.length; k += 2) {
    const next = k + 2 < ring.length ? k + 2 : 0;
    const x0 = (ring[k] ?? 0) + dx;
    const y0 = (ring[k + 1] ?? 0) + dy;
    const x1 = (ring[next] ?? 0) + dx;
    const y1 = (ring[next + 1] ?? 0) + dy;
    if (y0 === y1) continue;
    const high = Math.max(y0, y1);
    for (let row = firstFrom(ys, Math.min(y0, y1), first, end); row < end; row++) {
      const y = ys[row] ?? 0;
      if (y >= high) break;
      crossings[row - first]?.push(x0 + ((x1 - x0) * (y - y0)) / (y1 - y0), y1 > y0 ? 1 : -1);
    }
  }
}

/** Up to so many crossings are put in order where they stand. */
const FEW = 16;

function inOrder(crossings: Crossings): Crossings {
  if (crossings.length <= 2 * FEW) {
    for (let k = 2; k < crossings.length; k += 2) {
      const x = crossings[k] ?? 0;
      const turn = crossings[k + 1] ?? 0;
      let at = k;
      for (; at > 0 && (crossings[at - 2] ?? 0) > x; at -= 2) {
        crossings[at] = crossings[at - 2] ?? 0;
        crossings[at + 1] = crossings[at - 1] ?? 0;
      }
      crossings[at] = x;
      crossings[at + 1] = turn;
    }
    return crossings;
  }
  const order = Array.from({ length: crossings.length / 2 }, (_, k) => 2 * k);
  order.sort((a, b) => (crossings[a] ?? 0) - (crossings[b] ?? 0));
  return order.flatMap((k) => [crossings[k] ?? 0, crossings[k + 1] ?? 0]);
}

function filled(crossings: Crossings): Spans {
  const spans: Spans = [];
  const sorted = inOrder(crossings);
  let winding = 0;
  let from = 0;
  for (let k = 0; k < sorted.length; k += 2) {
    const x = sorted[k] ?? 0;
    if (winding === 0) from = x;
    winding += sorted[k + 1] ?? 0;
    if (winding !== 0 || x <= from) continue;
    // Stretches come from left to right: one that begins where the last ended goes on with it.
    if (spans.at(-1) === from) spans[spans.length - 1] = x;
    else spans.push(from, x);
  }
  return spans;
}

/** The first of the rising numbers from `first` up to `end` that is not below `y`. */
function firstFrom(ys: Float64Array, y: number, first: number, end: number): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ys[middle] ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

function paint(target: Spans, spans: Spans, isDark: boolean): void {
  for (let k = 0; k < spans.length; k += 2) (isDark ? unite : subtract)(target, spans[k] ?? 0, spans[k + 1] ?? 0);
}

/** The first stretch that ends at `x` or beyond. */
function stretchAt(spans: Spans, x: number): number {
  let low = 0;
  let high = spans.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[2 * middle + 1] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

function unite(spans: Spans, from: number, to: number): void {
  const last = spans[spans.length - 1];
  // Most is drawn from left to right.
  if (last === undefined || from > last) {
    spans.push(from, to);
    return;
  }
  const first = stretchAt(spans, from);
  let end = first;
  while (end < spans.length && (spans[end] ?? 0) <= to) end += 2;
  const low = end > first ? Math.min(from, spans[first] ?? from) : from;
  const high = end > first ? Math.max(to, spans[end - 1] ?? to) : to;
  spans.splice(first, end - first, low, high);
}

function subtract(spans: Spans, from: number, to: number): void {
  const first = stretchAt(spans, from);
  let end = first;
  while (end < spans.length && (spans[end] ?? 0) < to) end += 2;
  if (end === first) return;
  const rest: number[] = [];
  const [low = from, high = to] = [spans[first], spans[end - 1]];
  if (low < from) rest.push(low, from);
  if (high > to) rest.push(to, high);
  spans.splice(first, end - first, ...rest);
}
