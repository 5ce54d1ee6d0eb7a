// The openings of one side's mask or stencil: what touches is one.

import type { DfmSubject } from "@/lib/core/dfm/subject";
import type { InkedLayer } from "@/lib/core/dfm/views/sides";
import { joinInside, TOUCHING_MM } from "@/lib/core/gerber/copper-islands";
import { Groups } from "@/lib/core/gerber/groups";

/** For each owner of the layer the number of its opening; worked out once. */
export function openingsOf(subject: DfmSubject, layer: InkedLayer): Int32Array {
  const { type, side } = layer.source;
  return subject.keep(`openings/${type}/${side}`, () => joined(layer));
}

function joined({ index, pieces }: InkedLayer): Int32Array {
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
