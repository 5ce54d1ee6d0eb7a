// The solder mask opening around a pad, and the margin between the two.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { MaskOrSilkLayer, Side } from "@/lib/core/dfm/derived/drawn-layer";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { Mark } from "@/lib/core/dfm/finding";
import { PolygonRows } from "@/lib/core/geometry/polygon-rows";
import { moved, objectRings } from "@/lib/core/measure/copper/object-rings";

/** `mm` from the edge of the pad to that of the opening, at the narrowest place. */
type Margin = { mm: number; mark: Mark; x: number; y: number };

/** From a point of one edge to a point of the other, relative to the pad. */
type Narrowest = { mm: number; x0: number; y0: number; x1: number; y1: number };

/** The rounding of two files. */
const SAME_MM = 0.005;
/** Places narrower than an earlier one by no more than this are equal: the first of them counts. */
const AS_NARROW_MM = 1e-9;
/** Resolution of the offset of a pad in its opening, for equal pads in equal openings. */
const PLACES_PER_MM = 1e6;

/**
 * The margins around the pads of one copper layer in the openings of one mask; equal pads in equal openings are
 * measured once.
 */
export class OpeningsAround {
  readonly #mask: MaskOrSilkLayer;
  readonly #known = new Map<string, Narrowest | null>();

  constructor(mask: MaskOrSilkLayer) {
    this.#mask = mask;
  }

  /** Null if no single opening holds the whole pad. Of several openings the widest margin counts. */
  marginAround(pad: Pad): Margin | null {
    let best: Narrowest | null = null;
    for (const object of objectsAt(this.#mask, pad)) {
      const margin = this.#within(pad, object);
      if (margin && (!best || margin.mm > best.mm)) best = margin;
    }
    if (!best) return null;
    const [x0, y0, x1, y1] = [pad.x + best.x0, pad.y + best.y0, pad.x + best.x1, pad.y + best.y1];
    return { mm: best.mm, mark: { kind: "gap", x0, y0, x1, y1 }, x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  }

  #within(pad: Pad, object: number): Narrowest | null {
    const [own, open] = [pad.layer.source.image, this.#mask.source.image];
    const measure = () => narrowest(darkRings(own, pad.object, pad), darkRings(open, object, pad));
    if (open.kind[object] !== KIND.flash) return measure();
    const [x = 0, y = 0] = open.data.subarray(object * DATA_STRIDE, object * DATA_STRIDE + 2);
    const place = [x - pad.x, y - pad.y].map((mm) => Math.round(mm * PLACES_PER_MM));
    const key = `${own.shape[pad.object]}/${open.shape[object]}/${place.join("/")}`;
    const existing = this.#known.get(key);
    if (existing !== undefined) return existing;
    const found = measure();
    this.#known.set(key, found);
    return found;
  }
}

function objectsAt({ index, pieces }: MaskOrSilkLayer, { x, y }: Pad): number[] {
  const owners = [...index.ownersNear(x, y, 0), ...index.fillsAt(x, y)];
  return [...new Set(owners.map((owner) => pieces.objects[owner] ?? -1))].filter((object) => object >= 0);
}

/** The outer rings of a drawn object, relative to a pad. */
function darkRings(image: LayerImage, object: number, { x, y }: Pad): Float64Array[] {
  if (image.kind[object] !== KIND.flash)
    return objectRings(image, object).flatMap(({ isDark, rings: [outer] }) =>
      isDark && outer ? [outer.map((value, k) => value - (k % 2 === 0 ? x : y))] : [],
    );
  const [atX = 0, atY = 0] = image.data.subarray(object * DATA_STRIDE, object * DATA_STRIDE + 2);
  return (image.shapes[image.shape[object] ?? 0]?.paths ?? []).flatMap(({ isDark, contours: [outer] }) =>
    isDark && outer ? [moved(outer, atX - x, atY - y)] : [],
  );
}

/** Null if a corner of the pad lies outside the opening. */
function narrowest(own: readonly Float64Array[], open: readonly Float64Array[]): Narrowest | null {
  const holders = open.map((ring) => new PolygonRows(ring));
  const best: Narrowest = { mm: Infinity, x0: 0, y0: 0, x1: 0, y1: 0 };
  for (const ring of own)
    for (let k = 0; k < ring.length; k += 2) {
      const [x, y] = [ring[k] ?? 0, ring[k + 1] ?? 0];
      if (holders.some((holder) => holder.has(x, y))) offerNearest(best, open, x, y);
      else {
        const neighbor: Narrowest = { ...best, mm: Infinity };
        offerNearest(neighbor, open, x, y);
        if (neighbor.mm > SAME_MM) return null;
        if (best.mm > AS_NARROW_MM) Object.assign(best, neighbor, { mm: 0 });
      }
    }
  for (const ring of open)
    for (let k = 0; k < ring.length; k += 2) offerNearest(best, own, ring[k] ?? 0, ring[k + 1] ?? 0);
  return best.mm < Infinity ? best : null;
}

/** Replaces `best` by the point of some rings nearest to (x, y), if that is nearer. */
function offerNearest(best: Narrowest, rings: readonly Float64Array[], x: number, y: number): void {
  const min = Math.max(0, best.mm - AS_NARROW_MM);
  let squared = min * min;
  for (const ring of rings) {
    let x0 = ring[0] ?? 0;
    let y0 = ring[1] ?? 0;
    for (let k = 2; k <= ring.length; k += 2) {
      const next = k < ring.length ? k : 0;
      const x1 = ring[next] ?? 0;
      const y1 = ring[next + 1] ?? 0;
      const dx = x1 - x0;
      const dy = y1 - y0;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / length;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const px = x0 + t * dx;
      const py = y0 + t * dy;
      const off = (px - x) * (px - x) + (py - y) * (py - y);
      if (off < squared) {
        squared = off;
        best.mm = Math.sqrt(off);
        best.x0 = x;
        best.y0 = y;
        best.x1 = px;
        best.y1 = py;
      }
      x0 = x1;
      y0 = y1;
    }
  }
}

type PadMargin = { pad: Pad; margin: Margin | null };

/** Pads that parts are soldered to; fiducials and test marks have openings of their own kind. */
const SOLDERED = new Set(["smd", "bga", "component"]);

/** The margins around all soldered pads of a side; memoized. */
export function padMargins(context: DfmContext, side: Side, mask: MaskOrSilkLayer): readonly PadMargin[] {
  return context.memo(`padMargins/${side}`, () => {
    const openings = new OpeningsAround(mask);
    return solderedOn(context, side).map((pad) => {
      // Each margin compares corners against edges, which counts against the budget of the board too.
      context.budget.left -= 1_000;
      return { pad, margin: context.isBudgetExceeded ? null : openings.marginAround(pad) };
    });
  });
}

/** The pads of a side that parts are soldered to. */
export function solderedOn({ pads }: DfmContext, side: Side): Pad[] {
  return pads.filter(({ layer, role }) => layer.isOuter && layer.source.side === side && SOLDERED.has(role));
}
