"use client";
// What the order costs now and later, what one agrees to, and the one action.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import type { CheckoutView } from "@/lib/contracts/cart";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./checkout.module.css";

interface CheckoutSummaryProps {
  view: CheckoutView;
  /** What shipping will likely cost by the chosen method. */
  shippingMicro: number | null;
  /** The total that was shown before the price changed. */
  formerMicro: number | null;
  /** Why the server did not take the order. */
  refusal: string | null;
  /** Why the order cannot be placed yet. */
  blockedBy: string | null;
  step: "idle" | "placing" | "opening";
  onPlace: () => void;
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { view, shippingMicro, formerMicro, refusal, blockedBy, step, onPlace } = props;
  const t = useTranslations("checkout");
  const tag = useLocale();
  const { currency } = view;
  const amount = (amountMicro: number) => ({ currency, amountMicro });
  return (
    <section className={styles.summary} aria-label={t("summary")}>
      <h2>{t("summary")}</h2>
      <dl>
        <dt>{t("merchandise")}</dt>
        <dd>
          <PriceText money={amount(view.merchandiseTotalMicro)} />
        </dd>
        {view.couponDiscountMicro !== 0 && (
          <>
            <dt>{t("coupon")}</dt>
            <dd>
              <PriceText money={amount(-view.couponDiscountMicro)} isChange />
            </dd>
          </>
        )}
        {view.transactionFeeMicro !== 0 && (
          <>
            <dt>{t("fee")}</dt>
            <dd>
              <PriceText money={amount(view.transactionFeeMicro)} />
            </dd>
          </>
        )}
        {shippingMicro !== null && (
          <>
            <dt className={styles.later}>{t("shippingEstimate")}</dt>
            <dd className={styles.later}>{t("about", { amount: formatMoney(amount(shippingMicro), tag) })}</dd>
          </>
        )}
      </dl>
      {formerMicro !== null && (
        <p className={styles.changed} role="alert">
          <Icon name="warning" size={16} />
          {t("priceChanged", {
            before: formatMoney(amount(formerMicro), tag),
            now: formatMoney(amount(view.amountPayableMicro), tag),
          })}
        </p>
      )}
      {refusal && (
        <p className={styles.refused} role="alert">
          <Icon name="error" size={16} />
          {refusal}
        </p>
      )}
      <p className={styles.terms}>{t("terms")}</p>
      <div className={styles.pay}>
        <p aria-live="polite">
          <span>{t("payNow")}</span>
          <b className={styles.figure}>
            <PriceText money={amount(view.amountPayableMicro)} />
          </b>
        </p>
        {blockedBy && (
          <p id="checkout-blocked" className={styles.blocked}>
            {blockedBy}
          </p>
        )}
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={step !== "idle"}
          aria-disabled={blockedBy !== null || undefined}
          aria-describedby={blockedBy === null ? undefined : "checkout-blocked"}
          onClick={onPlace}
        >
          {t(step === "idle" ? "place" : step)}
        </Button>
      </div>
    </section>
  );
}
