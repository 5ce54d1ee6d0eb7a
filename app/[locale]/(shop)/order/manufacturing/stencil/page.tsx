import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { StencilDesk } from "@/app/[locale]/(shop)/order/manufacturing/stencil/stencil-desk";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { QUOTED_BOOK } from "@/lib/client/edit-address";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromStencilQuery } from "@/lib/core/pricing/stencil/query";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("stencil");
  const path = "/order/manufacturing/stencil";
  return pageMetadata({ path, title: t("metaTitle"), description: t("metaDescription") });
}

/** Rendered per request: the address may hold a whole quote, and what it says is priced before any script. */
export default async function StencilQuotePage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  const bookVersion = read(QUOTED_BOOK) ?? null;
  return (
    <StencilDesk
      specification={fromStencilQuery(read)}
      bookVersion={bookVersion}
      published={publishedBooks(area, { nowMs, version: bookVersion })}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
