import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { QuoteDesk } from "@/app/[locale]/(shop)/order/manufacturing/pcb/quote-desk";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { EDITED_ITEM, QUOTED_BOOK } from "@/lib/client/edit-address";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromQuery } from "@/lib/core/pcb/query";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quote");
  return pageMetadata({ path: "/order/manufacturing/pcb", title: t("metaTitle"), description: t("metaDescription") });
}

/** Rendered per request: the address may hold a whole quote, and what it says is drawn and priced before any script. */
export default async function PcbQuotePage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const bookVersion = read(QUOTED_BOOK) ?? null;
  const { area } = marketOfTag(await getLocale());
  return (
    <QuoteDesk
      named={fromQuery(read)}
      projectId={read("project") ?? null}
      isEditing={read(EDITED_ITEM) !== undefined}
      bookVersion={bookVersion}
      published={publishedBooks(area, { nowMs, version: bookVersion }).boards}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
