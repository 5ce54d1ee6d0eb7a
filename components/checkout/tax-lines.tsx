"use client";
// Import taxes, which we do not charge, as a note beside the price.
import { useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import type { CheckoutView } from "@/lib/contracts/cart";
import { useTaxWords } from "@/lib/i18n/use-tax-words";
import styles from "./checkout.module.css";

export function TaxLines({ taxes, currency }: { taxes: CheckoutView["taxes"]; currency: Currency }) {
  const t = useTranslations("checkout.taxes");
  const taxText = useTaxWords(currency);
  if (taxes.length === 0) return null;
  return (
    <ul className={styles.taxes} aria-label={t("title")}>
      {taxes.map((line) => (
        <li key={line.key}>{taxText(line)}</li>
      ))}
    </ul>
  );
}
