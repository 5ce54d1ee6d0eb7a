// A partial specification made whole: what is left out takes the lowest-priced setting.

import { standardDays } from "@/lib/core/pcb/lead-time";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";

export function completeSpecification(given: Partial<PcbSpecification>): PcbSpecification {
  const said = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PcbSpecification>;
  const whole = { ...DEFAULT_SPECIFICATION, ...said };
  // White ink cannot be read on a white mask: whoever chose the mask alone means the legible one.
  if (said.silkscreenColor === undefined && whole.solderMaskColor === "White") whole.silkscreenColor = "Black";
  return { ...whole, leadTimeDays: said.leadTimeDays ?? standardDays(whole) };
}
