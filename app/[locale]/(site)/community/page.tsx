import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import {
  communityHref,
  isSearched,
  listRequests,
  type RawSearch,
  readCommunitySearch,
} from "@/components/community/list/community-address";
import { CommunityPage } from "@/components/community/list/community-page";
import { ListData } from "@/components/community/list/list-data";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { COMMUNITY_PATH } from "@/components/sharing/community-path";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { filtersForPage, publicationsForPage } from "@/lib/server/community/page-reader";

// Rendered per request: projects, prices and stock change.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<RawSearch> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = readCommunitySearch(await searchParams);
  const t = await getTranslations("community");
  const { page } = search;
  const path = communityHref({ page, through: page });
  const metadata = await pageMetadata({ path, title: t("metaTitle"), description: t("metaDescription") });
  const isListed = !isSearched(search) && search.sort === "new";
  return isListed ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

export default async function Community({ searchParams }: Props) {
  const search = readCommunitySearch(await searchParams);
  const market = await getMarket();
  const t = await getTranslations("community");
  const [pages, filters] = await Promise.all([
    publicationsForPage(listRequests(search), market),
    filtersForPage(market),
  ]);
  return (
    <>
      <ListData pages={pages ?? []} />
      <CommunityPage
        {...{ search, pages, ...filters }}
        breadcrumbs={<Breadcrumbs trail={[]} page={{ name: t("name"), href: COMMUNITY_PATH }} />}
      />
    </>
  );
}
