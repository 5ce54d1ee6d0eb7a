import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WidgetsPage } from "@/components/developers/embed/widgets-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { PAGES } from "@/lib/i18n/pages";
import { siteOrigin } from "@/lib/i18n/site-origin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("developers.widgets");
  return pageMetadata({ path: PAGES.widgets, title: t("metaTitle"), description: t("metaDescription") });
}

export default async function Widgets() {
  const { area } = await getMarket();
  return <WidgetsPage origin={siteOrigin(area)} />;
}
