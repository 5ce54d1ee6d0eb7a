"use client";
// Amount of an order, or a note that its price is pending.
import { useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import type { OrderSummary } from "@/lib/contracts/order";

interface OrderAmountProps {
  order: Pick<OrderSummary, "currency" | "amountPayableMicro">;
  /** A part of the amount, shown once the price is known. */
  amountMicro?: number;
}

export function OrderAmount({ order, amountMicro }: OrderAmountProps) {
  const t = useTranslations("order.offer");
  const { currency, amountPayableMicro: whole } = order;
  const money = whole === null ? null : { currency, amountMicro: amountMicro ?? whole };
  return <PriceText money={money} unknown={t("unpriced")} />;
}
