// The openings of one side's mask or stencil: what touches is one.

import type { DfmContext } from "@/lib/core/dfm/context";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/sides";
import { joinInside, TOUCHING_MM } from "@/lib/core/measure/copper/copper-islands";
import { Groups } from "@/lib/core/geometry/groups";

/** For each owner of the layer the number of its opening; worked out once. */
export function openingsOf(context: DfmContext, layer: MaskOrSilkLayer): Int32Array {
  const { type, side } = layer.source;
  return context.memo(`openings/${type}/${side}`, () => joined(layer));
}

function joined({ index, pieces }: MaskOrSilkLayer): Int32Array {
  const groups = new Groups(pieces.fills.length);
  const reach = () => TOUCHING_MM;
  index.eachPair(reach, (a, b) => {
    const p = pieces.owner[a] ?? 0;
    const q = pieces.owner[b] ?? 0;
    if (!groups.isJoined(p, q) && index.gap(a, b) <= TOUCHING_MM) groups.join(p, q);
  });
  joinInside(index, groups);
  return Int32Array.from(pieces.fills, (_, owner) => groups.root(owner));
}
