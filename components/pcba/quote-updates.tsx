"use client";
// Keeps the shown quotes fresh while a page of theirs is open.
import { useQuoteUpdates } from "@/lib/client/realtime/quote-updates";

export function QuoteUpdates() {
  useQuoteUpdates();
  return null;
}
