import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ResourcesPage } from "@/components/content/resources-page";
import { linkPrefix } from "@/lib/core/market/area";
import { getMarket } from "@/lib/i18n/get-market";
import { withPrefix } from "@/lib/i18n/href";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.resources");
  const { area, locale } = await getMarket();
  const metadata = await pageMetadata({ path: "/resources", title: t("title"), description: t("description") });
  const feed = withPrefix("/resources/feed.xml", linkPrefix(area, locale));
  return { ...metadata, alternates: { ...metadata.alternates, types: { "application/rss+xml": feed } } };
}

export default async function Resources() {
  const market = await getMarket();
  const articles = await listContent("article", market);
  if (articles.length === 0) notFound();
  return <ResourcesPage articles={articles} downloads={await listContent("download", market)} />;
}
