import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrderPage } from "@/components/order/order-page";

// Rendered per request: the frame is the same for every order, so caching it per id gains nothing.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("order.view");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function OrderDetailPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <OrderPage orderId={id} />;
}
