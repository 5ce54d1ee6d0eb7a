// Pieces of one layer that lie near each other without touching, in columns; what touches is joined on the way.

import { TOUCHING_MM } from "@/lib/core/measure/copper/copper-islands";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";
import type { Groups } from "@/lib/core/geometry/groups";

/** Wider gaps than this between copper are no limit to anyone. */
export const NEAR_MM = 0.3;

/** Pieces `a[k]` and `b[k]` of a layer lie `mm[k]` apart. */
export type NearPairs = { a: ArrayLike<number>; b: ArrayLike<number>; mm: ArrayLike<number> };

/** Joins the owners of pieces that touch; every two others within `NEAR_MM` that no touch has joined yet are kept. */
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

/** The owner of each piece of a layer, the net of each owner, and which nets are no lettering. */
type Nets = { owner: ArrayLike<number>; nets: Int32Array; isNet: (net: number) => boolean };

/**
 * Those of different nets once all layers are joined, and not both of lettering: most pieces near each other turn out to
 * be one net.
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
