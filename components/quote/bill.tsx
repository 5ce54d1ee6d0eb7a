"use client";
// Price breakdown with the rule of each line; a changed line is highlighted for a moment.
import { useTranslations } from "next-intl";
import { useChangedLines } from "@/components/quote/use-changed-lines";
import { PriceLines } from "@/components/ui/price-lines";
import type { Money } from "@/lib/base/money";
import { isIncludedLine } from "@/lib/core/pricing/included";
import { usePriceWords } from "@/lib/i18n/use-price-words";

interface BillProps {
  lines: readonly { key: string; amountMicro: number; rule: { key: string; args: Record<string, string | number> } }[];
  total: Money;
}

export function Bill({ lines, total }: BillProps) {
  const t = useTranslations("pricing.totals");
  const { currency } = total;
  const words = usePriceWords();
  const turns = useChangedLines(lines);
  return (
    <PriceLines
      lines={lines.map(({ key, amountMicro, rule }) => ({
        // A new key restarts the animation when a line changes twice.
        key: `${key} ${turns[key] ?? 0}`,
        name: words.name(key),
        rule: words.rule(rule, currency),
        money: { currency, amountMicro },
        isIncluded: isIncludedLine({ key, amountMicro, rule }),
        isChanged: turns[key] !== undefined,
      }))}
      total={{ name: t("total"), money: total }}
    />
  );
}
