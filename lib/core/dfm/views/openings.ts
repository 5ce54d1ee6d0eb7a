// The openings of one side's mask or stencil: what touches is one.

import type { InkedLayer } from "@/lib/core/dfm/views/sides";
import { joinInside, TOUCHING_MM } from "@/lib/core/gerber/copper-islands";
import { Groups } from "@/lib/core/gerber/groups";

/** For each owner of the layer the number of its opening. */
export function openingsOf({ index, pieces }: InkedLayer): (owner: number) => number {
  const groups = new Groups(pieces.fills.length);
  const reach = () => TOUCHING_MM;
  index.eachPair(reach, (a, b) => {
    const [p, q] = [pieces.owner[a] ?? 0, pieces.owner[b] ?? 0];
    if (!groups.isJoined(p, q) && index.gap(a, b) <= TOUCHING_MM) groups.join(p, q);
  });
  joinInside(index, groups);
  return (owner) => groups.root(owner);
}
