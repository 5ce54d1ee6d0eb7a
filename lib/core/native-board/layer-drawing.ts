// Draws one layer of a native board: strokes, pads and areas, each with the net and the part that it belongs to.

import type { Edge, Contour } from "@/lib/core/geometry/contour";
import { circle, counterClockwise } from "@/lib/core/geometry/contour";
import { AttributeSets } from "@/lib/core/board/attribute-table";
import { ImageBuilder, KIND, type LayerImage } from "@/lib/core/board/image";
import { MAX_COORDINATE_MM } from "@/lib/core/board/limits";
import { type Shape, shapeOf } from "@/lib/core/board/shape";
import type { WarningList } from "@/lib/core/board/warning";

/** The owner of an object. `purpose` is X2's `.AperFunction`; `line` counts from 1, 0 where files have none. */
export type About = { line: number; net?: string; component?: string; pin?: string; purpose?: string };

/** A shape with a name that is the same for the same shape, so that a layer holds it once. */
export type NamedShape = { name: string; make: () => Shape };

export class LayerDrawing {
  readonly #attributes = new AttributeSets();
  readonly #shapes: Shape[] = [];
  readonly #shapeIndex = new Map<string, number>();
  readonly #sets = new Map<string, number>();
  readonly #builder = new ImageBuilder(this.#shapes, this.#attributes);
  readonly #warnings: WarningList;

  constructor(warnings: WarningList) {
    this.#warnings = warnings;
  }

  get count(): number {
    return this.#builder.count;
  }

  stroke(edge: Edge, widthMm: number, about: About, isDark = true): void {
    const { x0, y0, x1, y1, bulge } = edge;
    if (!this.#isPlaced([x0, y0, x1, y1, bulge, widthMm], about)) return;
    const shape = this.#shape(round(widthMm), about);
    this.#label(about);
    const data = [toGrid(x0), toGrid(y0), toGrid(x1), toGrid(y1), bulge] as const;
    this.#check(this.#builder.add(KIND.stroke, isDark, shape, data), about);
  }

  flash(x: number, y: number, shape: NamedShape, about: About): void {
    if (!this.#isPlaced([x, y], about)) return;
    const index = this.#shape(shape, about);
    if ((this.#shapes[index]?.paths.length ?? 0) === 0) return;
    this.#label(about);
    this.#check(this.#builder.add(KIND.flash, true, index, [toGrid(x), toGrid(y), 0, 0, 0]), about);
  }

  area(contour: Contour, about: About, isDark = true): void {
    if (contour.length < TWO_CORNERS || !this.#isPlaced(contour, about)) return;
    this.#label(about);
    this.#check(this.#builder.addRegion(isDark, counterClockwise(contour)), about);
  }

  build(isNegative = false): LayerImage {
    return this.#builder.build(isNegative);
  }

  /** False, with a warning, for a place beyond any board and for one that is no number. */
  #isPlaced(numbers: ArrayLike<number>, about: About): boolean {
    for (let k = 0; k < numbers.length; k++) {
      const value = numbers[k] ?? NaN;
      if (Math.abs(value) <= MAX_COORDINATE_MM) continue;
      this.#warnings.add(Number.isFinite(value) ? "COORDINATE_OUT_OF_RANGE" : "BAD_NUMBER", warningLine(about));
      return false;
    }
    return true;
  }

  #check(wasAdded: boolean, about: About): void {
    if (!wasAdded) this.#warnings.add("TOO_MANY_OBJECTS", warningLine(about));
  }

  #shape({ name, make }: NamedShape, { purpose, line }: About): number {
    const key = `${purpose ?? ""}|${name}`;
    const existing = this.#shapeIndex.get(key);
    if (existing !== undefined) return existing;
    const made = make();
    // Bounds pass over what is no number, so every corner is looked at.
    const isSane = made.paths.every(({ contours }) =>
      contours.every((contour) => contour.every((value) => Math.abs(value) <= MAX_COORDINATE_MM)),
    );
    if (!isSane) this.#warnings.add("BAD_APERTURE", line > 0 ? line : undefined);
    const shape = isSane ? made : shapeOf("missing", [], 0);
    this.#shapes.push(purpose === undefined ? shape : { ...shape, purpose });
    this.#shapeIndex.set(key, this.#shapes.length - 1);
    return this.#shapes.length - 1;
  }

  #label({ line, net, component, pin }: About): void {
    this.#builder.nextLine = line;
    const key = `${net ?? ""}\0${component ?? ""}\0${pin ?? ""}`;
    let set = this.#sets.get(key);
    if (set === undefined) {
      const attributes: number[] = [];
      if (net !== undefined) attributes.push(this.#attributes.attribute(".N", [net]));
      if (component !== undefined && component !== "") {
        attributes.push(this.#attributes.attribute(".C", [component]));
        if (pin !== undefined) attributes.push(this.#attributes.attribute(".P", [component, pin]));
      }
      set = this.#attributes.set(attributes.filter((index) => index >= 0));
      if (this.#attributes.isFull) this.#warnings.add("TOO_MANY_ATTRIBUTES");
      this.#sets.set(key, set);
    }
    this.#builder.nextAttributes = set;
  }
}

/** Numbers of a contour that can have an inside: two corners joined by arcs. */
const TWO_CORNERS = 6;

/** Whole nanometres, so that what stands in one row after a turn has one coordinate. */
export function toGrid(mm: number): number {
  return Math.round(mm * 1e6) / 1e6 + 0;
}

function warningLine({ line }: About): number | undefined {
  return line > 0 ? line : undefined;
}

/** The round tool of a stroke. */
export function round(diameterMm: number): NamedShape {
  return {
    name: `round ${diameterMm}`,
    make: () =>
      shapeOf(
        "circle",
        diameterMm > 0 ? [{ isDark: true, contours: [circle(0, 0, diameterMm / 2)] }] : [],
        Math.max(0, diameterMm),
      ),
  };
}
