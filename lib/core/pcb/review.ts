// Reasons for staff to review a date or a delivery before it is promised; the price is valid regardless.

import { isScheduled } from "@/lib/core/pcb/lead-time";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** Their messages are under `reviews` in messages/<locale>/pcb.json. */
export const REVIEW_REASONS = ["longLeadTime", "otherDelivery"] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export function reviewReasons(specification: PcbSpecification): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (isScheduled(specification)) reasons.push("longLeadTime");
  if (specification.deliveryMethod === "others") reasons.push("otherDelivery");
  return reasons;
}
