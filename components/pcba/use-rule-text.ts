"use client";
// Message of a rule broken by the assembly or its board.
import { useTranslations } from "next-intl";
import type { PcbaViolation } from "@/lib/core/pcba/rules";
import { hasText, textOr } from "@/lib/base/has-text";

export function useRuleText(): (violation: PcbaViolation) => string {
  const own = useTranslations("pcba.rules");
  const boards = useTranslations("pcb.rules");
  return ({ rule, args }) => (hasText(own, rule) ? own(rule, args) : textOr(boards, rule, rule, args));
}
