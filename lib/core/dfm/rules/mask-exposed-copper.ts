// Copper of another net in, or next to, the mask opening of a pad: solder may bridge the two.

import type { DfmContext } from "@/lib/core/dfm/context";
import { type CopperLayer, outerCopper } from "@/lib/core/dfm/derived/copper";
import { type MaskOrSilkLayer, maskOrSilkSides } from "@/lib/core/dfm/derived/drawn-layer";
import { openingsOf } from "@/lib/core/dfm/derived/openings";
import { gapMeasure, toMeasured } from "@/lib/core/dfm/findings";
import type { Rule } from "@/lib/core/dfm/rule";
import { segmentDistance } from "@/lib/core/geometry/segment-distance";
import { type Gap, gapBetween } from "@/lib/core/measure/copper/nearest";

/** Registration tolerance of solder mask. */
const REGISTRATION_MM = 0.05;

/** From the edge of the opening; 0 for exposed copper. Pads with openings of their own are exposed on purpose. */
export const maskExposesCopper: Rule = {
  unit: "mm",
  worse: "least",
  thresholds: () => ({ risk: null, warning: 0.02, notice: REGISTRATION_MM }),
  measure: (context, limits) => {
    const sides = maskOrSilkSides(context, "soldermask", "noMask");
    if (typeof sides === "string") return sides;
    if (!context.copper) return "tooLarge";
    const measures = sides.flatMap(({ side, layer }) => {
      const copper = outerCopper(context, side);
      if (!copper) return [];
      return exposures(context, copper, layer, limits.notice).map((gap) => gapMeasure(gap, layer.source.file));
    });
    return toMeasured(measures, "least", limits);
  },
};

/** The nearest place for each opening that holds a pad and each other net. */
function exposures(context: DfmContext, copper: CopperLayer, mask: MaskOrSilkLayer, reachMm: number): Gap[] {
  const { pieces } = mask;
  const openings = openingsOf(context, mask);
  const { nets, open } = openPads(context, copper, mask, openings);
  const best = new Map<number, Map<number, Gap>>();
  const note = (opening: number, net: number, gap: Gap) => {
    let known = best.get(opening);
    if (!known) best.set(opening, (known = new Map<number, Gap>()));
    if (gap.mm < (known.get(net)?.mm ?? Infinity)) known.set(net, gap);
  };
  const isFar = (k: number, piece: number) =>
    segmentDistance(pieces, k, piece, copper.pieces) - (pieces.radius[k] ?? 0) - (copper.pieces.radius[piece] ?? 0) >
    reachMm + 1e-9;
  for (let k = 0; k < pieces.count; k++) {
    const opening = openings[pieces.owner[k] ?? 0] ?? 0;
    const own = nets.get(opening);
    if (!own) continue;
    copper.index.eachNear(pieces, k, reachMm, (piece) => {
      const owner = copper.pieces.owner[piece] ?? 0;
      const net = context.copper?.netOf(copper, owner) ?? -1;
      if (own.has(net) || open.has(owner) || context.copper?.isNet(net) !== true || isFar(k, piece)) return;
      const gap = gapBetween(pieces, k, copper.pieces, piece);
      if (gap.mm <= reachMm) note(opening, net, { ...gap, mm: Math.max(0, gap.mm) });
    });
  }
  pieces.anchors.forEach(([x, y], owner) => {
    const opening = openings[owner] ?? 0;
    const own = nets.get(opening);
    for (const at of own ? copper.index.fillsAt(x, y) : []) {
      const net = context.copper?.netOf(copper, at - copper.firstOwner) ?? -1;
      if (!own?.has(net) && !open.has(at - copper.firstOwner))
        note(opening, net, { mm: 0, x0: x, y0: y, x1: x, y1: y });
    }
  });
  return [...best.values()].flatMap((gaps) => [...gaps.values()]);
}

type OpenPads = { nets: Map<number, Set<number>>; open: Set<number> };

/** The nets of the pads in each opening, and all owners of exposed pads. */
function openPads(
  { pads }: DfmContext,
  copper: CopperLayer,
  { index }: MaskOrSilkLayer,
  openings: Int32Array,
): OpenPads {
  const nets = new Map<number, Set<number>>();
  const open = new Set<number>();
  for (const pad of pads) {
    if (pad.layer !== copper) continue;
    const owner = index.ownerAt(pad.x, pad.y, 0);
    if (owner < 0) continue;
    for (let at = pad.owner; copper.pieces.objects[at] === pad.object; at++) open.add(at);
    const opening = openings[owner] ?? 0;
    const existing = nets.get(opening);
    if (existing) existing.add(pad.net);
    else nets.set(opening, new Set([pad.net]));
  }
  return { nets, open };
}
