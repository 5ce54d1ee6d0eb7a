"use client";
// What is to be said about a typed option: whether it is the files' value, and which rules stand against it.
import { useMemo } from "react";
import { useViolationText } from "@/components/pcb/use-violation-text";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { useQuoteDraft } from "@/stores/quote-draft";

export function useFieldState(...options: PcbOption[]): { isFromFiles: boolean; messages: string[] } {
  const specification = useQuoteDraft((draft) => draft.specification);
  const suggested = useQuoteDraft((draft) => draft.suggested);
  const violationText = useViolationText();
  const violations = useMemo(() => checkSpecification(specification), [specification]);
  return {
    isFromFiles: options.every(
      (option) => suggested[option] !== undefined && suggested[option] === specification[option],
    ),
    messages: violations.filter(({ option }) => options.includes(option)).map(violationText),
  };
}
