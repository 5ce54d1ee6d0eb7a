"use client";
import { useTranslations } from "next-intl";
import type { Violation } from "@/lib/core/pcb/rules";

export function useViolationText(): (violation: Pick<Violation, "rule" | "args">) => string {
  "use memo";
  const t = useTranslations("pcb.rules");
  // A rule provides exactly the arguments of its message; a test formats every message.
  return ({ rule, args }) => t(rule, args);
}
