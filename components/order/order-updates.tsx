"use client";
// Keeps the shown orders fresh while a page of theirs is open.
import { useOrderUpdates } from "@/lib/client/realtime/order-updates";

export function OrderUpdates() {
  useOrderUpdates();
  return null;
}
