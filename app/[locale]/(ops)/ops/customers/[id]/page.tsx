import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CustomerPage } from "@/components/ops/queues/customer-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.customers");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default async function AdminCustomerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CustomerPage accountId={id} />;
}
