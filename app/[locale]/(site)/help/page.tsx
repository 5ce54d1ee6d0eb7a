import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HelpPage } from "@/components/content/help-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.help");
  return pageMetadata({ path: "/help", title: t("title"), description: t("description") });
}

export default async function Help() {
  return <HelpPage answers={await listContent("help", await getMarket())} />;
}
