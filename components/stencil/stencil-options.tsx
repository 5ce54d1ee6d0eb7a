"use client";
// Stencil form: size, sides, sheet, quantity.
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CountRow } from "@/components/quote/count-row";
import { OptionRow } from "@/components/quote/option-row";
import { OptionSection } from "@/components/quote/option-section";
import { Problems } from "@/components/quote/problems";
import { type ChosenOption, useOptionChips } from "@/components/stencil/use-option-chips";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { useRuleText } from "@/components/stencil/use-rule-text";
import { ChipGroup } from "@/components/ui/chip-group";
import { STENCIL_QUANTITY, stencilPrints } from "@/lib/core/pricing/stencil/specification";
import { formatMoney } from "@/lib/i18n/format-money";
import { hasText } from "@/lib/base/has-text";
import { useMarket } from "@/lib/i18n/use-market";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import styles from "@/components/quote/typed-row.module.css";

const SHAPE: readonly ChosenOption[] = ["framework", "size", "side"];
const SHEET: readonly ChosenOption[] = ["thicknessUm", "stencilType", "fiducials", "solderBall"];

export function StencilOptions({ quote }: { quote: StencilQuote }) {
  const t = useTranslations("stencil");
  const holds = useHoldings(quote);
  return (
    <>
      <OptionSection id="shape" title={t("sections.shape")} holds={holds.shape} isOpenByItself>
        {() => (
          <>
            {SHAPE.map((option) => (
              <Choice key={option} option={option} quote={quote} />
            ))}
            <Quantity quote={quote} />
          </>
        )}
      </OptionSection>
      <OptionSection id="sheet" title={t("sections.sheet")} holds={holds.sheet} isOpenByItself>
        {() => SHEET.map((option) => <Choice key={option} option={option} quote={quote} />)}
      </OptionSection>
    </>
  );
}

function Choice({ option, quote }: { option: ChosenOption; quote: StencilQuote }): ReactNode {
  const t = useTranslations("stencil");
  const change = useStencilDraft((draft) => draft.change);
  const chipsOf = useOptionChips(quote);
  const ruleText = useRuleText();
  const hintOf = useHint(quote);
  const messages = quote.violations.filter((violation) => violation.option === option).map(ruleText);
  const hint = hintOf(option);
  return (
    <OptionRow label={t(`options.${option}`)} note={option === "size" ? t("mm") : undefined}>
      <ChipGroup
        label={t(`options.${option}`)}
        options={chipsOf(option)}
        value={quote.specification[option]}
        isInvalid={messages.length > 0}
        describedBy={messages.length > 0 ? `problems-${option}` : undefined}
        onChange={(value) => change({ [option]: value })}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
      <Problems id={`problems-${option}`} messages={messages} />
    </OptionRow>
  );
}

/** Consequence of a choice for the printed board. */
function useHint({ specification }: StencilQuote): (option: ChosenOption) => string | null {
  const t = useTranslations("stencil");
  const format = useFormatter();
  return (option) => {
    if (option === "size") {
      const areas = stencilPrints(specification).map(([short, long]) => t("area", { short, long }));
      return areas.length === 0 ? null : t("hints.size", { areas: format.list(areas, { type: "disjunction" }) });
    }
    const key = `hints.${option}`;
    if (option === "side") return t(`hints.side.${specification.side}`);
    return hasText(t, key) ? t(key) : null;
  };
}

const COMMON = [1, 2, 3, 5];

function Quantity({ quote: { specification, effectOf, violations, price } }: { quote: StencilQuote }) {
  const t = useTranslations("stencil");
  const { tag } = useMarket();
  const change = useStencilDraft((draft) => draft.change);
  const ruleText = useRuleText();
  const totalOf = (quantity: number) => {
    const effect = effectOf({ quantity });
    if (effect === null || price === null) return undefined;
    return formatMoney({ currency: price.currency, amountMicro: price.total.amountMicro + effect }, tag);
  };
  return (
    <CountRow
      label={t("options.quantity")}
      value={specification.quantity}
      min={STENCIL_QUANTITY.min}
      max={STENCIL_QUANTITY.max}
      unit={t("pieces")}
      messages={violations.filter(({ option }) => option === "quantity").map(ruleText)}
      onChange={(quantity) => change({ quantity })}
      common={COMMON.map((value) => ({ value, label: String(value), effect: totalOf(value) }))}
    />
  );
}

/** Summary of each section. */
function useHoldings({ specification }: StencilQuote): { shape: string; sheet: string } {
  const t = useTranslations("stencil");
  const { framework, size, side, quantity, thicknessUm, stencilType } = specification;
  return {
    shape: t("holds.shape", {
      frame: t(`values.framework.${framework}`),
      size: t("size", { size: size.replace("x", " × ") }),
      side: t(`values.side.${side}`),
      count: quantity,
    }),
    sheet: t("holds.sheet", {
      thickness: t("values.thickness", { um: thicknessUm }),
      type: t(`values.stencilType.${stencilType}`),
    }),
  };
}
