"use client";
// Comparison of two to four quotes: prices, lead time, every option, with differences marked.
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { type Candidate, CURRENT_KEY } from "@/components/pcb/price/quote-candidates";
import { useOptionWords } from "@/lib/i18n/use-option-words";
import { useDayText } from "@/components/quote/use-validity-text";
import { comparedOptions } from "@/lib/core/pcb/written-options";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { PriceBook } from "@/lib/core/pricing/book";
import { shownUnitMicro } from "@/lib/base/shown-amounts";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./saved-compare.module.css";

interface SavedCompareProps {
  candidates: readonly Candidate[];
  book: PriceBook;
  onOpen: (candidate: Candidate) => Promise<void>;
}

export function SavedCompare({ candidates, book, onOpen }: SavedCompareProps) {
  const t = useTranslations("quote.saved");
  const [isShort, setShort] = useState(false);
  const { optionLabel, valueOf } = useOptionWords();
  const options = comparedOptions(candidates.map(({ specification }) => specification));
  // Buyers look at the price first, then at the lead time.
  const days = options.filter(({ option }) => option === "leadTimeDays");
  const ordered = [...days, ...options.filter((compared) => !days.includes(compared))];
  const shown = isShort ? ordered.filter(({ isDifferent }) => isDifferent) : ordered;
  return (
    <>
      <Checkbox
        label={t("comparison.onlyDifferent")}
        checked={isShort}
        onChange={(event) => setShort(event.target.checked)}
      />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t("comparison.title")}>
        <table className={styles.table} style={{ "--quotes": candidates.length } as Record<string, number>}>
          <thead>
            <tr>
              <th scope="col">{t("comparison.option")}</th>
              {candidates.map((candidate) => (
                <th key={candidate.key} scope="col">
                  <CandidateHeader candidate={candidate} onOpen={onOpen} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Prices candidates={candidates} book={book} />
            {shown.map(({ option, isDifferent }) => (
              <Row
                key={option}
                name={optionLabel(option)}
                isDifferent={isDifferent}
                values={candidates.map(({ specification }) => valueOf(option, specification))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {options.every(({ isDifferent }) => !isDifferent) && <p role="status">{t("comparison.same")}</p>}
    </>
  );
}

function CandidateHeader({ candidate, onOpen }: { candidate: Candidate; onOpen: SavedCompareProps["onOpen"] }) {
  const t = useTranslations("quote.saved");
  const name = candidate.name || candidate.summary;
  return (
    <span className={styles.head}>
      <span className={candidate.name ? styles.name : styles.summary}>{name}</span>
      {candidate.key !== CURRENT_KEY && (
        <Button size="sm" aria-label={t("openOf", { name })} onClick={() => void onOpen(candidate)}>
          {t("openIt")}
        </Button>
      )}
    </span>
  );
}

function Prices({ candidates, book }: Pick<SavedCompareProps, "candidates" | "book">) {
  const totals = useTranslations("pricing.totals");
  const t = useTranslations("quote.saved.comparison");
  const unknown = useTranslations("common")("unknown");
  const tag = useLocale();
  const dayText = useDayText();
  const money = (amountMicro: number | null | undefined) =>
    amountMicro == null ? unknown : formatMoney({ currency: book.currency, amountMicro }, tag);
  const rows = [
    { name: totals("total"), values: candidates.map(({ price }) => money(price?.total.amountMicro)) },
    { name: t("each"), values: candidates.map(({ price }) => money(price && shownUnitMicro(price.unitPriceMicro))) },
  ];
  const days = candidates.map(({ prices }) => dayText(prices.book.effectiveFrom));
  if (new Set(days).size > 1) rows.push({ name: t("priceBook"), values: days });
  return rows.map(({ name, values }) => (
    <Row key={name} name={name} isDifferent={new Set(values).size > 1} values={values} />
  ));
}

interface RowProps {
  name: ReactNode;
  isDifferent: boolean;
  values: readonly string[];
}

function Row({ name, isDifferent, values }: RowProps) {
  const t = useTranslations("quote.saved.comparison");
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row">
        {name}
        {isDifferent && <span className="visually-hidden"> ({t("differs")})</span>}
      </th>
      {values.map((value, at) => (
        // Columns keep their positions.
        <td key={at} className="num">
          {value}
        </td>
      ))}
    </tr>
  );
}
