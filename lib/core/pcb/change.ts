// Changes a specification with all consequences, including the lead time.

import { withChoice } from "@/lib/core/pcb/allowed-options";
import { offeredDays, SCHEDULED_FROM_DAYS, standardDays } from "@/lib/core/pcb/lead-time";
import type { PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * A standard lead time becomes the standard one of the changed board; a shorter one is kept if it is still available,
 * else the nearest available one is used. A scheduled date is kept.
 */
export function changeSpecification(
  specification: PcbSpecification,
  patch: Partial<PcbSpecification>,
): PcbSpecification {
  let next = specification;
  for (const option of Object.keys(patch) as PcbOption[]) {
    const value = patch[option];
    if (value !== undefined) next = withChoice(next, option, value);
  }
  if (patch.leadTimeDays !== undefined) return next;
  const [standard = next.leadTimeDays, ...quicker] = offeredDays(next);
  const isStandard = specification.leadTimeDays >= standardDays(specification);
  const isByChoice =
    specification.leadTimeDays === SCHEDULED_FROM_DAYS && standardDays(specification) < SCHEDULED_FROM_DAYS;
  if (isByChoice && standard < SCHEDULED_FROM_DAYS) return { ...next, leadTimeDays: SCHEDULED_FROM_DAYS };
  const quickest = quicker.at(-1) ?? standard;
  const leadTimeDays = isStandard ? standard : Math.min(standard, Math.max(quickest, next.leadTimeDays));
  return { ...next, leadTimeDays };
}
