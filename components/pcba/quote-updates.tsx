"use client";
// Keeps quotes up to date while a page shows them.
import { useQuoteUpdates } from "@/lib/client/realtime/record-updates";

export function QuoteUpdates() {
  useQuoteUpdates();
  return null;
}
