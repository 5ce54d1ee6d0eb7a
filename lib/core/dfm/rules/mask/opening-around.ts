// The opening of the mask around a pad, and how much wider than the pad it is.

import type { Mark } from "@/lib/core/dfm/finding";
import type { Pad } from "@/lib/core/dfm/views/pads";
import { objectRings } from "@/lib/core/dfm/views/object-rings";
import type { InkedLayer } from "@/lib/core/dfm/views/sides";
import { PolygonRows } from "@/lib/core/gerber/polygon-rows";

/** `mm` from the pad's rim to the opening's, at the narrowest place. */
export type Margin = { mm: number; mark: Mark; x: number; y: number };

/** Rounding of two files. */
const SAME_MM = 0.005;

/** Null where no single opening holds the whole pad. Of several the widest counts. */
export function marginAround(pad: Pad, mask: InkedLayer): Margin | null {
  let best: Margin | null = null;
  for (const object of objectsAt(mask, pad)) {
    const margin = marginWithin(pad, mask, object);
    if (margin && (!best || margin.mm > best.mm)) best = margin;
  }
  return best;
}

function objectsAt({ index, pieces }: InkedLayer, { x, y }: Pad): number[] {
  const owners = [...index.ownersNear(x, y, 0), ...index.fillsAt(x, y)];
  return [...new Set(owners.map((owner) => pieces.objects[owner] ?? -1))].filter((object) => object >= 0);
}

function marginWithin(pad: Pad, mask: InkedLayer, object: number): Margin | null {
  const own = darkRings(pad.layer.source.image, pad.object);
  const open = darkRings(mask.source.image, object);
  const holders = open.map((ring) => new PolygonRows(ring));
  let best: Margin | null = null;
  const look = (rings: readonly Float64Array[], others: readonly Float64Array[], mustLieIn: boolean) => {
    for (const ring of rings)
      for (let k = 0; k < ring.length; k += 2) {
        const [x = 0, y = 0] = ring.subarray(k, k + 2);
        const near = nearestOn(others, x, y);
        const isHeld = !mustLieIn || holders.some((holder) => holder.has(x, y));
        if (!isHeld && near.mm > SAME_MM) return false;
        const mm = isHeld ? near.mm : 0;
        if (!best || mm < best.mm)
          best = {
            mm,
            mark: { kind: "gap", x0: x, y0: y, x1: near.x, y1: near.y },
            x: (x + near.x) / 2,
            y: (y + near.y) / 2,
          };
      }
    return true;
  };
  return look(own, open, true) && look(open, own, false) ? best : null;
}

function darkRings(image: Parameters<typeof objectRings>[0], object: number): Float64Array[] {
  return objectRings(image, object).flatMap(({ isDark, rings }) => (isDark ? rings.slice(0, 1) : []));
}

function nearestOn(rings: readonly Float64Array[], x: number, y: number): { mm: number; x: number; y: number } {
  let best = { mm: Infinity, x, y };
  for (const ring of rings)
    for (let k = 0; k < ring.length; k += 2) {
      const next = (k + 2) % ring.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[k], ring[k + 1], ring[next], ring[next + 1]];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const length = dx * dx + dy * dy;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
      const [px, py] = [x0 + t * dx, y0 + t * dy];
      const mm = Math.hypot(px - x, py - y);
      if (mm < best.mm) best = { mm, x: px, y: py };
    }
  return best;
}
