// Reasons for manual review of a board as sentences: broken rules and review codes.
import { useTranslations } from "next-intl";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { hasText } from "@/lib/base/has-text";

/** Sentence of a reason, with the dimensions of `board`; null if the reason is not about its options. */
export function useBoardReason(board: PcbSpecification | undefined): (reason: string) => string | null {
  const rules = useTranslations("pcb.rules");
  const reviews = useTranslations("pcb.reviews");
  const contradictions = useTranslations("pcb.contradictionReasons");
  const violations = board ? checkSpecification(board) : [];
  return (reason) => {
    const broken = violations.find(({ rule }) => rule === reason);
    if (broken) return rules(broken.rule, broken.args);
    if (hasText(contradictions, reason)) return contradictions(reason);
    return hasText(reviews, reason) ? reviews(reason) : null;
  };
}
