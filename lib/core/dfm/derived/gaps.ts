// Gaps between pieces of copper: all near pairs of a layer, and the nearest place of a layer to other pieces.

import type { Groups } from "@/lib/base/groups";
import { segmentDistance } from "@/lib/core/geometry/segment-distance";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import { TOUCHING_MM } from "@/lib/core/measure/copper/copper-islands";
import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";
import type { DrawnPieces } from "@/lib/core/measure/copper/pieces";

/** Search radius; no rule asks for a wider gap between copper. */
const NEAR_MM = 0.3;

/** Pieces `a[k]` and `b[k]` of a layer lie `mm[k]` apart. */
export type NearPairs = { a: ArrayLike<number>; b: ArrayLike<number>; mm: ArrayLike<number> };

/** Joins the owners of pieces that touch, and keeps every other pair within `NEAR_MM` that is not joined yet. */
export function joinAndCollect(layer: CopperIndex, groups: Groups): NearPairs {
  const out: Record<keyof NearPairs, number[]> = { a: [], b: [], mm: [] };
  const reach = () => NEAR_MM;
  layer.eachPair(reach, (a, b) => {
    const ownerA = layer.ownerOf(a);
    const ownerB = layer.ownerOf(b);
    if (groups.isJoined(ownerA, ownerB)) return;
    const mm = layer.gap(a, b);
    if (mm <= TOUCHING_MM) groups.join(ownerA, ownerB);
    else if (mm <= NEAR_MM) {
      out.a.push(a);
      out.b.push(b);
      out.mm.push(mm);
    }
  });
  return out;
}

/** The owner of each piece of a layer, the net of each owner, and a test that is false for lettering. */
type Nets = { owner: ArrayLike<number>; nets: Int32Array; isNet: (net: number) => boolean };

/**
 * The pairs of different nets once all layers are joined, without those of lettering alone: most pieces near each other
 * turn out to be one net.
 */
export function foreignOf(near: NearPairs, { owner, nets, isNet }: Nets): NearPairs {
  const { a, b, mm } = near;
  const length = mm.length;
  const out = { a: new Int32Array(length), b: new Int32Array(length), mm: new Float64Array(length) };
  let count = 0;
  for (let k = 0; k < length; k++) {
    const pieceA = a[k] ?? 0;
    const pieceB = b[k] ?? 0;
    const net = nets[owner[pieceA] ?? 0] ?? 0;
    const other = nets[owner[pieceB] ?? 0] ?? 0;
    if (net === other || !(isNet(net) || isNet(other))) continue;
    out.a[count] = pieceA;
    out.b[count] = pieceB;
    out.mm[count++] = mm[k] ?? 0;
  }
  return { a: out.a.slice(0, count), b: out.b.slice(0, count), mm: out.mm.slice(0, count) };
}

/**
 * Visits each pair of pieces of different nets within `NEAR_MM`, with the gap from edge to edge. Gaps between the
 * strokes of lettering and logos, which are no nets, are left out.
 */
export function eachForeignPair(
  { near }: { near: NearPairs },
  visit: (a: number, b: number, mm: number) => void,
): void {
  for (let k = 0; k < near.mm.length; k++) visit(near.a[k] ?? 0, near.b[k] ?? 0, near.mm[k] ?? 0);
}

/** `mm` is never below 0; `owner` counts within its layer. */
export type LayerGap = Gap & { owner: number };

type GapOptions = {
  reachMm: number;
  /** Owners of the layer that count; all by default. */
  isWanted?: (owner: number) => boolean;
};

/**
 * The smallest gap, 0 for pieces that overlap or lie in an area; null if nothing wanted is within reach. Of equal gaps
 * the one at the first own piece counts, and there the one at the first piece of the layer.
 */
export function gapTo(
  own: DrawnPieces,
  index: CopperIndex,
  { reachMm, isWanted = () => true }: GapOptions,
): LayerGap | null {
  for (const anchor of own.anchors) {
    const x = anchor[0];
    const y = anchor[1];
    let holder = Infinity;
    for (const at of index.fillsAt(x, y)) if (at < holder && isWanted(at - index.firstOwner)) holder = at;
    if (holder < Infinity) return { mm: 0, x0: x, y0: y, x1: x, y1: y, owner: holder - index.firstOwner };
  }
  const { pieces } = index;
  let best: LayerGap | null = null;
  for (let k = 0; k < own.count; k++) {
    // An equal gap at an earlier own piece stays.
    let first = -1;
    index.eachNear(own, k, reachMm, (piece) => {
      const owner = pieces.owner[piece] ?? 0;
      if (!isWanted(owner)) return;
      // The two points of a gap cost more than its length: computed for candidates alone.
      const radii = (own.radius[k] ?? 0) + (pieces.radius[piece] ?? 0);
      if (segmentDistance(own, k, piece, pieces) - radii > (best?.mm ?? reachMm) + 1e-9) return;
      const gap = gapBetween(own, k, pieces, piece);
      const mm = Math.max(0, gap.mm);
      if (mm > reachMm || (best && (mm > best.mm || (mm === best.mm && piece > first)))) return;
      best = { ...gap, mm, owner };
      first = piece;
    });
    if (isZero(best)) break;
  }
  return best;
}

function isZero(gap: LayerGap | null): boolean {
  return gap?.mm === 0;
}
