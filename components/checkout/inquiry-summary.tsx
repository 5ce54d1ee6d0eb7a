"use client";
// What is known of an order that has no price yet, what one agrees to, and the one action.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ShippingOption } from "@/components/checkout/shipping-choice";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { SummaryPanel } from "@/components/ui/summary-panel";
import type { Currency } from "@/lib/base/money";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./checkout.module.css";

interface InquirySummaryProps {
  currency: Currency;
  /** The chosen one. */
  shipping: ShippingOption | undefined;
  /** What stands between the lines and the action: the consent. */
  children: ReactNode;
  refusal: string | null;
  blockedBy: string | null;
  isPlacing: boolean;
  onPlace: () => void;
}

export function InquirySummary(props: InquirySummaryProps) {
  const { currency, shipping, children, refusal, blockedBy, isPlacing, onPlace } = props;
  const t = useTranslations("checkout");
  const tag = useLocale();
  return (
    <SummaryPanel title={t("summary")}>
      <div className={styles.lines}>
        <dl>
          <dt>{t("merchandise")}</dt>
          <dd>{t("inquiry.unpriced")}</dd>
          {shipping && (
            <>
              <dt className={styles.later}>{t("shippingEstimate")}</dt>
              <dd className={styles.later}>
                {t("about", { amount: formatMoney({ currency, amountMicro: shipping.amountMicro }, tag) })}
              </dd>
            </>
          )}
        </dl>
      </div>
      {refusal && (
        <p className={styles.refused} role="alert">
          <Icon name="error" size={16} />
          {refusal}
        </p>
      )}
      {children}
      <div className={styles.pay}>
        <div className={styles.sum}>
          <p>
            <span>{t("inquiry.total")}</span> <b className={styles.wordy}>{t("inquiry.unpriced")}</b>
          </p>
        </div>
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={isPlacing}
          aria-disabled={blockedBy !== null || undefined}
          aria-describedby={blockedBy === null ? undefined : "checkout-blocked"}
          onClick={onPlace}
        >
          {t(isPlacing ? "placing" : "inquiry.place")}
        </Button>
        {blockedBy && (
          <p id="checkout-blocked" className={styles.blocked}>
            {blockedBy}
          </p>
        )}
      </div>
    </SummaryPanel>
  );
}
