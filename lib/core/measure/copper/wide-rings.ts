// Rings of an area without narrow places of their own, such as openings around vias and pins: their edges are compared
// with others only where another ring is close.

import type { Bbox } from "@/lib/base/bbox";
import { edgeBox, isConvex, ringArea, ringBox, ringLength } from "@/lib/core/geometry/rings/ring";
import type { CopperPieces } from "@/lib/core/measure/copper/copper-outline";
import { BoxGrid } from "@/lib/core/geometry/box-grid";

/** With fewer rings, comparing is as fast as testing. */
const FEW_RINGS = 8;

export class WideRings {
  readonly #reachMm: number;
  /** For each ring, true if it has no two facing edges within the reach. */
  readonly #isWide: readonly boolean[];
  /** Boxes of wide holes, and of the edges of all other rings; null if there are few. */
  readonly #near: { grid: BoxGrid; rings: Uint32Array } | null;

  /** The outer ring of an area, then its holes. */
  constructor(rings: readonly Float64Array[], reachMm: number) {
    this.#reachMm = reachMm;
    this.#isWide = rings.map((ring) => isWide(ring, reachMm));
    this.#near = rings.length > FEW_RINGS ? this.#nearOf(rings) : null;
  }

  /** False if segment `k`, an edge of a ring, has no facing edge within the reach. */
  mayFace(ring: number, { x0, y0, x1, y1 }: Pick<CopperPieces, "x0" | "y0" | "x1" | "y1">, k: number): boolean {
    if (this.#isWide[ring] !== true) return true;
    if (!this.#near) return this.#isWide.length > 1;
    const { grid, rings } = this.#near;
    const reach = this.#reachMm;
    const minX = Math.min(x0[k] ?? 0, x1[k] ?? 0) - reach;
    const minY = Math.min(y0[k] ?? 0, y1[k] ?? 0) - reach;
    const maxX = Math.max(x0[k] ?? 0, x1[k] ?? 0) + reach;
    const maxY = Math.max(y0[k] ?? 0, y1[k] ?? 0) + reach;
    let isNear = false;
    grid.search(minX, minY, maxX, maxY, (box) => (isNear = rings[box] !== ring));
    return isNear;
  }

  #nearOf(rings: readonly Float64Array[]): { grid: BoxGrid; rings: Uint32Array } {
    const boxes: number[] = [];
    const owners: number[] = [];
    const add = ({ minX, minY, maxX, maxY }: Bbox, ring: number) => {
      boxes.push(minX, minY, maxX, maxY);
      owners.push(ring);
    };
    rings.forEach((ring, r) => {
      // The box of the outer ring contains all others.
      if (r > 0 && this.#isWide[r] === true) add(ringBox(ring), r);
      else for (let k = 0; k < ring.length; k += 2) add(edgeBox(ring, k), r);
    });
    return { grid: new BoxGrid(Float64Array.from(boxes)), rings: Uint32Array.from(owners) };
  }
}

/** A convex ring is at least as wide as its incircle, whose radius is at least its area divided by its perimeter. */
function isWide(ring: Float64Array, widthMm: number): boolean {
  return 2 * Math.abs(ringArea(ring)) >= widthMm * ringLength(ring) && isConvex(ring);
}
