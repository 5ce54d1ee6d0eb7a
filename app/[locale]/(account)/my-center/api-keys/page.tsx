import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApiKeysPage } from "@/components/account/api-keys/api-keys-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.center");
  return { title: t("apiKeys"), robots: { index: false } };
}

export default function AccountApiKeysPage() {
  return <ApiKeysPage />;
}
