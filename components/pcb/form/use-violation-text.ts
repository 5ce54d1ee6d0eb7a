"use client";
// The sentence for a rule that a specification breaks.
import { useTranslations } from "next-intl";
import type { Violation } from "@/lib/core/pcb/rules";

export function useViolationText(): (violation: Pick<Violation, "rule" | "args">) => string {
  "use memo";
  const t = useTranslations("pcb.rules");
  // A rule names exactly the figures of its own sentence; a test says every sentence with its rule's figures.
  return ({ rule, args }) => t(rule, args);
}
