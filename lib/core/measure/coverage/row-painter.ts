// Rows that objects are painted into, one after the other.

import { firstFrom, rowsMet, spansOf } from "@/lib/core/measure/coverage/ring-rows";
import { paint, type Spans, subtract, unite } from "@/lib/core/measure/coverage/spans";
import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { isDisc } from "@/lib/core/board/shape";

export class RowPainter {
  readonly rows: Spans[];
  readonly #ys: Float64Array;
  /** For the current ring: first and second crossing of each row, and their number so far. */
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

  /** Paints a straight stroke or a disc, which are most objects, without contours. False for all others. */
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

  /** Area within `half` of a line: at each height the union of its two round ends and its body. */
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

  /**
   * Paints a ring that crosses each row at most twice, as nearly all do; false for others, which are left unpainted.
   */
  #paintSimple(ring: Float64Array, { dx, dy, isDark }: { dx: number; dy: number; isDark: boolean }): boolean {
    const ys = this.#ys;
    const one = this.#one;
    const other = this.#other;
    const count = this.#count;
    const [first, end] = rowsMet([ring], ys, dy);
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
