import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { QuoteQueue } from "@/components/ops/quotes/quote-queue";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.quotes");
  return { title: t("title"), robots: { index: false } };
}

export default function QuoteRoute() {
  return (
    <Suspense>
      <QuoteQueue />
    </Suspense>
  );
}
