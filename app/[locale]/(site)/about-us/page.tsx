import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AboutPage } from "@/components/home/about-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { stockClaim } from "@/lib/server/part/stock-claim";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home.about");
  return pageMetadata({ path: "/about-us", title: t("title"), description: t("description") });
}

export default function AboutUs() {
  return <AboutPage inStock={stockClaim()} />;
}
