// Whole working days, not sooner than the quickest that can be bought.

import { MAX_LEAD_TIME_DAYS, quickestDays } from "@/lib/core/pcb/lead-time";
import type { PcbRule } from "@/lib/core/pcb/rule";

export const leadTime: PcbRule = {
  yields: ["leadTimeDays"],
  check(specification) {
    const quickest = quickestDays(specification);
    const { leadTimeDays } = specification;
    const isOffered = Number.isInteger(leadTimeDays) && leadTimeDays >= quickest && leadTimeDays <= MAX_LEAD_TIME_DAYS;
    return isOffered ? null : { option: "leadTimeDays", args: { quickest } };
  },
};
