"use client";
// The cheaper neighbours of the quote in words.
import { useLocale, useTranslations } from "next-intl";
import { useOptionLabel } from "@/components/pcb/option-labels";
import { PriceHints } from "@/components/pcb/price-hints";
import type { Quote } from "@/components/pcb/use-quote";
import type { IconName } from "@/components/icons/icon-names";
import { formatLength } from "@/lib/core/pcb/length";
import type { ListedOption, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import type { Hint } from "@/lib/core/pricing/hints";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import { useQuoteDraft } from "@/stores/quote-draft";

const ICONS: Partial<Record<PcbOption, IconName>> = { quantity: "layers", minHoleMm: "drill", surfaceFinish: "board" };

export function QuoteHints({ quote }: { quote: Quote }) {
  const t = useTranslations("quote.hints");
  const options = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const tag = useLocale();
  const { currency } = useMarket();
  const specification = quote.specification;
  const change = useQuoteDraft((draft) => draft.change);
  const bold = { b: (chunks: React.ReactNode) => <b>{chunks}</b> };

  function sentence(hint: Hint) {
    const next = { ...specification, ...hint.change } as PcbSpecification;
    if (hint.change.widthMm !== undefined || hint.change.heightMm !== undefined) {
      const size = ({ widthMm, heightMm }: PcbSpecification) =>
        `${formatLength(widthMm, "mm")} × ${formatLength(heightMm, "mm")}`;
      return t.rich("size", { ...bold, to: size(next), from: size(specification) });
    }
    if (hint.change.quantity !== undefined) {
      return t.rich("quantity", { ...bold, to: next.quantity, from: specification.quantity });
    }
    const option = Object.keys(hint.change)[0] as ListedOption;
    return t.rich("option", {
      ...bold,
      option: options(option),
      to: labelOf(option, next[option]),
      from: labelOf(option, specification[option]),
    });
  }

  return (
    <PriceHints
      hints={quote.hints.map((hint) => {
        const [first = ""] = Object.keys(hint.change);
        return {
          key: JSON.stringify(hint.change),
          icon: ICONS[first as PcbOption] ?? "dimension",
          text: sentence(hint),
          saving: formatMoney({ currency, amountMicro: hint.savesMicro }, tag),
          apply: () => change(hint.change as Partial<PcbSpecification>),
        };
      })}
    />
  );
}
