import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UnsubscribePage } from "@/components/content/unsubscribe-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.unsubscribe");
  const metadata = await pageMetadata({ path: "/unsubscribe", title: t("title"), description: t("description") });
  return { ...metadata, robots: { index: false } };
}

export default function Unsubscribe() {
  return <UnsubscribePage />;
}
