// A layer's image as segments; later clear objects are cut out of the objects that they meet.

import Flatbush from "flatbush";
import { emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { cut } from "@/lib/core/measure/copper/cut";
import { affordsCrossings, type CrossingBudget } from "@/lib/core/measure/copper/crossings";
import { ARC_TOLERANCE_MM, objectRings } from "@/lib/core/measure/copper/object-rings";
import { splitAtSeams } from "@/lib/core/measure/copper/seams";
import { addArea, addLine, addRing, type DrawnPieces, noDrawnPieces } from "@/lib/core/measure/copper/pieces";
import { flatten, flattenEdge } from "@/lib/core/geometry/contour";
import { THINNEST_MM } from "@/lib/core/measure/copper/copper-outline";
import { addObject, DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { isDisc } from "@/lib/core/board/shape";

export type DrawOptions = {
  /** Beyond this number a layer is too large to be checked. */
  maxPieces: number;
  /** The area that an inverted image is cut out of: rings that turn counter-clockwise, mm. */
  ground: readonly Float64Array[];
  /** Shared by the layers of a board; without one, a layer has its own. */
  cutBudget?: CutBudget;
};

/** Remaining budget of cutting: corners of the cut areas, and see crossings.ts. */
export type CutBudget = CrossingBudget & { corners: number };

/** The largest real board has 0.3 million corners and as many comparisons, and none has a thousand crossings. */
export function cutBudget(): CutBudget {
  return { corners: 3_000_000, crossings: 50_000, comparisons: 5_000_000 };
}

/** Null beyond the limits. */
export function drawPieces(
  image: LayerImage,
  { maxPieces, ground, cutBudget: budget }: DrawOptions,
): DrawnPieces | null {
  // Counted before anything is drawn, because segments take far more memory than their objects.
  if (drawnCount(image) > maxPieces) return null;
  const out = noDrawnPieces();
  const cutter = new ClearCutter(image, budget ?? cutBudget());
  const whole = new WholeObjects(image);
  if (image.isNegative) cutter.addCut(out, { rings: [...ground], after: -1, object: -1 });
  for (let at = 0; at < image.count; at++) {
    if (out.count > maxPieces || cutter.isBudgetExceeded) return null;
    if (!isDrawn(image, at)) continue;
    const first = out.fills.length;
    if (cutter.meets(at)) cutter.cutObject(out, at);
    else whole.add(out, at);
    if (image.kind[at] === KIND.flash) for (let owner = first; owner < out.fills.length; owner++) out.pads.push(owner);
  }
  return out.count > maxPieces || cutter.isBudgetExceeded ? null : out;
}

function drawnCount(image: LayerImage): number {
  let count = 0;
  for (let at = 0; at < image.count; at++) if (isDrawn(image, at)) count++;
  return count;
}

function isDrawn(image: LayerImage, at: number): boolean {
  return (image.dark[at] === 1) !== image.isNegative && !isAid(image, at);
}

/** Lines too thin to be manufactured are drawing aids. */
function isAid({ kind, shapes, shape }: LayerImage, at: number): boolean {
  return kind[at] === KIND.stroke && (shapes[shape[at] ?? 0]?.strokeMm ?? 0) < THINNEST_MM;
}

/** Draws objects that nothing is cut out of; each shape is converted to points once. */
class WholeObjects {
  readonly #image: LayerImage;
  readonly #rings: (Float64Array[] | undefined)[] = [];

  constructor(image: LayerImage) {
    this.#image = image;
  }

  add(out: DrawnPieces, at: number): void {
    const { data, kind, shapes, shape } = this.#image;
    const o = at * DATA_STRIDE;
    const x0 = data[o] ?? 0;
    const y0 = data[o + 1] ?? 0;
    const own = shapes[shape[at] ?? 0];
    const radius = (own?.strokeMm ?? 0) / 2;
    if (kind[at] === KIND.stroke) {
      const points = [x0, y0];
      const [x1, y1, bulge] = [data[o + 2] ?? 0, data[o + 3] ?? 0, data[o + 4] ?? 0];
      if (bulge === 0) points.push(x1, y1);
      else flattenEdge({ x0, y0, x1, y1, bulge }, ARC_TOLERANCE_MM, points);
      addLine(out, points, { radius, object: at });
    } else if (kind[at] === KIND.flash && own && isDisc(own)) {
      addLine(out, [x0, y0, x0, y0], { radius, object: at });
    } else if (kind[at] === KIND.flash) {
      for (const ring of this.#ringsOf(shape[at] ?? 0)) addRing(out, ring, { x: x0, y: y0, object: at });
    } else {
      for (const { rings } of objectRings(this.#image, at)) addArea(out, rings.slice(0, 1).flatMap(splitAtSeams), at);
    }
  }

  /** Holes in apertures are drilled anyway: the outer contours bound the pad. */
  #ringsOf(shape: number): readonly Float64Array[] {
    return (this.#rings[shape] ??= (this.#image.shapes[shape]?.paths ?? []).flatMap(({ isDark, contours: [outer] }) =>
      isDark && outer ? [flatten(outer, ARC_TOLERANCE_MM)] : [],
    ));
  }
}

type Cut = { rings: Float64Array[]; after: number; object: number };

/** Spatial index of the clear objects of an image. */
class ClearCutter {
  readonly #image: LayerImage;
  readonly #clear: number[] = [];
  readonly #tree: Flatbush | null;
  readonly #budget: CutBudget;

  constructor(image: LayerImage, budget: CutBudget) {
    this.#image = image;
    this.#budget = budget;
    const boxes: [number, number, number, number][] = [];
    for (let at = 0; at < image.count; at++) {
      if ((image.dark[at] === 1) !== image.isNegative) continue;
      const { minX, minY, maxX, maxY } = this.#boxOf(at);
      if (!(minX <= maxX)) continue;
      this.#clear.push(at);
      boxes.push([minX, minY, maxX, maxY]);
    }
    this.#tree = boxes.length > 0 ? new Flatbush(boxes.length) : null;
    for (const box of boxes) this.#tree?.add(...box);
    this.#tree?.finish();
  }

  get isBudgetExceeded(): boolean {
    const { corners, crossings, comparisons } = this.#budget;
    return corners < 0 || crossings < 0 || comparisons < 0;
  }

  /** True if a clear object is drawn over an object later, by their boxes. */
  meets(at: number): boolean {
    const shape = this.#image.shapes[this.#image.shape[at] ?? 0];
    const isPierced = this.#image.kind[at] === KIND.flash && shape?.paths.some(({ isDark }) => !isDark) === true;
    return isPierced || (this.#tree !== null && this.#laterThan(at, this.#boxOf(at)).length > 0);
  }

  cutObject(out: DrawnPieces, at: number): void {
    let parts: Float64Array[][] = [];
    for (const { isDark, rings } of objectRings(this.#image, at)) {
      if (isDark) parts.push(rings);
      else parts = parts.flatMap((part) => this.#cut(part, rings));
    }
    for (const rings of parts) this.addCut(out, { rings, after: at, object: at });
  }

  addCut(out: DrawnPieces, { rings, after, object }: Cut): void {
    const box = object < 0 ? { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity } : this.#boxOf(object);
    const clear = this.#laterThan(after, box).flatMap((at) =>
      objectRings(this.#image, at).flatMap((path) => (path.isDark ? path.rings : [])),
    );
    for (const part of this.#cut(rings, clear)) addArea(out, part, object);
  }

  #cut(dark: readonly Float64Array[], clear: readonly Float64Array[]): Float64Array[][] {
    const rings = [...dark, ...clear];
    for (const ring of rings) this.#budget.corners -= ring.length / 2;
    return this.isBudgetExceeded || !affordsCrossings(rings, this.#budget) ? [] : cut(dark, clear);
  }

  #laterThan(at: number, { minX, minY, maxX, maxY }: { minX: number; minY: number; maxX: number; maxY: number }) {
    return (this.#tree?.search(minX, minY, maxX, maxY) ?? [])
      .map((index) => this.#clear[index] ?? 0)
      .filter((other) => other > at)
      .sort((a, b) => a - b);
  }

  #boxOf(at: number) {
    const box = emptyBbox();
    addObject(box, this.#image, at);
    return isEmptyBbox(box) ? emptyBbox() : box;
  }
}
