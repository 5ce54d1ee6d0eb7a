"use client";
// Texts of obstacles to a price and of the changes that remove them.
import { useLocale, useTranslations } from "next-intl";
import { useQuote } from "@/components/pcb/quote-source";
import { useViolationText } from "@/components/pcb/form/use-violation-text";
import { formatLength } from "@/lib/core/pcb/length";
import { type ListedOption, PCB_OPTIONS, type PcbOption, type PcbSpecification } from "@/lib/core/pcb/specification";
import type { Fix, Obstacle } from "@/lib/core/pricing/fixes";
import { formatMoneyChange } from "@/lib/i18n/format-money";
import { useOptionLabel } from "@/lib/i18n/use-option-label";

export const obstacleOption = (obstacle: Obstacle): PcbOption =>
  obstacle.kind === "rule" ? obstacle.violation.option : obstacle.contradiction.option;

export const obstacleKey = (obstacle: Obstacle): string =>
  obstacle.kind === "rule" ? obstacle.violation.rule : obstacle.contradiction.code;

export function useObstacleText(): (obstacle: Obstacle) => string {
  "use memo";
  const contradictions = useTranslations("pcb.contradictions");
  const violationText = useViolationText();
  return (obstacle) =>
    obstacle.kind === "rule"
      ? violationText(obstacle.violation)
      : // A contradiction names exactly the figures of its own sentence; a test says every one of them.
        contradictions(obstacle.contradiction.code, obstacle.contradiction.args);
}

/** Options whose values need no label. */
const SPEAKING: readonly PcbOption[] = ["surfaceFinish", "minTraceSpaceMil", "outerCopperUm"];

/** "ENIG", "4 layers", "60 × 50 mm", "Gold fingers: No". */
function useChangeText(): (change: Partial<PcbSpecification>) => string {
  "use memo";
  const options = useTranslations("pcb.options");
  const values = useTranslations("pcb.values");
  const labelOf = useOptionLabel();
  const named = (option: PcbOption, value: string | number) =>
    values("named", { option: options(option as "quantity"), value });
  return (change) => {
    const { widthMm, heightMm, layers, thicknessMm, leadTimeDays } = change;
    if (widthMm !== undefined && heightMm !== undefined) {
      return values("size", { width: formatLength(widthMm, "mm"), height: formatLength(heightMm, "mm") });
    }
    if (layers !== undefined) return values("layers", { layers });
    if (thicknessMm !== undefined) return values("thickness", { mm: labelOf("thicknessMm", thicknessMm) });
    if (leadTimeDays !== undefined) return values("leadTime", { days: leadTimeDays });
    const [option, value] = Object.entries(change)[0] as [PcbOption, string | number];
    if (!Object.hasOwn(PCB_OPTIONS, option)) return named(option, value);
    const label = labelOf(option as ListedOption, value);
    return SPEAKING.includes(option) ? label : named(option, label);
  };
}

/** "Use ENIG, +$12.00"; without the price if it is unknown. */
export function useFixText(): (fix: Fix) => string {
  "use memo";
  const t = useTranslations("quote.fix");
  const tag = useLocale();
  const changeText = useChangeText();
  const currency = useQuote(({ book }) => book.currency);
  return ({ change, addsMicro }) => {
    const value = changeText(change);
    if (addsMicro === null) return t("use", { value });
    if (addsMicro === 0) return t("useFree", { value });
    return t("usePriced", { value, effect: formatMoneyChange({ currency, amountMicro: addsMicro }, tag) });
  };
}
