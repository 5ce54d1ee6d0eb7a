// A layer's image as pieces: what later clear objects take away is cut out of the objects that they meet.

import Flatbush from "flatbush";
import { emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { cut } from "@/lib/core/dfm/areas/cut";
import { ARC_TOLERANCE_MM, objectRings } from "@/lib/core/dfm/views/object-rings";
import { addArea, addLine, type DrawnPieces, noDrawnPieces } from "@/lib/core/dfm/views/pieces";
import { flattenEdge } from "@/lib/core/gerber/contour";
import { THINNEST_MM } from "@/lib/core/gerber/copper-outline";
import { addObject, DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/gerber/image";
import { isDisc } from "@/lib/core/gerber/shape";

export type DrawOptions = {
  /** Beyond it a layer is too large to be checked. */
  maxPieces: number;
  /** What an inverted image is cut out of: rings that turn counter-clockwise, mm. */
  ground: readonly Float64Array[];
};

/** Corners that are cut for one layer; real boards with cleared pours come to a few hundred thousand. */
const MAX_CUT_CORNERS = 3_000_000;

/** Null beyond the caps. */
export function drawPieces(image: LayerImage, { maxPieces, ground }: DrawOptions): DrawnPieces | null {
  const out = noDrawnPieces();
  const cutter = new ClearCutter(image);
  if (image.isNegative) cutter.addCut(out, { rings: [...ground], after: -1, object: -1 });
  for (let at = 0; at < image.count; at++) {
    if (out.count > maxPieces || cutter.isSpent) return null;
    if ((image.dark[at] === 1) === image.isNegative || isAid(image, at)) continue;
    const first = out.fills.length;
    if (cutter.meets(at)) cutter.cutObject(out, at);
    else addWhole(out, image, at);
    if (image.kind[at] === KIND.flash) for (let owner = first; owner < out.fills.length; owner++) out.pads.push(owner);
  }
  return out.count > maxPieces || cutter.isSpent ? null : out;
}

/** Lines too thin to be made are aids of the drawing program. */
function isAid({ kind, shapes, shape }: LayerImage, at: number): boolean {
  return kind[at] === KIND.stroke && (shapes[shape[at] ?? 0]?.strokeMm ?? 0) < THINNEST_MM;
}

function addWhole(out: DrawnPieces, image: LayerImage, at: number): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
  const shape = image.shapes[image.shape[at] ?? 0];
  const radius = (shape?.strokeMm ?? 0) / 2;
  if (image.kind[at] === KIND.stroke) {
    const points = [x0, y0];
    flattenEdge({ x0, y0, x1, y1, bulge }, ARC_TOLERANCE_MM, points);
    addLine(out, points, { radius, object: at });
  } else if (image.kind[at] === KIND.flash && shape && isDisc(shape)) {
    addLine(out, [x0, y0, x0, y0], { radius, object: at });
  } else {
    // Holes in apertures are where the drill goes: the outer contours bound the pad.
    for (const { isDark, rings } of objectRings(image, at)) if (isDark) addArea(out, rings.slice(0, 1), at);
  }
}

type Cut = { rings: Float64Array[]; after: number; object: number };

/** Knows the clear objects of an image by place. */
class ClearCutter {
  readonly #image: LayerImage;
  readonly #clear: number[] = [];
  readonly #tree: Flatbush | null;
  #corners = 0;

  constructor(image: LayerImage) {
    this.#image = image;
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

  get isSpent(): boolean {
    return this.#corners > MAX_CUT_CORNERS;
  }

  /** Whether anything clear is drawn over an object later, by their boxes. */
  meets(at: number): boolean {
    const shape = this.#image.shapes[this.#image.shape[at] ?? 0];
    const isPierced = this.#image.kind[at] === KIND.flash && shape?.paths.some(({ isDark }) => !isDark) === true;
    return isPierced || this.#laterThan(at, this.#boxOf(at)).length > 0;
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
    for (const ring of [...dark, ...clear]) this.#corners += ring.length / 2;
    return this.isSpent ? [] : cut(dark, clear);
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
