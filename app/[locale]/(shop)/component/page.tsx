import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { filterOf, readPartSearch } from "@/components/part/search/part-search-params";
import { PartSearchPage } from "@/components/part/search/part-search-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { searchForPage } from "@/lib/server/part/page-search";

// Rendered per request: prices and stock change.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("part");
  return pageMetadata({ path: "/component", title: t("metaTitle"), description: t("metaDescription") });
}

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const pairsOf = (named: Record<string, string | string[] | undefined>) =>
  Object.entries(named).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each]));

export default async function ComponentSearch({ searchParams }: Address) {
  const search = readPartSearch(new URLSearchParams(pairsOf(await searchParams)));
  const { area } = await getMarket();
  const found = await searchForPage(filterOf(search), area);
  // No Suspense boundary here: React sends the content of a large one hidden, and a script has to show it.
  return <PartSearchPage initial={found === null ? undefined : { filter: filterOf(search), found }} />;
}
