import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminQuotePage } from "@/components/ops/quotes/admin-quote-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.quotes");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function AdminRecordRoute({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <AdminQuotePage quoteId={id} />;
}
