import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReferencePage } from "@/components/developers/reference/reference-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { PAGES } from "@/lib/i18n/pages";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { apiReference } from "@/lib/server/http/api-reference";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers.referencePage");
  return pageMetadata({ path: PAGES.apiReference, title: t("metaTitle"), description: t("metaDescription") });
}

export default async function Reference() {
  const { area } = await getMarket();
  return <ReferencePage operations={apiReference()} origin={siteOrigin(area)} />;
}
