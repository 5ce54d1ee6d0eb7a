"use client";
// Keeps the shown quotes fresh while a page of theirs is open.
import { useQuoteNews } from "@/lib/client/quote-news";

export function QuoteNews() {
  useQuoteNews();
  return null;
}
