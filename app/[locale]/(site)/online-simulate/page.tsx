import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SimulatePage } from "@/components/content/simulate-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.simulate");
  return pageMetadata({ path: "/online-simulate", title: t("title"), description: t("description") });
}

export default async function OnlineSimulate() {
  const articles = await listContent("article", await getMarket());
  return <SimulatePage guides={articles.filter(({ topic }) => topic === "simulation-guides")} />;
}
