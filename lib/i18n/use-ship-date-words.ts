// The promised ship date of an order in words: the day, or that it is agreed with the customer.
import { useLocale, useTranslations } from "next-intl";
import type { OrderStatus } from "@/lib/core/order/states";
import { formatDate } from "@/lib/i18n/format-date";

type Dated = { status: OrderStatus; estimatedShippingDate: string | null; isScheduled: boolean };

/** Nothing leaves of these any more. */
const ENDED: readonly OrderStatus[] = ["Cancelled", "Shipped", "Complete"];

/** Whether the day has yet to be agreed on. */
export const isByAgreement = ({ status, estimatedShippingDate, isScheduled }: Dated): boolean =>
  isScheduled && estimatedShippingDate === null && !ENDED.includes(status);

export function useShipDateWords(): (order: Dated) => string {
  const t = useTranslations("order.shipDate");
  const tag = useLocale();
  return (order) => (isByAgreement(order) ? t("byAgreement") : formatDate(order.estimatedShippingDate, tag));
}
