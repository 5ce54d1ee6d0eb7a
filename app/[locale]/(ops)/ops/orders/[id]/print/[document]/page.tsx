import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ORDER_PAPERS } from "@/components/ops/orders/order-papers";
import { OrderPrintPage } from "@/components/ops/orders/order-print-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.print");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function OrderPaperPage({ params }: { params: Promise<{ id: string; document: string }> }) {
  const { id, document } = await params;
  const paper = ORDER_PAPERS.find((each) => each === document);
  if (!paper) notFound();
  return <OrderPrintPage orderId={id} paper={paper} />;
}
