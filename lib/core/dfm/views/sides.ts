// The two sides of a board, and what a check looks at on each.

import type { SkipReason } from "@/lib/core/dfm/rule";
import type { DfmSubject, PrintedType, Side } from "@/lib/core/dfm/subject";
import type { CopperLayer } from "@/lib/core/dfm/views/copper";
import type { DrawnLayer } from "@/lib/core/dfm/views/drawn-layer";
import type { CopperIndex } from "@/lib/core/gerber/copper-index";

export const SIDES: readonly Side[] = ["top", "bottom"];

/** A layer that draws something. */
export type InkedLayer = DrawnLayer & { index: CopperIndex };
export type InkedSide = { side: Side; layer: InkedLayer };

/** The sides on which a file of the type draws anything, or `reason` where none does. */
export function inkedSides(subject: DfmSubject, type: PrintedType, reason: SkipReason): InkedSide[] | SkipReason {
  const out: InkedSide[] = [];
  for (const side of SIDES) {
    const layer = subject.drawnOrReason(type, side);
    if (layer === "tooLarge") return layer;
    if (layer?.index) out.push({ side, layer: { ...layer, index: layer.index } });
  }
  return out.length > 0 ? out : reason;
}

/** The outer copper of a side; null where there is none. */
export function outerCopper({ copper }: DfmSubject, side: Side): CopperLayer | null {
  return copper?.layers.find(({ isOuter, source }) => isOuter && source.side === side) ?? null;
}
