"use client";
import { useTranslations } from "next-intl";
import { STENCIL_QUANTITY, type StencilViolation } from "@/lib/core/pricing/stencil/specification";

export function useRuleText(): (violation: StencilViolation) => string {
  const t = useTranslations("stencil.rules");
  return ({ rule }) => t(rule, STENCIL_QUANTITY);
}
