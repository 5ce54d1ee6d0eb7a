import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PcbaDesk } from "@/app/[locale]/(shop)/order/manufacturing/pcba/pcba-desk";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromQuery } from "@/lib/core/pcb/query";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { fromPcbaQuery } from "@/lib/core/pcba/query";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("pcba");
  return pageMetadata({ path: "/order/manufacturing/pcba", title: t("metaTitle"), description: t("metaDescription") });
}

/** Rendered per request: the address may hold a whole quote, and what it says is priced before any script. */
export default async function PcbaQuotePage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  return (
    <PcbaDesk
      specification={fromPcbaQuery(read)}
      named={Object.keys(fromQuery(read)) as PcbOption[]}
      projectId={read("project") ?? null}
      published={publishedBooks(area, { nowMs })}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
