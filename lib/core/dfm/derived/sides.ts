// The two sides of a board, and what a check looks at on each.

import type { SkipReason } from "@/lib/core/dfm/rule";
import type { DfmContext, PrintedType, Side } from "@/lib/core/dfm/context";
import type { CopperLayer } from "@/lib/core/dfm/derived/copper";
import type { DrawnLayer } from "@/lib/core/dfm/derived/drawn-layer";
import type { CopperIndex } from "@/lib/core/measure/copper/copper-index";

export const SIDES: readonly Side[] = ["top", "bottom"];

/** A layer that draws something. */
export type MaskOrSilkLayer = DrawnLayer & { index: CopperIndex };
export type MaskOrSilkSide = { side: Side; layer: MaskOrSilkLayer };

/** The sides on which a file of the type draws anything, or `reason` where none does. */
export function maskOrSilkSides(
  context: DfmContext,
  type: PrintedType,
  reason: SkipReason,
): MaskOrSilkSide[] | SkipReason {
  const out: MaskOrSilkSide[] = [];
  for (const side of SIDES) {
    const layer = context.drawnOrReason(type, side);
    if (layer === "tooLarge") return layer;
    if (layer?.index) out.push({ side, layer: { ...layer, index: layer.index } });
  }
  return out.length > 0 ? out : reason;
}

/** The outer copper of a side; null where there is none. */
export function outerCopper({ copper }: DfmContext, side: Side): CopperLayer | null {
  return copper?.layers.find(({ isOuter, source }) => isOuter && source.side === side) ?? null;
}
