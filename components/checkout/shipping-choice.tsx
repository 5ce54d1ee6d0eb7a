"use client";
// How the order travels, with what that will likely cost; paid when the boards are made.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import type { Currency } from "@/lib/base/money";
import type { CheckoutView } from "@/lib/contracts/cart";
import { shippingMethod } from "@/lib/contracts/order";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./checkout.module.css";

export type ShippingMethod = (typeof shippingMethod.options)[number];

export interface ShippingOption {
  method: ShippingMethod;
  amountMicro: number;
}

/** The methods of an answer that this page knows by name, in their usual order. */
export function shippingOptions(estimates: CheckoutView["shippingEstimates"]): ShippingOption[] {
  return shippingMethod.options.flatMap((method) => {
    const estimate = estimates.find((candidate) => candidate.method === method);
    return estimate ? [{ method, amountMicro: estimate.amountMicro }] : [];
  });
}

interface ShippingChoiceProps {
  options: readonly ShippingOption[];
  currency: Currency;
  value: ShippingMethod;
  onChange: (method: ShippingMethod) => void;
}

export function ShippingChoice({ options, currency, value, onChange }: ShippingChoiceProps) {
  const t = useTranslations("checkout");
  const tag = useLocale();
  return (
    <fieldset className={styles.shipping} aria-describedby="shipping-sentence">
      <legend className="visually-hidden">{t("shipping")}</legend>
      {options.map(({ method, amountMicro }) => (
        <label key={method} className={styles.method}>
          <input
            type="radio"
            name="shippingMethod"
            value={method}
            checked={method === value}
            onChange={() => onChange(method)}
          />
          <b>{t(`method.${method}`)}</b>
          <span className="num">
            {amountMicro === 0 ? t("free") : t("about", { amount: formatMoney({ currency, amountMicro }, tag) })}
          </span>
        </label>
      ))}
      <p id="shipping-sentence" className={styles.sentence}>
        <Icon name="truck" size={16} />
        {t("shippingSentence")}
      </p>
    </fieldset>
  );
}
