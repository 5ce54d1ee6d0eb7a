"use client";
// The sentence for a rule that an assembled board breaks: the assembly's own, or its board's.
import { useTranslations } from "next-intl";
import type { PcbaViolation } from "@/lib/core/pcba/rules";

export function useRuleText(): (violation: PcbaViolation) => string {
  const own = useTranslations("pcba.rules");
  const boards = useTranslations("pcb.rules");
  return ({ rule, args }) =>
    own.has(rule as never) ? own(rule as never, args as never) : boards(rule as never, args as never);
}
