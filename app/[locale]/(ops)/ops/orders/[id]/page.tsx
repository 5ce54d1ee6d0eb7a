import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminOrderPage } from "@/components/ops/orders/admin-order-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.orders");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function AdminRecordRoute({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <AdminOrderPage orderId={id} />;
}
