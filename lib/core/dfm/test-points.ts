// Where a tester touches the board: the ends of its nets.

import type { DfmContext } from "@/lib/core/dfm/context";

/**
 * Where a netlist came, its end points with a net; else soldered pads and holes of parts, each hole once, of nets that
 * have two or more. Null without copper.
 */
export function testPointCount(context: DfmContext): number | null {
  const { netlist } = context.board;
  const ends = netlist?.points.filter(({ net, isMidpoint }) => net !== null && !isMidpoint) ?? [];
  if (ends.length > 0) return ends.length;
  const nets = new Map<number, Set<unknown>>();
  for (const pad of context.pads) {
    if (!pad.layer.isOuter || !["smd", "bga", "component"].includes(pad.role)) continue;
    const known = nets.get(pad.net) ?? new Set();
    nets.set(pad.net, known.add(pad.hole ?? pad));
  }
  if (!context.copper || context.copper.layers.length === 0) return null;
  return [...nets.values()].reduce((sum, { size }) => sum + (size > 1 ? size : 0), 0);
}
