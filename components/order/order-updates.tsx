"use client";
// Keeps orders up to date while a page shows them.
import { useOrderUpdates } from "@/lib/client/realtime/record-updates";

export function OrderUpdates() {
  useOrderUpdates();
  return null;
}
