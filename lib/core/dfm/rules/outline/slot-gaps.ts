// Lines of the board's edge that face each other: across what is milled away, or across what is left of the board.

import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";
import { routedEdges } from "@/lib/core/dfm/rules/outline/routed-edges";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";

/** Wider ones are no limit to anyone. */
const REACH_MM = 2;
/** How squarely two lines face each other: within 4°, so that the round ends of slots are not taken for narrow slots. */
const FACING = 0.998;

export type SlotGaps = { routed: Gap[]; webs: Gap[] };

export function slotGaps(context: DfmContext): SlotGaps {
  return context.memo("slotGaps", () => {
    const { edgeRing } = context;
    const out: SlotGaps = { routed: [], webs: [] };
    if (!edgeRing) return out;
    const routed = new Set(routedEdges(context));
    const isRouted = edgeRing.rims.map((one) => routed.has(one));
    const voids = voidSides(edgeRing.index, (owner) => edgeRing.rims[owner]?.isCutout === true);
    const { pieces } = edgeRing;
    for (let a = 0; a < pieces.count && !context.isBudgetExceeded; a++) {
      if (!isRouted[pieces.owner[a] ?? 0]) continue;
      for (const b of nearTo(edgeRing.index, a)) {
        if (b <= a || !isRouted[pieces.owner[b] ?? 0]) continue;
        const gap = gapBetween(pieces, a, pieces, b);
        const across = acrossOf(gap, voids[a], voids[b]);
        if (across) out[across].push(gap);
      }
    }
    return out;
  });
}

function nearTo(index: CopperIndex, a: number): number[] {
  const { x0, y0, x1, y1 } = index.pieces;
  const [ax = 0, ay = 0, bx = 0, by = 0] = [x0[a], y0[a], x1[a], y1[a]];
  return index.piecesIn(
    Math.min(ax, bx) - REACH_MM,
    Math.min(ay, by) - REACH_MM,
    Math.max(ax, bx) + REACH_MM,
    Math.max(ay, by) + REACH_MM,
  );
}

type Direction = readonly [x: number, y: number];

/** For each piece the direction, of length 1, to the side that is no board: rims turn counter-clockwise. */
function voidSides({ pieces }: CopperIndex, isCutout: (owner: number) => boolean): Direction[] {
  return Array.from({ length: pieces.count }, (_, k) => {
    const [dx, dy] = [(pieces.x1[k] ?? 0) - (pieces.x0[k] ?? 0), (pieces.y1[k] ?? 0) - (pieces.y0[k] ?? 0)];
    const length = Math.hypot(dx, dy) || 1;
    const sign = isCutout(pieces.owner[k] ?? 0) ? -1 : 1;
    return [(sign * dy) / length, (-sign * dx) / length];
  });
}

function acrossOf(gap: Gap, a: Direction | undefined, b: Direction | undefined): keyof SlotGaps | null {
  if (!a || !b || gap.mm <= 0 || gap.mm > REACH_MM) return null;
  const [ux, uy] = [(gap.x1 - gap.x0) / gap.mm, (gap.y1 - gap.y0) / gap.mm];
  const [fromA, fromB] = [ux * a[0] + uy * a[1], -(ux * b[0] + uy * b[1])];
  if (fromA > FACING && fromB > FACING) return "routed";
  return fromA < -FACING && fromB < -FACING ? "webs" : null;
}
