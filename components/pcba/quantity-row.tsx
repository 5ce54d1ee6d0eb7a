"use client";
// Common quantities with their totals. Any other one is typed in the board form.
import { useTranslations } from "next-intl";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { OptionRow } from "@/components/quote/option-row";
import { ChipGroup } from "@/components/ui/chip-group";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

const COMMON = [5, 10, 20, 50, 100, 500, 1000];

export function QuantityRow({ quote: { specification, books, totalAt } }: { quote: PcbaQuote }) {
  const label = useTranslations("pcba.options")("quantity");
  const { tag } = useMarket();
  const change = useQuoteDraft((draft) => draft.change);
  const { quantity } = specification.board;
  const { currency } = books.board;
  const shown = [...new Set([...COMMON, quantity])].sort((a, b) => a - b);
  const totalText = (value: number) => {
    const amountMicro = totalAt(value);
    return amountMicro === null ? undefined : formatMoney({ currency, amountMicro }, tag);
  };
  return (
    <OptionRow label={label}>
      <ChipGroup
        label={label}
        value={quantity}
        onChange={(value) => change({ quantity: value })}
        options={shown.map((value) => ({ value, label: String(value), effect: totalText(value) }))}
      />
    </OptionRow>
  );
}
