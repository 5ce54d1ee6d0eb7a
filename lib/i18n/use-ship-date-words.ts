// Promised ship date of an order as text: the day, or that it is agreed with the customer.
import { useLocale, useTranslations } from "next-intl";
import type { OrderStatus } from "@/lib/core/order/states";
import { formatDate } from "@/lib/i18n/format-date";

type Dated = { status: OrderStatus; estimatedShippingDate: string | null; isScheduled: boolean };

/** Orders that have no shipment ahead. */
const ENDED: readonly OrderStatus[] = ["Cancelled", "Shipped", "Complete"];

/** True if the day has not been agreed yet. */
export const isByAgreement = ({ status, estimatedShippingDate, isScheduled }: Dated): boolean =>
  isScheduled && estimatedShippingDate === null && !ENDED.includes(status);

export function useShipDateWords(): (order: Dated) => string {
  const t = useTranslations("order.shipDate");
  const tag = useLocale();
  return (order) => (isByAgreement(order) ? t("byAgreement") : formatDate(order.estimatedShippingDate, tag));
}
