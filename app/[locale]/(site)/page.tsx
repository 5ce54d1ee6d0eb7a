import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HomePage } from "@/components/home/home-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  const site = await getTranslations("site");
  const title = `${site("name")}: ${t("title")}`;
  return pageMetadata({ path: "/", title: { absolute: title }, description: t("description") });
}

/** When this page was made, which happens anew every hour. */
function madeAt(): number {
  return Date.now();
}

export default function Home() {
  return <HomePage nowMs={madeAt()} />;
}
