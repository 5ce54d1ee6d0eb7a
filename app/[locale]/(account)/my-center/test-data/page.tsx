import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TestDataPage } from "@/components/webhooks/test-data/test-data-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("webhooks.testData");
  return { title: t("title"), robots: { index: false } };
}

export default function AccountTestDataPage() {
  return <TestDataPage />;
}
