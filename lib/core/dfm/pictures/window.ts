// The square window of a picture: coordinates in the steps of the picture, and clipping.

import type { Mark } from "@/lib/core/dfm/finding";
import { markBox, seenMm } from "@/lib/core/dfm/mark-box";
import { PICTURE_STEPS } from "@/lib/core/dfm/pictures/picture";

export class Window {
  readonly sideMm: number;
  readonly minX: number;
  readonly minY: number;

  constructor(mark: Mark) {
    const box = markBox(mark);
    this.sideMm = seenMm(box);
    this.minX = (box.minX + box.maxX - this.sideMm) / 2;
    this.minY = (box.minY + box.maxY - this.sideMm) / 2;
  }

  get maxX(): number {
    return this.minX + this.sideMm;
  }

  get maxY(): number {
    return this.minY + this.sideMm;
  }

  /** A length in steps. */
  length(mm: number): number {
    return Math.round((mm / this.sideMm) * PICTURE_STEPS);
  }

  x(mm: number): number {
    return this.length(mm - this.minX);
  }

  y(mm: number): number {
    return this.length(mm - this.minY);
  }

  /** The part of a ring in the square, in steps, without coincident points; null if nothing of it is left. */
  ring(points: Float64Array): number[] | null {
    const relative = Array.from(points, (mm, k) => (mm - (k % 2 === 0 ? this.minX : this.minY)) / this.sideMm);
    const out = thinned(clipRing(relative));
    return out.length < 6 ? null : out;
  }

  mark(mark: Mark): Mark {
    switch (mark.kind) {
      case "gap":
        return { kind: "gap", x0: this.x(mark.x0), y0: this.y(mark.y0), x1: this.x(mark.x1), y1: this.y(mark.y1) };
      case "ring":
        return { kind: "ring", x: this.x(mark.x), y: this.y(mark.y), radiusMm: this.length(mark.radiusMm) };
      case "box": {
        const [minX, minY, maxX, maxY] = [this.x(mark.minX), this.y(mark.minY), this.x(mark.maxX), this.y(mark.maxY)];
        return { kind: "box", minX, minY, maxX, maxY };
      }
      case "point":
        return { kind: "point", x: this.x(mark.x), y: this.y(mark.y) };
    }
  }
}

function thinned(relative: readonly number[]): number[] {
  const out: number[] = [];
  for (let k = 0; k + 1 < relative.length; k += 2) {
    const [x, y] = [Math.round((relative[k] ?? 0) * PICTURE_STEPS), Math.round((relative[k + 1] ?? 0) * PICTURE_STEPS)];
    if (x !== out.at(-2) || y !== out.at(-1)) out.push(x, y);
  }
  return out;
}

// Sutherland-Hodgman clipping against the unit square, one side after the other.

/** For each side the distance of (x, y) inside it, negative outside. */
const SIDES: readonly ((x: number, y: number) => number)[] = [(x) => x, (x) => 1 - x, (_, y) => y, (_, y) => 1 - y];

/** Coordinate pairs; empty if nothing lies inside. Parts outside follow the sides. */
export function clipRing(ring: readonly number[]): number[] {
  return SIDES.reduce<readonly number[]>((points, inside) => cutAt(points, inside), ring).slice();
}

function cutAt(points: readonly number[], inside: (x: number, y: number) => number): number[] {
  const out: number[] = [];
  for (let k = 0; k < points.length; k += 2) {
    const before = (k + points.length - 2) % points.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[before], points[before + 1], points[k], points[k + 1]];
    const [from, to] = [inside(x0, y0), inside(x1, y1)];
    if (from < 0 !== to < 0) {
      const fraction = from / (from - to);
      out.push(x0 + fraction * (x1 - x0), y0 + fraction * (y1 - y0));
    }
    if (to >= 0) out.push(x1, y1);
  }
  return out;
}
