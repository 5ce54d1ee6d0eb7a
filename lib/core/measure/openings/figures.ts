// Measures the shapes of a layer, each of one object or of several touching ones, once per distinct shape, and writes
// their paths.

import { type Contour, flatten } from "@/lib/core/geometry/contour";
import { strokeContours } from "@/lib/core/measure/coverage/stroke-contours";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { PathWriter } from "@/lib/core/board/svg-path";
import { type FilledPath, sweepFill } from "@/lib/core/geometry/sweep-fill";
import { type Aperture, type ApertureSet, isRound, plainOpening } from "@/lib/core/measure/openings/aperture";
import { type OpeningPart, openingParts } from "@/lib/core/measure/openings/opening-parts";

/** Chord tolerance: 0.1 µm on a circle of 0.2 mm is 0.03 % of its perimeter and 0.13 % of its area. */
const ARC_TOLERANCE_MM = 1e-4;
/** Rounding residue between two edges, smaller than anything that can be cut. */
const MIN_AREA_MM2 = 1e-5;

/** Measures shapes; equal ones once. */
export class Figures {
  readonly #image: LayerImage;
  readonly #byShape = new Map<number, OpeningPart[] | null>();
  readonly #byContour = new Map<string, OpeningPart[] | null>();
  readonly #dark = new Map<number, FilledPath[]>();

  constructor(image: LayerImage) {
    this.#image = image;
  }

  add(out: ApertureSet, members: readonly number[]): void {
    const [only = 0] = members;
    const image = this.#image;
    const [x = 0, y = 0] = image.data.subarray(only * DATA_STRIDE, only * DATA_STRIDE + 2);
    const shape = image.shapes[image.shape[only] ?? 0];
    if (members.length === 1 && image.kind[only] === KIND.flash && shape) {
      const plain = plainOpening(shape);
      if (plain) put(out, { ...plain, xMm: x, yMm: y }, this.#pathOf(members));
      else this.#place(out, this.#partsOfShape(image.shape[only] ?? 0), { members, x, y });
    } else if (members.length === 1 && image.kind[only] === KIND.region) {
      const contour = regionOf(image, only);
      const [left = 0, low = 0] = contour;
      this.#place(out, this.#partsOfContour(contour), { members, x: left, y: low });
    } else {
      this.#place(out, openingParts(members.flatMap((at) => this.#filled(at))), { members, x: 0, y: 0 });
    }
  }

  #place(out: ApertureSet, parts: OpeningPart[] | null, from: { members: readonly number[]; x: number; y: number }) {
    if (parts === null) {
      out.unmeasured++;
      return;
    }
    const whole = this.#pathOf(from.members);
    const real = parts.filter(({ areaMm2 }) => areaMm2 >= MIN_AREA_MM2);
    for (const [index, { bounds, ...opening }] of real.entries()) {
      const xMm = (bounds.minX + bounds.maxX) / 2 + from.x;
      const yMm = (bounds.minY + bounds.maxY) / 2 + from.y;
      // The path of a shape is written once, with the first of its parts.
      put(out, { ...opening, xMm, yMm, isRound: isRound(opening) }, index === 0 ? whole : "");
    }
  }

  #partsOfShape(index: number): OpeningPart[] | null {
    const existing = this.#byShape.get(index);
    if (existing !== undefined) return existing;
    const parts = openingParts(this.#filledShape(index));
    this.#byShape.set(index, parts);
    return parts;
  }

  #partsOfContour(contour: Contour): OpeningPart[] | null {
    const moved = fromFirstPoint(contour);
    const key = Array.from(moved, (value) => Math.round(value * 1e5)).join();
    const existing = this.#byContour.get(key);
    if (existing !== undefined) return existing;
    const parts = openingParts([{ isDark: true, rings: [flatten(moved, ARC_TOLERANCE_MM)] }]);
    this.#byContour.set(key, parts);
    return parts;
  }

  #filled(at: number): FilledPath[] {
    const { data, kind, dark, shape, shapes } = this.#image;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    const isDark = dark[at] === 1;
    const index = shape[at] ?? 0;
    if (kind[at] === KIND.flash) {
      const solid = this.#dark.get(index) ?? solidOf(this.#filledShape(index));
      this.#dark.set(index, solid);
      return solid.map(({ rings }) => ({ isDark, rings: rings.map((ring) => movedRing(ring, x0, y0)) }));
    }
    const contours =
      kind[at] === KIND.region
        ? [regionOf(this.#image, at)]
        : strokeContours({ x0, y0, x1, y1, bulge }, (shapes[index]?.strokeMm ?? 0) / 2);
    return contours.map((contour) => ({ isDark, rings: [flatten(contour, ARC_TOLERANCE_MM)] }));
  }

  #filledShape(index: number): FilledPath[] {
    return (this.#image.shapes[index]?.paths ?? []).map(({ isDark, contours }) => ({
      isDark,
      rings: contours.map((contour) => flatten(contour, ARC_TOLERANCE_MM)),
    }));
  }

  /** If parts are erased, the remaining area is drawn as measured. */
  #pathOf(members: readonly number[]): string {
    const image = this.#image;
    const isErased = members.some(
      (at) =>
        image.dark[at] === 0 ||
        (image.kind[at] === KIND.flash && image.shapes[image.shape[at] ?? 0]?.paths.some(({ isDark }) => !isDark)),
    );
    const path = new PathWriter();
    if (isErased) {
      const rings = sweepFill(members.flatMap((at) => this.#filled(at)))?.rings ?? [];
      for (const ring of rings) path.contour(contourOf(ring));
      return path.toString();
    }
    for (const at of members) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
      const shape = image.shapes[image.shape[at] ?? 0];
      if (image.kind[at] === KIND.region) path.contour(regionOf(image, at));
      else if (image.kind[at] === KIND.flash) {
        for (const { contours } of shape?.paths ?? []) for (const contour of contours) path.contour(contour, x0, y0);
      } else
        for (const contour of strokeContours({ x0, y0, x1, y1, bulge }, (shape?.strokeMm ?? 0) / 2))
          path.contour(contour);
    }
    return path.toString();
  }
}

/** A shape's own erased parts do not erase from other shapes. */
function solidOf(paths: FilledPath[]): FilledPath[] {
  if (paths.every(({ isDark }) => isDark)) return paths;
  return [{ isDark: true, rings: sweepFill(paths)?.rings ?? [] }];
}

function put(out: ApertureSet, aperture: Aperture, path: string): void {
  out.apertures.push(aperture);
  // Absolute at its beginning, so that several can be concatenated.
  out.paths.push(path.replace(/^m/, "M"));
}

function fromFirstPoint(contour: Contour): Contour {
  const [x = 0, y = 0] = contour;
  return contour.map((value, k) => (k % 3 === 0 ? value - x : k % 3 === 1 ? value - y : value));
}

function movedRing(ring: Float64Array, dx: number, dy: number): Float64Array {
  return ring.map((value, k) => value + (k % 2 === 0 ? dx : dy));
}

function contourOf(ring: Float64Array): Contour {
  const contour = new Float64Array((ring.length / 2) * 3);
  for (let k = 0, o = 0; k < ring.length; k += 2, o += 3) {
    contour[o] = ring[k] ?? 0;
    contour[o + 1] = ring[k + 1] ?? 0;
  }
  return contour;
}
