import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuotePage } from "@/components/pcba/quote-page";

// The same frame for every quote: nothing of it is worth keeping per id.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quotes.view");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function QuoteDetailPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <QuotePage quoteId={id} />;
}
