"use client";
// Total of the selected items, and the checkout button; on phones at the bottom of the screen.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import { SummaryPanel } from "@/components/ui/summary-panel";
import { useIsOnline } from "@/components/ui/use-is-online";
import type { Money } from "@/lib/base/money";
import styles from "./cart.module.css";

interface CartSummaryProps {
  count: number;
  total: Money;
  note?: ReactNode;
  onCheckout: () => void;
}

export function CartSummary({ count, total, note, onCheckout }: CartSummaryProps) {
  const t = useTranslations("cart");
  const isOnline = useIsOnline();
  const reason = count === 0 ? "nothingSelected" : isOnline ? null : "offlineCheckout";
  return (
    <SummaryPanel title={t("summary")}>
      <dl aria-live="polite">
        <dt>{t("selected", { count })}</dt>
        <dd>
          <PriceText money={total} />
        </dd>
        <dt>{t("shipping")}</dt>
        <dd className={styles.later}>{t("shippingLater")}</dd>
        <dt className={styles.total}>{t("total")}</dt>
        <dd className={styles.total}>
          <span className={styles.figure}>
            <PriceText money={total} />
          </span>
        </dd>
      </dl>
      {note}
      <div className={`${styles.onward} no-print`}>
        <p className={styles.barTotal} aria-hidden="true">
          <span>{t("selected", { count })}</span>
          <b>
            <PriceText money={total} />
          </b>
        </p>
        <Button
          variant="primary"
          size="lg"
          isBlock
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : "no-checkout"}
          onClick={onCheckout}
        >
          {t("checkout")}
        </Button>
        {reason !== null && (
          <p id="no-checkout" className={styles.hint}>
            {t(reason)}
          </p>
        )}
      </div>
    </SummaryPanel>
  );
}
