import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { first, type RawSearch } from "@/components/content/raw-search";
import { SearchPage } from "@/components/content/search-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { searchContent } from "@/lib/server/content/search/content-search";

type Props = { searchParams: Promise<RawSearch> };

const MAX_RESULTS = 30;

const queryOf = async ({ searchParams }: Props) =>
  first((await searchParams).q)
    .trim()
    .slice(0, 100);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await queryOf(props);
  const t = await getTranslations("content.search");
  const title = query === "" ? t("title") : t("titleFor", { query });
  return {
    ...(await pageMetadata({ path: "/search", title, description: t("description") })),
    robots: { index: false },
  };
}

export default async function Search(props: Props) {
  const query = await queryOf(props);
  const results = await searchContent(query, await getMarket(), MAX_RESULTS);
  return <SearchPage query={query} results={results} isCut={results.length === MAX_RESULTS} />;
}
