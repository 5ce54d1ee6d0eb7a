// Pieces of copper near each other that belong to different nets.

import type { CopperLayer } from "@/lib/core/dfm/derived/copper";

/**
 * Each two pieces of a layer within `NEAR_MM`, with their gap from edge to edge; between the strokes of lettering and
 * logos, which are no nets, gaps do not matter.
 */
export function eachForeignPair({ near }: CopperLayer, visit: (a: number, b: number, mm: number) => void): void {
  for (let k = 0; k < near.mm.length; k++) visit(near.a[k] ?? 0, near.b[k] ?? 0, near.mm[k] ?? 0);
}
