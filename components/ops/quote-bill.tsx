"use client";
// What a quote was offered at.
import { useTranslations } from "next-intl";
import { PriceLines } from "@/components/ui/price-lines";
import { Sheet } from "@/components/ui/sheet";
import type { DeskQuote } from "@/lib/contracts/ops-quote";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "./record.module.css";

export function QuoteBill({ quote, price }: { quote: DeskQuote; price: NonNullable<DeskQuote["price"]> }) {
  const t = useTranslations("ops.offer");
  const words = usePriceWords();
  const { currency } = quote;
  return (
    <Sheet title={t("offered")} note={price.bookVersion}>
      <div className={styles.facts}>
        <PriceLines
          lines={price.lines.map(({ key, amountMicro, rule }) => ({
            key,
            name: words.name(key),
            rule: words.rule(rule, currency),
            money: { currency, amountMicro },
          }))}
          total={{ name: t("total"), money: price.total }}
        />
      </div>
    </Sheet>
  );
}
