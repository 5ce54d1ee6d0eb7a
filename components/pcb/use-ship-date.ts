"use client";
// The day on which boards leave, as the reader writes it.
import { useFormatter } from "next-intl";
import { promiseDate } from "@/lib/core/order/working-days";

/** `paidAtMs`: when the order would be paid. The day is China's, where the boards are made. */
export function useShipDate(paidAtMs: number): (days: number) => string {
  const format = useFormatter();
  return (days) =>
    format.dateTime(promiseDate(paidAtMs, days), {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone: "Asia/Shanghai",
    });
}
