// The drawn objects of one layer in order, as columns of numbers in mm: flashes, strokes and filled regions.

import { addBbox, addPoint, type Bbox, emptyBbox } from "@/lib/base/bbox";
import { isMirroring, type Matrix } from "@/lib/base/matrix";
import { AttributeSets, type AttributeTable } from "@/lib/core/board/attribute-table";
import { addEdge, boundsOf, type Contour, transformed } from "@/lib/core/geometry/contour";
import { MAX_COORDINATE_MM, MAX_OBJECTS, MAX_VERTICES } from "@/lib/core/board/limits";
import { type Shape, transformShape } from "@/lib/core/board/shape";

export const KIND = { flash: 0, stroke: 1, region: 2 } as const;

/** Numbers per object in `data`. */
export const DATA_STRIDE = 5;

/** Plain and transferable. Clear objects erase from objects drawn before them in the same layer. */
export type LayerImage = {
  count: number;
  /** Values of `KIND`. */
  kind: Uint8Array;
  /** 1 dark, 0 clear. */
  dark: Uint8Array;
  /** Index into `shapes`: the flashed image, or the tool of a stroke; unused for regions. */
  shape: Uint32Array;
  /**
   * Five numbers per object. Flash: x, y. Stroke: x0, y0, x1, y1, bulge (see contour.ts), its tool a circle of
   * `shapes[shape].strokeMm`, which may be 0. Region: first and end index into `vertices`, a counter-clockwise contour.
   */
  data: Float64Array;
  vertices: Float64Array;
  shapes: Shape[];
  /** The line of the file that drew the object, from 1; copies keep that of the original. */
  line: Uint32Array;
  /** Index of the set in `attributes` that the object carries, its own and its aperture's; 0 if none. */
  attributeSet: Uint32Array;
  attributes: AttributeTable;
  /** True if the whole image is inverted (IPNEG). */
  isNegative: boolean;
  /** Bounds of all dark objects, including the width of strokes. */
  bounds: Bbox;
};

export type ObjectData = readonly [number, number, number, number, number];

/** Collects objects; returns false beyond the limits. */
export class ImageBuilder {
  count = 0;
  kind: Uint8Array;
  dark: Uint8Array;
  shape: Uint32Array;
  data: Float64Array;
  vertices = new Float64Array(1024);
  vertexCount = 0;
  line: Uint32Array;
  attributeSet: Uint32Array;
  /** Line and attributes of the objects that follow. */
  nextLine = 0;
  nextAttributes = 0;
  readonly shapes: Shape[];
  readonly attributes: AttributeSets;
  readonly #variants = new Map<string, number>();

  /** `expected` objects fit without growing. */
  constructor(shapes: Shape[], attributes: AttributeSets, expected = 256) {
    this.shapes = shapes;
    this.attributes = attributes;
    const size = Math.max(256, Math.min(expected, 500_000));
    this.kind = new Uint8Array(size);
    this.dark = new Uint8Array(size);
    this.shape = new Uint32Array(size);
    this.data = new Float64Array(size * DATA_STRIDE);
    this.line = new Uint32Array(size);
    this.attributeSet = new Uint32Array(size);
  }

  add(kind: number, isDark: boolean, shape: number, data: ObjectData): boolean {
    if (this.count >= MAX_OBJECTS) return false;
    if (this.count === this.kind.length) this.#grow();
    const at = this.count++;
    this.kind[at] = kind;
    this.dark[at] = isDark ? 1 : 0;
    this.shape[at] = shape;
    this.line[at] = this.nextLine;
    this.attributeSet[at] = this.nextAttributes;
    const o = at * DATA_STRIDE;
    this.data[o] = data[0];
    this.data[o + 1] = data[1];
    this.data[o + 2] = data[2];
    this.data[o + 3] = data[3];
    this.data[o + 4] = data[4];
    return true;
  }

  addRegion(isDark: boolean, contour: Contour): boolean {
    if (this.vertexCount + contour.length > MAX_VERTICES) return false;
    while (this.vertexCount + contour.length > this.vertices.length) {
      const larger = new Float64Array(this.vertices.length * 2);
      larger.set(this.vertices);
      this.vertices = larger;
    }
    this.vertices.set(contour, this.vertexCount);
    const from = this.vertexCount;
    this.vertexCount += contour.length;
    return this.add(KIND.region, isDark, 0, [from, this.vertexCount, 0, 0, 0]);
  }

  /** The index of a shape mapped by `map`, created once per map. */
  variant(shape: number, map: Matrix): number {
    const key = `${shape}/${map[0]}/${map[1]}/${map[2]}/${map[3]}`;
    const existing = this.#variants.get(key);
    if (existing !== undefined) return existing;
    const original = this.shapes[shape];
    if (original === undefined) return shape;
    const index = this.shapes.length;
    this.shapes.push(transformShape(original, [map[0], map[1], map[2], map[3], 0, 0]));
    this.#variants.set(key, index);
    return index;
  }

  build(isNegative: boolean): LayerImage {
    const image = {
      count: this.count,
      kind: this.kind.slice(0, this.count),
      dark: this.dark.slice(0, this.count),
      shape: this.shape.slice(0, this.count),
      data: this.data.slice(0, this.count * DATA_STRIDE),
      vertices: this.vertices.slice(0, this.vertexCount),
      shapes: this.shapes,
      line: this.line.slice(0, this.count),
      attributeSet: this.attributeSet.slice(0, this.count),
      attributes: this.attributes.build(),
      isNegative,
      bounds: emptyBbox(),
    };
    for (let at = 0; at < image.count; at++) if (image.dark[at] === 1) addObject(image.bounds, image, at);
    return image;
  }

  #grow(): void {
    const size = this.kind.length * 2;
    const kind = new Uint8Array(size);
    kind.set(this.kind);
    this.kind = kind;
    const dark = new Uint8Array(size);
    dark.set(this.dark);
    this.dark = dark;
    const shape = new Uint32Array(size);
    shape.set(this.shape);
    this.shape = shape;
    const line = new Uint32Array(size);
    line.set(this.line);
    this.line = line;
    const attributeSet = new Uint32Array(size);
    attributeSet.set(this.attributeSet);
    this.attributeSet = attributeSet;
    const data = new Float64Array(size * DATA_STRIDE);
    data.set(this.data);
    this.data = data;
  }
}

/** True if any object erases from the image. */
export function hasClearObjects({ isNegative, dark }: Pick<LayerImage, "isNegative" | "dark">): boolean {
  return isNegative || dark.includes(0);
}

export function regionOf(image: { vertices: Float64Array; data: Float64Array }, at: number): Contour {
  const o = at * DATA_STRIDE;
  return image.vertices.subarray(image.data[o], image.data[o + 1]);
}

type Drawn = Pick<LayerImage, "kind" | "shape" | "data" | "vertices" | "shapes">;

/** Widens `box` by one object. */
export function addObject(box: Bbox, image: Drawn, at: number): void {
  const { data } = image;
  const o = at * DATA_STRIDE;
  const x = data[o] ?? 0;
  const y = data[o + 1] ?? 0;
  const shape = image.shapes[image.shape[at] ?? 0];
  if (image.kind[at] === KIND.region) addBbox(box, boundsOf(regionOf(image, at)));
  else if (image.kind[at] === KIND.flash) {
    if (!shape || shape.bounds.minX > shape.bounds.maxX) return;
    addPoint(box, x + shape.bounds.minX, y + shape.bounds.minY);
    addPoint(box, x + shape.bounds.maxX, y + shape.bounds.maxY);
  } else if (data[o + 4] === 0) {
    const half = (shape?.strokeMm ?? 0) / 2;
    const x1 = data[o + 2] ?? 0;
    const y1 = data[o + 3] ?? 0;
    addPoint(box, Math.min(x, x1) - half, Math.min(y, y1) - half);
    addPoint(box, Math.max(x, x1) + half, Math.max(y, y1) + half);
  } else {
    const own = emptyBbox();
    addEdge(own, { x0: x, y0: y, x1: data[o + 2] ?? 0, y1: data[o + 3] ?? 0, bulge: data[o + 4] ?? 0 });
    const half = (shape?.strokeMm ?? 0) / 2;
    addPoint(box, own.minX - half, own.minY - half);
    addPoint(box, own.maxX + half, own.maxY + half);
  }
}

/** "far": beyond the range of coordinates, and left out; "full": the image has too many objects. */
export type CopyResult = "added" | "far" | "full";

/**
 * Copies an object of `from` (which may be `to` itself) through `map`. The copy keeps its attributes, and adds those of
 * the set `under` that it lacks.
 */
export function copyObject(
  from: ImageBuilder,
  at: number,
  to: ImageBuilder,
  how: { map: Matrix; invert?: boolean; under?: number },
): CopyResult {
  const { map, invert = false, under = 0 } = how;
  to.nextLine = from.line[at] ?? 0;
  to.nextAttributes = to.attributes.merge(from.attributeSet[at] ?? 0, under);
  const isDark = (from.dark[at] === 1) !== invert;
  const o = at * DATA_STRIDE;
  const [x = 0, y = 0, x1 = 0, y1 = 0, bulge = 0] = from.data.subarray(o, o + DATA_STRIDE);
  const moved = (px: number, py: number) =>
    [map[0] * px + map[2] * py + map[4], map[1] * px + map[3] * py + map[5]] as const;
  if (from.kind[at] === KIND.region) {
    const contour = transformed(from.vertices.slice(x, y), map);
    if (isFarContour(contour)) return "far";
    return to.addRegion(isDark, contour) ? "added" : "full";
  }
  const isMove = map[0] === 1 && map[1] === 0 && map[2] === 0 && map[3] === 1;
  const shape = isMove ? (from.shape[at] ?? 0) : to.variant(from.shape[at] ?? 0, map);
  const start = moved(x, y);
  if (isFar(...start)) return "far";
  if (from.kind[at] === KIND.flash)
    return to.add(KIND.flash, isDark, shape, [start[0], start[1], 0, 0, 0]) ? "added" : "full";
  const end = moved(x1, y1);
  if (isFar(...end)) return "far";
  const bend = isMirroring(map) ? -bulge : bulge;
  return to.add(KIND.stroke, isDark, shape, [start[0], start[1], end[0], end[1], bend]) ? "added" : "full";
}

/** Steps and offsets may be as large again as coordinates. */
const FARTHEST_MM = 4 * MAX_COORDINATE_MM;

function isFar(x: number, y: number): boolean {
  return !(Math.abs(x) <= FARTHEST_MM && Math.abs(y) <= FARTHEST_MM);
}

function isFarContour(contour: Contour): boolean {
  for (let k = 0; k < contour.length; k += 3) if (isFar(contour[k] ?? 0, contour[k + 1] ?? 0)) return true;
  return false;
}
