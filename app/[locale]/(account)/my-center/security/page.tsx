import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SecurityPage } from "@/components/account/security/security-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.center");
  return { title: t("security"), robots: { index: false } };
}

export default function AccountSecurityPage() {
  return <SecurityPage />;
}
