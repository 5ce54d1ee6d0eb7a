// The margins of mask around all soldered pads of a side, worked out once for the checks that ask.

import { type Margin, OpeningsAround } from "@/lib/core/dfm/rules/mask/opening-around";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { Pad } from "@/lib/core/dfm/derived/pads";
import type { MaskOrSilkLayer, Side } from "@/lib/core/dfm/derived/drawn-layer";

export type PadMargin = { pad: Pad; margin: Margin | null };

/** What parts are soldered to; fiducials and test marks have openings of their own kind. */
const SOLDERED = new Set(["smd", "bga", "component"]);

export function padMargins(context: DfmContext, side: Side, mask: MaskOrSilkLayer): readonly PadMargin[] {
  return context.memo(`padMargins/${side}`, () => {
    const openings = new OpeningsAround(mask);
    return solderedOn(context, side).map((pad) => {
      // Corners against edges: what the rest of the board may take is theirs as well.
      context.budget.left -= 1_000;
      return { pad, margin: context.isBudgetExceeded ? null : openings.marginAround(pad) };
    });
  });
}

/** The pads of a side that parts are soldered to. */
export function solderedOn({ pads }: DfmContext, side: Side): Pad[] {
  return pads.filter(({ layer, role }) => layer.isOuter && layer.source.side === side && SOLDERED.has(role));
}
