import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AddressedPcbQuote } from "@/app/[locale]/(shop)/order/manufacturing/pcb/pcb-quote-workspace";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quote");
  return pageMetadata({ path: "/order/manufacturing/pcb", title: t("metaTitle"), description: t("metaDescription") });
}

/** Prerendered. With a quote in its address the page is drawn by the route `quoted` below it. */
export default async function PcbQuotePage() {
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  const published = publishedBooks(area, { nowMs }).boards;
  return <AddressedPcbQuote published={published} nowMs={nowMs} promisedMs={promisedFrom(nowMs)} />;
}
