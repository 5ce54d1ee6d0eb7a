// Notes beside a board's edge ("ROUTE", "RoHS"): their round letters are closed lines, and nothing that is cut out.

import { type Bbox, contains, grow, heightOf, widthOf } from "@/lib/base/bbox";
import { boundsOf, type Contour } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { JOIN_MM } from "@/lib/core/geometry/stitch";

/** Larger closed lines are no letters, whatever stands beside them. */
const LARGEST_LETTER_MM = 6;
/** Of the letters beside a closed one at least this many ends lie open. */
const MIN_ENDS = 2;

/** Where strokes begin and end: their places, one after the other, and the aperture of each. */
interface Ends {
  places: Float64Array;
  shapes: Uint32Array;
}

export class OutlineLettering {
  readonly #ends: Ends;
  /** The last that was asked for: it is the same for all lines within it. */
  #edge: { contour: Contour; shapes: ReadonlySet<number> } | null = null;

  constructor(image: LayerImage) {
    this.#ends = endsOf(image);
  }

  /**
   * Whether a closed line is a letter: drawn with an aperture that the board's edge is not drawn with, and with lines of
   * the same aperture beside it, no farther than the letter is high twice over, that end in nothing.
   */
  isLetter(contour: Contour, edge: Contour): boolean {
    const box = boundsOf(contour);
    const high = Math.max(widthOf(box), heightOf(box));
    if (high > LARGEST_LETTER_MM) return false;
    const shapes = this.#shapesOf(contour, box);
    if (shapes.size === 0) return false;
    if (this.#edge?.contour !== edge) this.#edge = { contour: edge, shapes: this.#shapesOf(edge, boundsOf(edge)) };
    const { shapes: edgeShapes } = this.#edge;
    if ([...shapes].some((shape) => edgeShapes.has(shape))) return false;
    return this.#looseWithin(grow(box, 2 * high), shapes) >= MIN_ENDS;
  }

  /** A contour's corners are ends of the lines that it was stitched from. */
  #shapesOf(contour: Contour, box: Bbox): Set<number> {
    const corners = new Map<number, number[]>();
    for (let k = 0; k < contour.length; k += 3) {
      const [x = 0, y = 0] = [contour[k], contour[k + 1]];
      const own = corners.get(x);
      if (own) own.push(y);
      else corners.set(x, [y]);
    }
    const { places, shapes } = this.#ends;
    const found = new Set<number>();
    for (let k = 0; k < shapes.length; k++) {
      const [x = 0, y = 0] = [places[2 * k], places[2 * k + 1]];
      if (contains(box, x, y) && corners.get(x)?.includes(y)) found.add(shapes[k] ?? 0);
    }
    return found;
  }

  /** How many ends of these apertures meet no other line's. */
  #looseWithin(box: Bbox, wanted: ReadonlySet<number>): number {
    const { places, shapes } = this.#ends;
    const reach = grow(box, JOIN_MM);
    const near: number[] = [];
    for (let k = 0; k < shapes.length; k++)
      if (contains(reach, places[2 * k] ?? 0, places[2 * k + 1] ?? 0)) near.push(k);
    return near.filter((k) => {
      const [x = 0, y = 0] = [places[2 * k], places[2 * k + 1]];
      if (!wanted.has(shapes[k] ?? 0) || !contains(box, x, y)) return false;
      return !near.some(
        (other) => other !== k && Math.hypot((places[2 * other] ?? 0) - x, (places[2 * other + 1] ?? 0) - y) <= JOIN_MM,
      );
    }).length;
  }
}

function endsOf({ count, kind, dark, data, shape }: LayerImage): Ends {
  const places = new Float64Array(4 * count);
  const shapes = new Uint32Array(2 * count);
  let ends = 0;
  for (let at = 0; at < count; at++) {
    if (kind[at] !== KIND.stroke || dark[at] !== 1) continue;
    const o = at * DATA_STRIDE;
    for (let k = 0; k < 4; k++) places[2 * ends + k] = data[o + k] ?? 0;
    shapes[ends] = shapes[ends + 1] = shape[at] ?? 0;
    ends += 2;
  }
  return { places: places.subarray(0, 2 * ends), shapes: shapes.subarray(0, ends) };
}
