import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DesignPage } from "@/components/content/design-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";

const MAX_GUIDES = 5;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.design");
  return pageMetadata({ path: "/design", title: t("title"), description: t("description") });
}

export default async function Design() {
  const articles = await listContent("article", await getMarket());
  const guides = articles.filter(({ topic }) => topic === "design-guides").slice(0, MAX_GUIDES);
  return <DesignPage guides={guides} />;
}
