"use client";
// What stands against the choice of some options, in words.
import { useQuote } from "@/components/pcb/quote-source";
import { useViolationText } from "@/components/pcb/use-violation-text";
import type { PcbOption } from "@/lib/core/pcb/specification";

export function useViolations(...options: readonly PcbOption[]): string[] {
  "use memo";
  const violationText = useViolationText();
  const violations = useQuote(({ violationsOf }) => options.flatMap((option) => violationsOf[option] ?? []));
  return violations.map(violationText);
}
