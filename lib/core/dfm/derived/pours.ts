// Pours near an edge or an NPTH: they are cut back before the board is made.

import { areaOfParts, ringLength } from "@/lib/core/geometry/rings/ring";
import type { Copper, CopperLayer } from "@/lib/core/dfm/derived/copper";
import { ringsOf } from "@/lib/core/measure/copper/pieces";

/** The distance that copper is cut back to, which board houses give as 0.2 to 0.25 mm from edges and NPTHs. */
const CUT_BACK_MM = 0.2;
/** The copper that has to be left behind the cut: a disc of this radius, wider than a common trace. */
const DISC_MM = 0.25;
/** The mean width of an area is at least that of the disc; narrower ones may be traces. */
const MIN_MEAN_WIDTH_MM = 2 * DISC_MM;
const ALONG_STROKE_MM = [0, 0.45, -0.45];
/** An area may run out into a wedge or a web right at the place. */
const ALONG_AREA_MM = [...ALONG_STROKE_MM, 0.9, -0.9, 1.35, -1.35];
const DIRECTIONS = Array.from({ length: 8 }, (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)]);

/** A point of the edge or the wall of a hole, with the unit vector into the board. */
export type EdgePoint = { x: number; y: number; inX: number; inY: number };

export class Pours {
  readonly #copper: Copper;
  readonly #layer: CopperLayer;
  readonly #pads: ReadonlySet<number>;
  readonly #isWide = new Map<number, boolean>();

  constructor(copper: Copper, layer: CopperLayer) {
    this.#copper = copper;
    this.#layer = layer;
    this.#pads = new Set(layer.pieces.pads);
  }

  /**
   * True if `owner`, counted within its layer, is a wide area, or if its net goes on behind the cut. A pad is no pour:
   * cutting it would change a solder joint.
   */
  isBehind(owner: number, { x, y, inX, inY }: EdgePoint): boolean {
    if (this.#pads.has(owner)) return false;
    if (this.#isWideArea(owner)) return true;
    const net = this.#copper.netOf(this.#layer, owner);
    const deep = CUT_BACK_MM + DISC_MM;
    const along = this.#layer.pieces.fills[owner] ? ALONG_AREA_MM : ALONG_STROKE_MM;
    return along.some((mm) => this.#holdsDisc(x + inX * deep - inY * mm, y + inY * deep + inX * mm, net));
  }

  #holdsDisc(x: number, y: number, net: number): boolean {
    return (
      this.#holds(x, y, net) &&
      DIRECTIONS.every(([dx = 0, dy = 0]) => this.#holds(x + dx * DISC_MM, y + dy * DISC_MM, net))
    );
  }

  #holds(x: number, y: number, net: number): boolean {
    const { index, firstOwner } = this.#layer;
    const at = index.ownerAt(x, y, 0);
    return at >= 0 && this.#copper.netOf(this.#layer, at - firstOwner) === net;
  }

  /** The mean width of a long strip is twice its area over the length of its edge. */
  #isWideArea(owner: number): boolean {
    const existing = this.#isWide.get(owner);
    if (existing !== undefined) return existing;
    const rings = ringsOf(this.#layer.pieces, owner) ?? [];
    const length = rings.reduce((sum, ring) => sum + ringLength(ring), 0);
    const isWide = 2 * areaOfParts([[...rings]]) > MIN_MEAN_WIDTH_MM * length;
    this.#isWide.set(owner, isWide);
    return isWide;
  }
}
