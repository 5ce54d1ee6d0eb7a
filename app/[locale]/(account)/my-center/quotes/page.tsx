import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { QuoteListPage } from "@/components/pcba/quote-list-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quotes.list");
  return { title: t("title"), robots: { index: false } };
}

export default function QuotesPage() {
  return (
    <Suspense>
      <QuoteListPage />
    </Suspense>
  );
}
