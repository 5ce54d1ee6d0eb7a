"use client";
// Offered price of a quote by cost, and per board for several; hidden before the offer.
import { useTranslations } from "next-intl";
import { FoldedPrices } from "@/components/ui/folded-prices";
import { PriceLines } from "@/components/ui/price-lines";
import { Sheet } from "@/components/ui/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "./quotes.module.css";

export function QuotePrice({ quote }: { quote: QuoteView }) {
  const { price, currency } = quote;
  const t = useTranslations("quotes.price");
  const words = usePriceWords();
  return (
    <Sheet title={t("title")}>
      {price === null ? (
        <p className={styles.text}>{t("none")}</p>
      ) : (
        <div className={styles.block}>
          <EachBoard quote={quote} />
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

/** Empty for a single board, and for offers from before boards had prices of their own. */
function EachBoard({ quote: { price, specification, currency } }: { quote: QuoteView }) {
  const t = useTranslations("quotes.price");
  const boardLabel = useBoardName();
  const words = usePriceWords();
  const { boards } = specification;
  if (!boards || !price?.boards) return null;
  const prices = price.boards.map(({ total, lines }, at) => ({
    key: String(at),
    name: boardLabel(boards[at]?.boardName, at),
    note: t("pieces", { count: boards[at]?.pieces ?? 0 }),
    money: total,
    lines: lines
      .filter(({ amountMicro }) => amountMicro !== 0)
      .map(({ key, rule, amountMicro }) => ({
        key,
        name: words.name(key),
        rule: words.rule(rule, currency),
        money: { currency, amountMicro },
      })),
  }));
  return (
    <section className={styles.each}>
      <h3>{t("each")}</h3>
      <FoldedPrices prices={prices} />
      <p>{t("shared")}</p>
    </section>
  );
}
