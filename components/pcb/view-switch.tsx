"use client";
// Switch of the price view: total, per piece, or per dm².
import { useTranslations } from "next-intl";
import { PRICE_VIEWS, type PriceView } from "@/lib/core/pricing/views";
import styles from "./price/price-matrix.module.css";

export function ViewSwitch({ view, onChange }: { view: PriceView; onChange: (view: PriceView) => void }) {
  const t = useTranslations("quote.views");
  return (
    <div className={`${styles.views} needs-script no-print`} role="group" aria-label={t("label")}>
      {PRICE_VIEWS.map((name) => (
        <button key={name} type="button" aria-pressed={name === view} onClick={() => onChange(name)}>
          {t(name)}
        </button>
      ))}
    </div>
  );
}
