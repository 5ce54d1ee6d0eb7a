// What the order says and the files do not bear out.

import type { Disagreement } from "@/lib/core/dfm/report";
import type { DfmContext } from "@/lib/core/dfm/context";
import { measuredBoard } from "@/lib/core/dfm/measured-board";
import { disagrees } from "@/lib/core/pcb/disagreement";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";

/** In the order in which a form would suggest them; only what the files tell. */
export function disagreementsOf(context: DfmContext): Disagreement[] {
  const { values } = suggestSpecification(measuredBoard(context));
  return (Object.keys(values) as PcbOption[]).flatMap((option) => {
    const measured = values[option];
    if (measured === undefined || !disagrees(option, context.order, values)) return [];
    return { option, ordered: context.order[option], measured };
  });
}
