"use client";
// Price breakdown with the rule of each line; a changed line is highlighted for a moment.
import { useTranslations } from "next-intl";
import { useChangedLines } from "@/components/quote/use-changed-lines";
import { type BilledOptions, useLineTexts } from "@/components/pcb/price/use-line-texts";
import { PriceLines } from "@/components/ui/price-lines";
import { isIncludedLine } from "@/lib/core/pricing/included";
import type { PcbPrice } from "@/lib/core/pricing/price";

export function PriceBreakdown({ price, billed }: { price: PcbPrice; billed: BilledOptions }) {
  "use memo";
  const t = useTranslations("pricing.totals");
  const { currency } = price;
  const turns = useChangedLines(price.lines);
  const textsOf = useLineTexts(currency, billed);
  return (
    <PriceLines
      lines={price.lines.map((line) => ({
        ...textsOf(line),
        // A new key restarts the animation when a line changes twice.
        key: `${line.key} ${turns[line.key] ?? 0}`,
        money: { currency, amountMicro: line.amountMicro },
        isIncluded: isIncludedLine(line),
        isChanged: turns[line.key] !== undefined,
      }))}
      total={{ name: t("total"), money: price.total }}
    />
  );
}
