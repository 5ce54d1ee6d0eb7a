// Which of a board's walls are the insides of plated holes.

import Flatbush from "flatbush";
import { middleLine, sagittaOf } from "@/lib/core/board3d/hole-ring";
import type { ThroughHole } from "@/lib/core/board3d/through-holes";

/** What rounding to a tenth of a micrometre and the pieces of an arc leave. */
const SLACK_MM = 0.01;

export class BarrelIndex {
  readonly #holes: readonly ThroughHole[];
  readonly #tree: Flatbush | null;
  /** What is asked next mostly lies on the rim of the same hole. */
  #last = -1;

  constructor(holes: readonly ThroughHole[]) {
    this.#holes = holes.filter(({ isPlated }) => isPlated);
    this.#tree = this.#holes.length > 0 ? new Flatbush(this.#holes.length) : null;
    for (const hole of this.#holes) {
      const line = middleLine(hole);
      const [xs, ys] = [line.filter((_, k) => k % 2 === 0), line.filter((_, k) => k % 2 === 1)];
      const reach = hole.diameterMm / 2 + SLACK_MM;
      this.#tree?.add(
        Math.min(...xs) - reach,
        Math.min(...ys) - reach,
        Math.max(...xs) + reach,
        Math.max(...ys) + reach,
      );
    }
    this.#tree?.finish();
  }

  /** Whether the middle of a piece of wall lies on the rim of a plated hole. */
  has(x: number, y: number): boolean {
    if (this.#isOnRim(this.#last, x, y)) return true;
    this.#last = this.#tree?.search(x, y, x, y).find((at) => this.#isOnRim(at, x, y)) ?? -1;
    return this.#last >= 0;
  }

  #isOnRim(at: number, x: number, y: number): boolean {
    const hole = this.#holes[at];
    if (!hole) return false;
    const radius = hole.diameterMm / 2;
    const distance = distanceTo(middleLine(hole), x, y);
    return distance <= radius + SLACK_MM && distance >= radius - 2 * sagittaOf(hole.diameterMm) - SLACK_MM;
  }
}

function distanceTo(line: readonly number[], x: number, y: number): number {
  let best = Math.hypot((line[0] ?? 0) - x, (line[1] ?? 0) - y);
  for (let k = 0; k + 3 < line.length; k += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(k, k + 4);
    const [dx, dy] = [x1 - x0, y1 - y0];
    const share = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x0 + share * dx - x, y0 + share * dy - y));
  }
  return best;
}
