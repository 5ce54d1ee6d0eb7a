import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuoteWidget } from "@/components/widget/quote-widget";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("widget");
  // Search engines list the quote page.
  return { title: t("metaTitle"), robots: { index: false } };
}

/** Prerendered; the browser reads the options of the address. */
export default async function EmbeddedQuote() {
  const t = await getTranslations("site");
  return <QuoteWidget siteName={t("name")} />;
}
