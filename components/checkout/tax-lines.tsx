"use client";
// Taxes at the border, as a word beside the price: none of them is charged by us.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import type { CheckoutView } from "@/lib/contracts/cart";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./checkout.module.css";

export function TaxLines({ taxes, currency }: { taxes: CheckoutView["taxes"]; currency: Currency }) {
  const t = useTranslations("checkout.taxes");
  const tag = useLocale();
  const format = useFormatter();
  if (taxes.length === 0) return null;
  return (
    <ul className={styles.taxes} aria-label={t("title")}>
      {taxes.map((line) => {
        if (line.key === "unknown") return <li key={line.key}>{t("unknown")}</li>;
        const rate = format.number(line.ratePercent / 100, { style: "percent", maximumFractionDigits: 1 });
        const amount = formatMoney({ currency, amountMicro: line.estimateMicro }, tag);
        return (
          <li key={line.key}>
            {t(line.key, { rate, amount })}
            {line.freeBelow && <> {t("freeBelow", line.freeBelow)}</>}
          </li>
        );
      })}
    </ul>
  );
}
