// What a person looks at before a date or a delivery is promised; the price stands all the same.

import { isScheduled } from "@/lib/core/pcb/lead-time";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Their sentences stand under `reviews` in messages/<locale>/pcb.json. */
export const REVIEW_REASONS = ["longLeadTime", "otherDelivery"] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export function reviewReasons(specification: PcbSpecification): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (isScheduled(specification)) reasons.push("longLeadTime");
  if (specification.deliveryMethod === "others") reasons.push("otherDelivery");
  return reasons;
}
