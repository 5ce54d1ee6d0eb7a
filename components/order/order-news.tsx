"use client";
// Keeps the shown orders fresh while a page of theirs is open.
import { useOrderNews } from "@/lib/client/order-news";

export function OrderNews() {
  useOrderNews();
  return null;
}
