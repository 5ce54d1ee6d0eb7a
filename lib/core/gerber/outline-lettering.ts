// Notes beside a board's edge ("ROUTE", "RoHS"): their round letters are closed lines, and nothing that is cut out.

import { type Bbox, contains, grow, heightOf, widthOf } from "@/lib/base/bbox";
import { boundsOf, type Contour } from "@/lib/core/gerber/contour";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/gerber/image";
import { JOIN_MM } from "@/lib/core/gerber/stitch";

/** Larger closed lines are no letters, whatever stands beside them. */
const LARGEST_LETTER_MM = 6;
/** Of the letters beside a closed one at least this many ends lie open. */
const LEAST_ENDS = 2;

type End = { x: number; y: number; shape: number };

export class OutlineLettering {
  readonly #ends: End[];
  readonly #loose: End[];

  constructor(image: LayerImage) {
    this.#ends = endsOf(image);
    this.#loose = looseOf(this.#ends);
  }

  /**
   * Whether a closed line is a letter: drawn with an aperture that the board's edge is not drawn with, and with lines of
   * the same aperture beside it, no farther than the letter is high twice over, that end in nothing.
   */
  isLetter(contour: Contour, edge: Contour): boolean {
    const box = boundsOf(contour);
    const high = Math.max(widthOf(box), heightOf(box));
    if (high > LARGEST_LETTER_MM || this.#loose.length < LEAST_ENDS) return false;
    const shapes = this.#shapesOf(contour);
    const edgeShapes = this.#shapesOf(edge);
    if (shapes.size === 0 || [...shapes].some((shape) => edgeShapes.has(shape))) return false;
    const around: Bbox = grow(box, 2 * high);
    const beside = this.#loose.filter(({ x, y, shape }) => shapes.has(shape) && contains(around, x, y));
    return beside.length >= LEAST_ENDS;
  }

  /** A contour's corners are ends of the lines that it was stitched from. */
  #shapesOf(contour: Contour): Set<number> {
    const corners = new Set<string>();
    for (let k = 0; k < contour.length; k += 3) corners.add(`${contour[k]}/${contour[k + 1]}`);
    return new Set(this.#ends.flatMap(({ x, y, shape }) => (corners.has(`${x}/${y}`) ? [shape] : [])));
  }
}

function endsOf({ count, kind, dark, data, shape }: LayerImage): End[] {
  const out: End[] = [];
  for (let at = 0; at < count; at++) {
    if (kind[at] !== KIND.stroke || dark[at] !== 1) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 4);
    const tool = shape[at] ?? 0;
    out.push({ x: x0, y: y0, shape: tool }, { x: x1, y: y1, shape: tool });
  }
  return out;
}

/** Ends at which no other line starts. */
function looseOf(ends: readonly End[]): End[] {
  const cells = new Map<string, End[]>();
  const cellOf = (value: number) => Math.floor(value / JOIN_MM);
  for (const end of ends) {
    const key = `${cellOf(end.x)}/${cellOf(end.y)}`;
    const cell = cells.get(key);
    if (cell) cell.push(end);
    else cells.set(key, [end]);
  }
  const isMet = (end: End) =>
    [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) =>
        (cells.get(`${cellOf(end.x) + dx}/${cellOf(end.y) + dy}`) ?? []).some(
          (other) => other !== end && Math.hypot(other.x - end.x, other.y - end.y) <= JOIN_MM,
        ),
      ),
    );
  return ends.filter((end) => !isMet(end));
}
