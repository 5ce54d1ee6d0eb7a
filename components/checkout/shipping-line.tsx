"use client";
// Estimated shipping, as a line among the amounts due now.
import { useLocale, useTranslations } from "next-intl";
import type { Money } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./checkout.module.css";

export function ShippingLine({ money }: { money: Money }) {
  const t = useTranslations("checkout");
  const tag = useLocale();
  return (
    <>
      <dt className={styles.later}>{t("shippingEstimate")}</dt>
      <dd className={styles.later}>{t("about", { amount: formatMoney(money, tag) })}</dd>
    </>
  );
}
