// A polygon asked many times whether it holds a point: its edges sorted into rows by height.

export class PolygonRows {
  readonly #points: ArrayLike<number>;
  readonly #minY: number;
  readonly #rowHeight: number;
  /** For each row, the first numbers of the edges that cross it. */
  readonly #rows: number[][];

  /** Pairs of coordinates. */
  constructor(points: ArrayLike<number>) {
    this.#points = points;
    let minY = Infinity;
    let maxY = -Infinity;
    let climbed = 0;
    for (let k = 1; k < points.length; k += 2) {
      const y = points[k] ?? 0;
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
      climbed += Math.abs(y - (points[(k + 2) % points.length] ?? 0));
    }
    // Edges that cross many rows stand in each of them: tall ones ask for fewer rows.
    const crossings = climbed / Math.max(maxY - minY, 1e-9);
    const rows = Math.max(
      1,
      Math.min(4096, Math.floor(points.length / 16), Math.floor((4 * points.length) / Math.max(crossings, 1))),
    );
    this.#minY = minY;
    this.#rowHeight = Math.max((maxY - minY) / rows, 1e-9);
    this.#rows = Array.from({ length: rows }, () => []);
    for (let k = 0; k < points.length; k += 2) {
      const y0 = points[k + 1] ?? 0;
      const y1 = points[(k + 3) % points.length] ?? 0;
      const last = this.#rowOf(Math.max(y0, y1));
      for (let row = this.#rowOf(Math.min(y0, y1)); row <= last; row++) this.#rows[row]?.push(k);
    }
  }

  /** Even-odd. */
  has(x: number, y: number): boolean {
    const points = this.#points;
    let isInside = false;
    for (const k of this.#rows[this.#rowOf(y)] ?? []) {
      const next = (k + 2) % points.length;
      const y0 = points[k + 1] ?? 0;
      const y1 = points[next + 1] ?? 0;
      if (y0 > y === y1 > y) continue;
      const x0 = points[k] ?? 0;
      const x1 = points[next] ?? 0;
      if (x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) isInside = !isInside;
    }
    return isInside;
  }

  #rowOf(y: number): number {
    return Math.max(0, Math.min(this.#rows.length - 1, Math.floor((y - this.#minY) / this.#rowHeight)));
  }
}
