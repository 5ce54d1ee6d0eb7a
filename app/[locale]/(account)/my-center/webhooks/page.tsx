import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WebhooksPage } from "@/components/webhooks/webhooks-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("webhooks");
  return { title: t("title"), robots: { index: false } };
}

export default function AccountWebhooksPage() {
  return <WebhooksPage />;
}
