"use client";
// Offered price of a quote: each board, and all together.
import { useTranslations } from "next-intl";
import { FoldedPrices } from "@/components/ui/folded-prices";
import { PriceLines } from "@/components/ui/price-lines";
import { Sheet } from "@/components/ui/sheet";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { useBoardName } from "@/lib/i18n/use-board-name";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "../record/record.module.css";

type Price = NonNullable<AdminQuote["price"]>;

function useLines({ currency }: Pick<AdminQuote, "currency">) {
  const words = usePriceWords();
  return (lines: Price["lines"]) =>
    lines.map(({ key, amountMicro, rule }) => ({
      key,
      name: words.name(key),
      rule: words.rule(rule, currency),
      money: { currency, amountMicro },
    }));
}

export function QuoteBill({ quote, price }: { quote: AdminQuote; price: Price }) {
  const t = useTranslations("ops.offer");
  const quotes = useTranslations("ops.quotes");
  const boardLabel = useBoardName();
  const linesOf = useLines(quote);
  const { boards } = quote;
  const each = price.boards?.map(({ total, lines }, at) => ({
    key: String(at),
    name: boardLabel(boards[at]?.boardName, at),
    note: quotes("pieces", { count: boards[at]?.pieces ?? 0 }),
    money: total,
    lines: linesOf(lines),
  }));
  return (
    <Sheet title={t("offered")} note={price.bookVersion}>
      <div className={styles.facts}>
        {each && <FoldedPrices prices={each} />}
        <PriceLines lines={each ? [] : linesOf(price.lines)} total={{ name: t("total"), money: price.total }} />
      </div>
    </Sheet>
  );
}
