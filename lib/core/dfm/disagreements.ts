// What the order says and the files do not bear out.

import type { Disagreement } from "@/lib/core/dfm/report";
import type { DfmSubject } from "@/lib/core/dfm/subject";
import { measuredBoard } from "@/lib/core/dfm/measured-board";
import { disagrees } from "@/lib/core/pcb/disagreement";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { suggestSpecification } from "@/lib/core/pcb/suggest";

/** In the order in which a form would suggest them; only what the files tell. */
export function disagreementsOf(subject: DfmSubject): Disagreement[] {
  const { values } = suggestSpecification(measuredBoard(subject));
  return (Object.keys(values) as PcbOption[]).flatMap((option) => {
    const measured = values[option];
    if (measured === undefined || !disagrees(option, subject.order, values)) return [];
    return { option, ordered: subject.order[option], measured };
  });
}
