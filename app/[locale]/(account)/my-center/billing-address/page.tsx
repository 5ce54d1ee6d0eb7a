import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BillBook } from "@/components/address/bill-book";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("address.bill");
  return { title: t("page"), robots: { index: false } };
}

export default function BillingAddressPage() {
  return <BillBook />;
}
