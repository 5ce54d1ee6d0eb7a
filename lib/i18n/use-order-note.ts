// Notes of an order's log as sentences, with their dates and amounts.
import { useLocale, useTranslations } from "next-intl";
import type { Currency } from "@/lib/base/money";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { hasText } from "@/lib/base/has-text";

type Details = Readonly<Record<string, string>>;

/** A code without a message is a note written by staff, shown as it is. */
export function useOrderNote(): (code: string, details: Details) => string {
  const t = useTranslations("order.log");
  const tag = useLocale();
  return (code, details) => {
    const key = `note.${code}`;
    if (!hasText(t, key)) return code;
    const { amountMicro, currency } = details;
    const values = {
      ...details,
      from: formatDate(details.from, tag),
      to: formatDate(details.to, tag),
      amount:
        amountMicro === undefined
          ? ""
          : formatMoney({ currency: currency as Currency, amountMicro: Number(amountMicro) }, tag),
    };
    return t(key, values);
  };
}
