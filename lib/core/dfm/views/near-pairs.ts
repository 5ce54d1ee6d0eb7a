// Pieces of one layer that lie near each other without touching, in columns; what touches is joined on the way.

import { TOUCHING_MM } from "@/lib/core/gerber/copper-islands";
import type { CopperIndex } from "@/lib/core/gerber/copper-index";
import type { Groups } from "@/lib/core/gerber/groups";

/** Wider gaps than this between copper are no limit to anyone. */
export const NEAR_MM = 0.3;

/** Pieces `a[k]` and `b[k]` of a layer lie `mm[k]` apart. */
export type NearPairs = { a: ArrayLike<number>; b: ArrayLike<number>; mm: ArrayLike<number> };

/** Joins the owners of pieces that touch; every two others within `NEAR_MM` that no touch has joined yet are kept. */
export function joinAndCollect(layer: CopperIndex, groups: Groups): NearPairs {
  const out: Record<keyof NearPairs, number[]> = { a: [], b: [], mm: [] };
  const reach = () => NEAR_MM;
  layer.eachPair(reach, (a, b) => {
    const [ownerA, ownerB] = [layer.ownerOf(a), layer.ownerOf(b)];
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

/** The owner of each piece of a layer, the net of each owner, and which nets are no lettering. */
type Nets = { owner: ArrayLike<number>; nets: Int32Array; isNet: (net: number) => boolean };

/**
 * Those of different nets once all layers are joined, and not both of lettering: most pieces near each other turn out to
 * be one net.
 */
export function foreignOf(near: NearPairs, { owner, nets, isNet }: Nets): NearPairs {
  const kept = new Int32Array(near.mm.length);
  let count = 0;
  for (let k = 0; k < near.mm.length; k++) {
    const net = nets[owner[near.a[k] ?? 0] ?? 0] ?? 0;
    const other = nets[owner[near.b[k] ?? 0] ?? 0] ?? 0;
    if (net !== other && (isNet(net) || isNet(other))) kept[count++] = k;
  }
  const all = kept.subarray(0, count);
  return {
    a: all.map((k) => near.a[k] ?? 0),
    b: all.map((k) => near.b[k] ?? 0),
    mm: Float64Array.from(all, (k) => near.mm[k] ?? 0),
  };
}
