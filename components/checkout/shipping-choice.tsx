"use client";
// Shipping methods with their estimated cost and arrival.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { RadioRow } from "@/components/ui/radio-row";
import type { Currency } from "@/lib/base/money";
import type { CheckoutView } from "@/lib/contracts/cart";
import { shippingMethod } from "@/lib/contracts/order";
import { CARRIERS } from "@/lib/core/order/carriers";
import { arrivalBetween } from "@/lib/core/order/transit";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./checkout.module.css";

export type ShippingMethod = (typeof shippingMethod.options)[number];

export interface ShippingOption {
  method: ShippingMethod;
  amountMicro: number;
}

/** Known methods of the response in their usual order. */
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
  /** Ship date as epoch ms; null if none can be promised. */
  shipsMs: number | null;
  onChange: (method: ShippingMethod) => void;
}

export function ShippingChoice({ options, currency, value, shipsMs, onChange }: ShippingChoiceProps) {
  const t = useTranslations("checkout");
  const tag = useLocale();
  const arrivalOf = useArrivalText();
  const list = new Intl.ListFormat(tag, { type: "disjunction" });
  return (
    <fieldset aria-describedby="shipping-sentence">
      <legend className="visually-hidden">{t("shipping")}</legend>
      {options.map(({ method, amountMicro }) => (
        <RadioRow
          key={method}
          name="shippingMethod"
          value={method}
          isChosen={method === value}
          onChoose={() => onChange(method)}
          title={t(`method.${method}`)}
          note={amountMicro === 0 ? t("free") : t("about", { amount: formatMoney({ currency, amountMicro }, tag) })}
        >
          {arrivalOf(method, shipsMs)}
        </RadioRow>
      ))}
      <p id="shipping-sentence" className={styles.sentence}>
        <Icon name="truck" size={16} />
        <span>
          {t("shippingSentence")} {t("carriers", { carriers: list.format(CARRIERS) })}
        </span>
      </p>
    </fieldset>
  );
}

function useArrivalText(): (method: ShippingMethod, shipsMs: number | null) => string {
  const t = useTranslations("checkout.arrival");
  const tag = useLocale();
  const { area } = useMarket();
  const day = (epochMs: number) => formatDate(new Date(epochMs).toISOString(), tag, "short");
  return (method, shipsMs) => {
    if (shipsMs === null) return t("settled");
    const arrival = arrivalBetween(shipsMs, method, area);
    if (arrival === null) return t("ready", { date: day(shipsMs) });
    return t("likely", { ships: day(shipsMs), from: day(arrival.fromMs), to: day(arrival.toMs) });
  };
}
