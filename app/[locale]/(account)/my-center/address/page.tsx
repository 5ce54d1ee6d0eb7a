import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddressBook } from "@/components/address/address-book";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("address");
  return { title: t("title"), robots: { index: false } };
}

export default function AddressPage() {
  return <AddressBook />;
}
