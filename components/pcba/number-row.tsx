"use client";
import { useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { useRuleText } from "@/components/pcba/use-rule-text";
import { CountRow } from "@/components/quote/count-row";
import { ASSEMBLY_LIMITS } from "@/lib/core/pcba/specification";
import { hasText } from "@/lib/base/has-text";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";

export type CountedOption = "bomLines" | "customerParts" | "smtJoints" | "thtJoints" | "bgaCount" | "programmedIcs";

const RANGES: Readonly<Record<CountedOption, readonly [min: number, max: number]>> = {
  bomLines: [1, ASSEMBLY_LIMITS.maxLines],
  customerParts: [1, ASSEMBLY_LIMITS.maxLines],
  smtJoints: [0, ASSEMBLY_LIMITS.maxSmtJoints],
  thtJoints: [0, ASSEMBLY_LIMITS.maxThtJoints],
  bgaCount: [0, ASSEMBLY_LIMITS.maxBgas],
  programmedIcs: [1, ASSEMBLY_LIMITS.maxProgrammedIcs],
};

const UNITS = {
  bomLines: "parts",
  customerParts: "parts",
  smtJoints: "joints",
  thtJoints: "joints",
  bgaCount: "pieces",
  programmedIcs: "pieces",
} as const;

export function NumberRow({ option, quote }: { option: CountedOption; quote: PcbaQuote }) {
  const t = useTranslations("pcba");
  const change = usePcbaDraft((draft) => draft.change);
  const ruleText = useRuleText();
  const isFromFiles = usePcbaDraft((draft) => draft.suggested[option] === draft.assembly[option]);
  const [min, max] = RANGES[option];
  const hint = `hints.${option}`;
  return (
    <CountRow
      label={t(`options.${option}`)}
      value={quote.specification.assembly[option]}
      min={min}
      max={max}
      unit={t(`units.${UNITS[option]}`)}
      hint={isFromFiles ? t("files.from") : hasText(t, hint) ? t(hint) : undefined}
      messages={quote.violations.filter((violation) => violation.option === option).map(ruleText)}
      onChange={(value) => change({ [option]: value })}
    />
  );
}
