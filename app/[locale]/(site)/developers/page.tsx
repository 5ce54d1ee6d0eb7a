import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DevelopersPage } from "@/components/developers/developers-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { PAGES } from "@/lib/i18n/pages";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { apiReference } from "@/lib/server/http/api-reference";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers");
  return pageMetadata({ path: PAGES.developers, title: t("metaTitle"), description: t("metaDescription") });
}

export default async function Developers() {
  const { area } = await getMarket();
  return <DevelopersPage operations={apiReference()} origin={siteOrigin(area)} />;
}
