"use client";
// Estimated ship date, freight and coupon of the selected items, as in the checkout.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCheckout } from "@/lib/client/cart";
import { shippingDay } from "@/lib/client/shipping-day";
import type { CartItem, CheckoutView } from "@/lib/contracts/cart";
import { countryName } from "@/lib/i18n/address-lines";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./cart.module.css";

/** Assumed destination before an address is chosen. */
const HOME = { "en-US": "US", "zh-CN": "CN" } as const;

export function CartOutlook({ items }: { items: readonly CartItem[] }) {
  const t = useTranslations("cart.outlook");
  const tag = useLocale();
  const { area } = useMarket();
  const [openedAt] = useState(() => Date.now());
  const ids = items.map(({ cartItemId }) => cartItemId);
  const { data } = useCheckout(ids, { country: HOME[area], shippingMethod: "standard" });
  const shipsMs = shippingDay(items, openedAt);
  if (items.length === 0) return null;
  return (
    <ul className={styles.outlook}>
      {shipsMs !== null && <li>{t("ships", { date: formatDate(new Date(shipsMs).toISOString(), tag, "short") })}</li>}
      {data && <Freight view={data} country={countryName(HOME[area], tag)} />}
      {data && <Coupon view={data} />}
    </ul>
  );
}

function Freight({ view, country }: { view: CheckoutView; country: string }) {
  const t = useTranslations("cart.outlook");
  const tag = useLocale();
  const estimate = view.shippingEstimates.find(({ method }) => method === "standard");
  if (!estimate) return null;
  const amount = formatMoney({ currency: view.currency, amountMicro: estimate.amountMicro }, tag);
  return <li>{t("freight", { amount, country })}</li>;
}

/** The coupon that saves most, applied at the checkout. */
function Coupon({ view }: { view: CheckoutView }) {
  const t = useTranslations("cart.outlook");
  const tag = useLocale();
  const best = view.coupons.find(({ couponId }) => couponId === view.proposedCouponId);
  if (!best) return null;
  return (
    <li>{t("coupon", { amount: formatMoney({ currency: best.currency, amountMicro: best.discountMicro }, tag) })}</li>
  );
}
