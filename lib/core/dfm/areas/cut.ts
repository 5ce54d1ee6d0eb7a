// One area less others, as the parts that are left.

import { Clipper, ClipType, FillRule, type PolyPath64, PolyTree64 } from "clipper2-ts";
import type { AreaPart } from "@/lib/core/gerber/rings/ring";
import { loneRings, pierce } from "@/lib/core/gerber/rings/lone-rings";
import { toPath, toPoints } from "@/lib/core/dfm/areas/paths";

/**
 * `dark` without `clear`, each filled by the non-zero rule (outer rings counter-clockwise, holes clockwise); the parts
 * in the order in which the sweep meets them, holes that meet nothing else behind the others of their part.
 */
export function cut(dark: readonly Float64Array[], clear: readonly Float64Array[]): AreaPart[] {
  const { lone, others } = loneRings(dark, clear);
  const tree = new PolyTree64();
  Clipper.booleanOpWithPolyTree(ClipType.Difference, dark.map(toPath), others.map(toPath), tree, FillRule.NonZero);
  const parts: AreaPart[] = [];
  collect(tree, parts);
  pierce(parts, lone);
  return parts;
}

/** Children of the root and of holes are outer rings; an island in a hole is a part of its own. */
function collect(parent: PolyPath64, parts: AreaPart[]): void {
  for (let k = 0; k < parent.count; k++) {
    const outer = parent.child(k);
    const holes = Array.from({ length: outer.count }, (_, h) => outer.child(h));
    parts.push([outer, ...holes].map(({ poly }) => toPoints(poly ?? [])));
    for (const hole of holes) collect(hole, parts);
  }
}
