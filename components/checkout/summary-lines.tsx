"use client";
// Amounts of the order, line by line: due now and due later.
import { useTranslations } from "next-intl";
import { ShippingLine } from "@/components/checkout/shipping-line";
import { PriceText } from "@/components/ui/price-text";
import type { CheckoutView } from "@/lib/contracts/cart";
import type { Currency } from "@/lib/base/money";
import { useTaxWords } from "@/lib/i18n/use-tax-words";
import styles from "./checkout.module.css";

interface SummaryLinesProps {
  view: CheckoutView;
  /** The amounts belong to earlier choices. */
  isStale: boolean;
}

export function SummaryLines({ view, isStale }: SummaryLinesProps) {
  const t = useTranslations("checkout");
  const { currency, couponDiscountMicro, transactionFeeMicro, shippingDiscountMicro } = view;
  const amount = (amountMicro: number) => ({ currency, amountMicro });
  const shipping = view.shippingEstimates.find(({ method }) => method === view.shippingMethod);
  return (
    <div className={styles.lines} data-stale={isStale || undefined} aria-busy={isStale || undefined}>
      <dl>
        <dt>{t("merchandise")}</dt>
        <dd>
          <PriceText money={amount(view.merchandiseTotalMicro)} />
        </dd>
        {couponDiscountMicro !== 0 && (
          <>
            <dt>{t("coupon")}</dt>
            <dd>
              <PriceText money={amount(-couponDiscountMicro)} isChange />
            </dd>
          </>
        )}
        {transactionFeeMicro !== 0 && (
          <>
            <dt>{t("fee")}</dt>
            <dd>
              <PriceText money={amount(transactionFeeMicro)} />
            </dd>
          </>
        )}
        {shipping && <ShippingLine money={amount(shipping.amountMicro)} />}
        {shippingDiscountMicro !== 0 && (
          <>
            <dt className={styles.later}>{t("couponLater")}</dt>
            <dd className={styles.later}>
              <PriceText money={amount(-shippingDiscountMicro)} isChange />
            </dd>
          </>
        )}
      </dl>
      <TaxLines taxes={view.taxes} currency={currency} />
    </div>
  );
}

/** Import taxes, which we do not charge, as a note beside the price. */
function TaxLines({ taxes, currency }: { taxes: CheckoutView["taxes"]; currency: Currency }) {
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
