// The margins of mask around all soldered pads of a side, worked out once for the checks that ask.

import { type Margin, OpeningsAround } from "@/lib/core/dfm/rules/mask/opening-around";
import type { DfmSubject, Side } from "@/lib/core/dfm/subject";
import type { Pad } from "@/lib/core/dfm/views/pads";
import type { InkedLayer } from "@/lib/core/dfm/views/sides";

export type PadMargin = { pad: Pad; margin: Margin | null };

/** What parts are soldered to; fiducials and test marks have openings of their own kind. */
const SOLDERED = new Set(["smd", "bga", "component"]);

export function padMargins(subject: DfmSubject, side: Side, mask: InkedLayer): readonly PadMargin[] {
  return subject.keep(`padMargins/${side}`, () => {
    const openings = new OpeningsAround(mask);
    return solderedOn(subject, side).map((pad) => {
      // Corners against edges: what the rest of the board may take is theirs as well.
      subject.budget.left -= 1_000;
      return { pad, margin: subject.isSpent ? null : openings.marginAround(pad) };
    });
  });
}

/** The pads of a side that parts are soldered to. */
export function solderedOn({ pads }: DfmSubject, side: Side): Pad[] {
  return pads.filter(({ layer, role }) => layer.isOuter && layer.source.side === side && SOLDERED.has(role));
}
