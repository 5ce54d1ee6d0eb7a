// Writes the `d` of an SVG path in whole micrometers, as short as possible: relative steps, no needless letters.

import { arcOf } from "@/lib/base/arc";
import { type Contour, edgeAt, edgeCount, type Edge } from "@/lib/core/geometry/contour";

export const UNITS_PER_MM = 1000;

/** With whole micrometers the errors of relative steps do not add up. */
export class PathWriter {
  #text: string[] = [];
  #last = "";
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  get isEmpty(): boolean {
    return this.#text.length === 0;
  }

  toString(): string {
    return this.#text.join("");
  }

  move(xMm: number, yMm: number): void {
    const x = toUnits(xMm);
    const y = toUnits(yMm);
    // The first move of a path is absolute in either form.
    this.#put("m", [x - this.#x, y - this.#y]);
    // Pairs after an "m" would be lines, so the letter must be repeated.
    this.#last = "";
    this.#x = this.#startX = x;
    this.#y = this.#startY = y;
  }

  edge(edge: Edge): void {
    const x = toUnits(edge.x1);
    const y = toUnits(edge.y1);
    const dx = x - this.#x;
    const dy = y - this.#y;
    if (dx === 0 && dy === 0) return this.dot();
    if (edge.bulge !== 0) {
      const radius = Math.max(1, Math.round(arcOf(edge).radius * UNITS_PER_MM));
      this.#put("a", [radius, radius, 0, 0, edge.bulge > 0 ? 1 : 0, dx, dy]);
    } else if (dy === 0) this.#put("h", [dx]);
    else if (dx === 0) this.#put("v", [dy]);
    else this.#put("l", [dx, dy]);
    this.#x = x;
    this.#y = y;
  }

  /** A line without length: round caps make it a dot. */
  dot(): void {
    this.#put("h", [0]);
  }

  close(): void {
    this.#put("z", []);
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  contour(contour: Contour, dx = 0, dy = 0): void {
    const count = edgeCount(contour);
    for (let k = 0; k < count; k++) {
      const edge = edgeAt(contour, k);
      const moved = { ...edge, x0: edge.x0 + dx, y0: edge.y0 + dy, x1: edge.x1 + dx, y1: edge.y1 + dy };
      if (k === 0) this.move(moved.x0, moved.y0);
      // "z" draws the closing line.
      if (k < count - 1 || edge.bulge !== 0) this.edge(moved);
    }
    if (count > 0) this.close();
  }

  #put(letter: string, numbers: readonly number[]): void {
    let text = letter === this.#last ? "" : letter;
    this.#last = letter;
    for (const number of numbers) {
      text += number < 0 || text === letter ? number : ` ${number}`;
    }
    this.#text.push(text);
  }
}

export function toUnits(mm: number): number {
  return Math.round(mm * UNITS_PER_MM) + 0;
}
