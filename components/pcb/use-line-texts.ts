"use client";
// The bill in words: what each line is for and the rule that made it so.
import { useLocale, useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import type { Currency } from "@/lib/base/money";
import type { LineKey, PriceLine } from "@/lib/core/pricing/line";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { formatMoney } from "@/lib/i18n/format-money";

const OPTION_OF = {
  surfaceFinish: "surfaceFinish",
  enigAuThickness: "enigAuThickness",
  finishedThickness: "thicknessMm",
  soldermaskFee: "solderMaskColor",
  outerCopper: "outerCopperUm",
  innerCopper: "innerCopperUm",
  minTraceSpace: "minTraceSpaceMil",
  minHole: "minHoleMm",
} as const satisfies Partial<Record<LineKey, keyof PcbSpecification>>;

/** The choices that lines of the bill name. */
export type BilledOptions = Pick<PcbSpecification, (typeof OPTION_OF)[keyof typeof OPTION_OF]>;

export function billedOptions(specification: PcbSpecification): BilledOptions {
  const options = Object.values(OPTION_OF);
  return Object.fromEntries(options.map((option) => [option, specification[option]])) as BilledOptions;
}

export interface LineTexts {
  name: string;
  rule: string;
}

export function useLineTexts(currency: Currency, billed: BilledOptions): (line: PriceLine) => LineTexts {
  "use memo";
  const t = useTranslations("pricing");
  const tag = useLocale();
  const labelOf = useOptionLabel();
  const values = useTranslations("pcb.values");
  return ({ key, rule }) => {
    const option = key in OPTION_OF ? OPTION_OF[key as keyof typeof OPTION_OF] : null;
    const name = t(`lines.${key}`);
    // On a chip the thickness stands without its unit; a line of the bill stands alone.
    const value =
      option === null || option === "thicknessMm"
        ? values("thickness", { mm: labelOf("thicknessMm", billed.thicknessMm) })
        : labelOf(option, billed[option]);
    // A rule names its amounts in millionths; its sentence has them in the reader's form.
    const args = Object.fromEntries(
      Object.entries(rule.args).map(([arg, value]) =>
        arg.endsWith("Micro")
          ? [arg.slice(0, -"Micro".length), formatMoney({ currency, amountMicro: Number(value) }, tag)]
          : [arg, value],
      ),
    );
    return {
      name: option === null ? name : t("named", { name, value }),
      rule: t(`rules.${rule.key as "setup"}`, args as never),
    };
  };
}
