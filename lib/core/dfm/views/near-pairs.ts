// Pieces of one layer that lie near each other without touching, in columns; what touches is joined on the way.

import { TOUCHING_MM } from "@/lib/core/gerber/copper-islands";
import type { CopperIndex } from "@/lib/core/gerber/copper-index";
import type { Groups } from "@/lib/core/gerber/groups";

/** Wider gaps than this between copper are no limit to anyone. */
export const NEAR_MM = 0.3;

/** Pieces `a[k]` and `b[k]` of a layer lie `mm[k]` apart. */
export type NearPairs = { a: number[]; b: number[]; mm: number[] };

/** Joins the owners of pieces that touch; every two others within `NEAR_MM` that no touch has joined yet are kept. */
export function joinAndCollect(layer: CopperIndex, groups: Groups): NearPairs {
  const out: NearPairs = { a: [], b: [], mm: [] };
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
