"use client";
// The cheaper neighbours of the quote in words; a smaller board than the files' is advice.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import { PriceHints } from "@/components/pcb/price-hints";
import type { Quote } from "@/components/pcb/use-quote";
import type { DrawnIconName } from "@/components/icons/drawn-icon";
import type { BoardFacts } from "@/lib/core/gerber/facts";
import { formatLength } from "@/lib/core/pcb/length";
import type { ListedOption, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import type { Hint } from "@/lib/core/pricing/hints";
import { formatMoney } from "@/lib/i18n/format-money";
import { useGerberView } from "@/stores/gerber-view";
import { useQuoteDraft } from "@/stores/quote-draft";

const ICONS: Partial<Record<PcbOption, DrawnIconName>> = {
  quantity: "layers",
  minHoleMm: "drill",
  surfaceFinish: "board",
};

export function QuoteHints({ quote }: { quote: Quote }) {
  "use memo";
  const tag = useLocale();
  const change = useQuoteDraft((draft) => draft.change);
  const facts = useGerberView((view) => view.finding?.facts);
  const sentence = useHintText(quote);
  const { currency } = quote.book;
  return (
    <PriceHints
      hints={quote.hints.map((hint) => {
        const isAdvice = needsRedesign(hint, facts);
        const saving = formatMoney({ currency, amountMicro: hint.savesMicro }, tag);
        return {
          key: JSON.stringify(hint.change),
          icon: ICONS[Object.keys(hint.change)[0] as PcbOption] ?? "dimension",
          text: sentence(hint, isAdvice, saving),
          saving,
          apply: isAdvice ? undefined : () => change(hint.change as Partial<PcbSpecification>),
        };
      })}
    />
  );
}

/** The size stands in the files: only a smaller design has another one. */
function needsRedesign({ change }: Hint, facts: BoardFacts | undefined): boolean {
  return (change.widthMm ?? change.heightMm) !== undefined && typeof facts?.widthMm === "number";
}

function useHintText({ specification }: Quote): (hint: Hint, isAdvice: boolean, saving: string) => ReactNode {
  "use memo";
  const t = useTranslations("quote.hints");
  const options = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const size = ({ widthMm, heightMm }: PcbSpecification) =>
    `${formatLength(widthMm, "mm")} × ${formatLength(heightMm, "mm")}`;
  return ({ change }, isAdvice, saving) => {
    const b = (chunks: ReactNode) => <b>{chunks}</b>;
    const next = { ...specification, ...change } as PcbSpecification;
    if (change.widthMm !== undefined || change.heightMm !== undefined) {
      const facts = { b, to: size(next), from: size(specification) };
      return isAdvice ? t.rich("redesignSize", { ...facts, saving }) : t.rich("size", facts);
    }
    if (change.quantity !== undefined)
      return t.rich("quantity", { b, to: next.quantity, from: specification.quantity });
    const option = Object.keys(change)[0] as ListedOption;
    const facts = {
      b,
      option: options(option),
      to: labelOf(option, next[option]),
      from: labelOf(option, specification[option]),
    };
    return t.rich("option", facts);
  };
}
