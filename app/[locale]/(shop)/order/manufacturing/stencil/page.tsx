import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AddressedStencil } from "@/app/[locale]/(shop)/order/manufacturing/stencil/stencil-workspace";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("stencil");
  const path = "/order/manufacturing/stencil";
  return pageMetadata({ path, title: t("metaTitle"), description: t("metaDescription") });
}

/** Prerendered. With a quote in its address the page is drawn by the route `quoted` below it. */
export default async function StencilQuotePage() {
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  const published = publishedBooks(area, { nowMs });
  return <AddressedStencil published={published} nowMs={nowMs} promisedMs={promisedFrom(nowMs)} />;
}
