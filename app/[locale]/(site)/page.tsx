import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HomePage } from "@/components/home/home-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  const site = await getTranslations("site");
  const title = `${site("name")}: ${t("title")}`;
  return pageMetadata({ path: "/", title: { absolute: title }, description: t("description") });
}

/** When this page was made, which happens anew every hour, and when a price book takes effect. */
function madeAt(): number {
  return Date.now();
}

export default async function Home() {
  const { area } = marketOfTag(await getLocale());
  const nowMs = madeAt();
  return <HomePage nowMs={nowMs} published={publishedBooks(area, { nowMs }).boards} />;
}
