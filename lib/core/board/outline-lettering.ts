// Notes next to a board's edge ("ROUTE", "RoHS"): their round letters are closed lines but not cutouts.

import { type Bbox, contains, grow, heightOf, widthOf } from "@/lib/base/bbox";
import { boundsOf, type Contour } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { JOIN_MM } from "@/lib/core/geometry/stitch";

/** Larger closed lines are not letters. */
const LARGEST_LETTER_MM = 6;
/** Minimum of loose line ends near a closed line for it to be lettering. */
const MIN_ENDS = 2;

/** Ends of strokes: their coordinates in pairs, and the aperture of each. */
interface Ends {
  places: Float64Array;
  shapes: Uint32Array;
}

export class OutlineLettering {
  readonly #ends: Ends;
  /** The last edge that was queried, because all lines within an edge are tested in sequence. */
  #edge: { contour: Contour; shapes: ReadonlySet<number> } | null = null;

  constructor(image: LayerImage) {
    this.#ends = endsOf(image);
  }

  /**
   * True if a closed line is a letter: drawn with an aperture that the board's edge does not use, with lines of the
   * same aperture nearby (within twice the letter's height) that have loose ends.
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

  /** The number of ends of these apertures that meet no other line's end. */
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
