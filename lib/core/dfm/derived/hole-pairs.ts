// Pairs of holes near each other, wall to wall.

import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";
import type { DfmContext } from "@/lib/core/dfm/context";
import { type Hole, holePieces, netOfHole } from "@/lib/core/dfm/derived/holes";

export type HolePair = { first: Hole; second: Hole; gap: Gap; isSameNet: boolean };

/** Search radius; no rule asks for a wider wall between holes. */
export const NEAR_HOLES_MM = 0.6;

/** Comparisons that a stored pair counts as: four rules judge it. The board with most of them has a thousand. */
const KEPT_PAIR = 1_000;

/** Every two holes within `NEAR_HOLES_MM` that go through a common layer; `gap.mm` is below 0 where they overlap. */
export function holePairs(context: DfmContext): readonly HolePair[] {
  return context.memo("holePairs", () => {
    const index = context.holeIndex;
    const order = new Map(index.holes.map((hole, at) => [hole, at]));
    const nets = new Map<Hole, number>();
    const netOf = (hole: Hole) => {
      const existing = nets.get(hole) ?? (context.copper ? netOfHole(context.copper, hole) : -1);
      nets.set(hole, existing);
      return existing;
    };
    const pieces = index.holes.map(holePieces);
    const out: HolePair[] = [];
    for (const [at, first] of index.holes.entries()) {
      if (context.isBudgetExceeded) break;
      const own = pieces[at];
      const box = own?.bounds[0];
      if (!own || !box) continue;
      const reach = NEAR_HOLES_MM;
      for (const second of index.near(box.minX - reach, box.minY - reach, box.maxX + reach, box.maxY + reach)) {
        context.budget.left--;
        const later = order.get(second) ?? 0;
        const other = pieces[later];
        if (!other || later <= at || !haveCommonLayer(first, second)) continue;
        const gap = minGap(own, other);
        if (gap.mm > reach) continue;
        context.budget.left -= KEPT_PAIR;
        const net = netOf(first);
        out.push({ first, second, gap, isSameNet: net >= 0 && net === netOf(second) });
      }
    }
    return out;
  });
}

function minGap(own: ReturnType<typeof holePieces>, other: ReturnType<typeof holePieces>): Gap {
  let best = gapBetween(own, 0, other, 0);
  for (let a = 0; a < own.count; a++)
    for (let b = 0; b < other.count; b++) {
      const gap = gapBetween(own, a, other, b);
      if (gap.mm < best.mm) best = gap;
    }
  return best;
}

function haveCommonLayer(a: Hole, b: Hole): boolean {
  return !a.span || !b.span || (a.span.from <= b.span.to && b.span.from <= a.span.to);
}
