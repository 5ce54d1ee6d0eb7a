"use client";
// What a quote offers, cost by cost; nothing is shown before it was offered.
import { useTranslations } from "next-intl";
import { PriceLines } from "@/components/ui/price-lines";
import { Sheet } from "@/components/ui/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "./quotes.module.css";

export function QuotePrice({ quote: { price, currency } }: { quote: QuoteView }) {
  const t = useTranslations("quotes.price");
  const words = usePriceWords();
  return (
    <Sheet title={t("title")}>
      {price === null ? (
        <p className={styles.text}>{t("none")}</p>
      ) : (
        <div className={styles.block}>
          <PriceLines
            lines={price.lines
              .filter(({ amountMicro }) => amountMicro !== 0)
              .map(({ key, rule, amountMicro }) => ({
                key,
                name: words.name(key),
                rule: words.rule(rule, currency),
                money: { currency, amountMicro },
              }))}
            total={{ name: t("total"), money: price.total }}
          />
        </div>
      )}
    </Sheet>
  );
}
