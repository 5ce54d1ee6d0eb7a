"use client";
// Texts of price lines and their rules.
import { useLocale, useTranslations } from "next-intl";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import type { Currency } from "@/lib/base/money";
import type { PriceLine } from "@/lib/core/pricing/line";
import { NAMED_OPTIONS, namedOption, type NamedOption } from "@/lib/core/pricing/surcharges";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useLineName } from "@/lib/i18n/use-line-name";
import { formatMoney } from "@/lib/i18n/format-money";

/** Options named in price lines. */
export type BilledOptions = Pick<PcbSpecification, NamedOption>;

export function billedOptions(specification: PcbSpecification): BilledOptions {
  return Object.fromEntries(NAMED_OPTIONS.map((option) => [option, specification[option]])) as BilledOptions;
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
  const lineLabel = useLineName();
  const values = useTranslations("pcb.values");
  // A chip shows thickness without unit; a price line includes it.
  const valueOf = (option: NamedOption) =>
    option === "thicknessMm"
      ? values("thickness", { mm: labelOf(option, billed[option]) })
      : labelOf(option, billed[option]);
  return ({ key, rule }) => {
    const option = namedOption(key);
    const name = lineLabel(key) ?? key;
    // Rules contain amounts in millionths; messages show them formatted.
    const args = Object.fromEntries(
      Object.entries(rule.args).map(([arg, value]) =>
        arg.endsWith("Micro")
          ? [arg.slice(0, -"Micro".length), formatMoney({ currency, amountMicro: Number(value) }, tag)]
          : [arg, value],
      ),
    );
    return {
      name: option === undefined ? name : t("named", { name, value: valueOf(option) }),
      rule: t(`rules.${rule.key as "setup"}`, args),
    };
  };
}
