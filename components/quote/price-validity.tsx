"use client";
// Price book notice of an earlier quote: how long its prices are valid, or that they were renewed.
import { useTranslations } from "next-intl";
import { type TotalBy, useValidityText } from "@/components/quote/use-validity-text";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import styles from "./price-validity.module.css";

interface PriceValidityProps<B> {
  prices: ChosenBook<B>;
  totalBy: TotalBy<B>;
  onTakeCurrent: () => void;
}

/** True if the total is lower by the new book; false if the former book is unknown. */
function hasFallen<B>({ book, validity }: ChosenBook<B>, totalBy: TotalBy<B>): boolean {
  if (validity.kind !== "renewed" || validity.previous === null) return false;
  const [now, before] = [totalBy(book), totalBy(validity.previous)];
  return now !== null && before !== null && now.amountMicro < before.amountMicro;
}

export function PriceValidity<B extends { effectiveFrom: string }>(props: PriceValidityProps<B>) {
  const { prices, totalBy, onTakeCurrent } = props;
  const t = useTranslations("quote.validity");
  const text = useValidityText<B>()(prices, totalBy);
  if (prices.validity.kind === "renewed") {
    return (
      <div className={styles.renewed}>
        <Notice kind={hasFallen(prices, totalBy) ? "success" : "warning"} role="status">
          <p>{text}</p>
          <Button size="sm" className="needs-script no-print" onClick={onTakeCurrent}>
            {t("understood")}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <p className={styles.kept}>
      {text}{" "}
      <button type="button" className="link needs-script no-print" onClick={onTakeCurrent}>
        {t("take")}
      </button>
    </p>
  );
}
