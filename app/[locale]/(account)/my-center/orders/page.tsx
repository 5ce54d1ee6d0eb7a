import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { OrderListPage } from "@/components/order/list/order-list-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("order.list");
  return { title: t("title"), robots: { index: false } };
}

export default function OrdersPage() {
  return (
    <Suspense>
      <OrderListPage />
    </Suspense>
  );
}
