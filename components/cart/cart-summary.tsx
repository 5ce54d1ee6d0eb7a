"use client";
// What the selected items cost together, and the way to the checkout.
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import type { Money } from "@/lib/base/money";
import styles from "./cart.module.css";

interface CartSummaryProps {
  count: number;
  total: Money;
  onCheckout: () => void;
}

export function CartSummary({ count, total, onCheckout }: CartSummaryProps) {
  const t = useTranslations("cart");
  const isNothing = count === 0;
  return (
    <section className={styles.summary} aria-label={t("summary")}>
      <h2>{t("summary")}</h2>
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
      <Button
        variant="primary"
        size="lg"
        isBlock
        disabled={isNothing}
        aria-describedby={isNothing ? "nothing-selected" : undefined}
        onClick={onCheckout}
      >
        {t("checkout")}
      </Button>
      {isNothing && (
        <p id="nothing-selected" className={styles.hint}>
          {t("nothingSelected")}
        </p>
      )}
    </section>
  );
}
