import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuotePage } from "@/components/pcba/quote-page";

// Rendered per request: the frame is the same for every quote, so caching it per id gains nothing.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quotes.view");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function QuoteDetailPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <QuotePage quoteId={id} />;
}
